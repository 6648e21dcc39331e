import { describeRecords } from './record-cases.ts';

/** Lists of decisions with the rolls and tickets as they were drawn. */

/** Before the roll, with a lot on which the bank lends up to 200 dollars. */
const TURN = '[FEN "turn 1 300@0/500@0 38:1 0 0 - 1"]\n';

/** Before the first ticket is bought. */
const TICKET = '[FEN "ticket:1:38 1 500@0/500@0 - 0 0 - 1"]\n';

describeRecords("lists of the Landlord's Game", 'landlords-game', {
  'moves of the players and of chance': [
    [`${TICKET}1. buy-Lot-22 ticket-Lot-18 2. decline ticket-Lot-17`, '4 ticket Lot 17'],
    [`${TICKET}1. buy ticket-Lot-18 2. decline ticket-Lot-17`, '4 ticket Lot 17'],
    [`${TICKET}buy ticket-Lot-18 decline ticket-Lot-17`, '4 ticket Lot 17'],
    [`${TICKET}1. BUY-LOT-22 Ticket-lot-18`, '2 ticket Lot 18'],
    [`${TICKET}1. buy Lot-22`, /^Landlord's Game list, move 2 \(Lot-22\)/],
    [`${TICKET}1. buy, ticket-Lot-18, decline, ticket-Lot-17`, '4 ticket Lot 17'],
    [`${TICKET}1. buy-Lot-9`, /^Landlord's Game list, move 1 \(buy-Lot-9\)/],
    [`${TICKET}1. buy ticket-Lot-99`, /^Landlord's Game list, move 2 \(ticket-Lot-99\)/],
    [`${TICKET}1. bought ticket-Lot-18`, /^Landlord's Game list, move 1 \(bought\)/],
    [`${TURN}1. roll throw-2-3`, '2 throw 2-3'],
    [`${TURN}1. roll throw-3-2`, '2 throw 2-3'],
    [`${TURN}1. roll throw-6-1`, '2 throw 1-6'],
    [`${TURN}1. roll throw 2-3`, '2 throw 2-3'],
    [`${TURN}1. roll throw-1-2 1-0`, '2 throw 1-2', { end: 'player1 by resignation' }],
    [`${TURN}1. roll throw-1-2 1/2-1/2`, '2 throw 1-2', { end: 'draw by agreement' }],
    [`${TURN}1. roll throw-7-1`, /^Landlord's Game list, move 2 \(throw-7-1\)/],
    [`${TURN}1. roll throw-2`, /^Landlord's Game list, move 2 \(throw-2\)/],
    [`${TURN}1. roll`, '2 throw 3-4', { notes: [/^the text ends where chance decides: drawn by the seed were t/] }],
    [`${TURN}1. borrow-100 2. roll throw-1-2`, '3 throw 1-2'],
    [`${TURN}1. borrow 100 2. roll throw-1-2`, '3 throw 1-2'],
    [`${TURN}1. borrow-7`, /^Landlord's Game list, move 1 \(borrow-7\)/],
    [`${TURN}1. throw-1-2`, /^Landlord's Game list, move 1 \(throw-1-2\)/],
    ['1. roll throw-1-2', /^Landlord's Game list, move 1 \(roll\)/],
    [
      `${TICKET}1. buy ticket-Lot-18 2. decline`,
      '4 ticket Lot 13',
      { notes: [/^the text ends where chance decides: drawn by the seed were t/] },
    ],
  ],
  numbers: [
    [`${TURN}1 borrow-100 2 roll throw-1-2`, '3 throw 1-2'],
    [`${TURN}1. borrow-100 1... roll throw-1-2`, '3 throw 1-2'],
    [
      `${TURN}2. borrow-100 1. roll throw-1-2`,
      '3 throw 1-2',
      { notes: [/^the number 1 before move 2 does not follow 2: a move may be /] },
    ],
    [`${TURN}1. borrow-100 2.`, '1 borrow 100'],
    [`${TURN}1.borrow-100 2.roll throw-1-2`, '3 throw 1-2'],
  ],
  actions: [
    [`${TURN}1. resign`, '0', { end: 'player2 by resignation' }],
    [`${TURN}1. borrow-100 Resign`, '1 borrow 100', { end: 'player2 by resignation' }],
    [`${TURN}1. borrow-100 resign:player1`, '1 borrow 100', { end: 'player2 by resignation' }],
    [`${TURN}1. resign:player2`, '0', { end: 'player1 by resignation' }],
    [`${TURN}1. resign:green`, /^Landlord's Game list, move 1 \(resign:green\)/],
    [`${TURN}1. draw`, '0'],
    [`${TURN}1. draw:agreed`, '0', { end: 'draw by agreement' }],
    [`${TURN}1. borrow-100 draw:player1 draw:player2`, '1 borrow 100', { end: 'draw by agreement' }],
    [`${TURN}1. claim`, /^Landlord's Game list, move 1 \(claim\)/],
    [
      `${TURN}1. resign 2. roll`,
      '0',
      { end: 'player2 by resignation', notes: [/^the game was over after 1 move \(resignation, player2 won\); /] },
    ],
  ],
  results: [
    [`${TURN}1. borrow-100 1-0`, '1 borrow 100', { end: 'player1 by resignation' }],
    [`${TURN}1. borrow-100 0-1`, '1 borrow 100', { end: 'player2 by resignation' }],
    [`${TURN}1. borrow-100 1/2-1/2`, '1 borrow 100', { end: 'draw by agreement' }],
    [`${TURN}1. borrow-100 *`, '1 borrow 100'],
    [`${TURN}[Result "1-0"]\n1. borrow-100`, '1 borrow 100', { end: 'player1 by resignation' }],
    [
      `${TURN}[Result "1-0"]\n1. borrow-100 0-1`,
      '1 borrow 100',
      { end: 'player2 by resignation', notes: [/^\[Result "1-0"\] contradicts the result after the moves: read /] },
    ],
    [`${TURN}[Winner "player1"]\n1. borrow-100`, '1 borrow 100', { end: 'player1 by resignation' }],
    [`${TURN}[Winner "Player2"]\n1. borrow-100`, '1 borrow 100', { end: 'player2 by resignation' }],
    [
      `${TURN}[Winner "player1"]\n[Result "0-1"]\n1. borrow-100`,
      '1 borrow 100',
      { end: 'player1 by resignation', notes: [/^\[Result "0-1"\] is not read, as \[Winner "player1"\] names the /] },
    ],
    [
      `${TURN}[Winner "green"]\n1. borrow-100`,
      '1 borrow 100',
      { notes: [/^the result "green" names no winner among player1, player2: p/] },
    ],
    [
      `${TURN}[Winner "constructor"]\n1. borrow-100`,
      '1 borrow 100',
      { notes: [/^the result "constructor" names no winner among player1, play/] },
    ],
    [`${TURN}[Termination "time forfeit"]\n1. borrow-100 1-0`, '1 borrow 100', { end: 'player1 by time-forfeit' }],
    [
      '[FEN "turn 1 300@0/400@0/400@0 38:1 0 0 - 1"]\n[Variant "standard+3p"]\n[Winner "player2"]\n1. borrow-100',
      '1 borrow 100',
      { variant: 'standard+3p', end: 'player2 by resignation' },
    ],
    [
      '[FEN "turn 1 300@0/400@0/400@0 38:1 0 0 - 1"]\n[Variant "standard+3p"]\n1. borrow-100 1-0',
      '1 borrow 100',
      { variant: 'standard+3p', notes: [/^the result "1-0" names no winner among player1, player2, pla/] },
    ],
  ],
  'tags and positions': [
    [`[Event "a"]\n${TURN}1. borrow-100`, '1 borrow 100'],
    [
      `${TURN}[Event "a"]\n[Event "b"]\n1. borrow-100`,
      '1 borrow 100',
      { notes: [/^\[Event "b"\] repeats a tag: the first is read/] },
    ],
    [`[SetUp "1"]\n${TURN}*`, '0'],
    [
      `[SetUp "0"]\n${TURN}1. borrow-100`,
      '1 borrow 100',
      { notes: [/^\[SetUp "0"\] contradicts the tag FEN: read from the position /] },
    ],
    ['[fen "turn 2 500@0/300@0 38:2 0 0 - 1"]\n1. borrow-100', '1 borrow 100'],
    ['[FEN "turn"]\n1. borrow-100', /start position: "" is no player whose turn it could be/],
    [
      `[Variant "no such game"]\n${TURN}1. borrow-100`,
      '1 borrow 100',
      { notes: [/^\[Variant "no such game"\] names no variant known here: read a/] },
    ],
    [`${TURN}[Event "a\n1. roll`, /^Landlord's Game list: "\[Event \\"a\\n1\. roll" is n/],
    ['turn 1 300@0/500@0 38:1 0 0 - 1', '0'],
    [`${TURN}1. borrow-100`, '1 borrow 100', { asked: 'standard' }],
  ],
  'comments, variations, glyphs': [
    [`{c} ${TURN}{d} 1. borrow-100 {x} 2. roll throw-1-2`, '3 throw 1-2'],
    [`${TURN}1. borrow-100 ; c\n2. roll throw-1-2`, '3 throw 1-2'],
    [`${TURN}1. borrow-100 ; c\r2. roll throw-1-2`, '3 throw 1-2'],
    [`% x\n${TURN}1. borrow-100`, '1 borrow 100'],
    [`${TURN}1. borrow-100 (1. roll (1. resign)) 2. roll throw-1-2`, '3 throw 1-2'],
    [`${TURN}1. borrow-100! $1`, '1 borrow 100'],
    [
      `${TURN}1. borrow-100 {no`,
      '1 borrow 100',
      { notes: [/^"\{no" has no closing bracket: passed over to the end of the /] },
    ],
    [
      `${TURN}1. borrow-100 (roll`,
      '1 borrow 100',
      { notes: [/^"\(roll" has no closing bracket: passed over to the end of th/] },
    ],
    [`${TURN}1. borrow-100 } roll`, /^Landlord's Game list, move 2 \(\}\)/],
  ],
  'line ends and several games': [
    ['\ufeff[FEN "turn 1 300@0/500@0 38:1 0 0 - 1"]\r\n1. borrow-100\r\n2. roll throw-1-2', '3 throw 1-2'],
    ['[FEN "turn 1 300@0/500@0 38:1 0 0 - 1"]\r1. borrow-100\r2. roll throw-1-2', '3 throw 1-2'],
    [`${TURN}\t1.\tborrow-100\u00a0\n`, '1 borrow 100'],
    [
      `${TURN}1. borrow-100\n[Event "b"]\n1. roll`,
      '1 borrow 100',
      { notes: [/^the text has another game after the first, not read/] },
    ],
    [
      `${TURN}1. borrow-100 1-0 2. roll`,
      '1 borrow 100',
      { end: 'player1 by resignation', notes: [/^the text has another game after the first, not read/] },
    ],
    [
      `${TURN}1. borrow-100 1-0 junk`,
      '1 borrow 100',
      { end: 'player1 by resignation', notes: [/^the text has another game after the first, not read/] },
    ],
    [`${TICKET}1. decline 1-0`, '1 decline', { end: 'player1 by resignation' }],
    ['hello', /^"" is no player whose turn it could be/],
  ],
});
