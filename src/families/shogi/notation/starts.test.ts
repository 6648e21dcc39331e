import { describe, expect, it } from 'vitest';
import { outcomeOf, positionStringOf } from '../../../play/game.ts';
import { loadText } from '../../../records/load-text.ts';
import { shogi } from '../index.ts';

/** The position string after a record, or the fault that refuses it. */
function read(text: string): string {
  const loaded = loadText(shogi, undefined, text, 'a');
  if (!loaded.ok) return loaded.error[0]!.message;
  return positionStringOf(loaded.value.game);
}

const AFTER_76 = 'lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w - 2';

describe('KIF', () => {
  it.each([
    '   1 ７六歩(77)   ( 0:01/00:00:01)',
    '   1 ７六歩（７７）',
    '1 7六歩(77)',
    '#KIF version=2.0 encoding=UTF-8\n手合割：平手　　\n手数----指手---------消費時間--\n   1 ７六歩(77)\n*a comment',
    '手合割:平手\n   1   ７六歩(77)\n変化：1手\n   1 ２六歩(27)',
  ])('S7: is read in any width of digits, brackets and blanks: %j', (text) => {
    expect(read(text)).toBe(AFTER_76);
  });

  it('S7: 同 with two blanks', () => {
    const text = '手合割：平手\n1 ７六歩(77)\n2 ３四歩(33)\n3 ２二角成(88)\n4 同  銀(31)';
    expect(read(text)).toBe('lnsgkg1nl/1r5s1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/7R1/LNSGKGSNL b Bb 5');
  });

  it('S7: names a numbered line that is neither a move nor an end', () => {
    expect(read('手合割：平手\n1 ７六歩(77)\n2 something')).toBe(
      'KIF: line "2 something" is neither a move nor the end of a game',
    );
  });

  it.each([
    ['三枚落ち', 'lnsgkgsn1/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1'],
    ['左七枚落ち', '2sgkg3/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1'],
    ['右七枚落ち', '3gkgs2/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1'],
  ])('U7: begins from the handicap %s', (name, sfen) => {
    expect(read(`手合割：${name}`)).toBe(sfen);
  });

  const DRAWN = `後手の持駒：飛　角二　歩十一
  ９ ８ ７ ６ ５ ４ ３ ２ １
+---------------------------+
|v香v桂 ・ ・ ・ ・ ・v桂v香|一
| ・ ・ ・v金 ・v金 ・ ・ ・|二
| ・ ・ ・v歩v玉v歩 ・ ・ ・|三
| ・ ・ ・ ・ ・ ・ ・ ・ ・|四
| ・ ・ ・ ・ 銀 ・ ・ ・ ・|五
| ・ ・ ・ ・ ・ ・ ・ ・ ・|六
| 歩 歩 ・ ・ ・ ・ ・ ・ ・|七
| ・ ・ ・ ・ 玉 ・ ・ ・ ・|八
| ・ ・ ・ ・ ・ ・ ・ 龍 ・|九
+---------------------------+
先手の持駒：金
後手番
手数----指手---------
   1 ５二玉(53)`;

  it('U7: begins from a drawn board with hands and turn', () => {
    expect(read(DRAWN)).toBe('ln5nl/3gkg3/3p1p3/9/4S4/9/PP7/4K4/7+R1 b Gr2b11p 2');
  });

  it('U7: another start without a board is refused by name', () => {
    expect(read('手合割：その他')).toBe('KIF: the handicap "その他" needs a board drawn in lines that begin with |');
  });
});

describe('KI2', () => {
  it('S8: is a format of its own', () => {
    const text = '先手：A\n後手：B\n\n▲７六歩　△３四歩　▲２二角成　△同　銀\n▲４五角\nまで5手で先手の勝ち';
    const loaded = loadText(shogi, undefined, text, 'a');
    if (!loaded.ok) throw new Error(loaded.error[0]!.message);
    expect(positionStringOf(loaded.value.game)).toBe(
      'lnsgkg1nl/1r5s1/pppppp1pp/6p2/5B3/2P6/PP1PPPPPP/7R1/LNSGKGSNL w b 6',
    );
    expect(outcomeOf(loaded.value.game)).toEqual({ winner: 0, reason: 'resignation' });
  });

  it('S8: names what is not a move', () => {
    expect(read('▲７六歩 △wrong')).toBe('KI2: "△wrong" is not a move');
  });
});

describe('CSA', () => {
  it('U6: reads pieces one by one, with hands and all that is left', () => {
    const text = `P1 *  *  *  * -OU *  *  *  * \n${[2, 3, 4, 5, 6, 7, 8].map((rank) => `P${rank}${' * '.repeat(9)}\n`).join('')}`;
    expect(read(`${text}P9${' * '.repeat(4)}+OU${' * '.repeat(4)}\nP+00KI00FU\nP-00AL\n+`)).toBe(
      '4k4/9/9/9/9/9/9/9/4K4 b GP2r2b3g4s4n4l17p 1',
    );
    expect(read('P-51OU\nP+59OU00KI\n+')).toBe('4k4/9/9/9/9/9/9/9/4K4 b G 1');
  });

  it('U6: a side without pieces to place', () => {
    expect(read('PI\nP+\nP-\n+\n+7776FU')).toBe(AFTER_76);
  });

  it('S11: comments, times and other lines hide nothing', () => {
    expect(read("'a comment\nV2.2\nN+A\n$EVENT:x\nPI\n+\n'**\n+7776FU\nT12\n%CHUDAN")).toBe(AFTER_76);
  });
});
