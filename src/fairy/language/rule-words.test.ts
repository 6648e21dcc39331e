import { describe, expect, it } from 'vitest';
import { enginesOf } from '../../../test/fairy/engines.ts';
import { fenOf, findMove } from '../../../test/notation.ts';
import { load } from '../../../test/vectors/piece-games.ts';
import { chess } from '../../families/chess/index.ts';
import { legalMoves } from '../../play/legal-moves.ts';
import { resolveVariant } from '../../play/resolve.ts';
import type { BoardPosition } from '../engines/board-position.ts';
import { formatUci } from '../notation/uci.ts';
import { fairyRules } from '../rules.ts';
import type { FairyDefinition } from './definition.ts';

const textsOf = (position: BoardPosition): string[] =>
  [...legalMoves(position)].map((move) => formatUci(position, move));

function playLine(position: BoardPosition, line: string): BoardPosition {
  for (const uci of line.split(' ').filter(Boolean)) {
    const found = findMove(position, { uci });
    if (!found.ok) throw new Error(found.error.message);
    position.play(found.value);
  }
  return position;
}

/** Variant, position and moves played from it; then moves that are legal, and moves that are not. */
type Moves = [trap: string, variant: string, fen: string, line: string, legal: string, illegal: string];

const MOVES: Moves[] = [
  [
    'a pawn that is crowned may not uncover a check',
    'sittuyin',
    '5N2/1n4k1/8/1p2p3/6P1/7r/3SK3/1S4R1[] w - - 0 28',
    '',
    'g4g5 f8h7',
    'g4f3f g4f5f g4h5f g4g4f',
  ],
  [
    'a long step from the second rank is captured in passing',
    'horde',
    '4k3/8/8/8/1p6/8/P7/8 w - - 0 1',
    'a2a4',
    'b4a3',
    '',
  ],
  [
    'a met may leap between its king and a check',
    'cambodian',
    '1nsm2n1/3r1s2/1R2k1p1/p5p1/P5P1/2PPP3/2SK4/8 b d - 0 27',
    '',
    'd8d6',
    '',
  ],
  ['a king may not leap out of check', 'cambodian', '4k3/8/8/8/8/8/8/r2KM3 w DE - 0 1', '', 'd1d2', 'd1b2 d1f2 e1e3'],
  ['a long step from the first rank is not', 'horde', '4k3/8/8/8/8/1p6/8/P7 w - - 0 1', 'a1a3', 'b3b2', 'b3a2'],
  ['a long step may promote', 'torpedo', '7k/8/P7/8/8/8/8/K7 w - - 0 1', '', 'a6a8q a6a7', 'a6a8'],
  ['white promotes to its own kinds', 'chigorin', '4k3/P7/8/8/8/8/8/4K3 w - - 0 1', '', 'a7a8c a7a8n', 'a7a8q a7a8b'],
  ['black promotes to its own kinds', 'chigorin', '4k3/8/8/8/8/8/p7/4K3 b - - 0 1', '', 'a2a1q a2a1b', 'a2a1c a2a1n'],
  ['promotion by squares', 'epic-atomic', '4k5/10/10/4P5/10/10/10/4K5 w - - 0 1', '', 'e5e6b', 'e5e6'],
  [
    'who cannot promote keeps off, but attacks',
    'maharajah',
    '4k3/8/8/8/8/8/1p6/3M4 w - - 0 1',
    '',
    'd1b1',
    'd1a1 d1c1',
  ],
  ['nor does it step there', 'maharajah', '4k3/8/8/8/8/8/1p6/7M b - - 0 1', '', 'e8e7', 'b2b1 b2b1q'],
  ['another kind castles as the rook does', 'perfect', '4k3/8/8/8/8/8/8/C3K2R w KQ - 0 1', '', 'e1c1 e1g1', ''],
  [
    'of several kings the one at home castles',
    'giveaway',
    'k7/8/8/8/8/8/8/K3K2R w K - 0 1',
    'a1a2 a8b8',
    'e1g1',
    'a2c2',
  ],
  ['castling takes a right', 'opposite-castling', 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1', 'e1g1', 'e8c8', 'e8g8'],
  ['a ride that only captures', 'hoppel-poppel', '4k3/8/8/8/4p3/8/8/1N2K3 w - - 0 1', '', 'b1e4 b1c3', 'b1d3 b1c2'],
  ['a lame leap is blocked beside it', 'paradigm', '4k3/8/8/8/8/8/1P6/1B2K3 w - - 0 1', '', 'b1d2', 'b1c3 b1a3'],
  ['a ride over a piece', 'shako', '4k5/10/10/3r6/10/10/3P6/10/3C6/6K3 w - - 0 1', '', 'd2d7 d2d3 d2e2', 'd2d5'],
  ['a leap right behind a piece', 'grasshopper', '4k3/8/8/8/3p4/8/8/3GK3 w - - 0 1', '', 'd1d5 d1f1', 'd1d6 d1d2'],
  [
    'a hopper pins what it would jump over next',
    'shako',
    '5k4/10/5n4/10/5p4/10/10/5C4/10/K9 b - - 0 1',
    '',
    'f6f5',
    'f8g6',
  ],
  ['kings face on a rank, too', 'empire', '8/8/8/8/k7/7K/8/8 w - - 0 1', '', 'h3h2 h3g3', 'h3h4 h3g4'],
  ['kings leave each other alone', 'atomar', '8/8/8/8/8/8/kK5P/8 w - - 0 1', '', 'b2a1', 'b2a2'],
  ['one king may be left attacked', 'spartan', '2k1k3/8/8/8/8/8/8/2R3K1 b - - 0 1', '', 'e8d7 c8b8', ''],
  [
    'no drop where it must promote',
    'epic-atomic+drops',
    '4k5/10/10/10/10/10/10/4K5[P] w - - 0 1',
    '',
    'P@e5',
    'P@e6 P@e8',
  ],
  ['a pawn of the first rank may be dropped', 'chessgi', '4k3/8/8/8/8/8/8/4K3[P] w - - 0 1', '', 'P@a1', 'P@a8'],
];

describe('moves by rule words', () => {
  const rows = MOVES.flatMap(([trap, variant, ...rest]) =>
    enginesOf(variant).map((played) => ({ trap, ...played, rest })),
  );
  it.each(rows)('$trap ($engine)', ({ rules, rest: [fen, line, legal, illegal] }) => {
    const moves = textsOf(playLine(load(rules, fen), line));
    expect(moves).toEqual(expect.arrayContaining(legal.split(' ').filter(Boolean)));
    expect(illegal.split(' ').filter((move) => moves.includes(move))).toEqual([]);
    expect(new Set(moves).size).toBe(moves.length);
  });

  it('has each move once where a leap meets a ride', () => {
    for (const { rules } of enginesOf('two-maharajahs')) {
      const moves = textsOf(load(rules, '4m3/8/8/8/8/8/8/3K4 b - - 0 1'));
      expect(new Set(moves).size).toBe(moves.length);
    }
  });

  it('keeps pieces on the ranks to which they are confined', () => {
    const resolved = resolveVariant(chess, 'standard');
    if (!resolved.ok) throw new Error(resolved.error.message);
    const definition = structuredClone(resolved.value.definition) as FairyDefinition;
    definition.rules.confined = { R: [1, 2, 3] };
    const moves = textsOf(load(fairyRules(definition, resolved.value.rules.ai), '4k3/8/8/8/8/8/8/R3K3 w - - 0 1'));
    expect(moves).toEqual(expect.arrayContaining(['a1a2', 'a1a3', 'a1d1']));
    expect(moves).not.toContain('a1a4');
  });

  describe('pieces that keep to some squares', () => {
    const resolved = resolveVariant(chess, 'crazyhouse');
    if (!resolved.ok) throw new Error(resolved.error.message);
    const definition = structuredClone(resolved.value.definition) as FairyDefinition;
    definition.rules.confinedCells = { R: [['*1', 'a2'], ['*8']] };
    const rules = fairyRules(definition, resolved.value.rules.ai);

    it('move and are dropped there only', () => {
      const moves = textsOf(load(rules, '4k3/8/8/8/8/8/8/R3K3[R] w - - 0 1'));
      expect(moves.filter((move) => /^(a1|R@)/.test(move)).sort()).toEqual(
        'R@a2 R@b1 R@c1 R@d1 R@f1 R@g1 R@h1 a1a2 a1b1 a1c1 a1d1'.split(' '),
      );
    });

    it('attack there only', () => {
      expect(load(rules, '8/8/8/8/4k3/8/8/4R1K1[] b - - 0 1').check()).toBe(false);
      expect(load(rules, '8/8/8/8/8/8/8/k3R1K1[] b - - 0 1').check()).toBe(true);
    });

    it('are not found anywhere else', () => {
      const reading = rules.parse('4k3/8/8/R7/8/8/8/4K3[] w - - 0 1');
      expect(reading.ok || reading.error.map(({ message }) => message)).toEqual([
        'a5: a white rook cannot stand there',
      ]);
    });
  });
});

/** Variant, position, the expected winner and reason; nothing if the game goes on. */
type Ends = [trap: string, variant: string, fen: string, winner?: number | null, reason?: string];

const ENDS: Ends[] = [
  ['a lone bishop on eight by ten', 'wolf', '4B3/8/8/8/8/8/8/8/3K4/6k1 b - - 0 85', null, 'insufficient-material'],
  ['bare kings cannot check', 'karouk', '8/8/5k2/8/8/2K5/8/8 b - 86 1+1 15 71', null, 'insufficient-material'],
  ['draws go to a seat', 'armageddon', '4k3/8/8/8/8/8/8/4K3 w - - 0 1', 1, 'insufficient-material'],
  ['a bare king that can bare back', 'shatranj', '8/8/8/8/8/8/1k6/R3K3 b - - 0 1'],
  ['a bare king that cannot bare back', 'shatranj', '8/8/8/8/8/8/1k5P/R3K3 b - - 0 1', 0, 'extinction'],
  ['a bare king that has had its move', 'shatranj', '8/8/8/8/8/2k5/8/R3K3 w - - 0 1', 0, 'extinction'],
  ['two bare kings', 'shatranj', '8/8/8/8/8/2k5/8/4K3 w - - 0 1', null, 'insufficient-material'],
  ['extinct both at once', 'anti-atomic', '8/8/8/8/8/8/8/8 w - - 0 1', 0, 'stalemate'],
  ['at the goal, but about to be taken', 'squatter', 'Rk6/8/8/8/8/8/8/4K3 b - - 0 1'],
  ['at the goal and safe', 'squatter', 'R6k/8/8/8/8/8/8/4K3 b - - 0 1', 0, 'goal'],
  ['at the goal, and another stays', 'squatter', 'Rk5N/8/8/8/8/8/8/4K3 b - - 0 1', 0, 'goal'],
  ['at the goal, before the reply', 'jeson-mor', 'n8/9/9/9/4N4/9/9/9/9 b - - 0 1'],
  ['at the goal, after the reply', 'jeson-mor', 'n8/9/9/9/4N4/9/9/9/9 w - - 0 1', 0, 'goal'],
  ['one of three kings is lost', 'three-kings', 'k1k4k/8/8/8/8/8/8/K5K1 w - - 0 1', 1, 'extinction'],
];

describe('ends by rule words', () => {
  const rows = ENDS.flatMap(([trap, variant, fen, winner, reason]) =>
    enginesOf(variant).map((played) => ({ trap, ...played, fen, winner, reason })),
  );
  it.each(rows)('$trap ($engine)', ({ rules, fen, winner, reason }) => {
    expect(load(rules, fen).outcome()).toEqual(reason === undefined ? undefined : { winner, reason });
  });

  it.each([
    ['both kings of a pair', 'spartan', '2k1k3/8/8/8/8/8/8/2R1R1K1 b - - 0 1', true],
    ['one king of a pair', 'spartan', '2k1k3/8/8/8/8/8/8/2R3K1 b - - 0 1', false],
    ['either of two kings', 'two-kings', '2k1k3/8/8/8/8/8/8/2R2KK1 b - - 0 1', true],
    ['a queen as royal as the king', 'coregal', '3qk3/8/8/8/8/8/8/3RK3 b - - 0 1', true],
    ['over one piece', 'shako', '5k4/10/5n4/10/10/10/10/5C4/10/K9 b - - 0 1', true],
    ['over two pieces', 'shako', '5k4/10/5n4/10/5p4/10/10/5C4/10/K9 b - - 0 1', false],
  ])('check to %s', (_, variant, fen, check) => {
    for (const { rules } of enginesOf(variant)) expect(load(rules, fen).check()).toBe(check);
  });

  it.each([
    ['a king stands its own blast', 'atomar', 'k7/8/8/8/8/8/p7/KN6 w - - 0 1', 'a1a2', 'k7/8/8/8/8/8/K7/8'],
    [
      'a promoted piece returns to what it was',
      'crazyhouse',
      '1r2k3/P7/8/8/8/8/8/4K3[] w - - 0 1',
      'a7a8q b8a8',
      '[p]',
    ],
    [
      'a rook that comes onto the file of a king ends its leap, through pieces',
      'cambodian',
      'rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w DEde - 0 1',
      'a1a2 h6h5 a2e2',
      'b DEd',
    ],
    ['a rook that comes onto its rank does, too', 'cambodian', 'r3k3/8/8/8/8/8/8/1N1KM3 b DEe - 0 1', 'a8a1', 'w Ee'],
    [
      'a bare king that takes the last pawn begins a new count',
      'cambodian',
      '8/8/7k/7P/8/6M1/2K5/R7 b - 126 24 72',
      'h6h5',
      'w - 30 7',
    ],
    [
      'a bare king that takes another piece does not',
      'makruk',
      '8/7k/7N/8/8/8/2K5/R6S b - 32 20 72',
      'h7h6',
      'w - 32 21',
    ],
    ['a promoted piece keeps its rank', 'loop', '1r2k3/P7/8/8/8/8/8/4K3[] w - - 0 1', 'a7a8q b8a8', '[q]'],
  ])('%s', (_, variant, fen, line, part) => {
    for (const { rules } of enginesOf(variant)) expect(fenOf(playLine(load(rules, fen), line))).toContain(part);
  });
});

describe('what cannot be played', () => {
  it.each([
    ['weak+random', 'do not begin with the same pieces'],
    ['racing-kings+random', 'do not begin with the same pieces'],
    ['perfect+random', 'more than one kind castles'],
    ['spartan+drops', 'more than one kind promote'],
  ])('%s', (slug, reason) => {
    const resolved = resolveVariant(chess, slug);
    expect(resolved.ok ? '' : resolved.error.message).toContain(reason);
  });
});

describe('a mate counts after a check of the right kind', () => {
  const CHECKS = 'f1e2 g5g4 e2g4 h5h4 g2g3';
  const rows = enginesOf('shatar').flatMap((played) => [
    {
      ...played,
      what: 'a knight among them',
      fen: 'K2N4/7p/6pk/6p1/p7/PP5P/5PP1/4jB1R w - - 2 50',
      line: `d8f7 h6h5 ${CHECKS}`,
      winner: 0,
    },
    {
      ...played,
      what: 'bishop and pawn alone',
      fen: 'K7/5N1p/6p1/6pk/p7/PP5P/5PP1/4jB1R w - - 4 51',
      line: CHECKS,
      winner: null,
    },
  ]);
  it.each(rows)('$what ($engine)', ({ rules, fen, line, winner }) => {
    expect(playLine(load(rules, fen), line).outcome()?.winner).toBe(winner);
  });
});
