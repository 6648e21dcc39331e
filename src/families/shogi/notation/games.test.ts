import { describe, expect, it } from 'vitest';
import { fenOf } from '../../../../test/notation.ts';
import { createGame } from '../../../play/game.ts';
import type { Move } from '../../../play/move.ts';
import { playMove } from '../../../play/play-move.ts';
import { resolveVariant } from '../../../play/resolve.ts';
import { loadText } from '../../../records/load-text.ts';
import { writeRecords } from '../../../records/write-records.ts';
import { shogi } from '../index.ts';
import { NAMED_STARTS } from './starts.ts';

const variantOf = (slug: string) => {
  const variant = resolveVariant(shogi, slug);
  if (!variant.ok) throw new Error(variant.error.message);
  return variant.value;
};

/** The position string after a game written as text, or its first fault. */
const endOf = (text: string, slug = 'standard') => {
  const loaded = loadText(shogi, variantOf(slug), text, 'seed');
  return loaded.ok ? fenOf(loaded.value.game.position) : loaded.error[0]!.message;
};

/** All records of a game from the start of a variant. */
function recordsOf(moves: readonly Move[], slug = 'standard') {
  let game = createGame(variantOf(slug), 'seed');
  const fen = fenOf(game.position);
  const made: Move[] = [];
  for (const move of moves) {
    const played = playMove(game, move);
    if (!played.ok) throw new Error(played.error.message);
    game = played.value.game;
    made.push(played.value.move);
  }
  return writeRecords(game, fen, made);
}

/** The record in the usual format. */
const recordOf = (moves: readonly Move[], slug?: string) => recordsOf(moves, slug)[0]!;

const EXCHANGE = 'lnsgkgsnl/1r7/pppppp1pp/6p2/9/2P6/PP1PPPPPP/7R1/LNSGKGSNL';
const AFTER_EXCHANGE = 'lnsgkg1nl/1r5s1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/7R1/LNSGKGSNL b Bb 5';
const usi = (line: string): Move[] => line.split(' ').map((move) => ({ usi: move }));

const KIF = `# KIF version=2.0 encoding=UTF-8
開始日時：2020/01/01
手合割：平手　　
先手：甲
後手：乙
手数----指手---------消費時間--
   1 ７六歩(77)   ( 0:01/00:00:01)
*a comment
   2 ３四歩(33)   ( 0:01/00:00:01)
   3 ２二角成(88)   ( 0:01/00:00:02)
   4 同　銀(31)   ( 0:01/00:00:02)
   5 投了
変化：3手
   3 ２六歩(27)
`;

describe('KIF', () => {
  it('is read: comments, times and variations are passed over', () => {
    expect(endOf(KIF)).toBe(AFTER_EXCHANGE);
  });

  it.each(Object.entries(NAMED_STARTS))('knows %s', (name, sfen) => {
    expect(endOf(`手合割：${name}\n`)).toBe(sfen);
  });

  it('reads drops and other names of pieces', () => {
    const text = `手合割：平手\n1 ７六歩(77)\n2 ３四歩(33)\n3 ２二角成(88)\n4 同　飛(82)\n5 ５五角打\n`;
    expect(endOf(text)).toBe('lnsgkgsnl/7r1/pppppp1pp/6p2/4B4/2P6/PP1PPPPPP/7R1/LNSGKGSNL w b 6');
  });

  it.each([
    ['手合割：百枚落ち\n', 'the handicap "百枚落ち" needs a board drawn in lines that begin with |'],
    ['手合割：平手\n1 同　歩(77)\n', '"同 歩(77)": there is no move before this one'],
    ['手合割：平手\n|v香v桂|一\n', 'the drawn board has 1 rows, not 9'],
  ])('refuses %j', (text, message) => {
    expect(endOf(text)).toBe(`KIF: ${message}`);
  });

  it('is written, with the end of the game, and read again', () => {
    const { format, text } = recordOf([...usi('7g7f 3c3d 8h2b+ 3a2b B*5e'), { action: 'resign' }]);
    expect(format).toBe('KIF');
    expect(text).toBe(
      [
        '手合割：平手',
        '先手：',
        '後手：',
        '手数----指手---------消費時間--',
        '   1 ７六歩(77)',
        '   2 ３四歩(33)',
        '   3 ２二角成(88)',
        '   4 同　銀(31)',
        '   5 ５五角打',
        '   6 投了',
        '',
      ].join('\n'),
    );
    expect(endOf(text)).toBe('lnsgkg1nl/1r5s1/pppppp1pp/6p2/4B4/2P6/PP1PPPPPP/7R1/LNSGKGSNL w b 6');
  });

  it('is written for handicaps', () => {
    const { text } = recordOf(usi('5a4b 7g7f'), 'standard+2-piece');
    expect(text).toContain('手合割：二枚落ち');
    expect(text).toContain('   1 ４二玉(51)');
    expect(endOf(text)).toBe(endOf(text, 'standard+2-piece'));
  });
});

