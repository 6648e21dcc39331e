import { algebraicName, cellAt, cellCount, fileOf, type Grid, rankOf } from '../../board/grid.ts';
import { type ZobristKeys, zobristKeys } from '../../play/zobrist.ts';
import type { FairyDefinition } from '../language/definition.ts';
import { codeOf, fenLetter, type Kind, kindOfCode, kindsOf, sideOf, unpromotedKind, WALL_CODE } from './kinds.ts';
import { type AttackTables, attackTables, type MoveRules, type MoveTables, moveTables } from './tables.ts';

/** Stands for a missing cell, a missing kind of piece or a missing right. */
export const NONE = -1;

/** Bit of a castling right. The four bits are: white king side, white queen side, black king side, black queen side. */
export const castlingRightBit = (side: number, wing: number): number => 1 << (side * 2 + wing);

/** Names of the castling sides: index 0 is the king side, 1 the queen side. */
export const CASTLING_WINGS = ['king-side', 'queen-side'] as const;

/**
 * The bit of a cell in a set of unmoved squares: bits 0 to 15 for white's first rank, 16 to 31 for black's. 0 for cells
 * on other ranks.
 */
export function unmovedBit(grid: Grid, cell: number): number {
  const rank = rankOf(grid, cell);
  if (rank > 0 && rank < grid.ranks - 1) return 0;
  return 1 << ((rank === 0 ? 0 : 16) + fileOf(grid, cell));
}

/** Cells of king and rook after castling, at index side * 2 + wing. */
export interface CastlingGoals {
  readonly king: Int16Array;
  readonly rook: Int16Array;
}

/** Maximum value of a variant's setting for the number of checks that win a game. */
export const MAX_CHECKS = 16;

const ROYAL_VALUE = 20_000;

/** Largest number of pieces of one kind in hand that has its own hash key; larger numbers share the last. */
const MAX_HASHED_IN_HAND = 64;

/** What is needed to read a position string of a variant. Cheap to build, because it contains no move tables. */
export interface BoardFacts {
  readonly definition: FairyDefinition;
  readonly grid: Grid;
  readonly cells: number;
  readonly kinds: readonly Kind[];
  /** Number of piece codes, including the one for an empty cell. */
  readonly codes: number;
  /** Kind of the royal piece, which may not be left in check; NONE if there is none. */
  readonly royal: number;
  /** Kind of the royal piece, or else of the piece that castles; NONE without either. */
  readonly king: number;
  readonly pawn: number;
  /** By side: whether the start position has a royal piece. */
  readonly hasRoyal: readonly [boolean, boolean];
  /** By kind: 1 if pieces of it can be captured en passant. */
  readonly enPassantVictims: Uint8Array;
  /** By kind: 1 for hoppers, which capture by jumping over a piece. */
  readonly hoppers: Uint8Array;
  /** By code: the only cells on which the piece may stand; undefined for any cell. */
  readonly homes: readonly (ReadonlySet<number> | undefined)[];
  /** By cell: 1 if the board has a hole there from the start. */
  readonly holes: Uint8Array;
  /** Whether the move number in position strings counts plies, as in shogi, instead of moves by both players. */
  readonly countsPlies: boolean;
}

/** A definition compiled for the engines: everything that does not change during a game. */
export interface Board extends BoardFacts {
  readonly moves: MoveTables;
  readonly attacks: AttackTables;
  /** Table of attacks that jump over one piece. */
  readonly hopAttacks: AttackTables;
  /** By kind: value in centipawns; the royal piece is worth more than all others together. */
  readonly values: Int32Array;
  /** By kind: 1 if its moves reset the halfmove clock. */
  readonly resetsClock: Uint8Array;
  /** By code * cells + target: 0 no promotion, 1 optional, 2 compulsory. */
  readonly promotionAt: Uint8Array;
  /** By side: the kinds that a pawn may promote to. */
  readonly promotesTo: readonly [readonly number[], readonly number[]];
  /** By code * cells + cell: 1 if a double step from there can be captured en passant. */
  readonly passedFrom: Uint8Array;
  /** By kind: how many pieces of it a player may have after promoting; 0 for no limit. */
  readonly promotionLimits: Uint8Array;
  /** By code * cells + cell: 1 if the piece may be dropped there. */
  readonly dropAt: Uint8Array;
  /** By code: code of the piece after turning over, as in shogi promotion; 0 if the piece can't turn over. */
  readonly turnsTo: Uint8Array;
  /** By side and cell: 1 inside the zone where a move that starts or ends may turn its piece over. */
  readonly turningAt: readonly [Uint8Array, Uint8Array];
  /** By code: 1 if hoppers may jump over the piece. */
  readonly screens: Uint8Array;
  readonly castlingGoals: CastlingGoals | undefined;
  readonly keys: {
    piece: ZobristKeys;
    wall: ZobristKeys;
    unmoved: ZobristKeys;
    hand: ZobristKeys;
    castle: ZobristKeys;
    enPassant: ZobristKeys;
    checks: ZobristKeys;
    turn: ZobristKeys;
  };
}

