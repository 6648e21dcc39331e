import type { PlayedGame, RecordFormat } from '../../../play/record-format.ts';
import { beginsLikeGame, type MoveTextStyle, parseMoveText } from '../../../records/movetext.ts';
import { formatMoveText, pliesBefore, resultText } from '../../../records/write-movetext.ts';
import { pgnNames } from '../variants/pgn-names.ts';

/** Portable Game Notation (standard of 1994): moves as SAN, with the signs that the variants add. */
const STYLE: MoveTextStyle = {
  move: /[0Oo](?:-[0Oo]){1,2}(?:[+#](?![-/=]))?|\+?(?!e\.)[A-Za-z@](?:(?!e\.)[A-Za-z0-9@:/,]|-(?=[A-Za-z0-9]))*(?:=\+?[A-Za-z]|\([A-Za-z]\))?(?:[+#]{1,2}(?![-/=]))?/y,
  results: { '1-0': 'white', '0-1': 'black', '1/2-1/2': null, '1/2': null, '½-½': null, '½': null, '*': undefined },
};

const formatPgn = (game: Omit<PlayedGame, 'made' | 'isDefaultVariant'>): string =>
  formatMoveText({
    game,
    moves: game.moves,
    firstPly: pliesBefore(game.fen),
    tags: { Variant: game.variant },
    result: resultText(game.outcome),
  });

export const pgnFormat = {
  name: 'PGN',
  matches: (text) => beginsLikeGame(text, STYLE),
  parse: (text) => parseMoveText(text, STYLE),
  format: formatPgn,
  startTag: 'fen',
  nullMoves: ['--', 'Z0', '@@@@'],
  variantNames: pgnNames,
} satisfies RecordFormat;
