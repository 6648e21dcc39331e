import { describe, expect, it } from 'vitest';
import { formatUci } from '../../../src/fairy/notation/uci.ts';
import { shogi } from '../../../src/families/shogi/index.ts';
import { Rng } from '../../../src/lib/rng.ts';
import { legalMoves } from '../../../src/play/legal-moves.ts';
import type { Move } from '../../../src/play/move.ts';
import type { Position } from '../../../src/play/position.ts';
import { enginesOf } from '../../fairy/engines.ts';
import { describeMove, fenOf, findMove } from '../../notation.ts';
import { load } from '../../vectors/piece-games.ts';

const START = 'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1';

const standard = enginesOf('standard', shogi);

const usiMoves = (position: Position): string[] =>
  [...legalMoves(position)].map((move) => String(describeMove(position, move)['usi']));

function play(position: Position, line: string): void {
  for (const usi of line.split(' ')) {
    const found = findMove(position, { usi });
    if (!found.ok) throw new Error(`${usi}: ${found.error.message}`);
    position.play(found.value);
  }
}

function refusal(position: Position, move: Move): string {
  const found = findMove(position, move);
  return found.ok ? '' : found.error.message;
}

describe.each(standard)('shogi by $engine', ({ rules }) => {
  it('SG-01: a pawn may not be dropped to mate, a gold general may', () => {
    const pawn = load(rules, '8k/9/7+R1/9/9/9/9/9/K8 b P 1');
    expect(usiMoves(pawn)).not.toContain('P*1b');
    expect(refusal(pawn, { usi: 'P*1b' })).toBe('a pawn may not be dropped to give mate');
    const gold = load(rules, '8k/9/7+R1/9/9/9/9/9/K8 b G 1');
    play(gold, 'G*1b');
    expect(gold.outcome()).toEqual({ winner: 0, reason: 'checkmate' });
  });

  it('SG-02: a promoted pawn leaves its file open, an unpromoted one closes it', () => {
    const open = load(rules, '4k4/9/9/9/4+P4/9/9/9/4K4 b P 1');
    expect(usiMoves(open)).toContain('P*5g');
    expect(refusal(open, { usi: 'P*5a' })).toContain('is not empty');
    expect(refusal(open, { usi: 'P*4a' })).toBe('a pawn could never move from 4a');
    const closed = load(rules, '4k4/9/9/4P4/9/9/9/9/4K4 b P 1');
    const drops = usiMoves(closed).filter((usi) => usi.startsWith('P*'));
    expect(drops.filter((usi) => usi.startsWith('P*5'))).toEqual([]);
    expect(drops).toContain('P*4f');
    expect(refusal(closed, { usi: 'P*5g' })).toBe('sente may have only 1 pawn on a file');
  });

  it('SG-03: who could never move again must promote', () => {
    const moves = usiMoves(load(rules, '4k4/8L/7N1/9/9/9/9/9/4K4 b - 1'));
    expect(moves.filter((usi) => /^(1b|2c)/.test(usi)).sort()).toEqual(['1b1a+', '2c1a+', '2c3a+']);
  });

  it('SG-04: the fourth occurrence is a draw, the third is none', () => {
    const position = load(rules, START);
    const round = '2h1h 8b9b 1h2h 9b8b';
    play(position, `${round} ${round}`);
    expect(position.outcome()).toBeUndefined();
    expect(position.claimable()).toBeUndefined();
    play(position, round);
    expect(position.outcome()).toEqual({ winner: null, reason: '4-fold-repetition' });
  });

  it('SG-05: the hand is written in the order R B G S N L P, sente first, with counts before letters', () => {
    const position = load(rules, 'ln1g4l/1ks1g2+R1/1pppp1n1p/p5p2/9/P1P2r3/1PNPP1P1P/2K2S3/L1SG2GNL b PSPpbpb 19');
    expect(fenOf(position).split(' ')[2]).toBe('S2P2b2p');
    expect(fenOf(load(rules, fenOf(position)))).toBe(fenOf(position));
  });

  it('SG-06: underscores stand for blanks', () => {
    const given = 'ln1gkg2l/2s4s1/p1pp+Bpnpp/1r4p2/7P1/P8/2GPPPP1P/2S6/LN2KG+r1L_b_BPsn3p_1';
    expect(fenOf(load(rules, given))).toBe(given.replaceAll('_', ' '));
  });

  it('perpetual check loses', () => {
    const position = load(rules, '3k5/9/9/9/9/9/9/4R4/K8 b - 1');
    const round = '5h6h 6a5a 6h5h 5a6a';
    play(position, `${round} ${round}`);
    expect(position.outcome()).toBeUndefined();
    play(position, round);
    expect(position.outcome()).toEqual({ winner: 1, reason: 'perpetual-check' });
  });

  it('a position says the same as FEN and as SFEN, and which of them it was', () => {
    const fen = rules.parse('lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - - 0 1');
    if (!fen.ok) throw new Error(fen.error[0]!.message);
    expect(fenOf(fen.value.position)).toBe(START);
    expect(fen.value.notes).toEqual([
      'read as a FEN, in which w is sente and b is gote; an SFEN has it the other way round',
    ]);
    const hand = load(rules, '4k4/9/9/9/9/9/9/9/4K4[RPPbp] b - - 3 12');
    expect(fenOf(hand)).toBe('4k4/9/9/9/9/9/9/9/4K4 w R2Pbp 24');
    const short = rules.parse('4k4/9/9/9/9/9/9/9/4K4 b');
    if (!short.ok) throw new Error(short.error[0]!.message);
    expect(short.value.notes).toEqual(['left out at the end: pieces in hand, move number, read as - 1']);
  });

  it('a count of halfmoves where SFEN has the hand makes a FEN: w is on turn first', () => {
    expect(load(rules, 'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w 0 1').turn).toBe(0);
  });

  it('counts single moves, whoever begins', () => {
    const position = load(rules, START);
    play(position, '7g7f');
    expect(fenOf(position)).toBe('lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w - 2');
    position.undo();
    expect(fenOf(position)).toBe(START);
  });

  it.each([
    ['4P4/9/9/9/4k4/9/9/9/4K4 b - 1', ['5a: a sente pawn could never move from there']],
    ['4k4/9/9/9/9/9/9/2n6/4K4 b - 1', ['7h: a gote knight could never move from there']],
    ['4k4/9/4P4/9/4P4/9/9/9/4K4 b - 1', ['sente has 2 pawns on one file: 5e, 5c']],
    ['4k4/9/9/9/9/9/9/9/4K4 b K 1', ['a king cannot be in hand']],
    ['4k4/9/9/9/9/9/9/9/4K4 x - 1', ['"x" is no side to move']],
    ['9/9/9/9/9/9/9/9/4R4 b - 1', ['sente has no king', 'gote has no king']],
  ])('refuses %s', (given, messages) => {
    const reading = rules.parse(given);
    expect(reading.ok || reading.error.map(({ message }) => message)).toEqual(messages);
  });

  it('tells moves in all notations, and reads them', () => {
    const position = load(rules, 'lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b - 3');
    const found = findMove(position, { uci: 'b2h8+' });
    if (!found.ok) throw new Error(found.error.message);
    expect(describeMove(position, found.value)).toEqual({
      from: '8h',
      to: '2b',
      piece: 'B',
      captured: 'B',
      promotion: '+',
      uci: 'b2h8+',
      notation: 'Bx2b+',
      usi: '8h2b+',
      hodgesNumber: 'Bx22+',
      hosking: 'Bx22+',
      japanese: '▲２二角成',
    });
    for (const text of [
      'Bx2b+',
      '1. Bx2b+',
      'Bx22+',
      'B8hx2b+',
      '8h2b+',
      'b2h8+',
      '▲２二角成',
      '☗２二角成',
      '２二角成',
    ])
      expect(findMove(position, { notation: text }), text).toEqual(found);
    const plain = findMove(position, { notation: '▲２二角不成' });
    expect(plain.ok && describeMove(position, plain.value)['usi']).toBe('8h2b');
    expect(findMove(position, { notation: 'Bx2b=' })).toEqual(plain);
  });

  it.each([
    ['9/9/9/9/9/9/9/3G1G3/4K1k2 b - 1', '6h5h', '▲５八金左'],
    ['9/9/9/9/9/9/9/3G1G3/4K1k2 b - 1', '4h5h', '▲５八金右'],
    ['9/9/9/9/9/3G5/9/4G4/4K1k2 b - 1', '6f5g', undefined],
    ['9/9/9/9/9/4G4/9/4G4/K5k2 b - 1', '5f5g', '▲５七金引'],
    ['9/9/9/9/9/4G4/9/4G4/K5k2 b - 1', '5h5g', '▲５七金上'],
    ['9/9/9/9/9/9/9/3GGG3/K5k2 b - 1', '5h5g', '▲５七金直'],
    ['9/9/9/9/9/9/9/3GGG3/K5k2 b - 1', '6h5g', '▲５七金左'],
    ['9/9/9/9/9/4G4/9/3GG4/K5k2 b - 1', '5h5g', '▲５七金直'],
    ['9/9/9/9/9/9/9/3+B+B4/K5k2 b - 1', '5h5g', '▲５七馬右'],
    ['9/9/9/9/9/9/9/3+B+B4/K5k2 b - 1', '6h5g', '▲５七馬左'],
    ['9/9/9/9/9/9/9/3G5/K5k2 b G 1', 'G*6g', '▲６七金打'],
    ['9/9/9/9/9/9/9/3G5/K5k2 b G 1', 'G*1e', '▲１五金'],
  ])('writes %s %s as %s', (fen, usi, japanese) => {
    const position = load(rules, fen);
    const found = findMove(position, { usi });
    expect(found.ok ? describeMove(position, found.value)['japanese'] : undefined).toBe(japanese);
  });

  it.each([
    ['P-7e', 'no legal move goes to 7e'],
    ['K-5g', "5g is held by sente's own pawn"],
    ['P*5e', 'sente has no P in hand'],
    ['G-5e', 'no legal move goes to 5e'],
    ['+R-5e', 'sente has no +R on the board'],
    ['8h2b', "the bishop on 8h can't go to 2b: the sente pawn on 7g is in the way"],
    ['hello', 'is not a move in any notation read here'],
  ])('says why %s is no legal move', (notation, reason) => {
    expect(refusal(load(rules, START), { notation })).toContain(reason);
  });
});

