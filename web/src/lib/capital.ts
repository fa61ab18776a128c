/** With a capital, for a sentence that begins with a name of ours. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
