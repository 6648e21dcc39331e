import { fail, ok, type Result } from '../../../lib/result.ts';
import type { Move } from '../../../play/move.ts';
import type { Outcome } from '../../../play/position.ts';
import type { ParsedRecord, PlayedGame, RecordedResult, RecordFormat } from '../../../play/record-format.ts';
import { CSA_LETTERS, readCsaStart } from './csa-start.ts';
import { hasPlainRules } from './plain-rules.ts';
import { MAX_PLIES, NAMED_STARTS, START_TAG, sfenSquare, squareDigits } from './starts.ts';

const CODES = new Map(Object.entries(CSA_LETTERS).map(([code, letter]) => [letter, code]));

const isCsa = (text: string): boolean => /^(?:V\d|PI\b|P1[\s*+-]|P[+-]\d\d[A-Z]{2}|[+-]\d{4}[A-Z]{2})/m.test(text);

/** Pieces by square, in digits. A move promotes if its piece had another face on its origin. */
type Pieces = Map<string, string>;

function parse(text: string): Result<ParsedRecord, string> {
  const lines = text.split(/\r?\n/).filter((line) => !line.startsWith("'"));
  const statements = lines.flatMap((line) => line.split(',')).map((line) => line.trimEnd());
  const start = readCsaStart(statements);
  if (!start.ok) return start;
  const pieces = piecesOf(start.value);
  const moves: string[] = [];
  let end: string | undefined;
  for (const statement of statements) {
    if (statement.startsWith('%')) {
      end = statement.trim().toUpperCase();
      break;
    }
    const read = /^[+-](\d\d)([1-9][1-9])([A-Z]{2})$/.exec(statement);
    if (!read) continue;
    const [, from, to, code] = read;
    const letter = CSA_LETTERS[code!];
    if (letter === undefined) return fail(`${JSON.stringify(statement)}: ${code} is not a piece`);
    moves.push(usiOf(pieces, from!, to!, letter));
    if (moves.length > MAX_PLIES) return fail(`more than ${MAX_PLIES} moves`);
  }
  const isKnown = end === undefined || end in RESULTS;
  const known = end === undefined ? undefined : RESULTS[end];
  return ok({
    tags: { [START_TAG]: start.value },
    moves,
    ...(known && { result: { text: end!, ...known } }),
    ...(!isKnown && { notes: [`${end!.slice(0, 20)} is not a known end of a game: the game is left open`] }),
  });
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

export const csaFormat: RecordFormat = { name: 'CSA', matches: isCsa, parse, format, startTag: START_TAG };
