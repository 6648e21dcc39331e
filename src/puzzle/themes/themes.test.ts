import { describe, expect, it } from 'vitest';
import { playSolution, type SolvedPuzzle } from './line.ts';
import { PUZZLE_THEMES, themesOf } from './themes.ts';

/** A solution that has a theme, and one that almost has it, named after the difference. */
interface Case {
  readonly has: SolvedPuzzle;
  readonly trap: string;
  readonly near: SolvedPuzzle;
}

const solved = (fen: string, line: string, more: Partial<SolvedPuzzle> = {}): SolvedPuzzle => ({
  fen: fen.split(' ').length > 2 ? fen : `${fen} - - 0 1`,
  line: line.split(' '),
  ...more,
});

/** Two rooks that take several moves to mate on the last rank. */
const LADDER = '7k/8/8/8/8/8/R7/1R4K1 w';
const ladder = (...first: string[]): SolvedPuzzle => solved(LADDER, [...first, 'a2a7 h8g8 b1b8'].join(' '));
const WAIT = ['a2a3 h8g8 a3a2 g8h8'];
const IN_1 = solved('6k1/5ppp/8/8/8/8/8/R5K1 w', 'a1a8');
const IN_3 = solved(LADDER, 'a2a3 h8g8 a3a7 g8h8 b1b8');

const basics: Record<string, Case> = {
  oneMove: { has: IN_1, trap: 'two moves', near: ladder() },
  short: { has: ladder(), trap: 'a single move', near: IN_1 },
  long: { has: IN_3, trap: 'four moves', near: ladder(...WAIT) },
  veryLong: { has: ladder(...WAIT), trap: 'three moves', near: IN_3 },
  mate: { has: IN_1, trap: 'a check that the king runs from', near: solved('6k1/5pp1/8/8/8/8/8/R5K1 w', 'a1a8') },
  mateIn1: { has: IN_1, trap: 'a mate in two', near: ladder() },
  mateIn2: { has: ladder(), trap: 'a mate in one', near: IN_1 },
  mateIn3: { has: IN_3, trap: 'three moves without mate', near: solved(LADDER, 'a2a3 h8g8 a3a7 g8h8 b1b2') },
  mateIn4: { has: ladder(...WAIT), trap: 'a mate in three', near: IN_3 },
  mateIn5: {
    has: solved(LADDER, `${WAIT} a2a3 h8g8 a3a7 g8h8 b1b8`),
    trap: 'a mate in four',
    near: ladder(...WAIT),
  },
  crushing: {
    has: { ...ladder(), line: ['a2a7'], score: 600 },
    trap: 'a mate, whatever the score',
    near: { ...ladder(), score: 900 },
  },
  advantage: {
    has: { ...ladder(), line: ['a2a7'], score: 599 },
    trap: 'no score is known',
    near: { ...ladder(), line: ['a2a7'] },
  },
  equality: {
    has: { ...ladder(), line: ['a2a7'], score: 0 },
    trap: 'two pawns ahead',
    near: { ...ladder(), line: ['a2a7'], score: 200 },
  },
  opening: {
    has: solved('rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2', 'g1f3'),
    trap: 'first ranks are empty early',
    near: solved('r4rk1/pppqbppp/2npbn2/4p3/4P3/2NPBN2/PPPQBPPP/R4RK1 w - - 0 9', 'd3d4'),
  },
  middlegame: {
    has: solved('r2q1rk1/pp2bppp/2n2n2/8/8/2N2N2/PP2BPPP/R2Q1RK1 w - - 0 24', 'c3d5'),
    trap: 'six pieces are left',
    near: solved('3q1rk1/pp3ppp/5n2/8/8/5N2/PP3PPP/3Q1RK1 w - - 0 18', 'd1d8'),
  },
  endgame: {
    has: solved('3q1rk1/pp3ppp/5n2/8/8/5N2/PP3PPP/3Q1RK1 w - - 0 28', 'd1d8'),
    trap: 'seven pieces are left, late in the game',
    near: solved('3q1rk1/pp3ppp/5n2/8/8/5N2/PP2BPPP/3Q1RK1 w - - 0 40', 'd1d8'),
  },
  pawnEndgame: {
    has: solved('8/5k2/5p2/8/5P2/5K2/8/8 w', 'f3e4'),
    trap: 'the first move takes the last piece',
    near: solved('8/5k2/5p2/4n3/5P2/5K2/8/8 w', 'f4e5'),
  },
  knightEndgame: {
    has: solved('8/5k2/5p2/4n3/5P2/4NK2/8/8 w', 'f3e4'),
    trap: 'a bishop is on the board',
    near: solved('8/5k2/5p2/4b3/5P2/4NK2/8/8 w', 'f3e4'),
  },
  bishopEndgame: {
    has: solved('8/5k2/5p2/4b3/5P2/8/5K2/8 w', 'f2f3'),
    trap: 'a knight is on the board',
    near: solved('8/5k2/5p2/4b3/5P2/4N3/5K2/8 w', 'f2f3'),
  },
  rookEndgame: {
    has: solved('8/5k2/5p2/r7/5P2/8/5K2/R7 w', 'a1b1'),
    trap: 'the first move takes the last rook',
    near: solved('8/5k2/5p2/r7/1P3P2/8/5K2/8 w', 'b4a5'),
  },
  queenEndgame: {
    has: solved('8/5k2/5p2/q7/5P2/8/5K2/3Q4 w', 'd1d7'),
    trap: 'a rook is on the board',
    near: solved('8/5k2/5p2/r7/5P2/8/5K2/3Q4 w', 'd1d7'),
  },
  queenRookEndgame: {
    has: solved('8/5k2/5p2/r7/5P2/8/5K2/3Q4 w', 'd1d7'),
    trap: 'two queens',
    near: solved('8/5k2/5p2/r3q3/5P2/8/5K2/3Q4 w', 'd1d7'),
  },
  advancedPawn: {
    has: solved('4k3/8/1P6/8/8/8/8/4K3 w', 'b6b7'),
    trap: 'only the sixth rank',
    near: solved('4k3/8/8/1P6/8/8/8/4K3 w', 'b5b6'),
  },
  promotion: {
    has: solved('4k3/1P6/8/8/8/8/8/4K3 w', 'b7b8q'),
    trap: 'one step too early',
    near: solved('4k3/8/1P6/8/8/8/8/4K3 w', 'b6b7'),
  },
  underPromotion: {
    has: solved('4k3/1P6/8/8/8/8/8/4K3 w', 'b7b8n'),
    trap: 'a queen',
    near: solved('4k3/1P6/8/8/8/8/8/4K3 w', 'b7b8q'),
  },
  enPassant: {
    has: solved('4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1', 'e5d6'),
    trap: 'a pawn takes as usual',
    near: solved('4k3/8/3p4/4P3/8/8/8/4K3 w', 'e5d6'),
  },
  castling: {
    has: solved('4k3/8/8/8/8/8/8/4K2R w K - 0 1', 'e1g1'),
    trap: 'the king steps aside',
    near: solved('4k3/8/8/8/8/8/8/4K2R w K - 0 1', 'e1f1'),
  },
};

