import { type ZobristKeys, zobristKeys } from '../../../play/zobrist.ts';
import type { MancalaDefinition } from '../definition.ts';
import { MAX_PITS } from '../limits.ts';

/** Number of hash keys per pit or store, one for each possible number of seeds. */
export const KEYS_PER_CELL = 256;

/**
 * Maximum number of integers in a state: four rows of pits, two stores, the player to move, two marks, and the flag for
 * endless sowing.
 */
const MAX_CELLS = 4 * MAX_PITS + 6;

/** Letters of the two players in position strings. */
export const SIDE_LETTERS = 'SN';

/** Number of the nyumba (the house in bao) on its side, counted from 1. */
export const NYUMBA_NUMBER = 12;

/**
 * A compiled definition. A state is a list of numbers: seeds in South's pits, seeds in North's pits, both stores, the
 * player to move, two marks (tuzdiks or nyumbas), and whether the last sowing was endless. On two rows, all pits form
 * one counter-clockwise ring; on four rows, the pits of each side form a ring.
 */
export interface Board {
  readonly definition: MancalaDefinition;
  /** Number of pits on each side. */
  readonly half: number;
  /** Number of pits on both sides together. This is also the index of South's store. North's store comes next. */
  readonly pits: number;
  readonly turnAt: number;
  readonly marksAt: number;
  readonly endlessAt: number;
  readonly cells: number;
  /** Total number of seeds in the game. */
  readonly seeds: number;
  readonly start: Int32Array;
  readonly keys: ZobristKeys;
  /** Whether positions can repeat. They cannot if each sowing adds seeds to the sower's store. */
  readonly canRepeat: boolean;
}

/** Compiles a definition for the engines, with its own number of pits per row or another one. */
export function compileBoard(definition: MancalaDefinition, row = definition.board.pits): Board {
  const half = (row * definition.board.rows) / 2;
  const pits = 2 * half;
  const cells = pits + 6;
  const start = new Int32Array(cells);
  const side =
    row === definition.board.pits ? startSeedsOf(definition) : Array<number>(half).fill(definition.setup.seeds);
  for (const [pit, seeds] of side.entries()) start[pit] = start[half + pit] = seeds;
  start[pits] = start[pits + 1] = definition.setup.hand;
  const nyumbaMark = definition.rules.circuit === 'front-rows' ? 1 : 0;
  start[pits + 3] = start[pits + 4] = nyumbaMark;
  return {
    definition,
    half,
    pits,
    turnAt: pits + 2,
    marksAt: pits + 3,
    endlessAt: pits + 5,
    cells,
    seeds: start.subarray(0, pits + 2).reduce((sum, seeds) => sum + seeds, 0),
    start,
    keys: sharedKeys(),
    canRepeat: !definition.rules.store,
  };
}

let keys: ZobristKeys | undefined;

/** The hash keys of all boards, created when the first board is compiled. */
function sharedKeys(): ZobristKeys {
  keys ??= zobristKeys('mancala', MAX_CELLS * KEYS_PER_CELL);
  return keys;
}

/** Seeds in each pit of a side before the first move, counter-clockwise from the player's left. */
export function startSeedsOf({ board, setup: { fill, seeds, side } }: MancalaDefinition): readonly number[] {
  const { rows, pits } = board;
  if (side) return side;
  const isFilled = (pit: number): boolean => {
    if (fill === 'outer') return pit < pits;
    // The inner row runs back from the right.
    return fill !== 'outer-and-right' || pit < pits + pits / 2;
  };
  const middle = fill === 'middle' ? (pits - 1) / 2 : -1;
  return Array.from({ length: (pits * rows) / 2 }, (_, pit) => (pit === middle ? 2 : isFilled(pit) ? seeds : 0));
}

/** The seat on whose side a pit lies. */
export const ownerOf = ({ half }: Board, pit: number): number => (pit < half ? 0 : 1);

/** Name of a pit or store: `S3` is the third pit from South's left, `S` and `N` are the stores. */
export function cellName({ half, pits }: Board, cell: number): string {
  if (cell >= pits) return SIDE_LETTERS[cell - pits]!;
  return cell < half ? `S${cell + 1}` : `N${cell - half + 1}`;
}

/** Index of the pit or store with a name, in upper or lower case; undefined if there is none. */
export function parseCell({ half, pits }: Board, name: string): number | undefined {
  const read = /^([sn])([1-9]\d?)?$/i.exec(name.trim());
  if (!read) return undefined;
  const seat = SIDE_LETTERS.indexOf(read[1]!.toUpperCase());
  if (read[2] === undefined) return pits + seat;
  const pit = Number(read[2]);
  return pit <= half ? seat * half + pit - 1 : undefined;
}

/** Names of the players by seat. */
export const PLAYER_NAMES = ['South', 'North'] as const;
