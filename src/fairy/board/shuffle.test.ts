import { describe, expect, it } from 'vitest';
import { chess } from '../../families/chess/index.ts';
import { Rng } from '../../lib/rng.ts';
import { resolveVariant } from '../../play/resolve.ts';
import { parseFen } from '../fen/parse.ts';
import type { FairyDefinition } from '../language/definition.ts';
import { type Board, compileBoard } from './board.ts';
import { shuffledFen } from './shuffle.ts';

function boardOf(variant: string): Board {
  const resolved = resolveVariant(chess, variant);
  if (!resolved.ok) throw new Error(resolved.error.message);
  return compileBoard(resolved.value.definition as FairyDefinition);
}

/** The shuffled ranks of both players, `rank` counted from each side, and the rest of the string. */
function start(board: Board, rng: Rng, rank = 1) {
  const fen = shuffledFen(board, rng);
  const [placement = '', , castling = ''] = fen.split(' ');
  const ranks = placement.replace(/\[\]$/, '').split('/');
  return { fen, own: ranks.at(-rank)!, other: ranks[rank - 1]!, castling };
}

const filesOf = (rank: string, letter: string): number[] =>
  [...rank].flatMap((found, file) => (found === letter ? [file] : []));

const sorted = (rank: string): string => [...rank].sort().join('');

/** Enough draws to see each of 960 starts, with a failure chance of 10^-6: 960 * e^(-20000/960). */
const STARTS = 20_000;

describe('Chess960 starts', () => {
  const board = boardOf('chess960');
  const rng = Rng.fromSeed('all starts');
  const starts = Array.from({ length: STARTS }, () => start(board, rng));
  const times = new Map<string, number>();
  for (const { own } of starts) times.set(own, (times.get(own) ?? 0) + 1);

  it('keep the bishops apart and the king between the rooks, alike for both', () => {
    const wrong = starts.filter(({ own, other }) => {
      const [left, right] = filesOf(own, 'B');
      const apart = (left! + right!) % 2 === 1;
      return !apart || own.replace(/[^KR]/g, '') !== 'RKR' || sorted(own) !== 'BBKNNQRR' || other !== own.toLowerCase();
    });
    expect(wrong).toEqual([]);
  });

  it('are all reached, each as likely', () => {
    expect(times.size).toBe(960);
    const expected = STARTS / 960;
    const chiSquare = [...times.values()].reduce((sum, seen) => sum + (seen - expected) ** 2 / expected, 0);
    // 959 degrees of freedom: 5 standard deviations about the mean
    expect(Math.abs(chiSquare - 959)).toBeLessThan(5 * Math.sqrt(2 * 959));
  });

  it('name the files of the rooks as castling rights', () => {
    for (const { own, castling } of starts.slice(0, 500)) {
      const [queenSide, kingSide] = filesOf(own, 'R').map((file) => 'ABCDEFGH'[file]!);
      expect(castling).toBe(
        `${kingSide}${queenSide}${kingSide}${queenSide}`.replace(/..$/, (text) => text.toLowerCase()),
      );
    }
  });

  it('are read without a note', () => {
    for (const { fen } of starts.slice(0, 500))
      expect(parseFen(board, fen)).toMatchObject({ ok: true, value: { notes: [] } });
  });
});

describe('starts by seed', () => {
  const board = boardOf('chess960');
  const by = (seed: string) => start(board, Rng.fromSeed(seed)).own;

  it('are the same for the same seed, and others for others', () => {
    expect(by('42')).toBe(by('42'));
    expect(new Set(Array.from({ length: 50 }, (_, seed) => by(`${seed}`))).size).toBeGreaterThan(40);
  });

  it('are not mixed where the definition does not say so', () => {
    const standard = boardOf('standard');
    expect(shuffledFen(standard, Rng.fromSeed('42'))).toBe(standard.definition.setup.fen);
  });
});

describe('other games with a random start', () => {
  const rng = Rng.fromSeed('other games');
  const starts = (variant: string, rank?: number) => {
    const board = boardOf(variant);
    return Array.from({ length: 200 }, () => ({ board, ...start(board, rng, rank) }));
  };

  it('grand+random mixes the second rank, leaves its corners empty and the rooks at home', () => {
    const all = starts('grand+random', 2);
    for (const { board, fen, own, other } of all) {
      expect(own).toMatch(/^1[A-Z]{8}1$/);
      expect(sorted(own)).toBe('11ABBCKNNQ');
      expect(other).toBe(own.toLowerCase());
      const [left, right] = filesOf(own, 'B');
      expect((left! + right!) % 2, 'bishops apart').toBe(1);
      expect(fen.startsWith('r8r/') && fen.includes('/R8R w - - 0 1')).toBe(true);
      expect(parseFen(board, fen).ok).toBe(true);
    }
    expect(new Set(all.map(({ own }) => own)).size).toBeGreaterThan(150);
    expect(new Set(all.map(({ own }) => own.indexOf('K'))).size, 'the king stands anywhere').toBe(8);
  });

  it('standard+random is Chess960', () => {
    for (const { own, castling, board, fen } of starts('standard+random')) {
      expect(own.replace(/[^KR]/g, '')).toBe('RKR');
      expect(castling).toHaveLength(4);
      expect(parseFen(board, fen)).toMatchObject({ ok: true, value: { notes: [] } });
    }
  });

  it.each(['crazyhouse+random', 'standard+random+drops'])('%s does not mix the brackets of the hand', (variant) => {
    for (const { own, other, board, fen } of starts(variant)) {
      expect(sorted(own)).toBe('BBKNNQRR');
      expect(other).toBe(own.toLowerCase());
      expect(fen).toContain(`/${own}[] w `);
      expect(parseFen(board, fen)).toMatchObject({ ok: true, value: { notes: [] } });
    }
  });
});
