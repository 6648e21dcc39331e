import { describe, expect, it } from 'vitest';
import { shogi } from '../../../src/families/shogi/index.ts';
import { type RecordCase, summaryOf } from './record-summary.ts';

const CASES: readonly RecordCase[] = [
  [
    'a file of Kifu for Windows',
    '# ---- Kifu for Windows V7 ----\n# ファイル名：a.kif\n開始日時：2024/05/01 10:00:00\n終了日時：2024/05/01 11:00:00\n棋戦：研究会\n戦型：角換わり\n場所：京都\n持ち時間：各10分\n手合割：平手　　\n先手：甲\n後手：乙\n手数----指手---------消費時間--\n   1 ７六歩(77)   ( 0:01/00:00:01)\n   2 ３四歩(33)   ( 0:02/00:00:02)\n   3 ２二角成(88) ( 0:03/00:00:04)\n   4 同　銀(31)   ( 0:04/00:00:06)\n   5 投了         ( 0:05/00:00:09)\nまで4手で後手の勝ち\n',
    'standard | 4 plies to Sx2b | resignation, gote won',
  ],
  [
    'moves alone',
    '   1 ７六歩(77)\n   2 ３四歩(33)\n   3 ２二角成(88)\n   4 同　銀(31)\n',
    'standard | 4 plies to Sx2b',
  ],
  [
    'headers alone',
    '手合割：平手\n先手：甲\n後手：乙\n',
    'standard | at lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1',
  ],
  [
    'a header with a plain colon',
    '手合割:平手\n先手: 甲\n   1 ７六歩(77)\n   2 ３四歩(33)\n',
    'standard | 2 plies to P-3d',
  ],
  [
    'headers in another order',
    '後手：乙\n先手：甲\n手合割：平手\n   1 ７六歩(77)\n   2 ３四歩(33)\n',
    'standard | 2 plies to P-3d',
  ],
  [
    'headers that are not known',
    '手合割：平手\n備考：なし\n表題：x：y\n   1 ７六歩(77)\n   2 ３四歩(33)\n',
    'standard | 2 plies to P-3d',
  ],
  [
    'no handicap header',
    '先手：甲\n後手：乙\n手数----指手---------消費時間--\n   1 ７六歩(77)\n   2 ３四歩(33)\n',
    'standard | 2 plies to P-3d',
  ],
  [
    'full-width numbers and digits',
    '手合割：平手\n　１　７六歩（７７）\n　２　３四歩（３３）\n',
    'standard | 2 plies to P-3d',
  ],
  ['half-width files', '手合割：平手\n1 7六歩(77)\n2 3四歩(33)\n', 'standard | 2 plies to P-3d'],
  [
    '同 with two half-width blanks',
    '手合割：平手\n   1 ７六歩(77)\n   2 ３四歩(33)\n   3 ２二角成(88)\n   4 同  銀(31)\n',
    'standard | 4 plies to Sx2b',
  ],
  [
    '同 without a blank',
    '手合割：平手\n   1 ７六歩(77)\n   2 ３四歩(33)\n   3 ２二角成(88)\n   4 同銀(31)\n',
    'standard | 4 plies to Sx2b',
  ],
  [
    '同 as the first move',
    '手合割：平手\n   1 同　歩(77)\n',
    'refused: KIF: "同 歩(77)": there is no move before this one',
  ],
  [
    'a drop',
    '手合割：平手\n   1 ７六歩(77)\n   2 ３四歩(33)\n   3 ２二角成(88)\n   4 同　銀(31)\n   5 ５五角打\n',
    'standard | 5 plies to B*5e',
  ],
  [
    'a drop with its time',
    '手合割：平手\n   1 ７六歩(77)\n   2 ３四歩(33)\n   3 ２二角成(88)\n   4 同　銀(31)\n   5 ５五角打     ( 0:09/00:00:12)\n',
    'standard | 5 plies to B*5e',
  ],
  [
    'a move without its origin',
    '手合割：平手\n   1 ７六歩\n',
    'refused: KIF: "7六歩" in move 1 needs its origin, such as (77), or 打 for a drop',
  ],
  [
    'a drop with an origin',
    '手合割：平手\n   1 ７六歩打(77)\n',
    'refused: KIF: "7六歩打(77)" in move 1 needs its origin, such as (77), or 打 for a drop',
  ],
  [
    'not promoting',
    '手合割：平手\n   1 ７六歩(77)\n   2 ３四歩(33)\n   3 ２二角不成(88)\n',
    'standard | 3 plies to Bx2b=',
  ],
  [
    'not promoting, written 生',
    '手合割：平手\n   1 ７六歩(77)\n   2 ３四歩(33)\n   3 ２二角生(88)\n',
    'standard | 3 plies to Bx2b=',
  ],
  [
    'promotion where it may be declined',
    '手合割：平手\n   1 ７六歩(77)\n   2 ３四歩(33)\n   3 ２二角(88)\n',
    'standard | 3 plies to Bx2b=',
  ],
  [
    'another piece than stands on the origin',
    '手合割：平手\n   1 ７六銀(77)\n',
    'refused: KIF, move 1 (7g7f(S)): the pawn on 7g can go to 7f, but not with piece "S"; it may play P-7f',
  ],
  [
    'a promoted piece moves',
    '手合割：平手\n1 ７六歩(77)\n2 ３四歩(33)\n3 ２二角成(88)\n4 ８四歩(83)\n5 ３一馬(22)\n',
    'standard | 5 plies to +Bx3a',
  ],
  [
    'dragon and jewelled king by their other characters',
    '手合割：平手\n   1 ５八王(59)\n   2 ６二王(51)\n',
    'standard | 2 plies to K-6b',
  ],
  [
    'a time without brackets',
    '手合割：平手\n   1 ７六歩(77) 0:01\n   2 ３四歩(33) 0:02\n',
    'standard | 2 plies to P-3d',
  ],
  [
    'the plus before variations',
    '手合割：平手\n   1 ７六歩(77)   ( 0:01/00:00:01)+\n   2 ３四歩(33)+\n',
    'standard | 2 plies to P-3d',
  ],
  [
    'words behind a move',
    '手合割：平手\n   1 ７六歩(77) good\n   2 ３四歩(33)\n',
    'standard | 2 plies to P-3d | note: not understood and ignored: "good"',
  ],
  [
    'comments before, between and after',
    '手合割：平手\n*first\n   1 ７六歩(77)\n*between\n* 2 ３四歩(33) in a comment\n   2 ３四歩(33)\n*after\n',
    'standard | 2 plies to P-3d',
  ],
  ['bookmarks', '手合割：平手\n&start\n   1 ７六歩(77)\n&here\n   2 ３四歩(33)\n', 'standard | 2 plies to P-3d'],
  [
    'lines with a hash',
    '手合割：平手\n#x\n   1 ７六歩(77)\n#   2 ８四歩(83)\n   2 ３四歩(33)\n',
    'standard | 2 plies to P-3d',
  ],
  ['blank lines', '\n\n手合割：平手\n\n   1 ７六歩(77)\n\n   2 ３四歩(33)\n\n', 'standard | 2 plies to P-3d'],
  [
    'line ends CR LF',
    '手合割：平手\r\n   1 ７六歩(77)\r\n   2 ３四歩(33)\r\n   3 ２二角成(88)\r\n   4 同　銀(31)\r\n',
    'standard | 4 plies to Sx2b',
  ],
  [
    'line ends CR',
    '手合割：平手\r   1 ７六歩(77)\r   2 ３四歩(33)\r   3 ２二角成(88)\r   4 同　銀(31)\r',
    'standard | 4 plies to Sx2b',
  ],
  ['a byte order mark', '\ufeff手合割：平手\n   1 ７六歩(77)\n   2 ３四歩(33)\n', 'standard | 2 plies to P-3d'],
  ['tabs', '手合割：平手\n\t1\t７六歩(77)\t( 0:01/00:00:01)\n\t2\t３四歩(33)\n', 'standard | 2 plies to P-3d'],
  ['numbers with dots', '手合割：平手\n1. ７六歩(77)\n2. ３四歩(33)\n', 'standard | 2 plies to P-3d'],
  ['no numbers', '手合割：平手\n７六歩(77)\n３四歩(33)\n２二角成(88)\n同　銀(31)\n', 'standard | 4 plies to Sx2b'],
  [
    'a number left out',
    '手合割：平手\n   1 ７六歩(77)\n   3 ３四歩(33)\n',
    'standard | 2 plies to P-3d | note: move 3 follows move 1: a line may be missing or written twice',
  ],
  [
    'variations',
    '手合割：平手\n   1 ７六歩(77)\n   2 ３四歩(33)\n   3 ２二角成(88)\n   4 同　銀(31)\n\n変化：3手\n   3 ２六歩(27)\n   4 ８四歩(83)\n\n変化：2手\n   2 ８四歩(83)\n',
    'standard | 4 plies to Sx2b',
  ],
  [
    'a variation with an end of its own',
    '手合割：平手\n   1 ７六歩(77)\n   2 ３四歩(33)\n   3 投了\nまで2手で後手の勝ち\n\n変化：2手\n   2 ８四歩(83)\n   3 中断\n',
    'standard | 2 plies to P-3d | resignation, gote won',
  ],
  [
    'a line that is not a move',
    '手合割：平手\n   1 ７六歩(77)\n   2 ３四歩(33)\n   3 ２二龍王(88)\n',
    'refused: KIF: "2二龍" in move 3 needs its origin, such as (77), or 打 for a drop',
  ],
  [
    'a line without a number that is not understood',
    '手合割：平手\n   1 ７六歩(77)\nwhat is this\n   2 ３四歩(33)\n',
    'standard | 2 plies to P-3d | note: not understood and ignored: "what is this"',
  ],
  [
    'moves after the end',
    '手合割：平手\n   1 ７六歩(77)\n   2 ３四歩(33)\n   3 投了\n   4 ８四歩(83)\n',
    'standard | 2 plies to P-3d | resignation, gote won | note: not understood and ignored: "4 8四歩(83)"',
  ],
  [
    'text after the closing line',
    '手合割：平手\n   1 ７六歩(77)\n   2 ３四歩(33)\nまで2手で後手の勝ち\nPrinted by x\n',
    'standard | 2 plies to P-3d | resignation, gote won | note: not understood and ignored: "Printed by x"',
  ],
  [
    'two games',
    '手合割：平手\n   1 ７六歩(77)\n   2 ３四歩(33)\n   3 投了\n手合割：平手\n   1 ７六歩(77)\n   2 ３四歩(33)\n',
    'standard | 2 plies to P-3d | resignation, gote won | note: the text has another game after the first, not read',
  ],
  [
    'three games without ends',
    '手合割：平手\n   1 ７六歩(77)\n   2 ３四歩(33)\n\n手合割：平手\n   1 ７六歩(77)\n   2 ３四歩(33)\n\n手合割：平手\n   1 ７六歩(77)\n   2 ３四歩(33)\n',
    'standard | 2 plies to P-3d | note: the text has 2 more games after the first, not read',
  ],
  [
    'resignation',
    '手合割：平手\n   1 ７六歩(77)\n   2 ３四歩(33)\n   3 投了\n',
    'standard | 2 plies to P-3d | resignation, gote won',
  ],
  ['broken off', '手合割：平手\n   1 ７六歩(77)\n   2 ３四歩(33)\n   3 中断\n', 'standard | 2 plies to P-3d'],
  ['sealed move', '手合割：平手\n   1 ７六歩(77)\n   2 ３四歩(33)\n   3 封じ手\n', 'standard | 2 plies to P-3d'],
  [
    'repetition',
    '手合割：平手\n   1 ７六歩(77)\n   2 ３四歩(33)\n   3 千日手\n',
    'standard | 2 plies to P-3d | repetition, a draw',
  ],
  [
    'mate by its word',
    '手合割：平手\n   1 ７六歩(77)\n   2 ３四歩(33)\n   3 詰み\n',
    'standard | 2 plies to P-3d | resignation, gote won | note: the board does not show the end that the text names, checkmate, gote won: read as resignation',
  ],
  [
    'time',
    '手合割：平手\n   1 ７六歩(77)\n   2 ３四歩(33)\n   3 切れ負け\n',
    'standard | 2 plies to P-3d | time forfeit, gote won',
  ],
  [
    'foul by the player to move',
    '手合割：平手\n   1 ７六歩(77)\n   2 ３四歩(33)\n   3 反則負け\n',
    'standard | 2 plies to P-3d | rules infraction, gote won',
  ],
  [
    'foul by the other player',
    '手合割：平手\n   1 ７六歩(77)\n   2 ３四歩(33)\n   3 反則勝ち\n',
    'standard | 2 plies to P-3d | rules infraction, sente won',
  ],
  [
    'impasse as a draw',
    '手合割：平手\n   1 ７六歩(77)\n   2 ３四歩(33)\n   3 持将棋\n',
    'standard | 2 plies to P-3d | impasse, a draw',
  ],
  [
    'impasse as a win',
    '手合割：平手\n   1 ７六歩(77)\n   2 ３四歩(33)\n   3 入玉勝ち\n',
    'standard | 2 plies to P-3d | impasse, sente won',
  ],
  [
    'not appearing',
    '手合割：平手\n   1 ７六歩(77)\n   2 ３四歩(33)\n   3 不戦敗\n',
    'standard | 2 plies to P-3d | forfeit, gote won',
  ],
  [
    'winning without play',
    '手合割：平手\n   1 ７六歩(77)\n   2 ３四歩(33)\n   3 不戦勝\n',
    'standard | 2 plies to P-3d | forfeit, sente won',
  ],
  [
    'a draw',
    '手合割：平手\n   1 ７六歩(77)\n   2 ３四歩(33)\n   3 引き分け\n',
    'standard | 2 plies to P-3d | agreement, a draw',
  ],
  [
    'an end with its time',
    '手合割：平手\n   1 ７六歩(77)\n   2 ３四歩(33)\n   3 投了     ( 1:05/00:00:09)\n',
    'standard | 2 plies to P-3d | resignation, gote won',
  ],
  [
    'an end without a number',
    '手合割：平手\n   1 ７六歩(77)\n   2 ３四歩(33)\n投了\n',
    'standard | 2 plies to P-3d | resignation, gote won',
  ],
  [
    'an end with words behind it',
    '手合割：平手\n   1 ７六歩(77)\n   2 ３四歩(33)\n   3 投了 after lunch\n',
    'standard | 2 plies to P-3d | resignation, gote won | note: not understood and ignored: "after lunch"',
  ],
  [
    'an end that is not known',
    '手合割：平手\n   1 ７六歩(77)\n   2 ３四歩(33)\n   3 昼休み\n',
    'refused: KIF: line "3 昼休み" is neither a move nor the end of a game',
  ],
  [
    'closing line: sente',
    '手合割：平手\n   1 ７六歩(77)\n   2 ３四歩(33)\nまで2手で先手の勝ち\n',
    'standard | 2 plies to P-3d | resignation, sente won',
  ],
  [
    'closing line: gote, by time',
    '手合割：平手\n   1 ７六歩(77)\n   2 ３四歩(33)\nまで2手で時間切れにより後手の勝ち\n',
    'standard | 2 plies to P-3d | time forfeit, gote won',
  ],
  [
    'closing line: foul',
    '手合割：平手\n   1 ７六歩(77)\n   2 ３四歩(33)\nまで2手で先手の反則負け\n',
    'standard | 2 plies to P-3d | rules infraction, gote won',
  ],
  [
    'closing line: repetition',
    '手合割：平手\n   1 ７六歩(77)\n   2 ３四歩(33)\nまで2手で千日手\n',
    'standard | 2 plies to P-3d | repetition, a draw',
  ],
  [
    'closing line: broken off',
    '手合割：平手\n   1 ７六歩(77)\n   2 ３四歩(33)\nまで2手で中断\n',
    'standard | 2 plies to P-3d',
  ],
  [
    'closing line with a comma',
    '手合割：平手\n   1 ７六歩(77)\n   2 ３四歩(33)\nまで、2手にて後手の勝ち\n',
    'standard | 2 plies to P-3d | resignation, gote won',
  ],
  [
    'closing line without a result',
    '手合割：平手\n   1 ７六歩(77)\n   2 ３四歩(33)\nまで2手\n',
    'standard | 2 plies to P-3d | note: "まで2手" names no result known here: the game is left open',
  ],
  [
    'closing line that counts other moves',
    '手合割：平手\n   1 ７六歩(77)\n   2 ３四歩(33)\nまで83手で先手の勝ち\n',
    'standard | 2 plies to P-3d | resignation, sente won | note: "まで83手で先手の勝ち" counts 83 moves, but 2 were read',
  ],
  ['no handicap but the name of one', '手合割：香落ち\n   1 ３四歩(33)\n', 'standard+lance | 1 ply to P-3d'],
  [
    'a handicap with its seats',
    '手合割：二枚落ち\n下手：甲\n上手：乙\n   1 ４二玉(51)\n   2 ７六歩(77)\n   3 投了\n',
    'standard+2-piece | 2 plies to P-7f | resignation, sente won',
  ],
  [
    'a handicap: the closing line names seats',
    '手合割：二枚落ち\n   1 ４二玉(51)\nまで1手で下手の勝ち\n',
    'standard+2-piece | 1 ply to K-4b | resignation, sente won',
  ],
  [
    'a handicap that is not known',
    '手合割：百枚落ち\n   1 ７六歩(77)\n   2 ３四歩(33)\n',
    'refused: KIF: the handicap "百枚落ち" needs a board drawn in lines that begin with |',
  ],
  [
    'another start without a board',
    '手合割：その他\n   1 ７六歩(77)\n   2 ３四歩(33)\n',
    'refused: KIF: the handicap "その他" needs a board drawn in lines that begin with |',
  ],
  [
    'a drawn board',
    '手合割：その他\n後手の持駒：歩二　\n  ９ ８ ７ ６ ５ ４ ３ ２ １\n+---------------------------+\n| ・ ・ ・ ・v玉 ・ ・ ・ ・|一\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|二\n| ・ ・ ・ ・ 金 ・ ・ ・ ・|三\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|四\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|五\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|六\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|七\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|八\n| ・ ・ ・ ・ 玉 ・ ・ ・ ・|九\n+---------------------------+\n先手の持駒：金　歩十二　\n先手：\n後手：\n   1 ５二金打\n',
    'standard | from 4k4/9/4G4/9/9/9/9/9/4K4 b G12P2p 1 | 1 ply to G*5b | checkmate, sente won',
  ],
  [
    'a drawn board with gote to move',
    '手合割：その他\n後手の持駒：歩二　\n  ９ ８ ７ ６ ５ ４ ３ ２ １\n+---------------------------+\n| ・ ・ ・ ・v玉 ・ ・ ・ ・|一\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|二\n| ・ ・ ・ ・ 金 ・ ・ ・ ・|三\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|四\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|五\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|六\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|七\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|八\n| ・ ・ ・ ・ 玉 ・ ・ ・ ・|九\n+---------------------------+\n先手の持駒：金　歩十二　\n後手番\n   1 ６一玉(51)\n',
    'standard | from 4k4/9/4G4/9/9/9/9/9/4K4 w G12P2p 1 | 1 ply to K-6a',
  ],
  [
    'a drawn board with full stops for empty squares',
    '手合割：その他\n後手の持駒：歩二　\n  ９ ８ ７ ６ ５ ４ ３ ２ １\n+---------------------------+\n| ． ． ． ．v玉 ． ． ． ．|一\n| ． ． ． ． ． ． ． ． ．|二\n| ． ． ． ． 金 ． ． ． ．|三\n| ． ． ． ． ． ． ． ． ．|四\n| ． ． ． ． ． ． ． ． ．|五\n| ． ． ． ． ． ． ． ． ．|六\n| ． ． ． ． ． ． ． ． ．|七\n| ． ． ． ． ． ． ． ． ．|八\n| ． ． ． ． 玉 ． ． ． ．|九\n+---------------------------+\n先手の持駒：金　歩十二　\n   1 ５二金打\n',
    'standard | from 4k4/9/4G4/9/9/9/9/9/4K4 b G12P2p 1 | 1 ply to G*5b | checkmate, sente won',
  ],
  [
    'a drawn board after moves were made',
    '手合割：その他\n後手の持駒：歩二　\n  ９ ８ ７ ６ ５ ４ ３ ２ １\n+---------------------------+\n| ・ ・ ・ ・v玉 ・ ・ ・ ・|一\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|二\n| ・ ・ ・ ・ 金 ・ ・ ・ ・|三\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|四\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|五\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|六\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|七\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|八\n| ・ ・ ・ ・ 玉 ・ ・ ・ ・|九\n+---------------------------+\n先手の持駒：金　歩十二　\n手数＝34  ▲５三金  まで\n後手番\n',
    'standard | from 4k4/9/4G4/9/9/9/9/9/4K4 w G12P2p 1 | at 4k4/9/4G4/9/9/9/9/9/4K4 w G12P2p 1',
  ],
  [
    'a drawn board with an unknown piece',
    '手合割：その他\n後手の持駒：歩二　\n  ９ ８ ７ ６ ５ ４ ３ ２ １\n+---------------------------+\n| ・ ・ ・ ・v鳥 ・ ・ ・ ・|一\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|二\n| ・ ・ ・ ・ 金 ・ ・ ・ ・|三\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|四\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|五\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|六\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|七\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|八\n| ・ ・ ・ ・ 玉 ・ ・ ・ ・|九\n+---------------------------+\n先手の持駒：金　歩十二　\n',
    'refused: KIF: row 1 of the drawn board cannot be read: | ・ ・ ・ ・v鳥 ・ ・ ・ ・|一',
  ],
  [
    'a drawn board with another mark',
    '手合割：その他\n後手の持駒：歩二　\n  ９ ８ ７ ６ ５ ４ ３ ２ １\n+---------------------------+\n| ・ ・ ・ ・w玉 ・ ・ ・ ・|一\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|二\n| ・ ・ ・ ・ 金 ・ ・ ・ ・|三\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|四\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|五\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|六\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|七\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|八\n| ・ ・ ・ ・ 玉 ・ ・ ・ ・|九\n+---------------------------+\n先手の持駒：金　歩十二　\n',
    'refused: KIF: row 1 of the drawn board cannot be read: | ・ ・ ・ ・w玉 ・ ・ ・ ・|一',
  ],
  [
    'a hand that cannot be read',
    '手合割：その他\n後手の持駒：鳥二　\n  ９ ８ ７ ６ ５ ４ ３ ２ １\n+---------------------------+\n| ・ ・ ・ ・v玉 ・ ・ ・ ・|一\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|二\n| ・ ・ ・ ・ 金 ・ ・ ・ ・|三\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|四\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|五\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|六\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|七\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|八\n| ・ ・ ・ ・ 玉 ・ ・ ・ ・|九\n+---------------------------+\n先手の持駒：金　歩十二　\n',
    'refused: KIF: the pieces in hand cannot be read',
  ],
  [
    'a mate problem',
    '手合割：詰将棋\n後手の持駒：残り全部\n  ９ ８ ７ ６ ５ ４ ３ ２ １\n+---------------------------+\n| ・ ・ ・ ・v玉 ・ ・ ・ ・|一\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|二\n| ・ ・ ・ ・ 金 ・ ・ ・ ・|三\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|四\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|五\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|六\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|七\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|八\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|九\n+---------------------------+\n先手の持駒：金　歩十二　\n   1 ５二金打\n',
    'standard | from 4k4/9/4G4/9/9/9/9/9/9 b G12P2r2b2g4s4n4l6p 1 | 1 ply to G*5b | checkmate, sente won | note: the attacker, sente, has no king: read as a mate problem',
  ],
  ['minishogi', '手合割：5五将棋\n   1 １四飛(15)\n', 'minishogi | 1 ply to R-1d'],
  [
    'a variant in a header of its own',
    '変則：Judkins shogi\n手合割：平手\n',
    'judkins | at rbnsgk/5p/6/6/P5/KGSNBR b - 1',
  ],
  [
    'a variant that is not known',
    '変則：鯨将棋\n手合割：平手\n   1 ７六歩(77)\n   2 ３四歩(33)\n',
    'standard | 2 plies to P-3d | note: [Variant "鯨将棋"] names no variant known here: read as standard',
  ],
  [
    'an illegal move',
    '手合割：平手\n   1 ７五歩(77)\n',
    'refused: KIF, move 1 (7g7e(P)): the pawn on 7g does not move to 7e; it may play P-7f',
  ],
  [
    'seven digits in brackets',
    '手合割：平手\n   1 ７六歩(7777777)\n',
    'refused: KIF: "7六歩" in move 1 needs its origin, such as (77), or 打 for a drop',
  ],
];

describe('records of shogi in KIF', () => {
  it.each(CASES)('%s', (_, text, summary) => {
    expect(summaryOf(shogi, text)).toBe(summary);
  });
});