const tactics: Record<string, Case> = {
  fork: {
    has: solved('q3k3/8/8/3N4/8/8/8/4K3 w', 'd5c7 e8d8 c7a8'),
    trap: 'the forking piece can be taken by a pawn',
    near: solved('6k1/1p2r3/8/q7/1N6/8/8/6K1 w', 'b4c6 g8h8 c6a5'),
  },
  pin: {
    has: solved('4k3/4q3/8/8/8/8/8/R5K1 w', 'a1e1'),
    trap: 'the king is not behind',
    near: solved('3k4/4q3/8/8/8/8/8/R5K1 w', 'a1e1'),
  },
  skewer: {
    has: solved('q3k3/8/8/8/8/8/8/4K2R w', 'h1h8 e8e7 h8a8'),
    trap: 'the lesser piece was before the greater',
    near: solved('q2n4/8/8/8/8/k7/8/4K2R w', 'h1h8 d8c6 h8a8'),
  },
  discoveredAttack: {
    has: solved('q5k1/8/8/8/B7/8/8/R5K1 w', 'a4b3 g8h8 a1a8'),
    trap: 'the first piece stood beside the line',
    near: solved('q5k1/8/8/8/1B6/8/8/R5K1 w', 'b4c3 g8h7 a1a8'),
  },
  discoveredCheck: {
    has: solved('k7/8/8/8/N7/8/8/R5K1 w', 'a4c5'),
    trap: 'the moved piece gives the check',
    near: solved('k7/8/8/1N6/8/8/8/1R4K1 w', 'b5c7'),
  },
  doubleCheck: {
    has: solved('k7/8/N7/8/8/8/8/R5K1 w', 'a6c7'),
    trap: 'only the piece behind gives check',
    near: solved('k7/8/8/8/N7/8/8/R5K1 w', 'a4c5'),
  },
  xRayAttack: {
    has: solved('4n1k1/5ppp/8/4r3/Q7/8/8/4R1K1 w', 'a4e8 e5e8 e1e8'),
    trap: 'who takes back comes from elsewhere',
    near: solved('r3n1k1/5ppp/8/8/Q7/8/8/4R1K1 w', 'a4e8 a8e8 e1e8'),
  },
  hangingPiece: {
    has: solved('8/4k3/8/3n4/8/8/8/3RK3 w - - 1 2', 'd1d5', {
      before: '4k3/8/8/3n4/8/8/8/3RK3 b - - 0 1',
      played: 'e8e7',
    }),
    trap: 'an exchange: as much was taken there',
    near: solved('4k3/8/8/3n4/8/8/8/3RK3 w - - 0 2', 'd1d5', {
      before: '4k3/8/5n2/3N4/8/8/8/3RK3 b - - 0 1',
      played: 'f6d5',
    }),
  },
  trappedPiece: {
    has: solved('n7/7k/3P4/P7/8/8/8/5RK1 w', 'f1f8 h7h6 f8a8'),
    trap: 'it had a safe square',
    near: solved('n7/7k/3P4/8/8/8/8/5RK1 w', 'f1f8 h7h6 f8a8'),
  },
  exposedKing: {
    has: solved('6k1/8/8/8/8/8/1R6/R5K1 w', 'a1a7 g8f8 b2f2 f8e8 f2f3'),
    trap: 'a pawn stands before the king',
    near: solved('6k1/6p1/8/8/8/8/1R6/R5K1 w', 'a1a7 g8f8 b2f2 f8e8 f2f3'),
  },
  kingsideAttack: {
    has: solved('r4rk1/pppq1ppp/2np4/4p3/4P3/2NP1Q1R/PPP2PPP/R1B3K1 w', 'f3f7'),
    trap: 'a single check',
    near: solved('r4rk1/pppq1ppp/2np4/3Np3/4P3/3P3Q/PPP2PPP/R1B2RK1 w', 'd5f6'),
  },
  queensideAttack: {
    has: solved('2kr3r/pppq1ppp/2np1n2/4p3/4P3/1QNP4/PPP2PPP/R1B3K1 w', 'b3b7'),
    trap: 'too few men are left for an attack',
    near: solved('2kr4/ppp5/8/8/8/1Q6/PPP5/1K6 w', 'b3b7'),
  },
  attackingF2F7: {
    has: solved('r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5Q2/PPPP1PPP/RNB1K1NR w KQkq - 0 4', 'f3f7'),
    trap: 'the king has castled',
    near: solved('r1bq1rk1/pppp1ppp/2n5/4p3/2B1P3/5Q2/PPPP1PPP/RNB1K1NR w KQ - 0 6', 'f3f7'),
  },
  sacrifice: {
    has: solved('r5k1/5ppp/8/8/8/8/8/QR4K1 w', 'b1b8 a8b8 a1a7'),
    trap: 'taken back at once',
    near: solved('r5k1/5ppp/8/8/8/8/1R6/1R4K1 w', 'b2b8 a8b8 b1b8'),
  },
  deflection: {
    has: solved('6k1/5p1p/8/8/8/5Q2/8/6KR w', 'h1h7 g8h7 f3f7'),
    trap: 'an even exchange',
    near: solved('6k1/5p1r/8/8/8/5Q2/8/6KR w', 'h1h7 g8h7 f3f7'),
  },
  attraction: {
    has: solved('6k1/5p1p/8/8/8/5Q2/8/6KR w', 'h1h7 g8h7 f3f7'),
    trap: 'the next move attacks something else',
    near: solved('6k1/5p1p/8/8/8/5Q2/8/6KR w', 'h1h7 g8h7 f3a8'),
  },
  interference: {
    has: solved('r3n1k1/5ppp/1B6/8/8/8/8/4R1K1 w', 'b6d8 h7h6 e1e8'),
    trap: 'another piece still guards it',
    near: solved('r3nrk1/5ppp/1B6/8/8/8/8/4R1K1 w', 'b6d8 h7h6 e1e8'),
  },
  intermezzo: {
    has: solved('6k1/5pp1/7p/8/3n4/4P3/8/R5K1 w - - 0 2', 'a1a8 g8h7 e3d4', {
      before: '6k1/5pp1/2n4p/8/3N4/4P3/8/R5K1 b - - 0 1',
      played: 'c6d4',
    }),
    trap: 'taken back at once',
    near: solved('6k1/5pp1/7p/8/3n4/4P3/8/R5K1 w - - 0 2', 'e3d4 g8h7 a1a8', {
      before: '6k1/5pp1/2n4p/8/3N4/4P3/8/R5K1 b - - 0 1',
      played: 'c6d4',
    }),
  },
  clearance: {
    has: solved('6k1/5ppp/8/8/8/3B4/8/3Q2K1 w', 'd3a6 g8h8 d1d7'),
    trap: 'the line is used to capture, which is a discovered attack',
    near: solved('6k1/3p1ppp/8/8/8/3B4/8/3Q2K1 w', 'd3a6 g8h8 d1d7'),
  },
  capturingDefender: {
    has: solved('6k1/8/4p3/3n4/1b6/8/8/3RB1K1 w', 'd1d5 e6d5 e1b4'),
    trap: 'the piece taken first guarded nothing',
    near: solved('6k1/8/4p3/3b4/1b6/8/8/3RB1K1 w', 'd1d5 e6d5 e1b4'),
  },
  quietMove: {
    has: solved('6k1/5ppp/8/8/8/8/8/Q5K1 w', 'a1a3 h7h6 a3a8'),
    trap: 'a pawn is attacked',
    near: solved('6k1/5ppp/8/8/8/8/8/Q5K1 w', 'a1b2 h7h6 b2b8'),
  },
  defensiveMove: {
    has: solved('6k1/8/8/8/8/8/8/r5K1 w', 'g1g2'),
    trap: 'who gives check is taken',
    near: solved('6k1/8/8/8/8/8/8/5rK1 w', 'g1f1'),
  },
  zugzwang: {
    has: solved('8/8/3k2p1/1p5p/1P2KP1P/8/8/8 w', 'e4d4'),
    trap: 'a pass would not help either',
    near: solved('8/5k2/8/8/8/P7/8/K7 w', 'a3a4'),
  },
};

