import type { FairyDefinition } from '../../src/fairy/language/definition.ts';
import { type Difference, field, HALFMOVE, rewritten, setField, withoutMark, withoutMarks } from './differences.ts';

const hasHand = ({ rules }: FairyDefinition) => rules.hand !== undefined;

/** Known differences between Parlour and other libraries in the chess family. */
export const chessDifferences: readonly Difference[] = [
  {
    peer: 'chessops',
    what: 'castling moves go to the rook: e1h1',
    why: 'UCI writes e1g1 outside Chess960; chessops has one spelling for all',
  },
  {
    peer: 'chessops',
    what: 'castling rights are written KQkq where the rook is the outermost',
    why: 'X-FEN; Parlour writes the files of the rooks (Shredder-FEN) for random starts, which no later move can make ambiguous',
  },
  {
    peer: 'chessops',
    variants: ['crazyhouse', 'chess960+drops'],
    what: 'the drop of a pawn is written @e4',
    why: 'no standard has drops; Parlour keeps the letter, as UCI does',
  },
  {
    peer: 'chessops',
    what: 'knows no repetition and counts no 50 or 75 moves',
    why: 'a position without a past: both are counted here from the position strings that it writes',
  },
  {
    peer: 'chess.js',
    variants: ['standard'],
    what: 'knows threefold and 50 moves, not fivefold and 75 moves',
    why: 'FIDE 9.6 ends games since 2014; counted here from the position strings that it writes',
  },
  {
    peer: 'ffish',
    what: 'tells en passant squares on which no capture is legal',
    why: 'Parlour tells what can be played, as FIDE 9.2.3 counts repetitions',
    adapt: (said, parlour) => {
      if (field(parlour, 3) === '-') setField(said, 3, '-');
    },
  },
  {
    peer: 'ffish',
    what: 'tells the victim of a capture in passing besides its square wherever pawns move in ways of their own',
    why: 'it stands right before that square, unless pawns step slanting; there Parlour tells it too',
    adapt: (said, parlour) => {
      const [theirs, ours] = [field(said, 3), field(parlour, 3)];
      if (/^[a-z]\d+[a-z]\d+$/.test(theirs) && theirs.includes(ours)) setField(said, 3, ours);
    },
  },
  {
    peer: 'ffish',
    variants: ['berolina'],
    what: 'takes a position for another one while it has an en passant square, even if no capture there is legal',
    why: 'FIDE 9.2.3; what Parlour counts is held here against the position strings',
    adapt: (said, parlour) => {
      said.claim ??= parlour.claim!;
    },
  },
  {
    peer: 'ffish',
    variants: ['berolina'],
    what: 'tells a capture in passing from the step of another pawn to the same square by its x alone',
    why: 'the PGN standard (8.2.3.4) names the origin when two pieces of a kind can go to a square',
    adapt: (said, parlour) => {
      if (field(parlour, 3) !== '-') delete said.texts;
    },
  },
  {
    peer: 'ffish',
    variants: ['petrified'],
    what: 'calls it check when the kings touch, and mate where the one on turn has no move then',
    why: 'kings may not capture there, and both list the same moves',
    adapt: (said, parlour) => {
      delete said.check;
      if (said.end && parlour.end?.reason === 'stalemate') said.end = parlour.end;
    },
  },
  {
    peer: 'ffish',
    what: 'writes some moves of two pieces alike',
    why: 'the PGN standard (8.2.3.4) tells them apart',
    adapt: (said) => {
      if (!said.texts) return;
      const bare = said.texts.map(withoutMark);
      if (new Set(bare).size < bare.length) delete said.texts;
    },
  },
  {
    peer: 'ffish',
    variants: ({ end }) => end.noMateBy.length > 0,
    what: 'tells a move from that of another piece which is forbidden, since it would mate',
    why: 'the PGN standard (8.2.3.4) leaves the origin out where one piece alone can go there',
    adapt: (said, parlour) => {
      const shorter = (text: string) => text.replace(/^([A-Z])(?:[a-h]|\d)(x?[a-h]\d+.*)$/, '$1$2');
      if (said.texts) said.texts = rewritten(said.texts, parlour.texts, shorter)!;
    },
  },
  {
    peer: 'ffish',
    variants: ['ai-wok'],
    what: 'calls a pawn or a super piece too little to mate with',
    why: 'king and super piece mate like king and rook; the mets of its parent do not',
    adapt: (said, parlour) => {
      if (said.end?.reason === 'insufficient-material') said.end = parlour.end;
      // The library reports a draw even when it is mate.
      else if (said.end?.winner === null && parlour.end?.reason === 'checkmate') said.end = parlour.end;
    },
  },
  {
    peer: 'ffish',
    variants: hasHand,
    what: 'lists pieces in hand from the queen down',
    why: 'no standard has hands; Parlour begins with the pawn, as Lichess does',
    adapt: (...both) => {
      const sorted = (_: string, hand: string) => `[${[...hand].sort().join('')}]`;
      for (const said of both) said.fen = said.fen.replace(/\[(.*)\]/, sorted);
    },
  },
  {
    peer: 'ffish',
    variants: hasHand,
    what: 'begins to count moves anew with every drop, and so allows fewer claims of 50 moves',
    why: 'FIDE 9.3 restarts at captures and pawn moves only; chessops counts drops of pieces as Parlour does',
    adapt: (said, parlour) => {
      const [theirs, ours] = [said, parlour].map((each) => Number(field(each, HALFMOVE))) as [number, number];
      if (theirs < ours) setField(said, HALFMOVE, String(ours));
      if (theirs < 100 && ours >= 100) said.claim = parlour.claim!;
    },
  },
  {
    peer: 'ffish',
    variants: ({ end }) => end.counting !== undefined,
    what: 'plays on until a draw by counting is claimed',
    why: 'the count is a limit: who was to mate within it has not',
    adapt: (said, parlour) => {
      if (said.claim?.winner === null && parlour.end?.reason === 'counting') said.end = parlour.end;
    },
  },
  {
    peer: 'ffish',
    variants: ({ end }) => end.counting !== undefined,
    what: 'tells how far a count had come when the capture that ends it is made',
    why: 'the field is the clock of halfmoves when nothing is counted',
    adapt: (said, parlour) => {
      if (field(said, 3) === '-') setField(said, HALFMOVE, field(parlour, HALFMOVE));
    },
  },
  {
    peer: 'ffish',
    variants: ['bughouse', 'koedem'],
    what: 'marks promoted pieces with ~',
    why: 'what is captured leaves the board for the other one, which Parlour does not play',
    adapt: (said) => {
      said.fen = said.fen.replaceAll('~', '');
    },
  },
  {
    peer: 'ffish',
    variants: ({ rules, end }) => rules.royal === undefined || end.extinction !== undefined,
    what: 'marks no checks of pieces that are lost by capture',
    why: 'Parlour marks every check that must be answered',
    adapt: withoutMarks,
  },
  {
    peer: 'ffish',
    variants: ['armageddon'],
    what: 'plays on when nobody can mate, and calls bare kings a draw',
    why: 'FIDE 5.2.2 calls that a draw, and draws are wins for Black there',
    adapt: (said, parlour) => {
      const isDead = parlour.end?.reason === 'insufficient-material';
      if (isDead) said.end = { winner: 1, reason: 'insufficient-material' };
    },
  },
  {
    peer: 'ffish',
    variants: ['gustav3', 'omicron', 'troitzky', 'wolf'],
    what: 'plays on with a lone minor piece where the board has holes, or with a lone nightrider',
    why: 'no mate can be reached there, which ends the game (FIDE 5.2.2); Parlour plays on where a bishop mates in a corner',
    adapt: (said, parlour) => {
      if (parlour.end?.reason === 'insufficient-material') said.end ??= parlour.end;
    },
  },
  {
    peer: 'ffish',
    variants: ['courier', 'shatranj'],
    what: 'plays on with two bare kings',
    why: 'the answer of the bare king that bares the other one draws (Murray, A History of Chess)',
    adapt: (said, parlour) => {
      if (parlour.end?.reason === 'insufficient-material') said.end ??= parlour.end;
    },
  },
  {
    peer: 'ffish',
    variants: ['pawn-back', 'pawn-sideways', 'petrified'],
    what: 'takes positions for equal although a capture in passing is no longer possible',
    why: 'FIDE 9.2.3: there pawns can go back to where they came from',
    adapt: (said, parlour) => {
      if (said.claim) said.claim = parlour.claim!;
    },
  },
  {
    peer: 'ffish',
    variants: ({ rules }) => rules.unmoved.length > 0,
    what: 'takes positions for equal although a piece has lost its right to leap or to gate another',
    why: 'FIDE 9.2.3: positions in which other moves are possible are not the same',
    adapt: (said, parlour) => {
      if (said.claim) said.claim = parlour.claim!;
    },
  },
  {
    peer: 'ffish',
    variants: ({ end }) => Boolean(end.insufficient?.unmet.length || end.insufficient?.lone.length),
    what: 'plays on where bishops never meet in antichess, and with a bare king against one piece in atomic chess',
    why: 'no win is possible, which ends the game on Lichess',
    adapt: (said, parlour) => {
      if (parlour.end?.reason === 'insufficient-material') said.end ??= parlour.end;
    },
  },
  {
    peer: 'chessops',
    variants: ({ end }) => end.extinction !== undefined || end.goal !== undefined || end.checks !== undefined,
    what: 'marks every winning move with #',
    why: 'the PGN standard (8.2.3.5) keeps # for checkmate',
    adapt: withoutMarks,
  },
];