/** Number of a cell's rank, counted from a side's own edge of the board and starting from 1. */
export const relativeRank = (grid: Grid, side: number, cell: number): number =>
  side === 0 ? rankOf(grid, cell) + 1 : grid.ranks - rankOf(grid, cell);

/** Derives from a definition the facts that are needed to read its position strings. */
export function boardFacts(definition: FairyDefinition): BoardFacts {
  const { board } = definition;
  const { files, ranks, topology } = board;
  const grid = { files, ranks, topology, names: definition.notation.squares };
  const kinds = kindsOf(definition);
  const { rules } = definition;
  return {
    definition,
    grid,
    cells: cellCount(grid),
    kinds,
    codes: codeOf(kinds.length, 0),
    royal: unpromotedKind(kinds, rules.royal),
    king: unpromotedKind(kinds, rules.royal ?? rules.castling?.king),
    hasRoyal: [hasLetter(definition, rules.royal), hasLetter(definition, rules.royal?.toLowerCase())],
    pawn: unpromotedKind(kinds, definition.notation.pawn),
    enPassantVictims: kindMask(kinds, rules.enPassant),
    hoppers: Uint8Array.from(kinds, ({ strokes }) =>
      Number(strokes.some(({ hop, capture }) => capture && hop !== 'none')),
    ),
    homes: homesOf(definition, grid, kinds),
    holes: holesOf(grid, definition.setup.fen),
    countsPlies: definition.notation.sfen === 'written',
  };
}

function homesOf({ rules }: FairyDefinition, grid: Grid, kinds: readonly Kind[]): (Set<number> | undefined)[] {
  return Array.from({ length: codeOf(kinds.length, 0) }, (_, code) => {
    const cells = code === 0 ? undefined : rules.confinedCells[kinds[kindOfCode(code)]!.letter]?.[sideOf(code)];
    return cells && new Set(regionCells(grid, cells));
  });
}

/** Whether a kind may make its initial moves (Betza `i`) from a cell. */
export function canStartInitialMove(
  { definition, grid }: BoardFacts,
  letter: string,
  side: number,
  cell: number,
): boolean {
  const { initial, initialCells } = definition.rules;
  const cells = initialCells[letter]?.[side];
  if (cells) return regionCells(grid, cells).includes(cell);
  return initial[letter]?.includes(relativeRank(grid, side, cell)) ?? false;
}

/** Restrictions of the definition on where moves may start and end. */
export function moveRulesOf(facts: BoardFacts): MoveRules {
  const { grid, kinds } = facts;
  const { rules } = facts.definition;
  const lines = new Set(regionCells(grid, rules.lines?.cells ?? []));
  return {
    canStart: (kind, side, cell, { dy, initial, onLines }) => {
      if (onLines && !lines.has(cell)) return false;
      if (!initial) return true;
      const { letter } = kinds[kind]!;
      const last = relativeRank(grid, side, cell) + dy;
      return canStartInitialMove(facts, letter, side, cell) && last <= (rules.initialTo[letter] ?? grid.ranks);
    },
    canEnter: (kind, side, cell, { onLines }) =>
      (!onLines || lines.has(cell)) &&
      (rules.confined[kinds[kind]!.letter]?.includes(relativeRank(grid, side, cell)) ?? true) &&
      (facts.homes[codeOf(kind, side)]?.has(cell) ?? true),
    promotes: (kind) => rules.promotion?.pieces.includes(kinds[kind]!.letter) ?? false,
  };
}

