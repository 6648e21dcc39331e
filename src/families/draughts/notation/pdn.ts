import type { Definition } from '../../../play/definition.ts';
import type { Move } from '../../../play/move.ts';
import type { PlayedGame, RecordFormat, TaggedVariant } from '../../../play/record-format.ts';
import { beginsLikeGame, type MoveTextStyle, parseMoveText } from '../../../records/movetext.ts';
import { formatMoveText } from '../../../records/write-movetext.ts';
import type { DraughtsDefinition } from '../definition.ts';

/**
 * Results in PDN (Portable Draughts Notation), which is PGN for draughts, by the PDN 3.0 standard of the FMJD. A win
 * counts one or two points.
 */
const STYLE: MoveTextStyle = {
  // A star right after a move praises it.
  move: /[a-n]?\d\d?[-x:][a-n\d][-x:a-n\d]*\*?/y,
  results: {
    '1-0': 'white',
    '0-1': 'black',
    '1/2-1/2': null,
    '½-½': null,
    '2-0': 'white',
    '0-2': 'black',
    '1-1': null,
    '0-0': null,
    '*': undefined,
  },
};

/** Joins the squares of moves that some programs pad with blanks: `19- 23`, `28x 17`. */
const withoutPadding = (text: string): string => text.replace(/([a-n\d]) {0,3}([-x:]) {0,3}(?=[a-n\d])/g, '$1$2');

/** The variant of the tag `GameType`, whose first part is a number of the PDN standard: `20,W,10,10,N2,0`. */
function taggedVariant({ gametype }: Readonly<Record<string, string>>): TaggedVariant | undefined {
  const number = /^\s*(\d{1,3})\b/.exec(gametype ?? '')?.[1];
  if (number === undefined) return undefined;
  const matches = (definition: Definition) => (definition as DraughtsDefinition).notation.gameType === Number(number);
  return { tag: `[GameType "${gametype!.slice(0, 40)}"]`, matches };
}

/**
 * A move written with the squares on which the piece stands: start and end, or all squares if start and end fit several
 * moves.
 */
function formatMove({ from, to, path, algebraic }: Move, usesNames: boolean): string {
  if (usesNames) return String(algebraic);
  return Array.isArray(path) ? path.join('x') : `${String(from)}-${String(to)}`;
}

function formatPdn(game: PlayedGame): string {
  const { made, fen, variant, outcome, definition } = game;
  const { notation, setup } = definition as DraughtsDefinition;
  const number = Number(/:F(\d+)/.exec(fen)?.[1] ?? 1);
  const moves = made
    .filter(({ action }) => action === undefined)
    .map((move) => formatMove(move, notation.squares === 'names'));
  return formatMoveText({
    game,
    moves,
    firstPly: (number - 1) * 2 + (fen[0] === setup.fen[0] ? 0 : 1),
    tags: { GameType: notation.gameType?.toString(), Variant: variant },
    result: resultOf(outcome, definition.seats),
  });
}

/** The result with White's points first, even if Black moves first. */
function resultOf(outcome: PlayedGame['outcome'], seats: readonly string[]): string {
  if (!outcome) return '*';
  if (outcome.winner === null) return '1/2-1/2';
  return seats[outcome.winner] === 'white' ? '1-0' : '0-1';
}

/** The format PDN for whole games of draughts. */
export const pdnFormat = {
  name: 'PDN',
  matches: (text) => beginsLikeGame(withoutPadding(text), STYLE),
  parse: (text) => parseMoveText(withoutPadding(text), STYLE),
  format: formatPdn,
  startTag: 'fen',
  taggedVariant,
} satisfies RecordFormat;