describe('CSA', () => {
  it.each([
    ['the usual start', 'V2.2\nPI\n+\n+7776FU\nT10\n-3334FU\n+8822UM,T3\n-3122GI\n%TORYO\n'],
    [
      'rank by rank',
      `P1-KY-KE-GI-KI-OU-KI-GI-KE-KY
P2 * -HI *  *  *  *  * -KA * 
P3-FU-FU-FU-FU-FU-FU-FU-FU-FU
P4 *  *  *  *  *  *  *  *  * 
P5 *  *  *  *  *  *  *  *  * 
P6 *  *  *  *  *  *  *  *  * 
P7+FU+FU+FU+FU+FU+FU+FU+FU+FU
P8 * +KA *  *  *  *  * +HI * 
P9+KY+KE+GI+KI+OU+KI+GI+KE+KY
'a comment
+
+7776FU
-3334FU
+8822UM
-3122GI`,
    ],
  ])('is read from %s', (_, text) => {
    expect(endOf(text)).toBe(AFTER_EXCHANGE);
  });

  it('knows by the board whether a piece was turned over before', () => {
    expect(endOf('PI\n+\n+7776FU\n-3334FU\n+8822UM\n-8222HI\n+0088KA\n-2288RY')).toContain('move 6');
    expect(endOf('PI\n+\n+7776FU\n-3334FU\n+8822UM\n-5142OU\n+2211UM')).toBe(
      'lnsg1gsn+B/1r3k3/pppppp1pp/6p2/9/2P6/PP1PPPPPP/7R1/LNSGKGSNL w BL 6',
    );
  });

  it('is written, with the end of the game, and read again', () => {
    const moves = [...usi('7g7f 3c3d 8h2b+ 3a2b B*5e'), { action: 'resign' }];
    const { text } = recordsOf(moves).find(({ format }) => format === 'CSA')!;
    expect(text).toContain('P1-KY-KE-GI-KI-OU-KI-GI-KE-KY\nP2 * -HI *  *  *  *  * -KA * \n');
    expect(text).toContain('\n+\n+7776FU\n-3334FU\n+8822UM\n-3122GI\n+0055KA\n%TORYO\n');
    expect(endOf(text)).toBe('lnsgkg1nl/1r5s1/pppppp1pp/6p2/4B4/2P6/PP1PPPPPP/7R1/LNSGKGSNL w b 6');
  });

  it('is written for handicaps, in which gote begins', () => {
    const { text } = recordsOf(usi('5a4b 7g7f'), 'standard+2-piece').find(({ format }) => format === 'CSA')!;
    expect(text).toContain('\n-\n-5142OU\n+7776FU\n');
    expect(endOf(text)).toBe(endOf(text, 'standard+2-piece'));
  });

  it('is not written for other games', () => {
    expect(recordsOf(usi('5e4d'), 'minishogi').map(({ format }) => format)).toEqual(['KIF']);
  });

  it('begins without some pieces', () => {
    expect(endOf('PI82HI22KA\n-\n-5142OU')).toBe('lnsg1gsnl/5k3/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 2');
  });

  it.each([
    ['PI\n+\n+7776XX', 'move 1, "+7776XX": XX is not a piece'],
    ['P1-KY\n+', 'the board has 9 ranks, the text has 1'],
    ['V2.2\nP+5KA\n+', '"P+5KA": 5KA is not a piece on a square'],
  ])('refuses %j', (text, message) => {
    expect(endOf(text)).toBe(`CSA: ${message}`);
  });
});

describe('USI', () => {
  it.each([
    'position startpos moves 7g7f 3c3d 8h2b+ 3a2b',
    'startpos moves 7g7f 3c3d 8h2b+ 3a2b',
    'position sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1 moves 7g7f 3c3d 8h2b+ 3a2b',
    `position sfen ${AFTER_EXCHANGE}`,
  ])('reads %s', (text) => {
    expect(endOf(text)).toBe(AFTER_EXCHANGE);
  });

  it('is written for shogi alone, as it names no variant and no result', () => {
    const formats = (slug?: string, ...end: Move[]) =>
      recordsOf([...usi(slug ? '1e1d 5a5b' : '7g7f'), ...end], slug).map(({ format }) => format);
    expect(formats()).toEqual(['KIF', 'CSA', 'USI']);
    expect(formats(undefined, { action: 'resign' })).toEqual(['KIF', 'CSA']);
    expect(formats('minishogi')).toEqual(['KIF']);
  });

  it('says which move is illegal', () => {
    expect(endOf('position startpos moves 7g7f 7g7e')).toMatch(/^USI, move 2 /);
  });
});

describe('a position string', () => {
  it('is not taken for a game', () => {
    expect(endOf(`${EXCHANGE} b - 1`)).toBe(`${EXCHANGE} b - 1`);
  });
});
