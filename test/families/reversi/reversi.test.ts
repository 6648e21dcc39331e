import { describe, expect, it } from 'vitest';
import type { ReversiPosition } from '../../../src/families/reversi/engine/position.ts';
import { reversi } from '../../../src/families/reversi/index.ts';
import { describePosition } from '../../../src/families/reversi/view/describe-position.ts';
import { createGame, legalMovesOf, loadGame, outcomeOf } from '../../../src/play/game.ts';
import { playMove } from '../../../src/play/play-move.ts';
import { resolveVariant } from '../../../src/play/resolve.ts';
import { LEVELS } from '../../../src/search/levels.ts';
import { suggestMove } from '../../../src/search/suggest.ts';
import { describeMove, fenOf } from '../../notation.ts';

function variantOf(slug: string) {
  const resolved = resolveVariant(reversi, slug);
  if (!resolved.ok) throw new Error(resolved.error.message);
  return resolved.value;
}

function opened(fen: string, slug = 'standard') {
  const loaded = loadGame(variantOf(slug), fen, 'a');
  if (!loaded.ok) throw new Error(loaded.error[0]!.message);
  return loaded.value.game;
}

function played(slug: string, moves: string) {
  const game = createGame(variantOf(slug), 'a');
  for (const notation of moves.split(' ')) {
    const made = playMove(game, { notation });
    if (!made.ok) throw new Error(`${notation}: ${made.error.message}`);
  }
  return game;
}

const namesOf = (game: ReturnType<typeof opened>) => legalMovesOf(game).map(({ notation }) => notation);

const PASSING = 'e6 f6 c4 c5 c6 d6 g7 f4 g4 g6 e7 h8 h6 g5 g8 f8';

describe('cases of reversi', () => {
  it('RV-01: who has no move passes, and the game goes on', () => {
    const game = played('standard', PASSING);
    expect(legalMovesOf(game)).toEqual([{ action: 'pass', notation: 'pass' }]);
    expect(outcomeOf(game)).toBeUndefined();
    expect(playMove(game, { action: 'pass' }).ok).toBe(true);
    expect(namesOf(game)).toEqual(['c3', 'g3', 'b4']);
  });

  it.each(LEVELS)('RV-02: asked for a move where there is none, %s passes', (level) => {
    const { position, variant } = played('standard', PASSING);
    const { move } = suggestMove(position, variant.rules.ai, {
      level,
      seed: 'a',
      clock: () => 0,
      limits: { nodes: 3000 },
    });
    expect(describeMove(position, move)).toEqual({ action: 'pass', notation: 'pass' });
  });

  it('nobody passes who could turn a disc over', () => {
    const made = playMove(createGame(variantOf('standard'), 'a'), { action: 'pass' });
    expect(made.ok || made.error.message).toMatch(/passing is for who cannot; d3, c4, f5 and e6 can be played/);
  });

  it.each([
    [{ coord: 19 }, true],
    [{ coord: 'D3' }, true],
    [{ notation: 'd3' }, true],
    [{ coord: 'd4' }, /white disc on d4 already/],
    [{ coord: 0 }, /a1 turns none over/],
    [{ coord: 64 }, /is no square/],
    [{ coord: 'i9' }, /is no square/],
    [{ action: 'swap' }, /there is no swap/],
  ])('%j says what it says', (input, right) => {
    const made = playMove(createGame(variantOf('standard'), 'a'), input);
    if (right === true) expect(made.ok && made.value.move).toEqual({ coord: 'd3', flips: ['d4'], notation: 'd3' });
    else expect(made.ok || made.error.message).toMatch(right as RegExp);
  });
});

describe('opponents near the end', () => {
  it.each(['medium', 'hard', 'expert'] as const)('%s keeps a draw though a corner is taken for it', (level) => {
    const { position, variant } = opened('OOO-XOO-XOXXXOOX X', 'othello-4x4');
    // With the first of these seeds, `medium` overlooks the move at first.
    for (const seed of ['a', 'b', 'c']) {
      const { move, score } = suggestMove(position, variant.rules.ai, { level, seed, clock: () => 0 });
      expect(describeMove(position, move)).toMatchObject({ coord: 'd2' });
      expect(score).toBe(0);
    }
  });
});

