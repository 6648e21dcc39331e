import { type Keys, zobristKeys } from '../../../play/zobrist.ts';
import { MAX_PITS, type MancalaDefinition } from '../definition.ts';

/** Numbers of seeds have keys of their own: so many for each cell. */
export const KEYS_PER_CELL = 256;

/** The most cells of any state: four rows, stores, turn, marks. */
const MOST_CELLS = 4 * MAX_PITS + 6;

/** The players, as position strings write them. */
export const SIDES = 'SN';

/** The number of the pit that is the nyumba of its side. */
export const NYUMBA_NUMBER = 12;

/**
 * A definition as the engines need it. A state is a list of numbers: the seeds of South's pits, those of North's, both
 * stores, whose turn it is, two marks (tuzdiks, nyumbas), and whether the last sowing was endless. On two rows the pits
 * run counter-clockwise as a whole; on four, each side's do.
 */
export interface Board {
  readonly definition: MancalaDefinition;
  /** Pits of a side. */
  readonly half: number;
  /** Pits of both sides; South's store comes next, then North's. */
  readonly pits: number;
  readonly turnAt: number;
  readonly marksAt: number;
  readonly endlessAt: number;
  readonly cells: number;
  /** Seeds of the whole game. */
  readonly seeds: number;
  readonly start: Int32Array;
  readonly keys: Keys;
  /** A position can come again: seeds that pass the own store leave some there. */
  readonly canRepeat: boolean;
}

/** The board of a definition, or the same game on one with another number of pits in a row. */
export function compileBoard(definition: MancalaDefinition, row = definition.board.pits): Board {
  const half = (row * definition.board.rows) / 2;
  const pits = 2 * half;
  const cells = pits + 6;
  const start = new Int32Array(cells);
  const side =
    row === definition.board.pits ? startSideOf(definition) : Array<number>(half).fill(definition.setup.seeds);
  for (const [pit, seeds] of side.entries()) start[pit] = start[half + pit] = seeds;
  start[pits] = start[pits + 1] = definition.setup.hand;
  const houses = definition.rules.circuit === 'front-rows' ? 1 : 0;
  start[pits + 3] = start[pits + 4] = houses;
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

let keys: Keys | undefined;

/** The same for all boards; made when the first is compiled. */
function sharedKeys(): Keys {
  keys ??= zobristKeys('mancala', MOST_CELLS * KEYS_PER_CELL);
  return keys;
}

/** The seeds of a side before the first move, counter-clockwise from the player's left. */
export function startSideOf({ board, setup: { fill, seeds, side } }: MancalaDefinition): readonly number[] {
  const { rows, pits } = board;
  if (side) return side;
  const isFilled = (pit: number): boolean => {
    if (fill === 'outer') return pit < pits;
    // the inner row runs back from the right
    return fill !== 'outer-and-right' || pit < pits + pits / 2;
  };
  const middle = fill === 'middle' ? (pits - 1) / 2 : -1;
  return Array.from({ length: (pits * rows) / 2 }, (_, pit) => (pit === middle ? 2 : isFilled(pit) ? seeds : 0));
}

/** Whose pit it is. */
export const ownerOf = ({ half }: Board, pit: number): number => (pit < half ? 0 : 1);

/** S3: the third pit from South's left; S and N are stores. */
export function cellName({ half, pits }: Board, cell: number): string {
  if (cell >= pits) return SIDES[cell - pits]!;
  return cell < half ? `S${cell + 1}` : `N${cell - half + 1}`;
}

/** The pit or store of a name in any case. */
export function parseCell({ half, pits }: Board, name: string): number | undefined {
  const read = /^([sn])([1-9]\d?)?$/i.exec(name.trim());
  if (!read) return undefined;
  const seat = SIDES.indexOf(read[1]!.toUpperCase());
  if (read[2] === undefined) return pits + seat;
  const pit = Number(read[2]);
  return pit <= half ? seat * half + pit - 1 : undefined;
}
