import { describe, expect, it } from 'vitest';
import { withEngines } from '../../../test/fairy/engines.ts';
import { describeMove, findMove } from '../../../test/notation.ts';
import { load } from '../../../test/vectors/piece-games.ts';
import { parseSan } from './san.ts';

interface Row {
  trap: string;
  variant?: string;
  fen: string;
}

const BARE_KINGS = '4k3/8/8/8/8/8/8/4K3';
const KNIGHTS = '4k3/8/8/8/8/8/8/2N1K1N1 w - - 0 1';
const PASSING = '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1';
const SEVENTH = '1r5k/P7/8/8/8/8/8/4K3 w - - 0 1';
const CASTLE = 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1';
const HOME = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const EITHER_B = '4k3/8/8/8/8/2p5/1P6/B3K3 w - - 0 1';

const READ: (Row & { texts: string[]; san: string })[] = [
  {
    trap: 'spaces, a move number, praise',
    fen: HOME,
    texts: [' e4 ', '1.e4', '1. e4', 'e4!', 'e4!?', 'e4 ??', '1...e4'],
    san: 'e4',
  },
  { trap: 'squares in capitals', fen: HOME, texts: ['E4', 'E2E4', 'E2-E4', '1. E4'], san: 'e4' },
  { trap: 'the square of a piece in capitals', fen: HOME, texts: ['NF3'], san: 'Nf3' },
  { trap: 'figurines of either colour', fen: HOME, texts: ['♘f3', '♞f3', '♘g1-f3'], san: 'Nf3' },
  { trap: 'figurines of promotions', fen: SEVENTH, texts: ['axb8=♕', '♙a7xb8♛'], san: 'axb8=Q+' },
  { trap: 'long forms', fen: HOME, texts: ['e2e4', 'e2-e4', 'e2–e4', 'Pe4', 'Pe2-e4'], san: 'e4' },
  {
    trap: 'long forms of pieces',
    fen: HOME,
    texts: ['Ng1f3', 'Ng1-f3', 'g1f3', 'N1f3', 'Ngf3', 'N g1 - f3'],
    san: 'Nf3',
  },
  { trap: 'wrong check marks', fen: HOME, texts: ['Nf3+', 'Nf3#', 'Nf3++', 'Nf3†'], san: 'Nf3' },
  { trap: 'more of the origin than needed', fen: KNIGHTS, texts: ['Ng1e2', 'Nge2+', 'Ng1-e2'], san: 'Nge2' },
  {
    trap: 'zeros for castling, or no dashes',
    fen: CASTLE,
    texts: ['0-0', 'o-o', 'OO', '00', 'O-O+', '0–0', 'O - O', '1. 0-0'],
    san: 'O-O',
  },
  { trap: 'the long way likewise', fen: CASTLE, texts: ['0-0-0', 'o-o-o', 'OOO', '000', 'O-O-O!'], san: 'O-O-O' },
  { trap: 'castling by squares', fen: CASTLE, texts: ['e1g1', 'Ke1-g1', 'e1h1', 'Ke1xh1'], san: 'O-O' },
  {
    trap: 'castling by the rook where the king can also step to its goal',
    variant: 'chess960',
    fen: '4k3/8/8/8/8/8/8/R4K1R w HA - 0 1',
    texts: ['f1h1', 'Kf1h1', 'O-O'],
    san: 'O-O',
  },
  {
    trap: 'a step of the king is a step, though castling goes there too',
    variant: 'chess960',
    fen: '4k3/8/8/8/8/8/8/R4K1R w HA - 0 1',
    texts: ['f1g1', 'Kf1-g1', 'Kg1'],
    san: 'Kg1',
  },
  {
    trap: 'en passant, said or not',
    fen: PASSING,
    texts: ['exd6 e.p.', 'exd6ep', 'exd6e.p.', 'ed6', 'exd6ep+', 'exd6 e.p.+', 'e5xd6', 'e5d6', 'e:d6', 'e×d6'],
    san: 'exd6',
  },
  {
    trap: 'promotion in all its spellings',
    fen: SEVENTH,
    texts: ['axb8=N', 'axb8N', 'axb8=n', 'ab8n', 'axb8(N)', 'axb8/N', 'a7b8n', 'a7xb8=N', 'axb8=N#'],
    san: 'axb8=N',
  },
  { trap: 'b is a file', fen: EITHER_B, texts: ['bxc3', 'bc3', 'b2xc3'], san: 'bxc3' },
  {
    trap: 'a pawn drop without a letter',
    variant: 'crazyhouse',
    fen: `${BARE_KINGS}[P] w - - 0 1`,
    texts: ['@e4', 'P@e4', 'P @ e4'],
    san: 'P@e4',
  },
];

