// The position as the server writes it, and small questions one can ask it.
import type { Board, Clash, Force, Hex, SeatName, SeatState, View } from './shapes.gen';

export type { Battle, Board, Force, Hex, SeatName, SeatState, View } from './shapes.gen';
export const SEATS: readonly SeatName[] = ['Caesar', 'Pompeius', 'Crassus'];
export const FORCES: readonly Force[] = [...SEATS, 'Rome'];

export const seated = (view: View): [SeatName, SeatState][] => SEATS.map((seat) => [seat, view.seats[seat]]);

/** The leaders who stand in a hex. */
export const leadersIn = (view: View, hex: string): SeatName[] => SEATS.filter((seat) => view.seats[seat].leader === hex);

export const troopsIn = (view: View, hex: string, force: Force): number => view.stacks[hex]?.troops[force] ?? 0;

/** The forces with troops in a hex. */
export const forcesIn = (view: View, hex: string): Force[] => FORCES.filter((force) => troopsIn(view, hex, force) > 0);

export const numberOf = (board: Board, name: string, usual: number): number => {
  const value = board.numbers[name];
  return typeof value === 'number' ? value : usual;
};

export const turnsToHold = (board: Board): number => numberOf(board, 'turns_in_rome', 4);

export const hexesOf = (board: Board): Map<string, Hex> => new Map(board.hexes.map((hex) => [hex.name, hex]));

export const romeOf = (board: Board): string | null => board.hexes.find((hex) => hex.home === 'Rome')?.name ?? null;

export interface Sides {
  attackers: number;
  attackerLeader: boolean;
  defenders: number;
  defenderLeader: boolean;
}

/** The attacker's chance; null where no dice are thrown. */
export function chanceOf(board: Board, sides: Sides): number | null {
  const found = board.odds.find(
    (one) =>
      one.attackers === sides.attackers &&
      one.attacker_leader === sides.attackerLeader &&
      one.defenders === sides.defenders &&
      one.defender_leader === sides.defenderLeader,
  );
  return found?.win ?? null;
}

/** The forces that would meet if so many troops of a seat came to stand in a hex; null where nobody defends it. */
export function meeting(view: View, seat: SeatName, hex: string, attackers: number): (Sides & { defender: Force }) | null {
  const defender = forcesIn(view, hex).find((force) => force !== seat);
  if (!defender || attackers < 1) return null;
  const leads = (force: Force): boolean => force !== 'Rome' && view.seats[force].leader === hex;
  return { attackers, attackerLeader: leads(seat), defender, defenders: troopsIn(view, hex, defender), defenderLeader: leads(defender) };
}

/** Whether a leader is killed without a fight, alone among a rival's troops: that is told as a clash with nobody on his side. */
export const isDoom = (fight: Clash, seat: SeatName): boolean => fight.attacker === seat && fight.attackers === 0 && fight.in_danger.includes(seat);
