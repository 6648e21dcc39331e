import type { FairyDefinition } from '../../../fairy/language/definition.ts';
import { parseCoordinates } from '../../../fairy/notation/coordinates.ts';
import { ok, type Result } from '../../../lib/result.ts';
import type { ParsedRecord, PlayedGame, RecordFormat } from '../../../play/record-format.ts';
import { beginsLikeGame, type MoveTextStyle, parseMoveText } from '../../../records/movetext.ts';
import { isPositionCommand, parsePositionCommand } from '../../../records/position-command.ts';
import { formatMoveText, pliesBefore, resultText } from '../../../records/write-movetext.ts';
import { coordinateReadings } from './readings.ts';

/**
 * Games of xiangqi and janggi as PGN (by the proposal of the World Xiangqi Federation, which adds the tags `Game` and
 * `Format`), with moves as WXF, ICCS or in Chinese, and the `position` command of UCCI engines.
 */

/**
 * One move, in the order of the alternatives: in Chinese (`炮二平五`, `炮@二五`) or Korean (`02마83`, `한수쉼`), by points
 * (`H2-E2`, `b10c8`, `C@d3`), in WXF (`C2=5`, `+C.5`, `13=4`, `C@63`) or by the letters and points of janggi (`H02-83`).
 */
const MOVE =
  /(?:[一-龥\d]{2}[进進退平][=平]?[一-龥\d]{1,2}|[一-龥]@[一-龥\d]{2,3}|\d\d[가-힣]\d\d(?:장군)?|한수쉼(?:장군)?|(?:[a-z]@|[a-p]\d\d?[-x]?)[a-p]\d\d?|[a-z][1-9+-]\d?[-+.=–−]=?\d\d?(?:=[a-z])?|[+-][a-z][-+.=–−]=?\d(?:=[a-z])?|\d\d[-+.=–−]=?\d(?:=[a-z])?|[a-z]@\d{2,4}|[a-z]\d\d[-x]?\d\d)(?!\d)[+#]?/iy;

const STYLE: MoveTextStyle = {
  move: MOVE,
  isStrict: true,
  results: {
    '1-0': 'first',
    '0-1': 'second',
    '1/2-1/2': null,
    '1/2': null,
    '½-½': null,
    红胜: 'first',
    紅勝: 'first',
    先胜: 'first',
    先勝: 'first',
    黑胜: 'second',
    黑勝: 'second',
    后胜: 'second',
    後勝: 'second',
    红方胜: 'first',
    黑方胜: 'second',
    先负: 'second',
    先負: 'second',
    先和: null,
    和: null,
    和棋: null,
    '*': undefined,
  },
};

/**
 * The text with digits, dots and signs as in ASCII, where Chinese programs write wide ones. Commas, which Chinese books
 * put behind numbers and between moves, become dots.
 */
const plainText = (text: string): string =>
  text
    .replace(/[、，]/g, '. ')
    .replace(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/\u3000/g, ' ');

function parse(text: string): Result<ParsedRecord, string> {
  const parsed = parseMoveText(plainText(text), STYLE);
  if (!parsed.ok) return parsed;
  // Signs of check and mate are not part of a move, and only some of its notations know them.
  const record = { ...parsed.value, moves: parsed.value.moves.map((move) => move.replace(/(?<=[^+#])[+#]$/, '')) };
  return ok({ ...record, ...coordinateReadings(record) });
}

/** Writes a game with moves in the given notation. */
function formatPgn(game: PlayedGame, moves: readonly string[], format: string | undefined): string {
  return formatMoveText({
    game,
    moves,
    firstPly: pliesBefore(game.fen),
    tags: { Game: gameName(game.definition as FairyDefinition), Variant: game.variant, Format: format },
    result: resultText(game.outcome),
  });
}

const gameName = ({ notation }: FairyDefinition): string =>
  notation.moves === 'wxf' ? 'Chinese Chess' : 'Korean Chess';

/** PGN with moves in the notation of the variant: WXF, and rank and file in janggi. */
export const pgnFormat: RecordFormat = {
  name: 'PGN',
  matches: (text) => beginsLikeGame(plainText(text), STYLE),
  parse,
  format: (game) =>
    formatPgn(game, game.moves, (game.definition as FairyDefinition).notation.moves === 'wxf' ? 'WXF' : undefined),
  startTag: 'fen',
};

/** PGN with moves by coordinates. It is only written: `pgnFormat` reads it. */
export const iccsFormat: RecordFormat = {
  name: 'PGN (ICCS)',
  matches: () => false,
  parse,
  format: (game) => {
    const played = game.made.filter(({ notation }) => notation !== undefined);
    const moves = played.flatMap(({ iccs }) => (typeof iccs === 'string' ? [iccs] : []));
    return played.length && moves.length === played.length ? formatPgn(game, moves, 'ICCS') : undefined;
  },
  startTag: 'fen',
};

/** The `position` command of UCCI and UCI engines. It is only read. */
export const ucciFormat: RecordFormat = {
  name: 'UCCI',
  matches: isPositionCommand,
  parse: (text) => {
    const parsed = parsePositionCommand(text);
    return parsed.ok ? ok({ ...parsed.value, ...coordinateReadings(parsed.value) }) : parsed;
  },
  startTag: 'fen',
  // Other notations are not moves here: `c5`, what is left of `c4c5`, would be a soldier's move in one of them.
  readMove: (text) => ({ [parseCoordinates(text) ? 'notation' : 'iccs']: text }),
};