describe('an impasse', () => {
  // Ten pieces in addition to the king on the last three ranks.
  const CAMP = '1K1+R+B1+R2/GGG+P+P+P3/SS7/9/9/9/9/9/4k4';
  const claim = (fen: string, variant = 'standard') => load(enginesOf(variant, shogi)[0]!.rules, fen).claimable();

  it('is won with 28 points by sente and with 27 by gote', () => {
    // 3 big and 8 small pieces are 23 points.
    expect(claim(`${CAMP} b 4P 1`)).toBeUndefined();
    expect(claim(`${CAMP} b 5P 1`)).toEqual({ winner: 0, reason: 'impasse' });
    const gote = '4K4/9/9/9/9/9/ss7/ggg+p+p+p3/1k1+r+b1+r2';
    expect(claim(`${gote} w 4p 2`)).toEqual({ winner: 1, reason: 'impasse' });
    expect(claim(`${gote} w 3p 2`)).toBeUndefined();
  });

  it('needs a king in the camp, ten pieces with it, and no check', () => {
    expect(claim('3+R+B1+R2/GGG+P+P+P3/SS7/1K7/9/9/9/9/4k4 b 9P 1')).toBeUndefined();
    expect(claim('1K1+R+B1+R2/GGG+P+P4/S8/S8/9/9/9/9/4k4 b 9P 1')).toBeUndefined();
    expect(claim('1K1+R+B1+R2/GGG+P+P+P3/SS7/n8/9/9/9/9/4k4 b 9P 1')).toEqual({ winner: 0, reason: 'impasse' });
    expect(claim('rK1+R+B1+R2/1GG+P+P+P3/SSG6/9/9/9/9/9/4k4 b 9P 1')).toBeUndefined();
  });

  it('draws from 24 points on under the 24-point rule', () => {
    expect(claim(`${CAMP} b P 1`, 'standard+24-point')).toEqual({ winner: null, reason: 'impasse' });
    expect(claim(`${CAMP} b - 1`, 'standard+24-point')).toBeUndefined();
    expect(claim(`${CAMP} b 8P 1`, 'standard+24-point')).toEqual({ winner: 0, reason: 'impasse' });
    expect(claim(`${CAMP} b 7P 1`, 'standard+24-point')).toEqual({ winner: null, reason: 'impasse' });
  });
});

