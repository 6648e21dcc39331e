import { beforeAll, describe, expect, it } from 'vitest';
import { FAMILIES, type FamilySlug } from '../../src/families/families.ts';
import { runSearch } from '../../src/families/run-search.ts';
import type { AlternativeAnswer, SearchAnswer } from '../../src/families/search-answer.ts';
import { Rng } from '../../src/lib/rng.ts';
import { findMove } from '../../src/play/find-move.ts';
import { legalMoves } from '../../src/play/legal-moves.ts';
import { CHANCE_SEAT, type Position } from '../../src/play/position.ts';
import type { Rules } from '../../src/play/rules.ts';
import { LEVELS, type Level } from '../../src/search/levels.ts';
import { rulesOf } from '../explain/samples.ts';

type Variant = readonly [family: FamilySlug, variant: string];

const VARIANTS: readonly Variant[] = [
  ...(Object.keys(FAMILIES) as FamilySlug[]).map(
    (family): Variant => [family, family === 'go' ? 'standard+9x9' : 'standard'],
  ),
  ['go', 'gomoku'],
  ['chess', 'antichess'],
  ['landlords-game', 'standard+6p'],
];
const NODES = { 'alpha-beta': 1500, mcts: 300, rollouts: 800 };
const CERTAIN_CHANCES = { win: 1, draw: 0.5, loss: 0 };

/** Positions after random plies, in which a player is to move. The last is one ply before the end of a random game. */
function samples(rules: Rules, seed: string): Position[] {
  return [0, 7, 22, 60, 2000].map((plies) => {
    const rng = Rng.fromSeed(`${seed} ${plies}`);
    const position = rules.start(rng);
    for (let ply = 0; ply < plies || position.turn === CHANCE_SEAT; ply++) {
      position.play(rng.pick([...legalMoves(position)]));
      if (!position.outcome()) continue;
      do position.undo();
      while (position.turn === CHANCE_SEAT);
      break;
    }
    return position;
  });
}

const suggestAt = ([family, variant]: Variant, fen: string, level: Level, nodes: number, seed = 'a'): SearchAnswer =>
  runSearch(
    { family, variant, fen, level, seed, limits: { nodes } },
    () => false,
    () => 0,
  );

describe.each(VARIANTS)('the numbers of a suggestion in %s (%s)', (family, variant) => {
  const rules = rulesOf(FAMILIES[family], variant);
  const nodes = NODES[rules.ai.method];
  const fens = samples(rules, `agreement ${family}`).map((position) => rules.notation.fen(position));
  let answers: { at: string; fen: string; answer: SearchAnswer }[] = [];
  /** The numbers about each suggested move and each candidate. */
  let assessed: (AlternativeAnswer & { at: string })[] = [];

  beforeAll(() => {
    answers = fens.flatMap((fen) =>
      LEVELS.map((level) => ({ at: `${fen} ${level}`, fen, answer: suggestAt([family, variant], fen, level, nodes) })),
    );
    assessed = answers.flatMap(({ at, answer }) =>
      [answer, ...(answer.candidates ?? [])].map((one) => ({ ...one, at })),
    );
  }, 60_000);

  it('winChance is above one half exactly when score is above 0', () => {
    for (const { at, score, winChance } of assessed) expect(winChance > 0.5, `${at}: ${score}`).toBe(score > 0);
  });

  it('winChance never falls when score rises', () => {
    const estimates = assessed.filter(({ forced }) => !forced).sort((a, b) => a.score - b.score);
    for (const [i, { at, winChance }] of estimates.entries())
      if (i > 0) expect(winChance, at).toBeGreaterThanOrEqual(estimates[i - 1]!.winChance);
  });

  it('winChance is 0, 0.5 or 1 exactly when the end is proved', () => {
    for (const { at, winChance, forced } of assessed)
      if (forced) expect(winChance, at).toBe(CERTAIN_CHANCES[forced.result]);
      else expect([0, 0.5, 1], at).not.toContain(winChance);
  });

  it('candidates are never above the suggested move, and sorted', () => {
    for (const { at, answer } of answers) {
      const all = [answer, ...(answer.candidates ?? [])];
      for (const [i, { score, winChance }] of all.entries()) {
        expect(score, at).toBeLessThanOrEqual(all[Math.max(i - 1, 0)]!.score);
        expect(winChance, at).toBeLessThanOrEqual(answer.winChance);
      }
    }
  });

  it('a move that ends the game has the exact result at every level', () => {
    for (const { fen, answer } of answers)
      for (const { move, score, forced, why } of [answer, ...(answer.candidates ?? [])]) {
        const { position } = (rules.parse(fen) as { value: { position: Position } }).value;
        const found = findMove(rules.notation, position, move);
        const { turn } = position;
        position.play((found as { value: number }).value);
        const end = position.outcome();
        expect(/^(Checkmates|(Wins|Ends|Loses) the game)/.test(why), `${fen}: ${why}`).toBe(end !== undefined);
        if (!end) continue;
        const result = end.winner === null ? 'draw' : end.winner === turn ? 'win' : 'loss';
        expect(forced, `${fen}: ${why}`).toEqual({ result, in: 1 });
        expect(Math.sign(score), fen).toBe({ win: 1, draw: 0, loss: -1 }[result]);
      }
  });
});

describe('a suggestion that contradicted itself', () => {
  it('a stalemate is worth a draw to a beginner ahead by a queen', () => {
    const fen = '7k/5Q2/8/6K1/8/8/8/8 w - - 0 1';
    const answers = Array.from({ length: 60 }, (_, i) =>
      suggestAt(['chess', 'standard'], fen, 'beginner', 300, `game ${i}`),
    );
    const draws = answers.filter(({ why }) => why === 'Ends the game in a draw: stalemate.');
    expect(draws.length).toBeGreaterThan(0);
    for (const draw of draws)
      expect(draw).toMatchObject({ score: 0, winChance: 0.5, forced: { result: 'draw', in: 1 } });
  });

  it.each(LEVELS)('a single legal move that loses the queen is seen to lose it: %s', (level) => {
    const { score, winChance } = suggestAt(['chess', 'standard'], '3q3k/8/8/8/8/8/1B6/K6R b - - 0 1', level, 2000);
    expect(score).toBeLessThan(-700);
    expect(winChance).toBeLessThan(0.02);
  });

  it('a weak level that walks into a mate does not call its chances good', () => {
    // Most moves of the rook allow Ra1+ and mate.
    const fen = 'r5k1/8/8/8/8/8/5PPP/2R3K1 w - - 0 1';
    const answers = Array.from({ length: 60 }, (_, i) =>
      suggestAt(['chess', 'standard'], fen, 'beginner', 300, `game ${i}`),
    );
    const mated = answers.filter(({ forced }) => forced?.result === 'loss');
    expect(mated.length).toBeGreaterThan(0);
    for (const { winChance, mate, why } of mated) {
      expect(winChance).toBe(0);
      expect(mate).toBeLessThan(0);
      expect(why).toMatch(/loses against best play in at most \d/i);
    }
  });
});
