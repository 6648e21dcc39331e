import { type Difference, field, HALFMOVE, rewritten, setField } from './differences.ts';

/** Index of the remaining checks in a FEN. */
const CHECKS_LEFT = 4;

/** Known differences between Parlour and other libraries in the shogi family. */
export const shogiDifferences: readonly Difference[] = [
  {
    peer: 'ffish',
    what: 'writes some moves of two pieces alike',
    why: 'Hodges names the origin when two pieces of a kind can go to a square, whether or not they promote there',
    adapt: (said) => {
      if (!said.texts) return;
      const bare = said.texts.map((text) => text.replace(/[+=]$/, ''));
      if (new Set(bare).size < bare.length) delete said.texts;
    },
  },
  {
    peer: 'ffish',
    what: 'leaves the origin out where only one of the pieces that can go to a square may promote there',
    why: 'Hodges names the origin when two pieces of a kind can go to a square, whether or not they promote there',
    adapt: (said, parlour) => {
      const plain = (text: string) => text.replace(/^(\+?[A-Z])\d+[a-z]/, '$1');
      parlour.texts = rewritten(parlour.texts, said.texts, plain);
    },
  },
  {
    peer: 'ffish',
    variants: ['check-shogi'],
    what: 'begins to count moves anew when a pawn moves or a piece is dropped',
    why: 'the field has no meaning in shogi; Parlour restarts at captures',
    adapt: (said, parlour) => setField(said, HALFMOVE, field(parlour, HALFMOVE)),
  },
  {
    peer: 'ffish',
    variants: ['check-shogi'],
    what: 'allows a dropped pawn to mate, as its check has won before',
    why: 'shogiops, by the authors of the game, forbids it as shogi does',
    adapt: (said, parlour) => {
      const known = new Set(parlour.ucis);
      said.ucis = said.ucis!.filter((uci) => known.has(uci) || !uci.startsWith('P@'));
    },
  },
  {
    peer: 'ffish',
    variants: ['check-shogi'],
    what: 'lists pieces in hand in an order of its own',
    why: 'no standard has this string; Parlour keeps the order of SFEN',
    adapt: (...both) => {
      for (const said of both)
        said.fen = said.fen.replace(/\[(.*)\]/, (_, hand: string) => `[${[...hand].sort().join('')}]`);
    },
  },
  {
    peer: 'shogiops',
    variants: ['check-shogi'],
    what: 'writes SFEN, which has neither a halfmove clock nor how many checks are left',
    why: 'Parlour writes a FEN there, so that a position says that the game is over',
    adapt: (said, parlour) => {
      setField(said, HALFMOVE, field(parlour, HALFMOVE));
      setField(said, CHECKS_LEFT, field(parlour, CHECKS_LEFT));
    },
  },
  {
    peer: 'shogiops',
    variants: ['kyoto'],
    what: 'writes of every move that the piece promotes',
    why: 'every move turns the piece over there, and half of them turn it back',
    adapt: (said, parlour) => {
      const both = [said, parlour];
      for (const each of both) if (each.texts) each.texts = each.texts.map((text) => text.replace(/成$/, '')).sort();
    },
  },
  {
    peer: 'shogiops',
    what: 'writes 行 where a rook or a bishop goes ahead',
    why: 'the Japan Shogi Association writes 上 of all pieces',
    adapt: (said) => {
      said.texts = said.texts?.map((text) => text.replace('行', '上')).sort();
    },
  },
  {
    peer: 'shogiops',
    what: 'tells a move from that of a piece which may not leave its square',
    why: 'Parlour tells apart what can be played',
    adapt: (said, parlour) => {
      const plain = (text: string) => text.replace(/[直右左上引寄打]+/, '');
      said.texts = rewritten(said.texts, parlour.texts, plain);
    },
  },
  {
    peer: 'ffish',
    variants: ['sho-shogi'],
    what: 'asks for the safety of the king when an elephant promotes',
    why: 'the prince that it becomes is a second king, so that the first may be left in check',
    partsWays: (said, parlour) => parlour.ucis!.some((uci) => uci.endsWith('+') && !said.ucis!.includes(uci)),
  },
  {
    peer: 'shogiops',
    what: 'knows no repetition',
    why: 'a position without a past: positions are counted here, and who is to blame is told by Parlour alone',
    adapt: (said, parlour) => {
      if (parlour.end) said.claim = { winner: parlour.end.winner };
    },
  },
];
