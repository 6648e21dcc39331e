import { ok, type Result } from '../../../lib/result.ts';
import {
  type FenReader,
  makeFenReader,
  positionStringError,
  readTurn,
  type TurnSpelling,
} from '../../../play/fen-reader.ts';
import type { FenFault } from '../../../play/rules.ts';
import type { Board } from '../engine/board.ts';
import { NO_SEAT, PHASE_CODE, PHASES, type PhaseCode } from '../engine/phases.ts';
import type { MorrisSetup } from '../engine/position.ts';
import { SIDE_LETTERS } from './format.ts';
import { judgePlacing } from './judge.ts';

const TURN: TurnSpelling = {
  letters: [...SIDE_LETTERS],
  names: ['White', 'Black'],
  others: { w: 'W', white: 'W', b: 'B', black: 'B' },
  hint: 'W or B',
};

const FREE = -1;

/** Meaning of other characters that are also accepted for a point. */
const OTHER_MARKS: Readonly<Record<string, number>> = {
  ...{ w: 0, O: 0, o: 0, '○': 0 },
  ...{ b: 1, X: 1, x: 1, '●': 1 },
  ...{ '-': FREE, _: FREE },
};

const EXPECTED = 'W for a white man, B for a black one, . for a free point';

/** A position read from a string. */
interface ParsedPosition {
  readonly placing: MorrisSetup;
  readonly notes: readonly string[];
  readonly unreachable: readonly FenFault[];
}

/**
 * Parses a position string. Returns all faults together, or the position with notes about what was corrected in
 * reading.
 */
export function parseFen(board: Board, fen: string): Result<ParsedPosition, readonly FenFault[]> {
  const { placing, reader } = readSetup(board, fen);
  if (!reader.faults.length) judgePlacing(reader, placing);
  if (reader.faults.length) return positionStringError(reader.faults);
  return ok({ placing, notes: reader.notes, unreachable: reader.unreachable });
}

/** Reads a position string without judging it. The setup contains whatever could be read. */
export function readSetup(board: Board, fen: string): { placing: MorrisSetup; reader: FenReader<Board> } {
  const reader = makeFenReader(board);
  const [points = '', turn, white, black, ...rest] = fen.trim().split(/\s+/);
  const men = readMen(reader, points) ?? [0, 0];
  const hands = [readHand(reader, 'white', white), readHand(reader, 'black', black)] as const;
  const seat = readTurn(reader, turn, TURN);
  return { placing: { men, hands, turn: seat, ...readPhase(reader, rest, hands) }, reader };
}

function readMen({ board, faults, notes }: FenReader<Board>, text: string): [number, number] | undefined {
  const marks = [...text.replaceAll('/', '')];
  if (text.includes('/')) notes.push('rows were read one after the other');
  if (marks.length !== board.pointCount) {
    faults.push({
      message: `the board has ${board.pointCount} points, the string tells of ${marks.length}`,
      at: 'board',
      hint: `${board.points.join(' ')}, each ${EXPECTED}`,
    });
    return undefined;
  }
  const men: [number, number] = [0, 0];
  const others = new Set<string>();
  for (const [point, mark] of marks.entries()) {
    const side = sideOf(mark, others);
    const name = board.points[point]!;
    if (side === undefined)
      faults.push({ message: `${JSON.stringify(mark)} on ${name} is no man`, at: name, hint: EXPECTED });
    else if (side !== FREE) men[side]! |= 1 << point;
  }
  if (others.size) notes.push(`read as W, B and . were other marks: ${[...others].join(' ')}`);
  return men;
}

function sideOf(mark: string, others: Set<string>): number | undefined {
  if (mark === '.') return FREE;
  if (SIDE_LETTERS.includes(mark)) return SIDE_LETTERS.indexOf(mark);
  if (!Object.hasOwn(OTHER_MARKS, mark)) return undefined;
  others.add(mark);
  return OTHER_MARKS[mark];
}

function readHand({ board, faults, notes }: FenReader<Board>, side: string, text: string | undefined): number {
  if (text === undefined) {
    notes.push(`the men that ${side} has in hand were not said: there are none`);
    return 0;
  }
  const { men } = board.definition.rules;
  if (/^\d{1,2}$/.test(text) && Number(text) <= men) return Number(text);
  faults.push({
    message: `${side} cannot have ${JSON.stringify(text)} men in hand`,
    at: `${side} hand`,
    hint: `a number from 0 to ${men}`,
  });
  return 0;
}

/** Reads the player who closed a mill first, and the phase. */
function readPhase(
  { board, faults, notes }: FenReader<Board>,
  [first, phase, ...more]: readonly string[],
  hands: readonly [number, number],
): { first: number; phase: PhaseCode } {
  const usual = { first: NO_SEAT, phase: PHASE_CODE.place };
  const extra = board.hasPhases ? more : [first, phase, ...more].filter((word) => word !== undefined);
  if (extra.length)
    faults.push({ message: `nothing follows here, found ${JSON.stringify(extra.join(' ').slice(0, 40))}`, at: 'end' });
  if (!board.hasPhases) return usual;
  if (first === undefined || phase === undefined) {
    notes.push('the part of the game was not said: men in hand tell it');
    return { first: NO_SEAT, phase: hands[0] + hands[1] > 0 ? PHASE_CODE.place : PHASE_CODE.move };
  }
  const known = PHASES.indexOf(phase as (typeof PHASES)[number]);
  if (known < 0)
    faults.push({ message: `${JSON.stringify(phase)} is no part of the game`, at: 'phase', hint: PHASES.join(', ') });
  const seat = first === '-' ? NO_SEAT : first.length === 1 ? SIDE_LETTERS.indexOf(first) : -2;
  if (first !== '-' && seat < 0)
    faults.push({ message: `${JSON.stringify(first)} cannot have closed a row`, at: 'first', hint: 'W, B or -' });
  return { first: Math.max(seat, NO_SEAT), phase: Math.max(known, 0) as PhaseCode };
}
