import { describe, expect, it } from 'vitest';
import { shogi } from '../../../src/families/shogi/index.ts';
import { type RecordCase, summaryOf } from './record-summary.ts';

const CASES: readonly RecordCase[] = [
  [
    'a book game',
    '開始日時：2024/05/01\n棋戦：研究会\n手合割：平手\n先手：甲\n後手：乙\n\n▲７六歩　　　△３四歩　　　▲２二角成　　△同　銀\nまで4手で後手の勝ち\n',
    'standard | 4 plies to Sx2b | resignation, gote won',
  ],
  ['moves alone', '▲７六歩 △３四歩', 'standard | 2 plies to P-3d'],
  ['one move', '▲７六歩', 'standard | 1 ply to P-7f'],
  ['no blanks', '▲７六歩△３四歩▲２二角成△同銀', 'standard | 4 plies to Sx2b'],
  ['a line for each move', '▲７六歩\n△３四歩\n▲２二角成\n△同　銀\n', 'standard | 4 plies to Sx2b'],
  ['stars for the players', '☗７六歩 ☖３四歩', 'standard | 2 plies to P-3d'],
  ['triangles upside down', '▼７六歩 ▽３四歩', 'standard | 2 plies to P-3d'],
  ['half-width digits', '▲7六歩 △3四歩', 'standard | 2 plies to P-3d'],
  ['digits for ranks as well', '▲76歩 △34歩', 'standard | 2 plies to P-3d'],
  ['同 with a full-width blank', '▲７六歩 △３四歩 ▲２二角成 △同　銀', 'standard | 4 plies to Sx2b'],
  ['同 with two blanks', '▲７六歩 △３四歩 ▲２二角成 △同  銀', 'standard | 4 plies to Sx2b'],
  ['同 as the first move', '▲同　歩', 'refused: KI2: 同 has no move before it'],
  ['a drop', '▲７六歩 △３四歩 ▲２二角成 △同　銀 ▲５五角', 'standard | 5 plies to B*5e'],
  [
    'a drop with a mark that is not needed',
    '▲７六歩 △３四歩 ▲２二角成 △同　銀 ▲５五角打',
    'standard | 5 plies to B*5e',
  ],
  ['not promoting', '▲７六歩 △３四歩 ▲２二角不成', 'standard | 3 plies to Bx2b='],
  ['not promoting, written 生', '▲７六歩 △３四歩 ▲２二角生', 'standard | 3 plies to Bx2b='],
  ['promotion left out', '▲７六歩 △３四歩 ▲２二角', 'standard | 3 plies to Bx2b='],
  ['right and left', '▲５八金右 △５二金左 ▲６八銀 △６二銀', 'standard | 4 plies to S-6b'],
  [
    'right alone is needed',
    '▲５八金 △３四歩',
    'refused: KI2, move 1 (▲５八金): this fits 2 legal moves, say which: G6i-5h, G4i-5h',
  ],
  ['a needless direction', '▲７六歩 △３四歩 ▲６八銀上', 'standard | 3 plies to S-6h'],
  ['a needless side', '▲７六歩右', 'standard | 1 ply to P-7f'],
  ['a false side', '▲５八金左 △３四歩 ▲７六歩', 'standard | 3 plies to P-7f'],
  [
    'a false direction',
    '▲５八金引',
    'refused: KI2, move 1 (▲５八金引): no legal move is like this (japanese), expected something like L-9h or a1a2',
  ],
  ['going up, also as 行', '▲４八銀行 △３四歩', 'standard | 2 plies to P-3d'],
  ['a step to the side', ' ▲７八飛寄 △３四歩', 'standard | 2 plies to P-3d'],
  ['straight and up', '▲５八金右上 △３四歩', 'standard | 2 plies to P-3d'],
  ['the jewelled king', '▲５八王 △６二王', 'standard | 2 plies to K-6b'],
  ['dragon by its other character', '▲７六歩 △３四歩 ▲２二角成 △同銀 ▲３八銀 △８四歩', 'standard | 6 plies to P-8d'],
  [
    'the wrong player moves',
    '△７六歩 ▲３四歩',
    'refused: KI2, move 1 (△７六歩): no legal move is like this (japanese), expected something like L-9h or a1a2',
  ],
  [
    'one player twice in a row',
    '▲７六歩 ▲２六歩',
    'refused: KI2, move 2 (▲２六歩): no legal move is like this (japanese), expected something like P-9d or a7a6',
  ],
  ['headers before', '手合割：平手\n先手：甲\n▲７六歩 △３四歩', 'standard | 2 plies to P-3d'],
  ['headers with plain colons', '手合割:平手\n先手:甲\n▲７六歩 △３四歩', 'standard | 2 plies to P-3d'],
  ['headers that are not known', '備考：x\n▲７六歩 △３四歩', 'standard | 2 plies to P-3d'],
  [
    'comments before, between and after',
    '*first\n▲７六歩\n*△８四歩 in a comment\n△３四歩\n*after\n',
    'standard | 2 plies to P-3d',
  ],
  ['bookmarks and lines with a hash', '# x\n&y\n▲７六歩\n&z\n△３四歩\n', 'standard | 2 plies to P-3d'],
  ['line ends CR LF', '手合割：平手\r\n▲７六歩\r\n△３四歩\r\n', 'standard | 2 plies to P-3d'],
  ['line ends CR', '手合割：平手\r▲７六歩\r△３四歩\r', 'standard | 2 plies to P-3d'],
  ['a byte order mark', '\ufeff▲７六歩 △３四歩', 'standard | 2 plies to P-3d'],
  ['tabs', '\t▲７六歩\t△３四歩', 'standard | 2 plies to P-3d'],
  ['numbers before lines', '1 ▲７六歩 △３四歩\n3 ▲２二角成 △同銀', 'standard | 4 plies to Sx2b'],
  [
    'words before the moves',
    'Opening: \nsee below ▲７六歩 △３四歩',
    'standard | 2 plies to P-3d | note: not understood and ignored: "see below"',
  ],
  [
    'words between the moves',
    '▲７六歩 △３四歩\nand then\n▲２二角成',
    'standard | 3 plies to Bx2b+ | note: not understood and ignored: "and then"',
  ],
  [
    'words behind a move',
    '▲７六歩 good △３四歩',
    'refused: KI2, move 1 (▲７六歩good): no legal move is like this (japanese), expected something like L-9h or a1a2',
  ],
  ['variations', '▲７六歩 △３四歩\n\n変化：2手\n△８四歩 ▲２六歩\n\n変化：1手\n▲２六歩', 'standard | 2 plies to P-3d'],
  ['resignation in place of a move', '▲７六歩 △３四歩 投了', 'standard | 2 plies to P-3d | resignation, gote won'],
  ['resignation on a line of its own', '▲７六歩 △３四歩\n投了\n', 'standard | 2 plies to P-3d | resignation, gote won'],
  ['broken off', '▲７六歩 △３四歩\n中断\n', 'standard | 2 plies to P-3d'],
  ['repetition', '▲７六歩 △３四歩 千日手', 'standard | 2 plies to P-3d | repetition, a draw'],
  ['impasse', '▲７六歩 △３四歩\n持将棋\n', 'standard | 2 plies to P-3d | impasse, a draw'],
  [
    'closing line: sente',
    '▲７六歩 △３四歩\nまで2手で先手の勝ち',
    'standard | 2 plies to P-3d | resignation, sente won',
  ],
  [
    'closing line: gote, behind the moves',
    '▲７六歩 △３四歩 まで2手で後手の勝ち',
    'standard | 2 plies to P-3d | resignation, gote won',
  ],
  [
    'closing line: time',
    '▲７六歩 △３四歩\nまで2手で時間切れにより先手の勝ち',
    'standard | 2 plies to P-3d | time forfeit, sente won',
  ],
  [
    'closing line: foul',
    '▲７六歩 △３四歩\nまで2手で後手の反則負け',
    'standard | 2 plies to P-3d | rules infraction, sente won',
  ],
  ['closing line: repetition', '▲７六歩 △３四歩\nまで2手で千日手', 'standard | 2 plies to P-3d | repetition, a draw'],
  ['closing line: broken off', '▲７六歩 △３四歩\nまで2手で中断', 'standard | 2 plies to P-3d'],
  [
    'closing line without a result',
    '▲７六歩 △３四歩\nまで',
    'standard | 2 plies to P-3d | note: "まで" names no result known here: the game is left open',
  ],
  [
    'closing line that counts other moves',
    '▲７六歩 △３四歩\nまで99手で先手の勝ち',
    'standard | 2 plies to P-3d | resignation, sente won | note: "まで99手で先手の勝ち" counts 99 moves, but 2 were read',
  ],
  [
    'moves after the end',
    '▲７六歩 △３四歩\nまで2手で先手の勝ち\n▲２六歩',
    'standard | 2 plies to P-3d | resignation, sente won | note: not understood and ignored: "▲2六歩"',
  ],
  [
    'text after the end',
    '▲７六歩 △３四歩\nまで2手で先手の勝ち\nPrinted by x',
    'standard | 2 plies to P-3d | resignation, sente won | note: not understood and ignored: "Printed by x"',
  ],
  [
    'two games',
    '手合割：平手\n▲７六歩 △３四歩\n手合割：平手\n▲７六歩 △３四歩',
    'standard | 2 plies to P-3d | note: the text has another game after the first, not read',
  ],
  [
    'a handicap',
    '手合割：二枚落ち\n下手：甲\n上手：乙\n△４二玉 ▲７六歩\nまで2手で下手の勝ち',
    'standard+2-piece | 2 plies to P-7f | resignation, sente won',
  ],
  [
    'a handicap that is not known',
    '手合割：百枚落ち\n▲７六歩',
    'refused: KI2: the handicap "百枚落ち" needs a board drawn in lines that begin with |',
  ],
  [
    'a drawn board',
    '手合割：その他\n後手の持駒：歩二　\n  ９ ８ ７ ６ ５ ４ ３ ２ １\n+---------------------------+\n| ・ ・ ・ ・v玉 ・ ・ ・ ・|一\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|二\n| ・ ・ ・ ・ 金 ・ ・ ・ ・|三\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|四\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|五\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|六\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|七\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|八\n| ・ ・ ・ ・ 玉 ・ ・ ・ ・|九\n+---------------------------+\n先手の持駒：金　歩十二　\n▲５二金打\n',
    'standard | from 4k4/9/4G4/9/9/9/9/9/4K4 b G12P2p 1 | 1 ply to G*5b | checkmate, sente won',
  ],
  [
    'a drawn board with gote to move',
    '手合割：その他\n後手の持駒：歩二　\n  ９ ８ ７ ６ ５ ４ ３ ２ １\n+---------------------------+\n| ・ ・ ・ ・v玉 ・ ・ ・ ・|一\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|二\n| ・ ・ ・ ・ 金 ・ ・ ・ ・|三\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|四\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|五\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|六\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|七\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|八\n| ・ ・ ・ ・ 玉 ・ ・ ・ ・|九\n+---------------------------+\n先手の持駒：金　歩十二　\n後手番\n△６一玉\n',
    'standard | from 4k4/9/4G4/9/9/9/9/9/4K4 w G12P2p 1 | 1 ply to K-6a',
  ],
  ['minishogi', '手合割：5五将棋\n▲１四飛\n', 'minishogi | 1 ply to R-1d'],
  [
    'an illegal move',
    '▲７五歩',
    'refused: KI2, move 1 (▲７五歩): no legal move is like this (japanese), expected something like L-9h or a1a2',
  ],
  [
    'a piece that is not known',
    '▲７六鳥',
    'refused: KI2, move 1 (▲７六鳥): no legal move is like this (japanese), expected something like L-9h or a1a2',
  ],
  [
    'a square that is not known',
    '▲０六歩',
    'refused: this is not a position string (the board has 9 ranks, the string has 1), and the text is in no format of games read here (KI2, KIF, CSA, PGN, USI)',
  ],
  ['a mark alone', '▲７六歩 △３四歩 ▲', 'refused: KI2: "▲" is not a move'],
];

describe('records of shogi in KI2', () => {
  it.each(CASES)('%s', (_, text, summary) => {
    expect(summaryOf(shogi, text)).toBe(summary);
  });
});
