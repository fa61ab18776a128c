// Tips for a first match: which of them is due, from what is on the screen.

export const TIPS = ['rules', 'odds', 'watch', 'offer', 'end', 'undo'] as const;
export type Tip = (typeof TIPS)[number];

/** What is on the screen. */
export interface Situation {
  /** A refusal that names its rule. */
  isRefused: boolean;
  hasShownOdds: boolean;
  /** Another seat's move is being shown. */
  isWatching: boolean;
  mayAct: boolean;
  /** A move that ends a phase or a turn is offered. */
  canEnd: boolean;
  canUndo: boolean;
}

/** What a tip points at. */
export const TARGETS: Record<Tip, string> = {
  rules: '#tab-rules',
  odds: '.chooser .odds',
  watch: '.banner',
  offer: 'section.board',
  end: '.ends',
  undo: '.tools .pair',
};

function isDue(tip: Tip, now: Situation): boolean {
  switch (tip) {
    case 'rules':
      return now.isRefused;
    case 'odds':
      return now.hasShownOdds && now.mayAct;
    case 'watch':
      return now.isWatching;
    case 'offer':
      return now.mayAct;
    case 'end':
      return now.mayAct && now.canEnd;
    case 'undo':
      return now.mayAct && now.canUndo;
  }
}

/** The tip that is due now, of those that were not shown before. */
export function dueTip(now: Situation, shown: readonly string[]): Tip | null {
  return TIPS.find((tip) => !shown.includes(tip) && isDue(tip, now)) ?? null;
}
