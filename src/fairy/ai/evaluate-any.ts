import { fileOf, filesWrap, kingSteps, ranksWrap } from '../../board/grid.ts';
import { type Board, CASTLING_WINGS, NONE, regionCells, relativeRank } from '../board/board.ts';
import { codeOf, isPiece, kindOfCode, sideOf } from '../board/kinds.ts';
import { PATH_FLAGS } from '../board/tables.ts';
import type { BoardPosition } from '../engines/board-position.ts';
import type { FairyDefinition } from '../language/definition.ts';

/** Bonus in centipawns for a pawn, per rank advanced. */
const ADVANCE = 5;
/** Bonus in centipawns for a minor piece, per step nearer the middle. */
const CENTRALITY = 4;
/** Bonus in centipawns for a minor piece, per cell in its reach. */
const REACH = 4;
/**
 * Factor that moves the values of kinds closer together where captured pieces change sides: a lost piece comes back
 * against its owner. Applied if the definition's values are for pieces on the board, not in hand.
 */
const VALUE_COMPRESSION = 0.55;
/** Whether the piece values of a definition are meant for pieces on the board or in hand. */
export type PieceValueBasis = 'on-board' | 'in-hand';
/** Factor for the value of a piece in hand: it can reach any cell in one move, but must be dropped first. */
const IN_HAND = 1;
/** Value in centipawns of each piece in games won by losing all pieces. */
const BURDEN = -150;
/** Factor for the squared number of checks given, in games won by giving checks. */
const CHECK_BONUS = 110;
/** Bonus per step nearer to the goal, in games won by reaching it. */
const GOAL_STEP = 25;
/** Bonus per step nearer to the goal, for pieces that also have a value of their own. */
const GOAL_STEP_OF_PIECE = 6;
/** Bonus for a piece one step from the promotion zone, as a share of the value it would gain by turning over. */
const PROMISE_SHARE = 0.3;
/** Factor for the value of a piece in hand that can still enter by gating. */
const AT_GATE = 0.85;
/** Penalty for each piece in the way, in games won by castling. */
const CASTLING_BLOCKER = 25;
/** Bonus for each step that a lone king is away from the middle. */
const OUTWARD = 12;
/** Bonus for each step that the other king is nearer to the lone king. */
const CLOSER = 6;
/** Minimum material for the bonuses for driving a lone king. */
const MATERIAL_TO_MATE = 400;
/** Number of plies without progress after which an advantage begins to shrink. */
const FRESH_PLIES = 20;
/** Bonus for the side to move. */
const TEMPO = 15;

/** Precomputed tables for evaluating positions of a board. */
interface EvaluationTables {
  /** By code * cells + cell: value of the piece on the cell. */
  readonly squares: Int32Array;
  /** By code: value of a piece in hand. */
  readonly hands: Int32Array;
  /** By code: value per cell in the piece's reach. */
  readonly reaches: Int32Array;
  /** By code: weight of the piece as an attacker of the cells around a king. */
  readonly attackerWeights: Int32Array;
  /** By cell * cells + other cell: 1 if the two are adjacent. One extra cell stands for a missing king. */
  readonly touches: Uint8Array;
  /** Whether attacks on the cells around a king affect the evaluation. */
  readonly huntsKings: boolean;
  /** By cell: twice the number of steps from the middle, for driving a lone king to the edge. */
  readonly outward: Int32Array;
}

const cache = new WeakMap<Board, EvaluationTables>();

function tablesOf(board: Board, prices: PieceValueBasis): EvaluationTables {
  let tables = cache.get(board);
  if (!tables) {
    tables = compileTables(board, prices);
    cache.set(board, tables);
  }
  return tables;
}

/** By side: pressure of its pieces on the opponent's king. Reset by each evaluation. */
const pressure = new Int32Array(2);
/** By side: number of pieces other than kings. Reset by each evaluation. */
const pieceCounts = new Int32Array(2);

type WinningCastling = NonNullable<FairyDefinition['end']['castling']>;

/**
 * Evaluates a position of any piece game for the side to move, in centipawns, by material, placement, reach and king
 * danger.
 */
