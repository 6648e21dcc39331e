import { shogi } from '../../../src/families/shogi/index.ts';
import type { Rng } from '../../../src/lib/rng.ts';
import { type Game, movesSoFar } from '../../../src/play/game.ts';
import { type RandomRecord, randomRecords, type Tokens } from './random-records.ts';
import { digitsOf, digitsOfJapanese, fuzzShogi, joinLines, letterOf } from './shogi-text.ts';

const drawKif = randomRecords(shogi, ['standard', 'standard+2-piece', 'minishogi'], 'KIF', 60);
const JUNK = [
  ...'▲△☗☖159一三同歩玉成打右左直上 \n*:x',
  '投了',
  '変化：2手\n',
  '▲７六歩',
  'まで2手で先手の勝ち\n',
  '手合割：平手\n',
];
const COMMENTS = ['*a comment', '# ▲７六歩', '&bookmark', '', '* 変化：2手'];

/** A random game in KI2: the headers of its KIF, then its moves. Nothing says how it ended if the board does not show it. */
function draw(rng: Rng): RandomRecord {
  const { game, text } = drawKif(rng);
  const { made } = movesSoFar(game);
  const head = text.split('\n').filter((line) => /：/.test(line));
  const open: Game = { variant: game.variant, position: game.position, played: game.played };
  return { game: open, text: [...head, ...made.map(({ japanese }) => String(japanese))].join('\n') };
}

const WORDS: Readonly<Record<string, readonly string[]>> = { '▲': ['▲', '▼', '☗'], '△': ['△', '▽', '☖'] };

/** The same game: other marks and digits, 同, several moves in a line, comments, variations. */
function rewrite(rng: Rng, text: string): string {
  const lines = text.split('\n');
  const isMove = (line: string) => /^[▲△]/.test(line);
  let last = '';
  const moves = lines.filter(isMove).map((line) => {
    const square = line.slice(1, 3);
    const same = square === last && rng.below(2) === 0;
    last = square;
    const rest = same ? `同${rng.pick(['', ' ', '　'])}${line.slice(3)}` : line.slice(1);
    return `${rng.pick(WORDS[line[0]!]!)}${rng.below(2) ? rest : rest.normalize('NFKC')}`;
  });
  const rows: string[] = [];
  for (const move of moves) {
    if (rng.below(3) || !rows.length) rows.push(move);
    else rows.push(`${rows.pop()}${rng.pick(['', ' ', '　　', '\t'])}${move}`);
  }
  const variation = rng.below(2) ? [] : ['変化：1手', '▲２六歩', '変化：1手'];
  return joinLines(rng, [...rng.shuffle(lines.filter((line) => !isMove(line))), ...rows, ...variation], COMMENTS);
}

const MOVE =
  /([▲▼☗△▽☖])\s*(同|[1-9]\s*[一二三四五六七八九1-9])\s*(成\s*銀|成\s*桂|成\s*香|[玉王飛角金銀桂香歩龍竜馬と全圭杏])?/g;

/** A header: a name and a value, in a line without moves. */
const HEADER = /^[^:▲▼☗△▽☖]+:[^▲▼☗△▽☖]*$/;

/** Index at which a closing line begins, or at which somebody resigns, at the start of the line or after a move. */
function endOfMoves(line: string): number {
  const resigned = /^\s*投了|[▲▼☗△▽☖].*?投了/.exec(line);
  const ends = [line.indexOf('まで'), resigned ? resigned.index + resigned[0].length - '投了'.length : -1];
  return Math.min(...ends.map((at) => (at < 0 ? line.length : at)));
}

/** Squares and pieces of the moves up to the first variation, end or further game. */
function read(text: string): Tokens {
  const moves: string[] = [];
  let target = '';
  for (const line of text
    .replace('\ufeff', '')
    .normalize('NFKC')
    .split(/\r\n|\r|\n/)) {
    if (/^\s*変化\s*:/.test(line) || (moves.length && /^\s*(?:手合割|先手|下手|開始日時|棋戦)\s*:/.test(line))) break;
    if (/^\s*[#*&|]/.test(line)) continue;
    if (!moves.length && HEADER.test(line)) continue;
    const own = line.slice(0, endOfMoves(line));
    for (const [, mark, square, name = ''] of own.matchAll(MOVE)) {
      target = square === '同' ? target : digitsOfJapanese(square!.replace(/\s/g, ''));
      moves.push(`${'▲▼☗'.includes(mark!) ? '▲' : '△'}${target}${letterOf(name.replace(/\s/g, ''))}`);
    }
    if (own !== line) break;
  }
  return { moves, strays: [] };
}

const spell = ({ to, piece, drop, japanese }: Record<string, unknown>) =>
  `${String(japanese)[0]}${digitsOf(to)}${drop ?? piece}`;

fuzzShogi({ title: 'KI2', junk: JUNK, draw, rewrite, read, spell, isRecord: (text) => /[▲△]/.test(text) });