const mates: Record<string, Case> = {
  backRankMate: {
    has: IN_1,
    trap: 'a bishop takes a square before the king',
    near: solved('6k1/5p1p/8/8/3B4/8/8/R5K1 w', 'a1a8'),
  },
  smotheredMate: {
    has: solved('6rk/6pp/8/6N1/8/8/8/6K1 w', 'g5f7'),
    trap: 'a rook takes squares',
    near: solved('7k/7p/8/6N1/8/8/8/6RK w', 'g5f7'),
  },
  arabianMate: {
    has: solved('7k/R7/5N2/8/8/8/8/6K1 w', 'a7h7'),
    trap: 'a pawn guards the rook',
    near: solved('7k/R7/6P1/3B4/8/8/8/6K1 w', 'a7h7'),
  },
  anastasiaMate: {
    has: solved('8/4N1pk/8/8/8/8/K7/R7 w', 'a1h1'),
    trap: 'the king steps inwards',
    near: solved('8/4N2k/8/8/8/8/K7/R7 w', 'a1h1'),
  },
  hookMate: {
    has: solved('R7/5pk1/5Np1/6P1/8/8/8/6K1 w', 'a8g8'),
    trap: 'the king guards the knight',
    near: solved('R7/5pk1/5Np1/6K1/8/8/8/8 w', 'a8g8'),
  },
  dovetailMate: {
    has: solved('8/6p1/6kp/8/4P3/8/8/5Q1K w', 'f1f5'),
    trap: 'a rook takes one of the two squares',
    near: solved('8/6p1/6k1/8/4P3/8/8/K4Q1R w', 'f1f5'),
  },
  bodenMate: {
    has: solved('2kr4/3p4/2p5/8/5B2/8/4B3/6K1 w', 'e2a6'),
    trap: 'the diagonals lie side by side',
    near: solved('7k/7p/8/8/2B5/8/3B4/6K1 w', 'd2c3'),
  },
  doubleBishopMate: {
    has: solved('7k/7p/8/8/2B5/8/3B4/6K1 w', 'd2c3'),
    trap: 'the diagonals cross',
    near: solved('2kr4/3p4/2p5/8/5B2/8/4B3/6K1 w', 'e2a6'),
  },
  operaMate: {
    has: solved('4k3/5p2/4p3/6B1/8/8/8/3R2K1 w', 'd1d8'),
    trap: 'a knight guards the rook',
    near: solved('4kb2/1N2pp2/8/8/8/8/8/3R2K1 w', 'd1d8'),
  },
  pillsburysMate: {
    has: solved('6k1/5p1p/8/8/3B4/8/8/R5K1 w', 'a1a8'),
    trap: 'the bishop guards the rook beside the king',
    near: solved('4k3/5p2/4p3/6B1/8/8/8/3R2K1 w', 'd1d8'),
  },
  morphysMate: {
    has: solved('7k/7p/8/6B1/8/8/8/6RK w', 'g5f6'),
    trap: 'a second bishop in place of the rook',
    near: solved('7k/7p/8/8/2B5/8/3B4/6K1 w', 'd2c3'),
  },
  cornerMate: {
    has: solved('7k/7p/8/6N1/8/8/8/6RK w', 'g5f7'),
    trap: 'own pieces alone shut the king in',
    near: solved('6rk/6pp/8/6N1/8/8/8/6K1 w', 'g5f7'),
  },
  blindSwineMate: {
    has: solved('5rk1/R6R/8/8/8/8/8/6K1 w', 'a7g7'),
    trap: 'the other rook helps from afar',
    near: solved('5rk1/R7/5P2/8/8/8/8/6KR w', 'a7g7'),
  },
  vukovicMate: {
    has: solved('4k3/R7/3PN3/8/8/8/8/6K1 w', 'a7e7'),
    trap: 'the knight is next to the king',
    near: solved('R7/5pk1/5Np1/6P1/8/8/8/6K1 w', 'a8g8'),
  },
  killBoxMate: {
    has: solved('2k5/2p5/2Q5/8/8/8/8/R5K1 w', 'a1a8'),
    trap: 'the queen guards from farther away',
    near: solved('2k5/2p5/8/3Q4/8/8/8/R5K1 w', 'a1a8'),
  },
  triangleMate: {
    has: solved('8/2pk2p1/2p5/3P1p2/3q4/1P3PK1/P1Q4r/2R1R3 b', 'd4h4'),
    trap: 'the rook guards from afar',
    near: solved('7k/8/8/6Q1/8/8/8/6RK w', 'g5g7'),
  },
  balestraMate: {
    has: solved('5k2/8/4Q1p1/8/8/4B3/8/6K1 w', 'e3h6'),
    trap: 'the queen stands next to the king',
    near: solved('r2qkb1r/pppbpppp/5n2/1Q4N1/2Bnp3/2N5/PPPP1PPP/R1B1K2R w KQkq - 10 8', 'c4f7'),
  },
  epauletteMate: {
    has: solved('3rkr2/8/8/8/8/8/Q7/6K1 w', 'a2e6'),
    trap: 'one shoulder is empty',
    near: solved('3rk3/8/8/8/8/8/Q7/5RK1 w', 'a2e6'),
  },
  swallowstailMate: {
    has: solved('3r1r2/4k3/Q7/3P4/8/8/8/6K1 w', 'a6e6'),
    trap: 'a rook takes one of the two squares',
    near: solved('3r4/4k3/Q7/3P4/8/8/8/5RK1 w', 'a6e6'),
  },
};

