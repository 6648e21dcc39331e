import type { PlayedGame, RecordFormat } from '../../../play/record-format.ts';
import { beginsLikeGame, type MoveTextStyle, parseMoveText } from '../../../records/movetext.ts';
import { formatMoveText, resultText } from '../../../records/write-movetext.ts';
import { kifFormat } from './kif.ts';

/**
 * PGN with moves of Western notations: `P-7f`, `+Rx3a`, `G4i-5h`, `B*4e`, `P-76`, and of USI, `7g7f`, `B*4e`. It
 * expresses every variant, start and end.
 */
const STYLE: MoveTextStyle = {
  move: /\+?[A-Z](?:\d\d?[a-p]|\d\d)?[-x*'](?:\d\d?[a-p]|\d\d)[-+=]?|\d\d?[a-p]\d\d?[a-p][-+]?/y,
  isStrict: true,
  results: { '1-0': 'first', '0-1': 'second', '1/2-1/2': null, '½-½': null, '*': undefined },
};

/** Writes the games that KIF cannot express. */
function format(game: PlayedGame): string | undefined {
  if (kifFormat.format?.(game) !== undefined) return undefined;
  return formatMoveText({
    game,
    moves: game.moves,
    // Position strings of these games count in different ways: the record counts from its first move.
    firstPly: 0,
    tags: { Variant: game.variant ?? game.definition.title },
    result: resultText(game.outcome),
  });
}

export const pgnFormat: RecordFormat = {
  name: 'PGN',
  matches: (text) => beginsLikeGame(text, STYLE),
  parse: (text) => parseMoveText(text, STYLE),
  format,
  startTag: 'fen',
};