export function compileBoard(definition: FairyDefinition): Board {
  const facts = boardFacts(definition);
  const { grid, cells, kinds, codes } = facts;
  const { rules, notation } = definition;
  const restrictions = moveRulesOf(facts);
  const promotesTo = (side: number) => promotionChoices(definition, side).map((letter) => promotedKind(kinds, letter));
  return {
    ...facts,
    moves: moveTables(grid, kinds, restrictions),
    attacks: attackTables(grid, kinds, restrictions),
    hopAttacks: attackTables(grid, kinds, restrictions, 'on'),
    values: Int32Array.from(kinds, ({ letter, value }) => (letter === rules.royal ? ROYAL_VALUE : value)),
    resetsClock: kindMask(kinds, notation.resets),
    promotionAt: byCodeAndCell(codes, cells, (code, cell) => promotionAt(definition, grid, kinds, code, cell)),
    promotesTo: [promotesTo(0), promotesTo(1)],
    passedFrom: byCodeAndCell(codes, cells, (code, cell) => passedFrom(definition, facts, code, cell)),
    promotionLimits: Uint8Array.from(
      kinds,
      ({ letter }) => rules.promotion?.limits[letter] ?? rules.turning?.limits[letter] ?? 0,
    ),
    dropAt: byCodeAndCell(codes, cells, (code, cell) => dropAt(facts, code, cell)),
    turnsTo: Uint8Array.from({ length: codes }, (_, code) => turnsTo(facts, code)),
    turningAt: [turningAt(definition, grid, 0), turningAt(definition, grid, 1)],
    screens: Uint8Array.from({ length: WALL_CODE + 1 }, (_, code) =>
      Number(code > 0 && code < codes && !rules.unscreened.includes(kinds[(code - 1) >> 1]!.letter)),
    ),
    castlingGoals: castlingGoals(definition, grid),
    keys: keysOf(grid, kinds),
  };
}

