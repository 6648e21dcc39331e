import { describe, expect, it } from 'vitest';
import { describeMove, fenOf } from '../../../../test/notation.ts';
import type { BoardPosition } from '../../../fairy/engines/board-position.ts';
import { Rng } from '../../../lib/rng.ts';
import { legalMoves } from '../../../play/legal-moves.ts';
import { resolveVariant } from '../../../play/resolve.ts';
import { chess } from '../index.ts';

const rulesOf = (variant: string) => {
  const resolved = resolveVariant(chess, variant);
  if (!resolved.ok) throw new Error(resolved.error.message);
  return resolved.value.rules;
};
const standard = rulesOf('standard');
const read = (fen: string, rules = standard) => {
  const reading = rules.parse(fen);
  if (!reading.ok) throw new Error(reading.error[0]!.message);
  return reading.value.position;
};
const worth = (fen: string) => standard.ai.evaluate(read(fen));

const swapCase = (text: string) =>
  text.replace(/[a-z]/gi, (letter) => (letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase()));

/** The same position with colours swapped. */
function mirrored(fen: string): string {
  const [board, turn, rights] = fen.split(' ');
  const ranks = swapCase(board!.replace(/\[.*\]/, ''))
    .split('/')
    .reverse()
    .join('/');
  const hand = /\[.*\]/.exec(board!)?.[0] ?? '';
  return `${ranks}${swapCase(hand)} ${turn === 'w' ? 'b' : 'w'} ${swapCase(rights!)} - 0 1`;
}

/** Positions of a game of random moves, without their en passant squares. */
function samples(variant: string, count: number): string[] {
  const rng = Rng.fromSeed(variant);
  const position = rulesOf(variant).start(rng);
  const fens: string[] = [];
  while (fens.length < count) {
    const moves = legalMoves(position);
    if (!moves.length) break;
    position.play(rng.pick([...moves]));
    fens.push(fenOf(position).replace(/ (\S+) \d+ \d+$/, ' - 0 1'));
  }
  return fens;
}

describe('a judgement', () => {
  it.each(['standard', 'crazyhouse', 'grand+drops'])('is the same for both players in %s', (variant) => {
    const rules = rulesOf(variant);
    for (const fen of samples(variant, 120)) {
      const both = [fen, mirrored(fen)].map((text) => rules.ai.evaluate(read(text, rules)));
      expect(both[1], fen).toBe(both[0]);
    }
  });

  it('depends on nothing that was judged before', () => {
    const fens = samples('standard', 60);
    const first = fens.map(worth);
    expect(fens.reverse().map(worth).reverse()).toEqual(first);
  });

  it('knows what cannot be won', () => {
    expect(worth('8/8/4k3/8/8/3NK3/8/8 w - - 0 1')).toBeLessThan(60);
    expect(worth('8/8/4k3/8/8/3NKN2/8/8 w - - 0 1')).toBeLessThan(60);
    expect(worth('7k/8/6KP/8/8/3B4/8/8 w - - 0 1'), 'the corner is of the wrong colour').toBeLessThan(100);
    expect(worth('7k/8/6KP/8/8/4B3/8/8 w - - 0 1')).toBeGreaterThan(300);
  });

  it('drives a lone king to the edge, with bishop and knight to the right corner', () => {
    expect(worth('k7/8/2K5/8/8/8/8/7R w - - 0 1')).toBeGreaterThan(worth('8/8/2K5/4k3/8/8/8/7R w - - 0 1'));
    expect(worth('7k/8/5K2/5N2/8/4B3/8/8 w - - 0 1')).toBeGreaterThan(worth('k7/8/2K5/2N5/8/4B3/8/8 w - - 0 1'));
  });
});

describe('a judgement by general rules', () => {
  const judge = (variant: string, fen: string) => rulesOf(variant).ai.evaluate(read(fen, rulesOf(variant)));

  it('counts what a piece is worth besides reaching the goal', () => {
    const [with_, without] = ['4k3/8/8/8/8/8/8/QQ2K3 w - - 0 1', '4k3/8/8/8/8/8/8/Q3K3 w - - 0 1'];
    expect(judge('river', with_!) - judge('river', without!)).toBeGreaterThan(700);
  });

  it('counts a piece in hand only while it can come in', () => {
    const held = (unmoved: string) => judge('seirawan', `4k3/8/8/8/8/8/8/1N2K3[E] w ${unmoved} - 0 1`);
    expect(held('B') - held('-')).toBeGreaterThan(500);
  });

  it('drives a lone king to the edge', () => {
    const edge = judge('grand', 'k9/10/2K7/10/10/10/10/10/10/9R w - - 0 1');
    expect(edge).toBeGreaterThan(judge('grand', '10/10/2K7/10/4k5/10/10/10/10/9R w - - 0 1'));
  });

  it('sees what a piece will turn to', () => {
    const pawn = (fen: string) => judge('shogun', fen);
    expect(pawn('4k3/8/8/P7/8/8/8/4K3[] w - - 0 1') - pawn('4k3/8/8/8/8/P7/8/4K3[] w - - 0 1')).toBeGreaterThan(20);
  });

  it('fades with a count that runs out', () => {
    const counted = (count: string) => judge('makruk', `4k3/8/8/8/8/8/8/R3K3 w - ${count} 1`);
    expect(counted('32 30')).toBeLessThan(counted('32 2'));
  });
});

describe('the order of moves', () => {
  const matching = (found: Map<string, number>, pattern: RegExp) =>
    [...found].filter(([notation]) => pattern.test(notation)).map(([, key]) => key);
  const keys = (fen: string, variant = 'standard') => {
    const { ai } = rulesOf(variant);
    const position = read(fen, rulesOf(variant));
    const moves = legalMoves(position);
    const found = new Int32Array(moves.length);
    ai.order(position, moves, 0, moves.length, found);
    return new Map(
      [...moves].map((move, i) => [describeMove(position as BoardPosition, move).notation as string, found[i]!]),
    );
  };

  it('takes the most by the least first, and last what loses', () => {
    const order = keys('4k3/2p5/3p4/4q3/3P1N2/8/4Q3/4K3 w - - 0 1');
    expect(order.get('dxe5')!).toBeGreaterThan(order.get('Qxe5+')!);
    expect(order.get('Qxe5+')!).toBeGreaterThan(10_000);
    expect(keys('4k3/2p5/3p4/4p3/8/8/4Q3/4K3 w - - 0 1').get('Qxe5+')!).toBeLessThan(-10_000);
  });

  it('takes the last king before anything else, and not what costs it', () => {
    const duck = keys('4k3/8/8/q6*/1P6/8/4Q3/4K3 w - - 0 1', 'duck');
    const [king, queen] = [/Qxe8/, /bxa5/].map((move) => Math.max(...matching(duck, move)));
    expect(king!).toBeGreaterThan(queen!);
    const blast = keys('4k3/8/8/8/8/4p3/3QK3/8 w - - 0 1', 'no-check-atomic');
    expect(blast.get('Qxe3')!).toBeLessThan(-10_000);
  });

  it('knows that a piece which turns to stone is spent', () => {
    expect(keys('4k3/8/8/3p4/8/8/3Q4/4K3 w - - 0 1', 'petrified').get('Qxd5')!).toBeLessThan(-10_000);
  });

  it('promotes to the best', () => {
    const order = keys('8/4P1k1/8/8/8/8/8/4K3 w - - 0 1');
    expect(order.get('e8=Q')!).toBeGreaterThan(10_000);
    for (const other of ['e8=R', 'e8=B', 'e8=N+']) expect(order.get(other)!).toBeLessThan(-10_000);
  });
});
