import { joinNames } from '../../lib/nearest.ts';
import { countOf } from '../../lib/wording.ts';
import type { FenFault } from '../../play/rules.ts';
import type { BoardFacts } from '../board/board.ts';
import { isPiece, kindOfCode, sideOf } from '../board/kinds.ts';
import type { Setup } from '../board/setup.ts';
import { type Army, armyOf } from './army.ts';

/** By code: number of pieces on the board and in hand. */
function countPieces({ cells, hands }: Pick<Setup, 'cells' | 'hands'>): Uint16Array {
  const counts = Uint16Array.from(hands);
  for (const code of cells) if (isPiece(code)) counts[code]!++;
  return counts;
}

const sum = (counts: Uint16Array): number => counts.reduce((total, count) => total + count, 0);

/** Number of pieces fewer than at the start, on the board and in hand. */
export const countLost = (board: BoardFacts, setup: Setup): number =>
  sum(countPieces(armyOf(board).start)) - sum(countPieces(setup));

/**
 * Reports pieces that the pieces of the start cannot have become: each piece of the start becomes at most one, by
 * promoting, turning over, or changing hands. Where captures go to the hand, none may be missing either.
 */
export function materialFaults(board: BoardFacts, setup: Setup): FenFault[] {
  const { rules } = board.definition;
  const army = armyOf(board);
  // Hands that a partner fills have no limit.
  if (army.refills && !rules.hand!.captures) return [];
  const counts = countPieces(setup);
  const rest = new Matching(army, counts).findExcess();
  if (rest) return [excessFault(board, counts, rest)];
  const isConstant = rules.hand?.captures && !rules.blast && !rules.petrifies.length;
  const [total, start] = [sum(counts), sum(countPieces(army.start))];
  if (!isConstant || total === start) return [];
  const message = `there are ${total} pieces on the board and in hand, and the game has ${start}`;
  return [{ message, at: 'board', hint: 'captured pieces go to the hand, so that none is ever lost' }];
}

/** Kinds of which there are more pieces than the start can give, and the number that it can give. */
interface Excess {
  readonly codes: readonly number[];
  readonly most: number;
}

function excessFault({ definition, kinds }: BoardFacts, counts: Uint16Array, { codes, most }: Excess): FenFault {
  const names = codes.map((code) => {
    const { name } = kinds[kindOfCode(code)]!;
    return countOf(counts[code]!, `${definition.seats[sideOf(code)]} ${name}`);
  });
  const total = codes.reduce((all, code) => all + counts[code]!, 0);
  const message = `there are ${joinNames(names, 'and')}, on the board and in hand`;
  const hint = codes.length > 1 ? `${total} pieces, and at most ${most} of the start can be these` : `at most ${most}`;
  return { message, at: 'board', hint };
}

/** Assigns each piece to a piece of the start that can have become it, as far as there are enough. */
class Matching {
  readonly #army: Army;
  readonly #counts: Uint16Array;
  readonly #start: Uint16Array;
  /** By code of the start, then code: number of pieces of the start that are assigned. */
  readonly #assigned: Uint16Array[];
  /** By code of the start: number of pieces that are not assigned. */
  readonly #free: Uint16Array;

  constructor(army: Army, counts: Uint16Array) {
    this.#army = army;
    this.#counts = counts;
    this.#start = countPieces(army.start);
    this.#free = this.#start.slice();
    this.#assigned = Array.from(counts, () => new Uint16Array(counts.length));
  }

  /** The first kinds of which there are too many; undefined if every piece has its origin. */
  findExcess(): Excess | undefined {
    const missing = this.#counts.map((count, code) => {
      const same = Math.min(count, this.#free[code]!);
      this.#assigned[code]![code] = same;
      this.#free[code]! -= same;
      return count - same;
    });
    for (const [code, count] of missing.entries())
      for (let one = 0; one < count; one++) {
        const seen = new Set<number>();
        if (!this.#assign(code, seen)) return { codes: [...seen].sort((a, b) => a - b), most: this.#limitOf(seen) };
      }
    return undefined;
  }

  /** Assigns one more piece of a kind, where needed by giving the pieces of other kinds other origins. */
  #assign(code: number, seen: Set<number>): boolean {
    seen.add(code);
    for (const origin of this.#army.origins[code]!) {
      if (!this.#start[origin]) continue;
      const assigned = this.#assigned[origin]!;
      const other = this.#free[origin]
        ? undefined
        : assigned.findIndex((count, to) => count > 0 && !seen.has(to) && this.#assign(to, seen));
      if (other === -1) continue;
      if (other === undefined) this.#free[origin]!--;
      else assigned[other]!--;
      assigned[code]!++;
      return true;
    }
    return false;
  }

  #limitOf(codes: ReadonlySet<number>): number {
    const origins = new Set([...codes].flatMap((code) => this.#army.origins[code]!));
    return [...origins].reduce((total, origin) => total + this.#start[origin]!, 0);
  }
}