/** By cell: 1 where the placement has a `*`. */
function holesOf(grid: Grid, fen: string): Uint8Array {
  const holes = new Uint8Array(cellCount(grid));
  for (const [index, rank] of fen.split(/[ [[]/)[0]!.split('/').entries()) {
    let file = 0;
    for (const token of rank.match(/\d+|\+?\D/g) ?? []) {
      if (token === '*') holes[cellAt(grid, file, grid.ranks - 1 - index)] = 1;
      file += Number(token) || 1;
    }
  }
  return holes;
}

const hasLetter = ({ setup }: FairyDefinition, letter: string | undefined): boolean =>
  letter !== undefined && setup.fen.split(' ')[0]!.includes(letter);

/**
 * Index of the kind that a pawn becomes when it promotes to a letter. Where captured pieces revert to their unpromoted
 * form, promoted pieces have kinds of their own.
 */
function promotedKind(kinds: readonly Kind[], letter: string): number {
  const promotedForm = kinds.findIndex((kind) => kind.letter === letter && kind.promoted && kind.base === NONE);
  return promotedForm < 0 ? unpromotedKind(kinds, letter) : promotedForm;
}

/** By kind: 1 for unpromoted kinds whose letter is in the list. */
const kindMask = (kinds: readonly Kind[], letters: readonly string[]): Uint8Array =>
  Uint8Array.from(kinds, ({ letter, promoted }) => Number(!promoted && letters.includes(letter)));

function byCodeAndCell(codes: number, cells: number, value: (code: number, cell: number) => number): Uint8Array {
  return Uint8Array.from({ length: codes * cells }, (_, index) => {
    const code = Math.floor(index / cells);
    return code === 0 ? 0 : value(code, index % cells);
  });
}

function promotionAt(definition: FairyDefinition, grid: Grid, kinds: readonly Kind[], code: number, cell: number) {
  return promotionStatus(definition, grid, kinds[(code - 1) >> 1]!, (code - 1) & 1, cell);
}

/** How a piece of the kind promotes on reaching a cell: 0 not at all, 1 optionally, 2 compulsorily. */
export function promotionStatus({ rules }: FairyDefinition, grid: Grid, { letter }: Kind, side: number, cell: number) {
  const { promotion } = rules;
  if (!promotion?.pieces.includes(letter)) return 0;
  if (promotion.cells) return regionCells(grid, promotion.cells[side]!).includes(cell) ? 2 : 0;
  const rank = relativeRank(grid, side, cell);
  return rank >= promotion.must ? 2 : rank >= promotion.from ? 1 : 0;
}

/** Letters of the kinds to which a side may promote. */
const promotionChoices = ({ rules }: FairyDefinition, side: number): readonly string[] =>
  rules.promotion?.bySeat?.[side] ?? rules.promotion?.to ?? [];

function passedFrom(
  { rules }: FairyDefinition,
  { grid, kinds, enPassantVictims }: BoardFacts,
  code: number,
  cell: number,
) {
  const kind = (code - 1) >> 1;
  const ranks = rules.passedFrom[kinds[kind]!.letter];
  return enPassantVictims[kind] && (!ranks || ranks.includes(relativeRank(grid, (code - 1) & 1, cell))) ? 1 : 0;
}

function dropAt(facts: BoardFacts, code: number, cell: number) {
  const { definition, grid, kinds } = facts;
  const { hand } = definition.rules;
  const kind = kinds[(code - 1) >> 1]!;
  if (!hand || facts.homes[code]?.has(cell) === false) return 0;
  if (kind.promoted && !(hand.eitherFace && kind.base !== NONE)) return 0;
  const closed = hand.closedRanks[kind.letter] ?? [];
  const cells = hand.closedCells[kind.letter]?.[(code - 1) & 1];
  if (cells && regionCells(grid, cells).includes(cell)) return 0;
  return closed.includes(relativeRank(grid, (code - 1) & 1, cell)) ? 0 : 1;
}

function turnsTo({ kinds, definition }: BoardFacts, code: number): number {
  if (code === 0) return 0;
  const kind = (code - 1) >> 1;
  const turned = kinds.findIndex(({ base }) => base === kind);
  const other = turned === NONE && definition.rules.turning?.back ? kinds[kind]!.base : turned;
  return other === NONE ? 0 : codeOf(other, (code - 1) & 1);
}

function turningAt({ rules }: FairyDefinition, grid: Grid, side: number): Uint8Array {
  const at = new Uint8Array(cellCount(grid));
  for (const cell of rules.turning ? regionCells(grid, rules.turning.cells[side]!) : []) at[cell] = 1;
  return at;
}

function castlingGoals(definition: FairyDefinition, grid: Grid): CastlingGoals | undefined {
  const { castling } = definition.rules;
  if (!castling) return undefined;
  const cell = (side: number, file: string) =>
    cellAt(grid, file.charCodeAt(0) - 97, side === 0 ? castling.rank - 1 : grid.ranks - castling.rank);
  const both = (files: readonly string[]) =>
    Int16Array.from([0, 1].flatMap((side) => files.map((file) => cell(side, file))));
  return { king: both(castling.kingTo), rook: both(castling.rookTo) };
}

/**
 * Makes the Zobrist keys from letters instead of codes, so that adding a piece to a definition does not change the
 * hashes of the other pieces.
 */
function keysOf(grid: Grid, kinds: readonly Kind[]): Board['keys'] {
  const cells = cellCount(grid);
  const codes = codeOf(kinds.length, 0);
  const piece = { lo: new Int32Array(codes * cells), hi: new Int32Array(codes * cells) };
  const hand = { lo: new Int32Array(codes * MAX_HASHED_IN_HAND), hi: new Int32Array(codes * MAX_HASHED_IN_HAND) };
  for (const [kind] of kinds.entries()) {
    for (const side of [0, 1]) {
      const name = `${side} ${fenLetter(kinds, kind, 0)}`;
      const boardKeys = zobristKeys(`piece ${name}`, cells);
      const handKeys = zobristKeys(`hand ${name}`, MAX_HASHED_IN_HAND);
      for (const half of ['lo', 'hi'] as const) {
        piece[half].set(boardKeys[half], codeOf(kind, side) * cells);
        hand[half].set(handKeys[half], codeOf(kind, side) * MAX_HASHED_IN_HAND);
      }
    }
  }
  return {
    piece,
    wall: zobristKeys('wall', cells),
    unmoved: zobristKeys('unmoved', 32),
    hand,
    castle: zobristKeys('castle', cells),
    enPassant: zobristKeys('en passant', cells),
    checks: zobristKeys('checks', 2 * MAX_CHECKS),
    turn: zobristKeys('turn', 1),
  };
}

/** Index of the Zobrist key for a number of pieces of one code in hand. A count of 0 has no key. */
export const handKeyIndex = (code: number, held: number): number =>
  code * MAX_HASHED_IN_HAND + Math.min(held, MAX_HASHED_IN_HAND - 1);

/** Cells named by region words: `d4` for a square, `*8` for rank 8, `d*` for file d. */
export function regionCells(grid: Grid, words: readonly string[]): number[] {
  const cells = Array.from({ length: grid.files * grid.ranks }, (_, cell) => cell);
  return cells.filter((cell) => {
    const name = algebraicName(grid, cell);
    return words.some((word) => word === name || word === `*${name.slice(1)}` || word === `${name[0]}*`);
  });
}

/** Wraps a function of a board so that its value is computed when first needed and then kept. */
export function oncePerBoard<Value>(compute: (board: Board) => Value): (board: Board) => Value {
  const cache = new WeakMap<Board, { value: Value }>();
  return (board) => {
    let entry = cache.get(board);
    if (!entry) {
      entry = { value: compute(board) };
      cache.set(board, entry);
    }
    return entry.value;
  };
}