describe('handicaps', () => {
  it.each([
    ['lance', 'lnsgkgsn1/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1'],
    ['bishop', 'lnsgkgsnl/1r7/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1'],
    ['rook', 'lnsgkgsnl/7b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1'],
    ['rook-lance', 'lnsgkgsn1/7b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1'],
    ['2-piece', 'lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1'],
    ['4-piece', '1nsgkgsn1/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1'],
    ['6-piece', '2sgkgs2/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1'],
    ['8-piece', '3gkg3/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1'],
    ['10-piece', '4k4/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1'],
  ])('%s: gote moves first without what it gives', (handicap, fen) => {
    const [played] = enginesOf(`standard+${handicap}`, shogi);
    expect(fenOf(played!.rules.start(Rng.fromSeed('handicap')))).toBe(fen);
  });
});

describe('games with two faces', () => {
  it('pieces of kyoto shogi turn over with every move, and are dropped on either face', () => {
    const { rules } = enginesOf('kyoto', shogi)[0]!;
    const position = load(rules, '4k/5/5/5/K3P b S 1');
    const moves = [...legalMoves(position)];
    expect(moves.map((move) => formatUci(position, move)).filter((uci) => uci.startsWith('e1'))).toEqual(['e1e2+']);
    const drops = moves.map((move) => describeMove(position, move)).filter(({ to, drop }) => to === '3c' && drop);
    expect(drops.map(({ drop, from, usi, japanese }) => [drop, from, usi, japanese])).toEqual([
      ['S', 'S@', 'S*3c', '▲３三銀'],
      ['+S', '+S@', '+S*3c', '▲３三角'],
    ]);
  });
});
