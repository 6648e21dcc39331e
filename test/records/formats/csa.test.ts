import { describe, expect, it } from 'vitest';
import { shogi } from '../../../src/families/shogi/index.ts';
import { type RecordCase, summaryOf } from './record-summary.ts';

const CASES: readonly RecordCase[] = [
  [
    'every line of version 2.2',
    "V2.2\nN+A\nN-B\n$EVENT:Cup\n$SITE:Kyoto\n$START_TIME:2024/05/01 10:00:00\n$END_TIME:2024/05/01 11:00:00\n$TIME_LIMIT:00:25+00\n$OPENING:YAGURA\nP1-KY-KE-GI-KI-OU-KI-GI-KE-KY\nP2 * -HI *  *  *  *  * -KA * \nP3-FU-FU-FU-FU-FU-FU-FU-FU-FU\nP4 *  *  *  *  *  *  *  *  * \nP5 *  *  *  *  *  *  *  *  * \nP6 *  *  *  *  *  *  *  *  * \nP7+FU+FU+FU+FU+FU+FU+FU+FU+FU\nP8 * +KA *  *  *  *  * +HI * \nP9+KY+KE+GI+KI+OU+KI+GI+KE+KY\nP+\nP-\n+\n'a comment\n+7776FU\nT12\n-3334FU\nT6\n%TORYO\nT1\n",
    'standard | 2 plies to P-3d | resignation, gote won',
  ],
  [
    'every line of version 3',
    "'CSA encoding=UTF-8\nV3.0\nN+A\nN-B\n$EVENT:Cup\n$TIME:600+5+0\n$TIME+:600+5+0\n$TIME-:300+5+0\n$MAX_MOVES:256\n$JISHOGI:27\n$NOTE:x\\ny\nPI\n+\n'*a remark\n+7776FU,T1.234\n-3334FU,T0.5\n%CHUDAN\n",
    'standard | 2 plies to P-3d',
  ],
  ['moves alone', '+7776FU\n-3334FU\n', 'standard | 2 plies to P-3d'],
  ['the start alone', 'PI\n+\n', 'standard | at lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1'],
  ['the version alone', 'V2.2\n', 'standard | at lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1'],
  [
    'a version with something behind it',
    'V2.2,x\nPI\n+\n+7776FU\n',
    'standard | 1 ply to P-7f | note: not understood and ignored: "V2.2,x"',
  ],
  ['times on lines of their own', 'V2.2\nN+A\nN-B\nPI\n+\n+7776FU\nT1\n-3334FU\nT2\n', 'standard | 2 plies to P-3d'],
  ['times behind commas', 'V2.2\nN+A\nN-B\nPI\n+\n+7776FU,T1\n-3334FU,T2\n', 'standard | 2 plies to P-3d'],
  ['a whole game in a line', 'PI,+,+7776FU,T1,-3334FU,T2,%TORYO', 'standard | 2 plies to P-3d | resignation, gote won'],
  ['names with commas', 'V2.2\nN+Smith, Jr., A.\nN-Lee,B\nPI\n+\n+7776FU\n-3334FU\n', 'standard | 2 plies to P-3d'],
  ['names with signs', 'V2.2\nN+7776FU\nN-%TORYO\nPI\n+\n+7776FU\n-3334FU\n', 'standard | 2 plies to P-3d'],
  ['no names', 'V2.2\nPI\n+\n+7776FU\n-3334FU\n', 'standard | 2 plies to P-3d'],
  ['no version', 'N+A\nN-B\nPI\n+\n+7776FU\n-3334FU\n', 'standard | 2 plies to P-3d'],
  [
    'comments between all lines',
    "'a\nV2.2\n'b\nPI\n'c\n+\n'd +7776FU\n+7776FU\n'e, -8384FU\n-3334FU\n'f\n",
    'standard | 2 plies to P-3d',
  ],
  ['a comment behind a comma', "V2.2\nN+A\nN-B\nPI\n+\n+7776FU,T1,'x\n-3334FU\n", 'standard | 2 plies to P-3d'],
  [
    'evaluations of servers as comments',
    "V2.2\nN+A\nN-B\nPI\n+\n+7776FU\n'** 30 -3334FU +2726FU\nT1\n-3334FU\n",
    'standard | 2 plies to P-3d',
  ],
  ['line ends CR LF', 'V2.2\r\nN+A\r\nN-B\r\nPI\r\n+\r\n+7776FU\r\n-3334FU\r\n', 'standard | 2 plies to P-3d'],
  ['line ends CR', 'V2.2\rN+A\rN-B\rPI\r+\r+7776FU\r-3334FU\r', 'standard | 2 plies to P-3d'],
  ['a byte order mark', '\ufeffV2.2\nN+A\nN-B\nPI\n+\n+7776FU\n-3334FU\n', 'standard | 2 plies to P-3d'],
  [
    'blanks at the ends of lines',
    'V2.2  \nN+A  \nN-B  \nPI  \n+  \n+7776FU  \n-3334FU  \n',
    'standard | 2 plies to P-3d',
  ],
  ['blank lines', 'V2.2\n\nN+A\n\nN-B\n\nPI\n\n+\n\n+7776FU\n-3334FU\n', 'standard | 2 plies to P-3d'],
  ['no sign of who begins', 'PI\n+7776FU\n-3334FU\n', 'standard | 2 plies to P-3d'],
  [
    'gote begins',
    'PI\n-\n-3334FU\n+7776FU\n',
    'standard | from lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1 | 2 plies to P-7f',
  ],
  ['the wrong player moves', 'V2.2\nN+A\nN-B\nPI\n+\n-3334FU\n', 'refused: CSA: move 1, "-3334FU": + is to move'],
  [
    'one player twice in a row',
    'V2.2\nN+A\nN-B\nPI\n+\n+7776FU\n+2726FU\n',
    'refused: CSA: move 2, "+2726FU": - is to move',
  ],
  [
    'ranks',
    'V2.2\nP1-KY-KE-GI-KI-OU-KI-GI-KE-KY\nP2 * -HI *  *  *  *  * -KA * \nP3-FU-FU-FU-FU-FU-FU-FU-FU-FU\nP4 *  *  *  *  *  *  *  *  * \nP5 *  *  *  *  *  *  *  *  * \nP6 *  *  *  *  *  *  *  *  * \nP7+FU+FU+FU+FU+FU+FU+FU+FU+FU\nP8 * +KA *  *  *  *  * +HI * \nP9+KY+KE+GI+KI+OU+KI+GI+KE+KY\n+\n+7776FU\n-3334FU\n',
    'standard | 2 plies to P-3d',
  ],
  [
    'ranks without blanks at their ends',
    'V2.2\nP1-KY-KE-GI-KI-OU-KI-GI-KE-KY\nP2 * -HI *  *  *  *  * -KA *\nP3-FU-FU-FU-FU-FU-FU-FU-FU-FU\nP4 *  *  *  *  *  *  *  *  *\nP5 *  *  *  *  *  *  *  *  *\nP6 *  *  *  *  *  *  *  *  *\nP7+FU+FU+FU+FU+FU+FU+FU+FU+FU\nP8 * +KA *  *  *  *  * +HI *\nP9+KY+KE+GI+KI+OU+KI+GI+KE+KY\n+\n+7776FU\n-3334FU\n',
    'standard | 2 plies to P-3d',
  ],
  [
    'ranks in another order',
    'V2.2\nP9+KY+KE+GI+KI+OU+KI+GI+KE+KY\nP8 * +KA *  *  *  *  * +HI * \nP7+FU+FU+FU+FU+FU+FU+FU+FU+FU\nP6 *  *  *  *  *  *  *  *  * \nP5 *  *  *  *  *  *  *  *  * \nP4 *  *  *  *  *  *  *  *  * \nP3-FU-FU-FU-FU-FU-FU-FU-FU-FU\nP2 * -HI *  *  *  *  * -KA * \nP1-KY-KE-GI-KI-OU-KI-GI-KE-KY\n+\n+7776FU\n-3334FU\n',
    'standard | 2 plies to P-3d',
  ],
  [
    'a rank missing',
    'V2.2\nP1-KY-KE-GI-KI-OU-KI-GI-KE-KY\nP2 * -HI *  *  *  *  * -KA * \nP3-FU-FU-FU-FU-FU-FU-FU-FU-FU\nP4 *  *  *  *  *  *  *  *  * \nP6 *  *  *  *  *  *  *  *  * \nP7+FU+FU+FU+FU+FU+FU+FU+FU+FU\nP8 * +KA *  *  *  *  * +HI * \nP9+KY+KE+GI+KI+OU+KI+GI+KE+KY\n+\n+7776FU\n-3334FU\n',
    'refused: CSA: the board has 9 ranks, the text has 8',
  ],
  [
    'a rank twice',
    'V2.2\nP1-KY-KE-GI-KI-OU-KI-GI-KE-KY\nP2 * -HI *  *  *  *  * -KA * \nP3-FU-FU-FU-FU-FU-FU-FU-FU-FU\nP4 *  *  *  *  *  *  *  *  * \nP4 *  *  *  *  *  *  *  *  * \nP6 *  *  *  *  *  *  *  *  * \nP7+FU+FU+FU+FU+FU+FU+FU+FU+FU\nP8 * +KA *  *  *  *  * +HI * \nP9+KY+KE+GI+KI+OU+KI+GI+KE+KY\n+\n+7776FU\n-3334FU\n',
    'refused: CSA: "P4 *  *  *  *  *  *  *  *  *" is not rank 5 of a board',
  ],
  [
    'a piece in a rank that is not known',
    'V2.2\nP1-KY-KE-GI-KI-XX-KI-GI-KE-KY\nP2 * -HI *  *  *  *  * -KA * \nP3-FU-FU-FU-FU-FU-FU-FU-FU-FU\nP4 *  *  *  *  *  *  *  *  * \nP5 *  *  *  *  *  *  *  *  * \nP6 *  *  *  *  *  *  *  *  * \nP7+FU+FU+FU+FU+FU+FU+FU+FU+FU\nP8 * +KA *  *  *  *  * +HI * \nP9+KY+KE+GI+KI+OU+KI+GI+KE+KY\n+\n+7776FU\n-3334FU\n',
    'refused: CSA: "P1-KY-KE-GI-KI-XX-KI-GI-KE-KY" is not rank 1 of a board',
  ],
  [
    'a square in a rank without a sign',
    'V2.2\nP1-KY-KE-GI-KI OU-KI-GI-KE-KY\nP2 * -HI *  *  *  *  * -KA * \nP3-FU-FU-FU-FU-FU-FU-FU-FU-FU\nP4 *  *  *  *  *  *  *  *  * \nP5 *  *  *  *  *  *  *  *  * \nP6 *  *  *  *  *  *  *  *  * \nP7+FU+FU+FU+FU+FU+FU+FU+FU+FU\nP8 * +KA *  *  *  *  * +HI * \nP9+KY+KE+GI+KI+OU+KI+GI+KE+KY\n+\n+7776FU\n-3334FU\n',
    'refused: CSA: "P1-KY-KE-GI-KI OU-KI-GI-KE-KY" is not rank 1 of a board',
  ],
  ['pieces removed', 'PI82HI22KA\n-\n-5142OU\n', 'standard+2-piece | 1 ply to K-4b'],
  ['removing what is not there', 'PI82KA\n-\n', 'refused: CSA: "PI82KA": 82KA is not a piece of the usual start'],
  ['removing half a piece', 'PI82H\n-\n', 'refused: CSA: "PI82H": 82H is not a piece of the usual start'],
  [
    'pieces placed one by one',
    'P-51OU\nP+53KI59OU\nP+00KI\n+\n+0052KI\n',
    'standard | from 4k4/9/4G4/9/9/9/9/9/4K4 b G 1 | 1 ply to G*5b | checkmate, sente won',
  ],
  [
    'all that is left in a hand',
    'P-51OU\nP+53KI00KI\nP-00AL\n+\n+0052KI\n',
    'standard | from 4k4/9/4G4/9/9/9/9/9/9 b G2r2b2g4s4n4l18p 1 | 1 ply to G*5b | checkmate, sente won | note: the attacker, sente, has no king: read as a mate problem',
  ],
  [
    'a hand beside ranks',
    'V2.2\nP1-KY-KE-GI-KI-OU-KI-GI-KE-KY\nP2 * -HI *  *  *  *  * -KA * \nP3-FU-FU-FU-FU-FU-FU-FU-FU-FU\nP4 *  *  *  *  *  *  *  *  * \nP5 *  *  *  *  *  *  *  *  * \nP6 *  *  *  *  *  *  *  *  * \nP7+FU+FU+FU+FU * +FU+FU+FU+FU\nP8 * +KA *  *  *  *  * +HI * \nP9+KY+KE+GI+KI+OU+KI+GI+KE+KY\nP+00FU\n+\n+0055FU\n',
    'standard | from lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPP1PPPP/1B5R1/LNSGKGSNL b P 1 | 1 ply to P*5e',
  ],
  ['an empty hand of both', 'V2.2\nN+A\nN-B\nPI\nP+\nP-\n+\n+7776FU\n-3334FU\n', 'standard | 2 plies to P-3d'],
  ['a piece placed that is not known', 'P+55XX\n+\n', 'refused: CSA: "P+55XX": 55XX is not a piece on a square'],
  ['a drop', 'V2.2\nN+A\nN-B\nPI\n+\n+7776FU\n-3334FU\n+8822UM\n-3122GI\n+0055KA\n', 'standard | 5 plies to B*5e'],
  ['promotion', 'V2.2\nN+A\nN-B\nPI\n+\n+7776FU\n-3334FU\n+8822UM\n', 'standard | 3 plies to Bx2b+'],
  ['not promoting', 'V2.2\nN+A\nN-B\nPI\n+\n+7776FU\n-3334FU\n+8822KA\n', 'standard | 3 plies to Bx2b='],
  [
    'promotion to another piece',
    'V2.2\nN+A\nN-B\nPI\n+\n+7776FU\n-3334FU\n+8822RY\n',
    'refused: CSA: move 3, "+8822RY": the piece on 88 is KA, which cannot become RY',
  ],
  [
    'another piece than stands on the origin',
    'V2.2\nN+A\nN-B\nPI\n+\n+7776GI\n',
    'refused: CSA: move 1, "+7776GI": the piece on 77 is FU, which cannot become GI',
  ],
  [
    'a move from an empty square',
    'V2.2\nN+A\nN-B\nPI\n+\n+5554FU\n',
    'refused: CSA, move 1 (5e5d): there is no piece on 5e',
  ],
  [
    'a piece that is not known',
    'V2.2\nN+A\nN-B\nPI\n+\n+7776XX\n',
    'refused: CSA: move 1, "+7776XX": XX is not a piece',
  ],
  [
    'a move cut short',
    'V2.2\nN+A\nN-B\nPI\n+\n+7776F\n',
    'refused: CSA: move 1, "+7776F": expected a move such as +7776FU',
  ],
  [
    'a move in small letters',
    'V2.2\nN+A\nN-B\nPI\n+\n+7776fu\n',
    'refused: CSA: move 1, "+7776fu": expected a move such as +7776FU',
  ],
  [
    'a line that is not understood',
    'V2.2\nN+A\nN-B\nPI\n+\n+7776FU\nhello\n-3334FU\n',
    'standard | 2 plies to P-3d | note: not understood and ignored: "hello"',
  ],
  [
    'an illegal move',
    'V2.2\nN+A\nN-B\nPI\n+\n+7775FU\n',
    'refused: CSA, move 1 (7g7e): the pawn on 7g does not move to 7e; it may play P-7f',
  ],
  [
    'end TORYO',
    'V2.2\nN+A\nN-B\nPI\n+\n+7776FU\n-3334FU\n%TORYO\n',
    'standard | 2 plies to P-3d | resignation, gote won',
  ],
  ['end CHUDAN', 'V2.2\nN+A\nN-B\nPI\n+\n+7776FU\n-3334FU\n%CHUDAN\n', 'standard | 2 plies to P-3d'],
  [
    'end SENNICHITE',
    'V2.2\nN+A\nN-B\nPI\n+\n+7776FU\n-3334FU\n%SENNICHITE\n',
    'standard | 2 plies to P-3d | repetition, a draw',
  ],
  [
    'end TIME_UP',
    'V2.2\nN+A\nN-B\nPI\n+\n+7776FU\n-3334FU\n%TIME_UP\n',
    'standard | 2 plies to P-3d | time forfeit, gote won',
  ],
  [
    'end ILLEGAL_MOVE',
    'V2.2\nN+A\nN-B\nPI\n+\n+7776FU\n-3334FU\n%ILLEGAL_MOVE\n',
    'standard | 2 plies to P-3d | rules infraction, gote won',
  ],
  [
    'end +ILLEGAL_ACTION',
    'V2.2\nN+A\nN-B\nPI\n+\n+7776FU\n-3334FU\n%+ILLEGAL_ACTION\n',
    'standard | 2 plies to P-3d | rules infraction, gote won',
  ],
  [
    'end -ILLEGAL_ACTION',
    'V2.2\nN+A\nN-B\nPI\n+\n+7776FU\n-3334FU\n%-ILLEGAL_ACTION\n',
    'standard | 2 plies to P-3d | rules infraction, sente won',
  ],
  [
    'end JISHOGI',
    'V2.2\nN+A\nN-B\nPI\n+\n+7776FU\n-3334FU\n%JISHOGI\n',
    'standard | 2 plies to P-3d | impasse, a draw',
  ],
  ['end KACHI', 'V2.2\nN+A\nN-B\nPI\n+\n+7776FU\n-3334FU\n%KACHI\n', 'standard | 2 plies to P-3d | impasse, sente won'],
  [
    'end HIKIWAKE',
    'V2.2\nN+A\nN-B\nPI\n+\n+7776FU\n-3334FU\n%HIKIWAKE\n',
    'standard | 2 plies to P-3d | agreement, a draw',
  ],
  [
    'end MAX_MOVES',
    'V2.2\nN+A\nN-B\nPI\n+\n+7776FU\n-3334FU\n%MAX_MOVES\n',
    'standard | 2 plies to P-3d | move limit, a draw',
  ],
  ['end MATTA', 'V2.2\nN+A\nN-B\nPI\n+\n+7776FU\n-3334FU\n%MATTA\n', 'standard | 2 plies to P-3d'],
  [
    'end TSUMI',
    'V2.2\nN+A\nN-B\nPI\n+\n+7776FU\n-3334FU\n%TSUMI\n',
    'standard | 2 plies to P-3d | resignation, gote won | note: the board does not show the end that the text names, checkmate, gote won: read as resignation',
  ],
  ['end FUZUMI', 'V2.2\nN+A\nN-B\nPI\n+\n+7776FU\n-3334FU\n%FUZUMI\n', 'standard | 2 plies to P-3d'],
  ['end ERROR', 'V2.2\nN+A\nN-B\nPI\n+\n+7776FU\n-3334FU\n%ERROR\n', 'standard | 2 plies to P-3d'],
  [
    'an end in small letters',
    'V2.2\nN+A\nN-B\nPI\n+\n+7776FU\n-3334FU\n%toryo\n',
    'standard | 2 plies to P-3d | resignation, gote won',
  ],
  [
    'an end with its time',
    'V2.2\nN+A\nN-B\nPI\n+\n+7776FU\n-3334FU\n%TORYO,T12\n',
    'standard | 2 plies to P-3d | resignation, gote won',
  ],
  [
    'an end that is not known',
    'V2.2\nN+A\nN-B\nPI\n+\n+7776FU\n-3334FU\n%LUNCH\n',
    'standard | 2 plies to P-3d | note: %LUNCH is not a known end of a game: the game is left open',
  ],
  [
    'moves after the end',
    'V2.2\nN+A\nN-B\nPI\n+\n+7776FU\n-3334FU\n%TORYO\n+2726FU\n',
    'standard | 2 plies to P-3d | resignation, gote won | note: not understood and ignored: "+2726FU"',
  ],
  [
    'two ends',
    'V2.2\nN+A\nN-B\nPI\n+\n+7776FU\n-3334FU\n%TORYO\n%CHUDAN\n',
    'standard | 2 plies to P-3d | resignation, gote won | note: not understood and ignored: "%CHUDAN"',
  ],
  [
    'two games',
    'V2.2\nN+A\nN-B\nPI\n+\n+7776FU\n-3334FU\n%TORYO\n/\nV2.2\nN+A\nN-B\nPI\n+\n+7776FU\n-3334FU\n',
    'standard | 2 plies to P-3d | resignation, gote won | note: the text has another game after the first, not read',
  ],
  [
    'three games without ends',
    'V2.2\nN+A\nN-B\nPI\n+\n+7776FU\n-3334FU\n/\nV2.2\nN+A\nN-B\nPI\n+\n+7776FU\n-3334FU\n/\nV2.2\nN+A\nN-B\nPI\n+\n+2726FU\n',
    'standard | 2 plies to P-3d | note: the text has 2 more games after the first, not read',
  ],
  ['a slash at the end', 'V2.2\nN+A\nN-B\nPI\n+\n+7776FU\n-3334FU\n/\n', 'standard | 2 plies to P-3d'],
  [
    'games with boards of ranks',
    'P1-KY-KE-GI-KI-OU-KI-GI-KE-KY\nP2 * -HI *  *  *  *  * -KA * \nP3-FU-FU-FU-FU-FU-FU-FU-FU-FU\nP4 *  *  *  *  *  *  *  *  * \nP5 *  *  *  *  *  *  *  *  * \nP6 *  *  *  *  *  *  *  *  * \nP7+FU+FU+FU+FU+FU+FU+FU+FU+FU\nP8 * +KA *  *  *  *  * +HI * \nP9+KY+KE+GI+KI+OU+KI+GI+KE+KY\n+\n+7776FU\n-3334FU\n/\nP1-KY-KE-GI-KI-OU-KI-GI-KE-KY\nP2 * -HI *  *  *  *  * -KA * \nP3-FU-FU-FU-FU-FU-FU-FU-FU-FU\nP4 *  *  *  *  *  *  *  *  * \nP5 *  *  *  *  *  *  *  *  * \nP6 *  *  *  *  *  *  *  *  * \nP7+FU+FU+FU+FU+FU+FU+FU+FU+FU\nP8 * +KA *  *  *  *  * +HI * \nP9+KY+KE+GI+KI+OU+KI+GI+KE+KY\n+\n+7776FU\n-3334FU\n',
    'standard | 2 plies to P-3d | note: the text has another game after the first, not read',
  ],
];

describe('records of shogi in CSA', () => {
  it.each(CASES)('%s', (_, text, summary) => {
    expect(summaryOf(shogi, text)).toBe(summary);
  });
});
