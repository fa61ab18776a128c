// Links that somebody else can open: an address of this machine alone is of no use to a friend.
import type { Here } from './types';

const ALONE = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Whether an address means the machine itself. */
export const isThisMachine = (hostname: string): boolean => ALONE.test(hostname);

/** A link as others can open it: in the local network, where the server listens there. */
export function linkForOthers(path: string, origin: string, here: Here | null): string {
  const [address] = here?.reachable ? here.addresses : [];
  return new URL(path, address ?? origin).href;
}
