// A browser notification when it is one's turn and nobody is looking.
import { go } from './router.svelte';
import { prefs } from './prefs.svelte';
import { say } from './words';

function canNotify(): boolean {
  return 'Notification' in window;
}

/** Asks the browser for permission; must be called from a click. */
export async function askToNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted';
}

export function notifyTurn(title: string, prompt: string): void {
  if (!prefs.notify || !document.hidden || !canNotify() || Notification.permission !== 'granted') return;
  const path = location.pathname;
  const note = new Notification(say('match-notify-title', { title }), { body: prompt, tag: path, icon: '/icon.svg' });
  note.onclick = () => {
    window.focus();
    if (location.pathname !== path) go(path);
    note.close();
  };
}
