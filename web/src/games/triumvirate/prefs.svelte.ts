// What this browser remembers about reading this table; it never leaves the browser.
const KEY = 'rubicon.triumvirate';

function stored(): boolean {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') as { counting?: boolean }).counting ?? true;
  } catch {
    return true;
  }
}

export const aids = $state({ counting: stored() });

export function setCounting(on: boolean): void {
  aids.counting = on;
  try {
    localStorage.setItem(KEY, JSON.stringify({ counting: on }));
  } catch {
    // Private windows may refuse; the choice then lasts as long as the page.
  }
}
