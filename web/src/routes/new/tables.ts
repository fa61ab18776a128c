// How many tables, and how the second one comes to be.
import type { DuplicateOpened, Opened } from '../../lib/types';

export type Tables = 'single' | 'together' | 'exchange';

/** A link for somebody who was invited. */
export interface Invitation {
  seat: string;
  /** Only where there are two. */
  table: number | null;
  path: string;
}

export function invitations(opened: Opened[]): Invitation[] {
  return opened.flatMap((one, index) => Object.entries(one.invites).map(([seat, path]) => ({ seat, path, table: opened.length > 1 ? index + 1 : null })));
}

/** The table at which one sits, or the first to look at. */
export function ownTable(duplicate: DuplicateOpened, isAtSecond: boolean): string {
  return (isAtSecond ? duplicate.tables[1] : undefined)?.id ?? duplicate.tables[0]!.id;
}