export function evaluateAnyGame(position: BoardPosition, prices: PieceValueBasis): number {
  const { board, cells, hands, turn } = position;
  const tables = tablesOf(board, prices);
  const { squares } = tables;
  pressure[0] = 0;
  pressure[1] = 0;
  pieceCounts[0] = 0;
  pieceCounts[1] = 0;
  let score = 0;
  for (let cell = 0; cell < cells.length; cell++) {
    const code = cells[cell]!;
    if (!isPiece(code)) continue;
    const worth = squares[code * cells.length + cell]! + mobility(position, tables, cell, code);
    score += code & 1 ? worth : -worth;
    if ((code - 1) >> 1 !== board.royal) pieceCounts[(code - 1) & 1]!++;
  }
  let packedHands = 0;
  if (board.definition.rules.hand) {
    const isGated = !board.definition.rules.hand.drops;
    for (let code = 1; code < hands.length; code++) {
      const count = hands[code]!;
      if (count === 0 || (isGated && !mayGate(position, (code - 1) & 1))) continue;
      score += code & 1 ? count * tables.hands[code]! : -count * tables.hands[code]!;
      // The counts of both sides are packed into one number.
      packedHands += code & 1 ? count : count << 16;
    }
  }
  if (tables.huntsKings) score += danger(pressure[0]!, packedHands & 0xffff) - danger(pressure[1]!, packedHands >> 16);
  const { checks: toGive, castling } = board.definition.end;
  if (castling) score += castlingBlockers(position, castling);
  if (pieceCounts[0] === 0 || pieceCounts[1] === 0) score += drivingBonus(position, tables, score);
  if (toGive) score += CHECK_BONUS * ((toGive - position.checks[0]!) ** 2 - (toGive - position.checks[1]!) ** 2);
  score = Math.trunc(score * freshness(position));
  return (turn === 0 ? score : 0 - score) + TEMPO;
}

/** Whether an unmoved piece is left that lets a piece in hand enter by gating. */
const mayGate = ({ unmoved }: BoardPosition, side: number): boolean =>
  (unmoved & (side === 0 ? 0xffff : ~0xffff)) !== 0;

/** Bonus, from white's view, for driving a lone king to the edge. */
function drivingBonus({ board, kings, hands }: BoardPosition, { outward }: EvaluationTables, score: number): number {
  const weak = pieceCounts[0] === 0 ? 0 : 1;
  const ahead = weak === 0 ? 0 - score : score;
  if (board.royal === NONE || ahead < MATERIAL_TO_MATE || hands.some(Boolean)) return 0;
  const king = kings[weak]!;
  const other = kings[1 - weak]!;
  if (king === NONE || other === NONE) return 0;
  const near = Math.max(board.grid.files, board.grid.ranks) - kingSteps(board.grid, king, other);
  const points = OUTWARD * outward[king]! + CLOSER * near;
  return weak === 0 ? 0 - points : points;
}

/** Sum of the penalties for pieces between king and rook, for a side that wins by castling. */
function castlingBlockers(
  { cells, castlingKings, castlingRooks, rights }: BoardPosition,
  { seats, wing }: WinningCastling,
) {
  let score = 0;
  for (const side of seats) {
    const right = side * 2 + CASTLING_WINGS.indexOf(wing);
    if (!(rights & (1 << right))) continue;
    const [low, high] = [castlingKings[side]!, castlingRooks[right]!].sort((a, b) => a - b);
    for (let cell = low! + 1; cell < high!; cell++) {
      if (cells[cell]) score += side === 0 ? 0 - CASTLING_BLOCKER : CASTLING_BLOCKER;
    }
  }
  return score;
}

/**
 * Factor for the evaluation. It falls from 1 as a draw by move count approaches, since an advantage is then worth less.
 */
function freshness({ board, halfmove, countLimit, countPly }: BoardPosition): number {
  const { moves } = board.definition.end;
  const counted = countLimit > 0 ? 1 - countPly / (2 * countLimit + 2) : 1;
  if (!moves || halfmove <= FRESH_PLIES) return counted;
  return counted * Math.max(0.1, 1 - (halfmove - FRESH_PLIES) / (2 * moves.claim));
}

