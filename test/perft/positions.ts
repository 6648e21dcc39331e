/** A position with its perft counts by depth, named after what it tests. */
export interface PerftRow {
  trap: string;
  variant: string;
  fen: string;
  /** Nodes at depth 1, 2, …; undefined where no count was published. */
  nodes: (number | undefined)[];
}

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

/**
 * Published counts: chess from the Chess Programming Wiki's perft results and from M. Ebenfelt's and P. Tirpak's
 * collections of traps, Chess960 from the wiki's table of starts, crazyhouse from the test positions of python-chess
 * and Lichess. All chess rows were also counted by Stockfish 15.1.
 */
export const PERFT: PerftRow[] = [
  { trap: 'the start', variant: 'standard', fen: START, nodes: [20, 400, 8902, 197281, 4865609, 119060324] },
  {
    trap: 'castling both ways, pins, promotions, en passant (Kiwipete)',
    variant: 'standard',
    fen: 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1',
    nodes: [48, 2039, 97862, 4085603, 193690690],
  },
  {
    trap: 'en passant that uncovers a rook along the rank',
    variant: 'standard',
    fen: '8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1',
    nodes: [14, 191, 2812, 43238, 674624, 11030083],
  },
  {
    trap: 'promotions with capture of a castling rook',
    variant: 'standard',
    fen: 'r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1',
    nodes: [6, 264, 9467, 422333, 15833292],
  },
  {
    trap: 'a promotion next to the king that ends castling',
    variant: 'standard',
    fen: 'rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8',
    nodes: [44, 1486, 62379, 2103487, 89941194],
  },
  {
    trap: 'a middle game full of pins',
    variant: 'standard',
    fen: 'r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10',
    nodes: [46, 2079, 89890, 3894594],
  },
  {
    trap: 'an illegal en passant by a pinned pawn',
    variant: 'standard',
    fen: '3k4/3p4/8/K1P4r/8/8/8/8 b - - 0 1',
    nodes: [undefined, undefined, undefined, undefined, undefined, 1134888],
  },
  {
    trap: 'an en passant that would uncover a bishop',
    variant: 'standard',
    fen: '8/5bk1/8/2Pp4/8/1K6/8/8 w - d6 0 1',
    nodes: [undefined, undefined, undefined, undefined, undefined, 824064],
  },
  {
    trap: 'en passant that gives check',
    variant: 'standard',
    fen: '8/8/1k6/2b5/2pP4/8/5K2/8 b - d3 0 1',
    nodes: [undefined, undefined, undefined, undefined, undefined, 1440467],
  },
  {
    trap: 'short castling that gives check',
    variant: 'standard',
    fen: '5k2/8/8/8/8/8/8/4K2R w K - 0 1',
    nodes: [undefined, undefined, undefined, undefined, undefined, 661072],
  },
  {
    trap: 'long castling that gives check',
    variant: 'standard',
    fen: '3k4/8/8/8/8/8/8/R3K3 w Q - 0 1',
    nodes: [undefined, undefined, undefined, undefined, undefined, 803711],
  },
  {
    trap: 'castling rights lost by capturing rooks',
    variant: 'standard',
    fen: 'r3k2r/1b4bq/8/8/8/8/7B/R3K2R w KQkq - 0 1',
    nodes: [undefined, undefined, undefined, 1274206],
  },
  {
    trap: 'castling prevented by attacks on the way',
    variant: 'standard',
    fen: 'r3k2r/8/3Q4/8/8/5q2/8/R3K2R b KQkq - 0 1',
    nodes: [undefined, undefined, undefined, 1720476],
  },
  {
    trap: 'promotion out of check',
    variant: 'standard',
    fen: '2K2r2/4P3/8/8/8/8/8/3k4 w - - 0 1',
    nodes: [undefined, undefined, undefined, undefined, undefined, 3821001],
  },
  {
    trap: 'discovered check',
    variant: 'standard',
    fen: '8/8/1P2K3/8/2n5/1q6/8/5k2 b - - 0 1',
    nodes: [undefined, undefined, undefined, undefined, 1004658],
  },
  {
    trap: 'promotion that gives check',
    variant: 'standard',
    fen: '4k3/1P6/8/8/8/8/K7/8 w - - 0 1',
    nodes: [undefined, undefined, undefined, undefined, undefined, 217342],
  },
  {
    trap: 'underpromotion that gives check',
    variant: 'standard',
    fen: '8/P1k5/K7/8/8/8/8/8 w - - 0 1',
    nodes: [undefined, undefined, undefined, undefined, undefined, 92683],
  },
  {
    trap: 'stalemate of oneself',
    variant: 'standard',
    fen: 'K1k5/8/P7/8/8/8/8/8 w - - 0 1',
    nodes: [undefined, undefined, undefined, undefined, undefined, 2217],
  },
  {
    trap: 'stalemate and checkmate',
    variant: 'standard',
    fen: '8/k1P5/8/1K6/8/8/8/8 w - - 0 1',
    nodes: [undefined, undefined, undefined, undefined, undefined, undefined, 567584],
  },
  {
    trap: 'double check',
    variant: 'standard',
    fen: '8/8/2k5/5q2/5n2/8/5K2/8 b - - 0 1',
    nodes: [undefined, undefined, undefined, 23527],
  },
  {
    trap: 'castling where the rook uncovers an attack on its own king',
    variant: 'chess960',
    fen: '4k3/8/8/8/8/8/8/rR2K1N1 w Q - 0 1',
    nodes: [11],
  },
  {
    trap: 'king and rook that change places by castling',
    variant: 'chess960',
    fen: 'bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9',
    nodes: [21, 528, 12189, 326672, 8146062],
  },
  {
    trap: 'rooks on b and e, king on c',
    variant: 'chess960',
    fen: '2nnrbkr/p1qppppp/8/1ppb4/6PP/3PP3/PPP2P2/BQNNRBKR w HEhe - 1 9',
    nodes: [21, 807, 18002, 667366, 16253601],
  },
  {
    trap: 'castling with the rook already at its goal',
    variant: 'chess960',
    fen: 'b1q1rrkb/pppppppp/3nn3/8/P7/1PPP4/4PPPP/BQNNRKRB w GE - 1 9',
    nodes: [20, 479, 10471, 273318, 6417013],
  },
  {
    trap: 'drops that meet a check, pawns not on the last ranks',
    variant: 'crazyhouse',
    fen: '2k5/8/8/8/8/8/8/4K3[QRBNPqrbnp] w - - 0 1',
    nodes: [301, 75353],
  },
  {
    trap: 'a promoted queen that goes to the hand as a pawn',
    variant: 'crazyhouse',
    fen: '4k3/1Q~6/8/8/4b3/8/Kpp5/8[] b - - 0 1',
    nodes: [20, 360, 5445, 132758],
  },
  {
    trap: 'crazyhouse in the opening',
    variant: 'crazyhouse',
    fen: 'r1bqk2r/pppp1ppp/2n1p3/4P3/1b1Pn3/2NB1N2/PPP2PPP/R1BQK2R[] b KQkq - 0 1',
    nodes: [42, 1347, 58057, 2083382],
  },
  {
    trap: 'the start on ten by ten',
    variant: 'grand',
    fen: 'r8r/1nbqkcabn1/pppppppppp/10/10/10/10/PPPPPPPPPP/1NBQKCABN1/R8R w - - 0 1',
    nodes: [65, 4225, 259514, 15921643],
  },
];

/** Each known count of a row, above one number of nodes and up to another. */
export const countsOf = ({ nodes }: PerftRow, above: number, most: number): { depth: number; count: number }[] =>
  nodes.flatMap((count, index) =>
    count !== undefined && count > above && count <= most ? [{ depth: index + 1, count }] : [],
  );