describe('how games of reversi end', () => {
  it('wiped out: the other side has all discs, though squares are empty', () => {
    const game = played('standard', 'f5 d6 c5 f4 e7 f6 g5 e6 e3');
    expect(outcomeOf(game)).toEqual({ winner: 0, reason: 'most-discs' });
    expect(legalMovesOf(game)).toEqual([]);
  });

  it.each([
    ['standard', 0, 'most-discs'],
    ['antireversi', 1, 'fewest-discs'],
  ])('%s: the same board is won by another count', (slug, winner, reason) => {
    const game = opened(`${'X'.repeat(40)}${'O'.repeat(24)} X`, slug);
    expect(outcomeOf(game)).toEqual({ winner, reason });
  });

  it('as many discs of both colours are a draw', () => {
    expect(outcomeOf(opened(`${'X'.repeat(32)}${'O'.repeat(32)} X`))).toEqual({ winner: null, reason: 'equal-discs' });
  });

  it.each([
    ['standard', [13, 0]],
    ['standard+empties', [64, 0]],
  ])('%s: whose the empty squares are is a word of its own', (slug, points) => {
    const { position } = played(slug, 'f5 d6 c5 f4 e7 f6 g5 e6 e3');
    expect((position as unknown as { score(): { points: number[] } }).score().points).toEqual(points);
  });
});

describe('how boards of reversi are told', () => {
  const told = (game: ReturnType<typeof opened>) =>
    describePosition(game.position as ReversiPosition, {}).replace(/.*\. (?=.*\.$)/, '');

  it('who has to pass is told so', () => {
    expect(told(played('standard', PASSING))).toBe('Black can turn no disc over, and passes.');
  });

  it('who may swap is told so', () => {
    expect(told(played('othello-swap', 'd3'))).toBe('White to move, or to swap.');
    expect(told(played('othello-swap', 'd3 swap'))).toBe('Black to move.');
  });
});

describe('other ways to begin', () => {
  it('barred corners give an octagon no squares back', () => {
    const resolved = resolveVariant(reversi, 'othello-octagon+barred');
    expect(resolved.ok || resolved.error.message).toContain('more than the corners is cut off already');
  });

  it('1883: the middle is filled first, without turning anything over', () => {
    const game = played('reversi', 'd4 e4 e5');
    expect(namesOf(game)).toEqual(['d5']);
    expect(legalMovesOf(game)[0]).toMatchObject({ flips: [] });
    playMove(game, { coord: 'd5' });
    expect(fenOf(game.position).split(' ')[0]).toBe('---------------------------XO------OX---------------------------');
    expect(namesOf(game)).toEqual(['e3', 'f4', 'c5', 'd6']);
  });

  it('1883: colours may lie side by side', () => {
    expect(namesOf(played('reversi', 'd4 e4 d5 e5'))).toEqual(['f3', 'f4', 'f5', 'f6']);
  });

  it('1883: nothing lies elsewhere while the middle is empty', () => {
    const reading = variantOf('reversi').rules.parse(`X${'-'.repeat(63)} O`);
    expect(reading.ok || reading.error.map(({ at }) => at)).toEqual(['a1', 'turn']);
  });

  it('1883: after a swap White has a disc more in the middle', () => {
    for (const line of ['d4 swap', 'd4 swap e4', 'd4 swap e4 d5']) {
      const { position } = played('reversi+swap', line);
      const reading = variantOf('reversi+swap').rules.parse(fenOf(position));
      expect(reading.ok && fenOf(reading.value.position), line).toBe(fenOf(position));
    }
    expect(variantOf('reversi').rules.parse(fenOf(played('reversi+swap', 'd4 swap').position)).ok).toBe(false);
  });

  it('swap: the second player takes the first move over, once', () => {
    const game = played('othello-swap', 'd3');
    expect(namesOf(game)).toEqual(['c3', 'e3', 'c5', 'swap']);
    playMove(game, { action: 'swap' });
    expect(fenOf(game.position)).toBe('-------------------O-------OO------OX--------------------------- X');
    expect(namesOf(game)).not.toContain('swap');
  });
});

describe('position strings of reversi', () => {
  const { rules } = variantOf('standard');
  const START = '---------------------------OX------XO--------------------------- X';

  it.each([
    ['rows and numbers', '8/8/8/3OX3/3XO3/8/8/8 b', 3],
    ['rows', '........ ........ ........ ...wb... ...bw... ........ ........ ........ black', 3],
    ['nobody to move', START.slice(0, 64), 1],
  ])('%s are read generously', (_, fen, notes) => {
    const reading = rules.parse(fen);
    expect(reading.ok && fenOf(reading.value.position)).toBe(START);
    expect(reading.ok && reading.value.notes).toHaveLength(notes);
  });

  it('every fault is told', () => {
    const reading = rules.parse(`?${START.slice(1, 62)}Z- Q`);
    expect(reading.ok || reading.error.map(({ at }) => at)).toEqual(['a1', 'g8', 'turn']);
  });

  it('squares too few are counted', () => {
    const reading = rules.parse('--- X');
    expect(reading.ok || reading.error[0]!.message).toBe('the board has 64 squares, the string tells of 3');
  });

  it('a barred square is none', () => {
    const barred = variantOf('othello-barred').rules;
    const reading = barred.parse(START.replace(/^-/, 'X'));
    expect(reading.ok || reading.error[0]!.message).toBe('there is no square a1 on this board');
  });
});
