// The log in chapters: a turn, or where turns are long, each of its phases, which can be folded away.
import type { Line } from './gather';
import type { GameModule } from './types';

export interface Chapter {
  key: string;
  turn: number;
  /** What it is called where a turn has several; null where the turn is one. */
  title: string | null;
  lines: Line[];
}

type Parts = Pick<GameModule, 'hasLongTurns' | 'partOf' | 'phases'> | null;

/** Lines in a row of one turn and phase; a line that belongs to no phase belongs to what went before. */
export function chaptersOf(lines: readonly Line[], game: Parts): Chapter[] {
  const chapters: Chapter[] = [];
  let phase = -1;
  for (const line of lines) {
    const { turn } = line.entries[0]!;
    const last = chapters.at(-1);
    const isNew = last?.turn !== turn;
    if (isNew) phase = -1;
    const part = game?.hasLongTurns ? line.entries.map((entry) => game.partOf?.(entry) ?? null).find((one) => one !== null) : null;
    const found = game?.phases.findIndex(({ id }) => id === part) ?? -1;
    // Phases come in their order.
    const begins = found > phase;
    if (begins) phase = found;
    if (isNew || begins) chapters.push({ key: `${turn} ${phase}`, turn, title: game?.phases[phase]?.title ?? null, lines: [line] });
    else last.lines.push(line);
  }
  return chapters;
}

/** How many chapters at the end stand open by themselves, whichever turn they belong to. */
const LAST = 2;

/** Whether a chapter stands open where nobody has said anything: those of the turn that goes on, and the last ones. */
export const isOpenAtFirst = (chapters: readonly Chapter[], index: number): boolean =>
  chapters[index]!.title === null || chapters[index]!.turn === chapters.at(-1)!.turn || index >= chapters.length - LAST;
