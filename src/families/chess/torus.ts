import { startFenFields } from '../../fairy/ai/start.ts';
import type { FairyDefinition } from '../../fairy/language/definition.ts';
import type { DefinitionPatch } from '../../play/family.ts';

/** Number of ranks added behind each army: one for its guards (a second row of pawns) and one that stays empty. */
const BEHIND = 2;

/** Total number of ranks added to a board. */
export const TORUS_ADDED_RANKS = 2 * BEHIND;

/**
 * Patch for a board on which ranks wrap, too. With the usual start, the back ranks would touch and the kings stand side
 * by side; with a gap between them, rooks and queens would face each other on open files. So each army gets a second
 * row of pawns (guards) at its back, and an empty rank behind that. Nobody can capture immediately, and the front is as
 * in the variant. All rule words that name ranks shift with the armies.
 */
export function torusPatch(definition: FairyDefinition): DefinitionPatch {
  const { board, setup, rules, end } = definition;
  return {
    board: { topology: 'torus', ranks: board.ranks + TORUS_ADDED_RANKS },
    setup: {
      fen: guardedFen(definition),
      ...(setup.shuffle && { shuffle: { rank: setup.shuffle.rank + BEHIND } }),
    },
    rules: {
      initial: mapRanks(rules.initial, (ranks, letter) => initialRanks(definition, letter, ranks)),
      /**
       * Ranks from which a double step can be captured en passant: only those of the original pawns. A guard's double
       * step starts behind the other side's last rank, so a pawn that captured the guard would land where it must
       * promote.
       */
      passedFrom: passedFrom(rules),
      confined: mapRanks(rules.confined, (ranks, letter) => confinedRanks(definition, letter, ranks)),
      confinedCells: shiftCellsByKind(rules.confinedCells),
      ...(rules.lines && { lines: { cells: rules.lines.cells.map(shiftCell) } }),
      ...(rules.castling && { castling: { rank: shiftRank(rules.castling.rank) } }),
      ...(rules.promotion && { promotion: promotionPatch(rules.promotion) }),
      initialTo: Object.fromEntries(Object.entries(rules.initialTo).map(([letter, rank]) => [letter, shiftRank(rank)])),
      initialCells: shiftCellsByKind(rules.initialCells),
      ...(rules.turning && { turning: { cells: shiftCells(rules.turning.cells) } }),
      ...(rules.crowning && { crowning: { cells: shiftCells(rules.crowning.cells) } }),
      ...(rules.hand && {
        hand: {
          closedRanks: mapRanks(rules.hand.closedRanks, (ranks) => shiftRanks(ranks, board.ranks)),
          closedCells: shiftCellsByKind(rules.hand.closedCells),
        },
      }),
    },
    end: end.goal ? { goal: { cells: shiftCells(end.goal.cells) } } : {},
  };
}

const shiftRank = (rank: number): number => rank + BEHIND;

/** Shifts a square or rank: `d4` → `d6`, `*8` → `*10`. A file stays as it is. */
const shiftCell = (word: string): string =>
  word.endsWith('*') ? word : `${word[0]}${shiftRank(Number(word.slice(1)))}`;

type Cells = readonly (readonly string[])[];

const shiftCells = (cells: Cells): string[][] => cells.map((words) => words.map(shiftCell));

const shiftCellsByKind = (byLetter: Readonly<Record<string, Cells>>): Record<string, string[][]> =>
  Object.fromEntries(Object.entries(byLetter).map(([letter, cells]) => [letter, shiftCells(cells)]));

/** Shifts ranks. A rule for the first or last rank also applies to the two ranks added behind that. */
const shiftRanks = (ranks: readonly number[], last: number): number[] => [
  ...(ranks.includes(1) ? [1, 2] : []),
  ...ranks.map(shiftRank),
  ...(ranks.includes(last) ? [last + 3, last + 4] : []),
];

/**
 * Guards take no part in en passant: their double step starts behind the other side's last rank, so a pawn that
 * captured one would land where it must promote. Only double steps of the original pawns count.
 */
const passedFrom = ({ enPassant, passedFrom, initial }: FairyDefinition['rules']): Record<string, number[]> =>
  Object.fromEntries(
    enPassant.flatMap((letter) => {
      const ranks = passedFrom[letter] ?? initial[letter];
      return ranks ? [[letter, ranks.map(shiftRank)]] : [];
    }),
  );

const mapRanks = (
  byLetter: Readonly<Record<string, number[]>>,
  change: (ranks: readonly number[], letter: string) => number[],
): Record<string, number[]> =>
  Object.fromEntries(Object.entries(byLetter).map(([letter, ranks]) => [letter, change(ranks, letter)]));

/** Ranks from which a kind makes its first long step; pawns also from the rank behind, where their guards stand. */
const initialRanks = ({ notation }: FairyDefinition, letter: string, ranks: readonly number[]): number[] =>
  letter === notation.pawn ? [BEHIND, ...ranks.map(shiftRank)] : ranks.map(shiftRank);

/**
 * Ranks that a pawn may stand on. A pawn confined to ranks ahead of the first may go back as far as the guards' rank.
 */
const confinedRanks = ({ board, notation }: FairyDefinition, letter: string, ranks: readonly number[]): number[] => {
  const moved = shiftRanks(ranks, board.ranks);
  if (letter !== notation.pawn || moved.includes(BEHIND)) return moved;
  const behind = Array.from({ length: Math.min(...moved) - BEHIND }, (_, index) => BEHIND + index);
  return [...behind, ...moved];
};

const promotionPatch = ({
  from,
  must,
  cells,
}: NonNullable<FairyDefinition['rules']['promotion']>): DefinitionPatch => ({
  from: shiftRank(from),
  must: shiftRank(must),
  ...(cells && { cells: shiftCells(cells) }),
});

/** Position string of the start, with guards and empty ranks behind both armies. */
function guardedFen(definition: FairyDefinition): string {
  const { files } = definition.board;
  const [field = '', ...fields] = startFenFields(definition);
  const pocket = field.indexOf('[');
  const [placement, hand] = pocket < 0 ? [field, ''] : [field.slice(0, pocket), field.slice(pocket)];
  const guards = definition.notation.pawn.repeat(files);
  return [`${files}/${guards.toLowerCase()}/${placement}/${guards}/${files}${hand}`, ...fields].join(' ');
}
