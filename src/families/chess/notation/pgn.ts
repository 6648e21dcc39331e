import type { PlayedGame, RecordFormat } from '../../../play/record-format.ts';
import {
  beginsLikeGame,
  type MoveTextStyle,
  numberedMoves,
  parseMoveText,
  tagLines,
  terminationText,
  UNKNOWN_TAGS,
  wrapWords,
} from '../../../records/movetext.ts';
import { pgnNames } from '../variants/pgn-names.ts';

/** Portable Game Notation (standard of 1994): moves as SAN, with the signs that the variants add. */
const STYLE: MoveTextStyle = {
  move: /[0Oo](?:-[0Oo]){1,2}(?:[+#](?![-/=]))?|\+?(?!e\.)[A-Za-z@](?:(?!e\.)[A-Za-z0-9@:/,]|-(?=[A-Za-z0-9]))*(?:=\+?[A-Za-z]|\([A-Za-z]\))?(?:[+#]{1,2}(?![-/=]))?/y,
  results: { '1-0': 'white', '0-1': 'black', '1/2-1/2': null, '1/2': null, '½-½': null, '½': null, '*': undefined },
};

/** Writes PGN in export format: the seven tag roster first, lines of at most 80 characters. */
function formatPgn({
  tags,
  moves,
  fen,
  isUsualStart,
  isEndedByPlayers,
  variant,
  outcome,
  definition,
}: Omit<PlayedGame, 'made' | 'isDefaultVariant'>): string {
  const result = !outcome ? '*' : outcome.winner === null ? '1/2-1/2' : outcome.winner === 0 ? '1-0' : '0-1';
  const all = {
    ...UNKNOWN_TAGS,
    ...tags,
    Result: result,
    ...(variant !== undefined && { Variant: variant }),
    ...(!isUsualStart && { SetUp: '1', FEN: fen }),
    ...(outcome && isEndedByPlayers && { Termination: terminationText(definition, outcome) }),
  };
  const fields = fen.split(' ');
  const first = (Number(fields.at(-1)) - 1) * 2 + (fields[1] === 'b' ? 1 : 0);
  return `${tagLines(all)}\n\n${wrapWords([...numberedMoves(moves, first), result])}\n`;
}

export const pgnFormat = {
  name: 'PGN',
  matches: (text) => beginsLikeGame(text, STYLE),
  parse: (text) => parseMoveText(text, STYLE),
  format: formatPgn,
  startTag: 'fen',
  variantNames: pgnNames,
} satisfies RecordFormat;
