import { fail, ok, type Result } from '../../../lib/result.ts';
import type { Move } from '../../../play/move.ts';
import type { Outcome } from '../../../play/position.ts';
import type { ParsedRecord, PlayedGame, RecordedResult, RecordFormat } from '../../../play/record-format.ts';
import { CSA_LETTERS, readCsaStart } from './csa-start.ts';
import { handicapGame } from './handicaps.ts';
import { unreadNotes } from './kif-lines.ts';
import { hasPlainRules } from './plain-rules.ts';
import { MAX_PLIES, NAMED_STARTS, START_TAG, sfenSquare, squareDigits } from './starts.ts';

const CODES = new Map(Object.entries(CSA_LETTERS).map(([code, letter]) => [letter, code]));

const isCsa = (text: string): boolean =>
  /^(?:V\d|PI(?:\b|\d)|P1[\s*+-]|P[+-]\d\d[A-Z]{2}|[+-]\d{4}[A-Z]{2})/m.test(text);

/** Pieces by square, in digits. A move promotes if its piece had another face on its origin. */
type Pieces = Map<string, string>;

/** Statements of a line. A comma separates them where the next one begins; in names it may stand as well. */
const statementsOf = (line: string): string[] => line.split(/,(?=[-+%'$PNTV]|$)/).map((part) => part.trimEnd());

/** Statements that say nothing of the moves: version, names, remarks, and times of moves. */
const REMARK = /^(?:$|'|\$|V\d[\d.]{0,9}\s{0,9}$|N[-+]|T\d{1,9}(?:\.\d{0,6})?$)/;

/** Statements of the start, which `readCsaStart` reads. */
const OF_START = /^(?:P[I1-9+-]|[-+]$)/;

const MOVE = /^([-+])(\d\d)([1-9][1-9])([A-Z]{2})$/;

function parse(text: string): Result<ParsedRecord, string> {
  const [first = [], ...others] = gamesOf(text);
  const begun = first.findIndex((statement) => MOVE.test(statement) || statement.startsWith('%'));
  const start = readCsaStart(begun < 0 ? first : first.slice(0, begun));
  if (!start.ok) return start;
  const pieces = piecesOf(start.value);
  const moves: string[] = [];
  const unread: string[] = [];
  let sign = start.value.split(' ')[1] === 'w' ? SIGNS.w : SIGNS.b;
  let end: string | undefined;
  for (const [index, statement] of first.entries()) {
    if (REMARK.test(statement) || (OF_START.test(statement) && (begun < 0 || index < begun))) continue;
    if (end !== undefined || !/^[-+%]/.test(statement)) {
      unread.push(statement);
      continue;
    }
    if (statement.startsWith('%')) {
      end = statement.trim().toUpperCase();
      continue;
    }
    const move = readMove(statement, pieces, sign);
    if (!move.ok) return fail(`move ${moves.length + 1}, ${JSON.stringify(statement.slice(0, 20))}: ${move.error}`);
    moves.push(move.value);
    sign = sign === SIGNS.b ? SIGNS.w : SIGNS.b;
    if (moves.length > MAX_PLIES) return fail(`more than ${MAX_PLIES} moves`);
  }
  const isKnown = end === undefined || Object.hasOwn(RESULTS, end);
  const known = end === undefined ? undefined : RESULTS[end];
  return ok({
    tags: { [START_TAG]: start.value },
    moves,
    ...(known && { result: { text: end!, ...known } }),
    following: others.length,
    notes: [
      ...(isKnown ? [] : [`${end!.slice(0, 20)} is not a known end of a game: the game is left open`]),
      ...unreadNotes(unread),
    ],
  });
}

/** The games of a text, each as its statements. A line with a slash alone separates games. */
function gamesOf(text: string): string[][] {
  const games: string[][] = [[]];
  for (const line of text.split(/\r\n|\r|\n/)) {
    if (line.trim() === '/') games.push([]);
    else games.at(-1)!.push(...(line.startsWith("'") ? [line] : statementsOf(line)));
  }
  return games.filter((statements, index) => index === 0 || statements.some((statement) => !REMARK.test(statement)));
}

/** Reads a move as USI and makes it on `pieces`. The sign must be that of the player to move. */
function readMove(statement: string, pieces: Pieces, toMove: string): Result<string, string> {
  const [, sign, from, to, code] = MOVE.exec(statement) ?? [];
  if (code === undefined) return fail('expected a move such as +7776FU');
  const letter = CSA_LETTERS[code];
  if (letter === undefined) return fail(`${code} is not a piece`);
  if (sign !== toMove) return fail(`${toMove} is to move`);
  const face = pieces.get(from!);
  if (face !== undefined && letter !== face && letter !== `+${face}`)
    return fail(`the piece on ${from} is ${CODES.get(face)}, which cannot become ${code}`);
  return ok(usiOf(pieces, from!, to!, letter));
}

/** Meaning of the words that end a game; null for games that were broken off or are mate problems. */
const RESULTS: Readonly<Record<string, Omit<RecordedResult, 'text'> | null>> = {
  '%TORYO': { winner: 'opponent', reason: 'resignation' },
  '%TSUMI': { winner: 'opponent', reason: 'checkmate' },
  '%TIME_UP': { winner: 'opponent', reason: 'time-forfeit' },
  '%ILLEGAL_MOVE': { winner: 'opponent', reason: 'rules-infraction' },
  '%+ILLEGAL_ACTION': { winner: 'gote', reason: 'rules-infraction' },
  '%-ILLEGAL_ACTION': { winner: 'sente', reason: 'rules-infraction' },
  '%KACHI': { winner: 'mover', reason: 'impasse' },
  '%JISHOGI': { winner: null, reason: 'impasse' },
  '%SENNICHITE': { winner: null, reason: 'repetition' },
  '%HIKIWAKE': { winner: null, reason: 'agreement' },
  '%MAX_MOVES': { winner: null, reason: 'move-limit' },
  '%CHUDAN': null,
  '%MATTA': null,
  '%FUZUMI': null,
  '%ERROR': null,
};

const squareOf = (digits: string): string => sfenSquare(Number(digits[0]), Number(digits[1]));

function usiOf(pieces: Pieces, from: string, to: string, letter: string): string {
  const faceBefore = pieces.get(from);
  pieces.delete(from);
  pieces.set(to, letter);
  if (from === '00') return `${letter}*${squareOf(to)}`;
  return squareOf(from) + squareOf(to) + (faceBefore !== undefined && faceBefore !== letter ? '+' : '');
}

function piecesOf(sfen: string): Pieces {
  const pieces: Pieces = new Map();
  for (const [index, rank] of sfen.split(' ')[0]!.split('/').entries()) {
    let file = 9;
    for (const token of rank.match(/\d|\+?[a-z]/gi) ?? []) {
      if (!/\d/.test(token)) pieces.set(`${file}${index + 1}`, token.toUpperCase());
      file -= /\d/.test(token) ? Number(token) : 1;
    }
  }
  return pieces;
}

const SIGNS = { b: '+', w: '-' } as const;

/**
 * Writes a game that begins from the start of shogi, with or without a handicap. CSA has no other games, and no words
 * for some ends.
 */
function format({ fen, made, outcome, definition }: PlayedGame): string | undefined {
  if (!hasPlainRules(definition) || !Object.values(NAMED_STARTS).includes(fen)) return undefined;
  const [board = '', side] = fen.split(' ');
  const first = side === 'w' ? 1 : 0;
  const moves = made.filter(({ usi }) => typeof usi === 'string');
  const lines = moves.map((move, ply) => moveLine(move, (first + ply) % 2 === 0 ? SIGNS.b : SIGNS.w));
  const head = ['V2.2', 'N+', 'N-', ...board.split('/').map(rankLine), first ? SIGNS.w : SIGNS.b];
  const end = outcome && endWord(outcome, (first + moves.length) % 2);
  if (outcome && end === undefined) return undefined;
  return [...head, ...lines, ...(end === undefined ? [] : [end]), ''].join('\n');
}

function rankLine(rank: string, index: number): string {
  const cells = rank.replace(/\d/g, (empty) => '-'.repeat(Number(empty)));
  return `P${index + 1}${[...cells].map(cellText).join('')}`;
}

function cellText(letter: string): string {
  const code = CODES.get(letter.toUpperCase());
  if (code === undefined) return ' * ';
  return (letter === letter.toUpperCase() ? SIGNS.b : SIGNS.w) + code;
}

function moveLine({ from, to, piece, drop, promotion }: Move, sign: string): string {
  const square = (name: unknown) => squareDigits(String(name)).join('');
  if (drop !== undefined) return `${sign}00${square(to)}${CODES.get(String(drop))}`;
  return `${sign}${square(from)}${square(to)}${CODES.get(promotion === '+' ? `+${piece}` : String(piece))}`;
}

/** Words for ends: pattern of the reason, who has won, and the word. The player to move is `mover`. */
const END_WORDS: readonly (readonly [RegExp, RecordedResult['winner'], string])[] = [
  [/^(?:checkmate|stalemate)$/, 'opponent', '%TSUMI'],
  [/^resignation$/, 'opponent', '%TORYO'],
  [/^time-forfeit$/, 'opponent', '%TIME_UP'],
  [/-fold-repetition$/, null, '%SENNICHITE'],
  [/^agreement$/, null, '%HIKIWAKE'],
  [/^impasse$/, 'mover', '%KACHI'],
  [/^impasse$/, null, '%JISHOGI'],
];

/** The CSA word for the end of the game; undefined if there is none. `toMove` is the seat to move. */
function endWord({ reason, winner }: Outcome, toMove: number): string | undefined {
  // The sign before an illegal action is that of the player who made it.
  if (/^(?:perpetual-check|rules-infraction)$/.test(reason) && winner !== null)
    return `%${winner === 0 ? SIGNS.w : SIGNS.b}ILLEGAL_ACTION`;
  const by = winner === null ? null : winner === toMove ? 'mover' : 'opponent';
  return END_WORDS.find(([pattern, of]) => of === by && pattern.test(reason))?.[2];
}

export const csaFormat: RecordFormat = {
  name: 'CSA',
  matches: isCsa,
  parse,
  format,
  startTag: START_TAG,
  taggedVariant: handicapGame,
};