/**
 * Danger to a king, in centipawns. It grows faster than linearly with the number of attackers and of pieces that can be
 * dropped to help them.
 */
function danger(bears: number, held: number): number {
  const units = bears + (bears > 0 ? Math.min(held, 8) * 2 : 0);
  return Math.min((units * units) >> 3, 600);
}

/** Value of the cells in a piece's reach. Also adds the piece's pressure on the other king to `pressure`. */
function mobility(
  { board, cells, kings }: BoardPosition,
  tables: EvaluationTables,
  from: number,
  code: number,
): number {
  const each = tables.reaches[code]!;
  if (each === 0) return 0;
  const { pool, start } = board.moves;
  const { touches } = tables;
  const side = (code - 1) & 1;
  const hunted = kings[1 - side]!;
  const king = (hunted < 0 ? cells.length : hunted) * cells.length;
  let reached = 0;
  let near = 0;
  let at = start[code * cells.length + from]!;
  for (let leaps = pool[at++]!; leaps > 0; leaps--) {
    const to = pool[at++]!;
    const other = cells[to]!;
    near += touches[king + to]!;
    if (other === 0 || sideOf(other) === 1 - side) reached++;
  }
  for (let rays = pool[at++]!; rays > 0; rays--) {
    const next = at + 1 + pool[at]!;
    for (at++; at < next; at++) {
      const to = pool[at]!;
      const other = cells[to]!;
      near += touches[king + to]!;
      if (other === 0) {
        reached++;
        continue;
      }
      if (sideOf(other) === 1 - side) reached++;
      break;
    }
    at = next;
  }
  for (let paths = pool[at++]!; paths > 0; paths--) {
    const flags = pool[at++]!;
    const next = at + 1 + pool[at]!;
    if (flags & PATH_FLAGS.capture) near += touches[king + pool[next - 1]!]!;
    at = next;
  }
  if (near) pressure[side]! += tables.attackerWeights[code]! + near;
  return reached * each;
}

function compileTables(board: Board, prices: PieceValueBasis): EvaluationTables {
  const { cells, kinds, codes } = board;
  const worths = kinds.map((_, kind) => worthOf(board, kind, prices));
  const byCode = (figure: (kind: number, value: number) => number): Int32Array =>
    Int32Array.from({ length: codes }, (_, code) => {
      const kind = (code - 1) >> 1;
      return code === 0 ? 0 : Math.round(figure(kind, worths[kind]!));
    });
  const squares = new Int32Array(codes * cells);
  for (const kind of kinds.keys()) {
    for (const side of [0, 1]) {
      for (let cell = 0; cell < cells; cell++) {
        squares[codeOf(kind, side) * cells + cell] = squareWorth(board, kind, side, cell, worths[kind]!);
      }
    }
  }
  return {
    squares,
    hands: byCode((_, value) => value * (board.definition.rules.hand?.drops === false ? AT_GATE : IN_HAND)),
    reaches: byCode((kind, value) => (isKing(board, kind) ? 0 : kind === board.pawn ? 1 : REACH * lightness(value))),
    attackerWeights: byCode((kind, value) => (isKing(board, kind) ? 0 : kind === board.pawn ? 1 : 2 + value / 300)),
    touches: Uint8Array.from({ length: (cells + 1) * cells }, (_, pair) =>
      Number(pair < cells * cells && kingSteps(board.grid, Math.floor(pair / cells), pair % cells) <= 1),
    ),
    huntsKings: board.definition.rules.mayCheck && (board.royal !== NONE || losesByKingCapture(board)),
    outward: Int32Array.from({ length: cells }, (_, cell) => {
      const [file, rank] = offMiddle(board, 0, cell);
      return 2 * Math.max(file, rank);
    }),
  };
}

