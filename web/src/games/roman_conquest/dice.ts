// Dice as they fell: read from the words of a throw, and compared.
export interface Die {
  face: number;
  /** A leader's die has eight sides. */
  isLeader: boolean;
}

/** `6 4 2 +8` as dice, the highest first. */
export function diceOf(words: string): Die[] {
  const faces = [...words.matchAll(/(\+?)(\d+)/g)].map(([, plus, face]) => ({ face: Number(face), isLeader: plus === '+' }));
  return faces.sort((a, b) => b.face - a.face);
}

/** Which of two sides wins each comparison, the highest dice first; equal dice go to the defender. */
export function compared(attack: readonly Die[], defence: readonly Die[], isPairs: boolean): ('attacker' | 'defender')[] {
  const pairs = isPairs ? Math.min(attack.length, defence.length) : Math.min(1, attack.length, defence.length);
  return Array.from({ length: pairs }, (_, i) => (attack[i]!.face > defence[i]!.face ? 'attacker' : 'defender'));
}
