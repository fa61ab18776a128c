// Invitation links are told once, to the person who makes the match; this browser keeps them until the seats are taken.

const key = (id: string): string => `rubicon-invites-${id}`;

export function keepInvites(id: string, invites: Record<string, string>): void {
  try {
    if (Object.keys(invites).length > 0) localStorage.setItem(key(id), JSON.stringify(invites));
  } catch {
    // They were shown on the screen as well.
  }
}

export function invitesOf(id: string): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(key(id)) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
}
