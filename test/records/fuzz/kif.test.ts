import { shogi } from '../../../src/families/shogi/index.ts';
import type { Rng } from '../../../src/lib/rng.ts';
import { randomRecords, type Tokens } from './random-records.ts';
import { digitsOf, digitsOfJapanese, fuzzShogi, joinLines, letterOf } from './shogi-text.ts';

const draw = randomRecords(shogi, ['standard', 'standard+2-piece', 'minishogi', 'check-shogi'], 'KIF', 70);
const JUNK = [
  ...'0159１７一三同歩玉成打()*&:　 \n|x',
  '投了',
  '変化：2手\n',
  '   1 ７六歩(77)\n',
  'まで2手で先手の勝ち\n',
  '手合割：平手\n',
];
const COMMENTS = ['*a comment', '# 1 ７六歩(77)', '&bookmark', '', '   ', '* 変化：2手'];

const MOVE = /^(\s*)(\d+) (\S.*)$/;

function rewriteLine(rng: Rng, line: string): string {
  const [, , number, move] = MOVE.exec(line) ?? [];
  if (move === undefined) return rng.below(2) ? line : line.replace('：', ':');
  const spelt = rng.below(2) ? move : move.normalize('NFKC');
  const time = rng.pick(['', '   ( 0:01/00:00:01)', ' ( 0:01/)', '+', '\t(1:05/00:01:05)+']);
  return `${rng.pick(['', ' ', '\t', '   '])}${number}${rng.pick([' ', '  ', '\t', '. '])}${spelt}${time}`;
}

/** The same game: headers in another order, other digits, blanks, times, comments, variations. */
function rewrite(rng: Rng, text: string): string {
  const lines = text.trimEnd().split('\n');
  const rule = lines.findIndex((line) => line.startsWith('手数'));
  const head = lines.slice(0, rule);
  const moves = lines.slice(rule + 1).map((line) => rewriteLine(rng, line));
  const isDrawn = head.some((line) => line.startsWith('|'));
  const headers = [
    ...(isDrawn ? head : rng.shuffle(head)),
    ...rng.pick([[], ['棋戦：x：y'], ['開始日時：2024/05/01']]),
  ];
  const variation = rng.below(2) ? [] : ['変化：1手', '   1 ２六歩(27)', '   2 投了', '変化：1手'];
  return joinLines(
    rng,
    [...headers.map((line) => rewriteLine(rng, line)), ...rng.pick([[], [lines[rule]!]]), ...moves, ...variation],
    COMMENTS,
  );
}

const PLAIN =
  /^(?:\d{1,4}[.:]?\s+)?(同|[1-9][一二三四五六七八九])\s*(成銀|成桂|成香|[玉王飛角金銀桂香歩龍竜馬と全圭杏])(打|不成|生|成)?\s*(?:\(([1-9])([1-9])\))?/;

/** Moves up to the first variation, end or further game. */
function read(text: string): Tokens | undefined {
  const moves: string[] = [];
  const strays: string[] = [];
  let target = '';
  for (const line of text
    .replace('\ufeff', '')
    .normalize('NFKC')
    .split(/\r\n|\r|\n/)) {
    const plain = line.trim();
    if (/^変化\s*:/.test(plain) || (moves.length && /^(?:手合割|先手|下手)\s*:/.test(plain))) break;
    if (/^[#*&|]/.test(plain)) continue;
    const found = PLAIN.exec(plain);
    if (!found) {
      if (/^まで/.test(plain) || /^(?:\d+[.:]?\s+)?(?:投了|千日手|詰|切れ負け|反則|中断|持将棋|入玉|不戦)/.test(plain))
        break;
      if (plain && !/:|^手数|^\+|^[\d ]+$|番$|^\d+[.:]?\s/.test(plain)) strays.push(plain);
      continue;
    }
    const [, square, name, mark, file, rank] = found;
    target = square === '同' ? target : digitsOfJapanese(square!);
    moves.push(
      file === undefined
        ? `${letterOf(name!)}*${target}`
        : `${letterOf(name!)}${file}${rank}${target}${mark === '成' ? '+' : ''}`,
    );
  }
  return { moves, strays };
}

const spell = ({ from, to, piece, drop, promotion }: Record<string, unknown>) =>
  drop === undefined
    ? `${piece}${digitsOf(from)}${digitsOf(to)}${promotion === '+' ? '+' : ''}`
    : `${drop}*${digitsOf(to)}`;

fuzzShogi({ title: 'KIF', junk: JUNK, draw, rewrite, read, spell });