describe('move text, read generously', () => {
  const rows = withEngines(READ).flatMap(({ texts, ...row }) => texts.map((text) => ({ ...row, text })));
  it.each(rows)('$text is $san: $trap ($engine)', ({ rules, fen, text, san }) => {
    const position = load(rules, fen);
    const found = findMove(position, { notation: text });
    if (!found.ok) throw new Error(found.error.message);
    expect(describeMove(position, found.value).notation).toBe(san);
    expect(findMove(position, { san: text })).toEqual(found);
  });
});

const AMBIGUOUS: (Row & { text: string; candidates: string[] })[] = [
  { trap: 'two knights', fen: KNIGHTS, text: 'Ne2', candidates: ['Nce2', 'Nge2'] },
  {
    trap: 'three queens, the file tells apart one only',
    fen: '8/k7/8/8/4Q2Q/8/8/1K5Q w - - 0 1',
    text: 'Qhe1',
    candidates: ['Q1e1', 'Qh4e1'],
  },
  {
    trap: 'a promoted queen and a born one',
    variant: 'crazyhouse',
    fen: '6k1/8/8/8/Q6Q~/8/8/1K6[] w - - 0 1',
    text: 'Qd4',
    candidates: ['Qad4', 'Qhd4'],
  },
  {
    trap: 'two pawns take on one square',
    fen: '4k3/8/8/3p4/2P1P3/8/8/4K3 w - - 0 1',
    text: 'Pd5',
    candidates: ['cxd5', 'exd5'],
  },
];

describe('move text that fits several moves', () => {
  it.each(withEngines(AMBIGUOUS))('$text: $trap ($engine)', ({ rules, fen, text, candidates }) => {
    const found = findMove(load(rules, fen), { notation: text });
    if (found.ok) throw new Error('was read as one move');
    expect(found.error.candidates?.map(({ notation }) => notation).sort()).toEqual(candidates);
    expect(found.error.message).toContain('this fits 2 legal moves, say which');
  });
});

const REFUSED: (Row & { texts: string[] })[] = [
  {
    trap: 'a drop is said with @: the text of a move that is none is not a drop there',
    variant: 'crazyhouse',
    fen: '4k3/8/8/8/8/8/8/4K3[P] w - - 0 1',
    texts: ['e4', 'Pe4', 'Nc3/P', 'c3'],
  },
  { trap: 'no move text', fen: HOME, texts: ['', 'hello', '--', '?', 'e', '44', 'O-O-O-O', 'x'.repeat(9_000)] },
  { trap: 'squares that the board has not', fen: HOME, texts: ['e9', 'i4', 'Nf0', 'e10', 'Ng1-f33'] },
  { trap: 'the wrong piece', fen: HOME, texts: ['Bf3', 'Qe4', 'Ke4', 'Xe4', 'nf3', 'Ng2f3', 'Naf3'] },
  { trap: 'promotion where there is none', fen: HOME, texts: ['e4=Q', 'Nf3=Q'] },
  {
    trap: 'promotion left out, or to what no pawn becomes',
    fen: SEVENTH,
    texts: ['a8', 'axb8', 'a8=K', 'a8=P', 'a8=X'],
  },
  { trap: 'a bishop is no pawn of the b-file', fen: EITHER_B, texts: ['Bxc3'] },
  { trap: 'castling that is not there', fen: HOME, texts: ['O-O', 'O-O-O', 'e1g1'] },
  { trap: 'castling as a step', fen: CASTLE, texts: ['Kg1', 'Kc1', 'Kxh1', 'Re1f1O'] },
  { trap: 'a drop where nothing is dropped', fen: HOME, texts: ['N@e4', '@e4'] },
];

describe('move text that is refused', () => {
  const rows = withEngines(REFUSED).flatMap(({ texts, ...row }) =>
    texts.map((text) => ({ ...row, text, shown: text.slice(0, 10) })),
  );
  it.each(rows)('"$shown": $trap ($engine)', ({ rules, fen, text }) => {
    const found = findMove(load(rules, fen), { notation: text });
    expect(found.ok).toBe(false);
    if (found.ok) return;
    expect(found.error.candidates).toBeUndefined();
    expect(found.error.message.length).toBeLessThan(200);
  });
});

describe('a move text that is compared with many legal moves', () => {
  it('is parsed only once, and not mistaken for the text before it', () => {
    const text = 'Nbd2';
    expect(parseSan(text)).toBe(parseSan(text));
    expect(parseSan('Nf3')).toEqual({ piece: 'N', to: 'f3' });
    expect(parseSan(text)).toEqual({ piece: 'N', file: 1, to: 'd2' });
  });
});
