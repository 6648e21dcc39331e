/**
 * Chess on boards that wrap, written independently and slowly from the rules alone: no tables, no lines to the king; a
 * move is legal if no reply captures the king. The engines' move generation is compared with it.
 */
export type Letter = 'P' | 'N' | 'B' | 'R' | 'Q' | 'K';

export interface Man {
  readonly white: boolean;
  readonly letter: Letter;
}

export interface Wrapped {
  readonly files: number;
  readonly ranks: number;
  /** Whether ranks wrap, too; pawns never cross that edge. */
  readonly isTorus: boolean;
  /** Ranks from which pawns may step twice, from 0 and seen by White; Black's are mirrored. */
  readonly doubleFrom: readonly number[];
  /** The rank, from 0, on which white promotes. */
  readonly lastRank: number;
  /** Pieces by `file,rank`. */
  readonly men: ReadonlyMap<string, Man>;
  readonly whiteToMove: boolean;
  /** The square that a double step has just passed. */
  readonly passed?: string;
}

const ORTHOGONAL = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const;
const DIAGONAL = [
  [1, 1],
  [1, -1],
  [-1, -1],
  [-1, 1],
] as const;
const KNIGHT = [
  [1, 2],
  [2, 1],
  [2, -1],
  [1, -2],
  [-1, -2],
  [-2, -1],
  [-2, 1],
  [-1, 2],
] as const;

const RIDES = { B: DIAGONAL, R: ORTHOGONAL, Q: [...ORTHOGONAL, ...DIAGONAL] };
const LEAPS = { N: KNIGHT, K: [...ORTHOGONAL, ...DIAGONAL] };

const key = (file: number, rank: number): string => `${file},${rank}`;
const place = (at: string): [number, number] => at.split(',').map(Number) as [number, number];

/** The square some steps away; undefined beyond an edge that does not wrap. */
function away(board: Wrapped, file: number, rank: number, isPawn = false): string | undefined {
  const x = (file + 5 * board.files) % board.files;
  if (board.isTorus && !isPawn) return key(x, (rank + 5 * board.ranks) % board.ranks);
  return rank < 0 || rank >= board.ranks ? undefined : key(x, rank);
}

interface Step {
  readonly from: string;
  readonly to: string;
  readonly promotion?: Letter;
  /** The square of the captured pawn, if it is not the target. */
  readonly taken?: string;
  readonly passes?: string;
}

function pieceSteps(board: Wrapped, from: string, { letter, white }: Man): Step[] {
  const [file, rank] = place(from);
  const found: Step[] = [];
  const isFree = (to: string) => !board.men.has(to);
  const isOther = (to: string) => board.men.has(to) && board.men.get(to)!.white !== white;
  if (letter === 'N' || letter === 'K') {
    for (const [dx, dy] of LEAPS[letter]) {
      const to = away(board, file + dx, rank + dy);
      if (to !== undefined && to !== from && (isFree(to) || isOther(to))) found.push({ from, to });
    }
    return found;
  }
  if (letter === 'P') return pawnSteps(board, from, white);
  for (const [dx, dy] of RIDES[letter]) {
    let [x, y] = [file, rank];
    for (;;) {
      const to = away(board, x + dx, y + dy);
      if (to === undefined || to === from) break;
      if (isFree(to) || isOther(to)) found.push({ from, to });
      if (!isFree(to)) break;
      [x, y] = place(to);
    }
  }
  return found;
}

function pawnSteps(board: Wrapped, from: string, white: boolean): Step[] {
  const [file, rank] = place(from);
  const forward = white ? 1 : -1;
  const found: Step[] = [];
  const ownRank = white ? rank : board.ranks - 1 - rank;
  const one = away(board, file, rank + forward, true);
  if (one !== undefined && !board.men.has(one)) {
    found.push({ from, to: one });
    const two = away(board, file, rank + 2 * forward, true);
    if (board.doubleFrom.includes(ownRank) && two !== undefined && !board.men.has(two))
      found.push({ from, to: two, passes: one });
  }
  for (const side of [-1, 1]) {
    const to = away(board, file + side, rank + forward, true);
    if (to === undefined) continue;
    const [x, y] = place(to);
    if (board.men.has(to) && board.men.get(to)!.white !== white) found.push({ from, to });
    else if (to === board.passed) found.push({ from, to, taken: key(x, y - forward) });
  }
  const promotesAt = white ? board.lastRank : board.ranks - 1 - board.lastRank;
  return found.flatMap((step) =>
    place(step.to)[1] === promotesAt
      ? (['Q', 'R', 'B', 'N'] as const).map((promotion) => ({ ...step, promotion }))
      : [step],
  );
}

const stepsOf = (board: Wrapped): Step[] =>
  [...board.men].flatMap(([at, man]) => (man.white === board.whiteToMove ? pieceSteps(board, at, man) : []));

function after(board: Wrapped, step: Step): Wrapped {
  const men = new Map(board.men);
  const man = men.get(step.from)!;
  men.delete(step.from);
  if (step.taken) men.delete(step.taken);
  men.set(step.to, step.promotion ? { ...man, letter: step.promotion } : man);
  const { passed: _, ...rest } = board;
  return { ...rest, men, whiteToMove: !board.whiteToMove, ...(step.passes && { passed: step.passes }) };
}

/** Whether the player to move could capture the other king. */
export const takesKing = (board: Wrapped): boolean =>
  stepsOf(board).some(({ to }) => board.men.get(to)?.letter === 'K');

/** Whether the player to move is in check. */
export const isCheck = (board: Wrapped): boolean => takesKing({ ...board, whiteToMove: !board.whiteToMove });

const squareName = (at: string): string => {
  const [file, rank] = place(at);
  return `${'abcdefghijklmnop'[file]}${rank + 1}`;
};

/** The legal moves by notation, each once, with the state that each leads to. */
export function legalSteps(board: Wrapped): Map<string, Wrapped> {
  const found = new Map<string, Wrapped>();
  for (const step of stepsOf(board)) {
    const next = after(board, step);
    if (!takesKing(next)) {
      found.set(squareName(step.from) + squareName(step.to) + (step.promotion?.toLowerCase() ?? ''), next);
    }
  }
  return found;
}

export function leaves(board: Wrapped, depth: number): number {
  if (depth === 0) return 1;
  return [...legalSteps(board).values()].reduce((sum, next) => sum + leaves(next, depth - 1), 0);
}

export function wrappedFen({ files, ranks, men, whiteToMove, passed }: Wrapped): string {
  const rows = Array.from({ length: ranks }, (_, index) => {
    const row = Array.from({ length: files }, (_, file) => {
      const man = men.get(key(file, ranks - 1 - index));
      return man ? (man.white ? man.letter : man.letter.toLowerCase()) : '1';
    });
    return row.join('').replace(/1+/g, (empty) => String(empty.length));
  });
  return `${rows.join('/')} ${whiteToMove ? 'w' : 'b'} - ${passed ? squareName(passed) : '-'} 0 1`;
}