/** Whether a side loses the game when its king is captured, although leaving the king in check is legal. */
function losesByKingCapture({ definition, kinds, king }: Board): boolean {
  const { extinction } = definition.end;
  if (king === NONE || definition.rules.blast || extinction?.result !== 'loss' || extinction.guarded) return false;
  return extinction.pieces !== 'all' && extinction.pieces.includes(kinds[king]!.letter);
}

/** Whether pieces of the kind must be kept safe like a king. */
const isKing = (board: Board, kind: number): boolean =>
  kind === board.royal || (kind === board.king && losesByKingCapture(board));

/**
 * Distances of a cell from the middle of the board, in files and in ranks. Constant in a direction in which the board
 * wraps.
 */
function offMiddle({ grid }: Board, side: number, cell: number): [file: number, rank: number] {
  const { files, ranks } = grid;
  const rank = relativeRank(grid, side, cell);
  return [
    filesWrap(grid) ? files / 4 : Math.abs(fileOf(grid, cell) - (files - 1) / 2),
    ranksWrap(grid) ? ranks / 4 : Math.abs(rank - (ranks + 1) / 2),
  ];
}

/** Bonus for a piece that can promote by turning over: the nearer to the promotion zone, the higher. */
function turningBonus(board: Board, kind: number, side: number, cell: number): number {
  const form = kindOfCode(board.turnsTo[codeOf(kind, side)]!);
  const { turning } = board.definition.rules;
  if (form < 0 || !turning) return 0;
  const { goal } = board.definition.end;
  const zone = stepsTo(board, turning.cells[side]!, cell);
  // If the king wins by reaching the goal in its promoted form, the steps to the goal count, not those to the promotion
  // zone.
  if (goal?.pieces.includes(board.kinds[form]!.letter)) {
    return board.kinds[kind]!.value === 0 ? -GOAL_STEP * stepsTo(board, goal.cells[side]!, cell) : 0;
  }
  const more = board.kinds[form]!.value - board.kinds[kind]!.value;
  return more > 0 ? (PROMISE_SHARE * more) / Math.max(1, zone) : 0;
}

const stepsTo = (board: Board, goal: readonly string[], cell: number): number =>
  Math.min(...regionCells(board.grid, goal).map((other) => kingSteps(board.grid, cell, other)));

function worthOf({ kinds, pawn, definition }: Board, kind: number, prices: PieceValueBasis): number {
  const { value } = kinds[kind]!;
  // In games won by losing all pieces, each remaining piece is a burden.
  if (definition.end.extinction?.result === 'win') return BURDEN;
  if (!definition.rules.hand?.captures || prices === 'in-hand') return value;
  const least = kinds[pawn]!.value;
  return Math.round(least + (value - least) * VALUE_COMPRESSION);
}

/** Factor from 0.3 to 1 for the value of central placement: heavy pieces gain less from it. */
const lightness = (value: number): number => Math.max(0.3, Math.min(1, 1.3 - value / 900));

function squareWorth(board: Board, kind: number, side: number, cell: number, worth: number): number {
  const { files, ranks } = board.grid;
  const rank = relativeRank(board.grid, side, cell);
  const [offFile, offRank] = offMiddle(board, side, cell);
  const { goal } = board.definition.end;
  const isRunner = goal?.pieces.includes(board.kinds[kind]!.letter);
  const steps = isRunner ? stepsTo(board, goal!.cells[side]!, cell) : 0;
  if (isRunner && board.kinds[kind]!.value === 0) return -GOAL_STEP * steps;
  if (isKing(board, kind)) return -10 * Math.max(0, rank - 2) + (rank <= 2 ? offFile * 4 : 0);
  const value = worth + turningBonus(board, kind, side, cell) - GOAL_STEP_OF_PIECE * steps;
  if (kind === board.pawn) {
    const far = Math.max(0, (rank - 2) / (ranks - 3));
    return Math.round(value + ADVANCE * (rank - 2) + 60 * far ** 4 + (offFile < 1 ? 6 + (rank > 3 ? 8 : 0) : 0));
  }
  const outward = offFile + offRank - (files + ranks) / 4;
  return Math.round(value - CENTRALITY * lightness(value) * outward);
}
