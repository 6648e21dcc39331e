import { type BoardFacts, relativeRank } from '../board/board.ts';
import { codeOf, isPiece, kindOfCode, sideOf } from '../board/kinds.ts';
import type { Setup } from '../board/setup.ts';
import { readPlacement, readPocket, splitPocket } from './placement.ts';
import { SetupReader } from './reader.ts';
import { convertToFen } from './sfen.ts';

/** The pieces that each player begins with, and those that the player can get later. */
export interface Army {
  readonly start: Pick<Setup, 'cells' | 'hands'>;
  /** By code: number of pieces at the start, on the board and in hand. */
  readonly counts: Uint8Array;
  /** By code: rank, counted from its owner's side, of the nearest such piece at the start; 0 if there is none. */
  readonly nearestRank: Uint8Array;
  /** By code: 1 if the player can ever have such a piece. */
  readonly possible: Uint8Array;
  /** By code: 1 if another piece can turn into such a piece. */
  readonly canBeMade: Uint8Array;
  /** By code: the codes of pieces that can have become such a piece, itself among them. */
  readonly origins: readonly (readonly number[])[];
  /** Whether hands gain pieces during the game, by captures or from a partner. */
  readonly refills: boolean;
}

const armies = new WeakMap<BoardFacts, Army>();

export function armyOf(board: BoardFacts): Army {
  const known = armies.get(board);
  if (known) return known;
  const army = analyseArmy(board, startOf(board));
  armies.set(board, army);
  return army;
}

/** Reads the start position without checking it: its faults are reported elsewhere. */
function startOf(board: BoardFacts): Army['start'] {
  const reader = new SetupReader(board);
  const [placement, pocket] = splitPocket(board, convertToFen(board, board.definition.setup.fen).split(' ')[0]!);
  readPlacement(reader, placement);
  readPocket(reader, pocket ?? ']');
  return reader.setup;
}

function analyseArmy(board: BoardFacts, start: Army['start']): Army {
  const counts = start.hands.slice();
  const nearestRank = new Uint8Array(board.codes);
  for (const [cell, code] of start.cells.entries()) {
    if (!isPiece(code)) continue;
    const rank = relativeRank(board.grid, sideOf(code), cell);
    counts[code]!++;
    nearestRank[code] = Math.min(nearestRank[code] || rank, rank);
  }
  const refills = refillsHands(board, start.hands);
  const canBeMade = new Uint8Array(board.codes);
  const possible = Uint8Array.from(counts, (count) => Number(count > 0));
  const sources = [...conversions(board), ...(refills ? handSources(board) : [])];
  let hasChanged = true;
  while (hasChanged) {
    hasChanged = false;
    for (const { from, to, byHand } of sources) {
      if ((byHand ? possible : canBeMade)[to] || (from && !possible[from])) continue;
      if (!byHand) canBeMade[to] = 1;
      possible[to] = 1;
      hasChanged = true;
    }
  }
  const origins = originsOf(board, refills);
  return { start, counts, nearestRank, possible, canBeMade, origins, refills };
}

/** By code: the codes of pieces that can have become such a piece in any number of steps. */
function originsOf(board: BoardFacts, refills: boolean): number[][] {
  const steps = [...conversions(board, true), ...(refills ? handSources(board) : [])];
  return Array.from({ length: board.codes }, (_, code) => {
    const found = new Set([code]);
    for (const one of found) for (const { from, to } of steps) if (to === one && from) found.add(from);
    return [...found];
  });
}

/**
 * Whether hands gain pieces during the game: by captures, or from a partner if neither captures nor the start position
 * fill the hands.
 */
function refillsHands({ definition }: BoardFacts, hands: Uint8Array): boolean {
  const { hand } = definition.rules;
  return hand !== undefined && (hand.captures || hands.every((held) => held === 0));
}

/**
 * One way to get a piece: piece `from` becomes piece `to`, or brings it to a hand. `from` is 0 if no piece is needed.
 */
interface Source {
  readonly from: number;
  readonly to: number;
  readonly byHand?: true;
}

/**
 * Ways in which a piece becomes another. With `isExact`, only to kinds of their own where captured pieces revert: there
 * some programs leave out the mark of a promoted piece.
 */
function conversions({ kinds, definition }: BoardFacts, isExact = false): Source[] {
  const { promotion, crowning, turning } = definition.rules;
  const every = [...kinds.keys()];
  const turned = every.filter((kind) => kinds[kind]!.base >= 0);
  const kindsOf = (letters: readonly string[]) => every.filter((kind) => letters.includes(kinds[kind]!.letter));
  const isReplaced = (kind: number) =>
    isExact &&
    !kinds[kind]!.promoted &&
    kinds.some(({ promoted, base, face }) => promoted && base < 0 && face === kind);
  const unturned = (letters: readonly string[]) => kindsOf(letters).filter((kind) => kinds[kind]!.base < 0);
  return [0, 1].flatMap((side) => {
    const becomes = (from: readonly number[], to: readonly number[]) =>
      from.flatMap((one) => to.map((other) => ({ from: codeOf(one, side), to: codeOf(other, side) })));
    return [
      ...becomes(
        kindsOf(promotion?.pieces ?? []),
        unturned(promotion?.bySeat?.[side] ?? promotion?.to ?? []).filter((kind) => !isReplaced(kind)),
      ),
      ...(crowning ? becomes(kindsOf([crowning.piece]), unturned([crowning.to])) : []),
      ...turned.flatMap((kind) => becomes([kinds[kind]!.base], [kind])),
      ...(turning?.back ? turned.flatMap((kind) => becomes([kind], [kinds[kind]!.base])) : []),
    ];
  });
}

/** Ways in which pieces enter hands: captured pieces, or any piece from a partner. */
function handSources({ kinds, definition }: BoardFacts): Source[] {
  const isAny = !definition.rules.hand!.captures;
  return kinds.flatMap(({ inHand }, kind) =>
    [0, 1].map((side): Source => {
      return { from: isAny ? 0 : codeOf(kind, 1 - side), to: codeOf(inHand, side), byHand: true };
    }),
  );
}

/** Number of a player's pieces with a letter, on the board and in hand. */
export function countWithLetter(
  board: BoardFacts,
  { cells, hands }: Army['start'],
  letter: string,
  side: number,
): number {
  const matches = (code: number) =>
    isPiece(code) && sideOf(code) === side && board.kinds[kindOfCode(code)]!.letter === letter;
  let count = 0;
  for (const code of cells) if (matches(code)) count++;
  for (let code = 1; code < hands.length; code++) if (hands[code] && matches(code)) count += hands[code]!;
  return count;
}