const cases = { ...basics, ...tactics, ...mates };

describe.each(Object.entries(cases))('%s', (slug, { has, trap, near }) => {
  it('is found', () => {
    expect(themesOf(has, slug === 'zugzwang')).toContain(slug);
  });

  it(`is not found: ${trap}`, () => {
    expect(themesOf(near, slug === 'zugzwang')).not.toContain(slug);
  });
});

describe('themes', () => {
  it('have a case each, and slugs of their own', () => {
    expect(Object.keys(cases).sort()).toEqual(PUZZLE_THEMES.map(({ slug }) => slug).sort());
  });

  it('are told to people in one sentence', () => {
    for (const { title, description } of PUZZLE_THEMES) {
      expect(title).toMatch(/^\p{Lu}/u);
      expect(description).toMatch(/^\p{Lu}[^.]+\.$/u);
    }
  });

  it('near misses of mate patterns are mates but for one', () => {
    const missed = Object.entries(mates).filter(([, { near }]) => !playSolution(near).end.isMate);
    expect(missed.map(([slug]) => slug)).toEqual(['anastasiaMate']);
  });

  it('are sorted', () => {
    const found = themesOf(ladder());
    expect(found).toEqual([...found].sort());
  });

  it('leave zugzwang out unless it is searched for', () => {
    expect(themesOf(cases['zugzwang']!.has)).not.toContain('zugzwang');
  });

  it.each([
    ['a move that is not legal', solved(LADDER, 'a2b3'), /a2b3 is not legal/],
    ['a solution that ends with an answer', solved(LADDER, 'a2a7 h8g8'), /ends with a move of the solver/],
    ['a position that is none', solved('8/8/8/8/8/8/8/8 w', 'a2a3'), /8\/8/],
  ])('refuse %s', (_, wrong, message) => {
    expect(() => themesOf(wrong)).toThrow(message);
  });
});
