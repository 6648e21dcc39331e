/** A faulty position string, with the messages it must cause and where. */
export interface StringCase {
  id: string;
  /** The bug that the case guards against. */
  trap: string;
  variant?: string;
  fen: string;
  /** For each expected message, a part of it; no others may occur. */
  says: readonly string[];
}

const HOME = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR';

export const STRING_CASES: readonly StringCase[] = [
  {
    id: 'CH-11',
    trap: 'two white kings and no black one',
    fen: '8/2K5/8/8/2K1NB2/8/8/8 w - - 96 46',
    says: ['white has 2 kings, on c4 and c7', 'black has no king'],
  },
  {
    id: 'CH-12',
    trap: 'kings that touch: somebody moved into check',
    fen: '8/8/8/8/8/8/5kK1/8 w - - 0 1',
    says: ["the black king on f2 is in check, but it is white's turn"],
  },
  {
    id: 'CH-13',
    trap: 'no kings at all',
    fen: '8/3r4/8/8/8/2R5/1Q6/8 b KQkq - 0 1',
    says: ['white has no king', 'black has no king'],
  },
  {
    id: 'CH-13 pawn',
    trap: 'no white king, and a pawn on the first rank: both are told',
    fen: 'rnb1k1nr/1pp2ppp/8/3p4/5B2/5P2/6P1/4p3 w kq e6 0 1',
    says: ['white has no king', 'e1: a black pawn cannot stand on rank 1'],
  },
  { id: 'CH-16 empty', trap: 'nothing', fen: '', says: ['the position string is empty'] },
  { id: 'CH-16 blank', trap: 'nothing but spaces', fen: ' \t ', says: ['the position string is empty'] },
  {
    id: 'CH-16 nine',
    trap: 'nine pawns in a rank',
    fen: 'rnbqkbnr/ppppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
    says: ['rank 7 has 9 squares instead of 8: "ppppppppp"'],
  },
  {
    id: 'CH-16 six',
    trap: 'six ranks: nothing is said about kings that could not be read',
    fen: 'rnbqkbnr/pppppppp/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
    says: ['the board has 8 ranks, the string has 6'],
  },
  {
    id: 'CH-16 thirty-two',
    trap: 'one number for four ranks',
    fen: 'rnbqkbnr/pppppppp/32/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
    says: ['the board has 8 ranks, the string has 5'],
  },
  {
    id: 'CH-16 letter',
    trap: 'a letter that only looks like a king (Cyrillic)',
    fen: 'rnbq\u043Abnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
    says: ['e8: "\u043A" is no piece'],
  },
  {
    id: 'CH-16 sign',
    trap: 'a sign outside the basic plane counts as one square',
    fen: 'rnbq\u{1FA00}bnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
    says: ['e8: "\u{1FA00}" is no piece'],
  },
  { id: 'CH-16 turn', trap: 'side to move x', fen: `${HOME} x KQkq - 0 1`, says: ['"x" is no side to move'] },
  { id: 'CH-16 clock', trap: 'a clock of -1', fen: `${HOME} w KQkq - -1 1`, says: ['"-1" is no halfmove clock'] },
  {
    id: 'CH-17',
    trap: 'cut off in the middle of the en passant square',
    fen: `${HOME} w KQkq e`,
    says: ['"e" is no square for capturing in passing'],
  },
  {
    id: 'ZH-02 chess',
    trap: 'a pocket in a variant without one',
    fen: 'r1bqk2r/pppp1ppp/2n1p3/1B1nP3/3P4/2b5/PPPB1PPP/R2QK1NR/n w KQkq - 0 7',
    says: ['the board has 8 ranks, the string has 9'],
  },
];
