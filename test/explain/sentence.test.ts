import { describe, expect, it } from 'vitest';
import { explainMove } from '../../src/families/explain-move.ts';
import { FAMILIES, type FamilySlug } from '../../src/families/families.ts';
import { findMove } from '../../src/play/find-move.ts';
import { rulesOf, visitMoves } from './samples.ts';

/** The sentence about a move in a position of a base variant. */
function explain(slug: FamilySlug, fen: string, notation: string, findings = {}): string {
  const rules = rulesOf(FAMILIES[slug], 'standard');
  const parsed = rules.parse(fen);
  if (!parsed.ok) throw new Error(parsed.error[0]!.message);
  const { position } = parsed.value;
  const found = findMove(rules.notation, position, { notation });
  if (!found.ok) throw new Error(found.error.message);
  return explainMove(FAMILIES[slug], rules, position, found.value, {
    depth: 4,
    ...findings,
  });
}

describe('a sentence about a chess move', () => {
  it.each([
    ['6k1/5ppp/8/8/8/8/8/3R2K1 w - - 0 1', 'Rd8#', 'Checkmates.'],
    ['7k/8/8/8/8/8/5Q2/K7 w - - 0 1', 'Qf7', 'Ends the game in a draw: stalemate.'],
    ['4k3/8/5n2/8/8/8/5R2/4K3 w - - 0 1', 'Rxf6', 'Captures the undefended knight on f6.'],
    ['4k3/6p1/5n2/8/8/8/5R2/4K3 w - - 0 1', 'Rxf6', 'Captures the knight on f6.'],
    ['q3k3/8/8/1N6/8/8/8/4K3 w - - 0 1', 'Nc7+', 'Forks the queen on a8 and the king on e8, and gives check.'],
    ['4k3/P7/8/8/8/8/8/4K3 w - - 0 1', 'a8=Q+', 'Promotes to a queen and gives check.'],
    ['rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', 'e4', 'Chosen from 20 moves at depth 4.'],
    ['7k/8/8/8/8/8/r7/7K b - - 0 1', 'Kg7', 'Leaves White only Kg1.'],
  ])('%s: %s', (fen, notation, sentence) => expect(explain('chess', fen, notation)).toBe(sentence));

  it('adds a proved end', () => {
    const fen = '7k/8/8/8/8/8/R7/1R5K w - - 0 1';
    const win = explain('chess', fen, 'Ra7', { forced: { result: 'win', in: 3 }, mate: 2 });
    expect(win).toBe('Leaves Black only Kg8 and forces a win in at most 2 moves.');
    const loss = explain('chess', '7k/1R6/8/8/8/8/R7/7K b - - 0 1', 'Kg8', {
      forced: { result: 'loss', in: 2 },
      mate: -1,
    });
    expect(loss).toBe('The only legal move: loses against best play in at most 1 move.');
  });

  it('names the place of a move among those that were compared, without repeating its numbers', () => {
    const start = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
    expect(explain('chess', start, 'e4', { place: 1 })).toBe('Best of 20 moves at depth 4.');
    expect(explain('chess', start, 'd4', { place: 3, depth: 2 })).toBe('Third best of 20 moves at depth 2.');
  });

  it('names no depth if games were played out', () => {
    const start = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
    expect(explain('chess', start, 'e4', { place: 1, depth: undefined })).toBe('Best of 20 moves.');
  });
});

describe('a sentence about any move', () => {
  it.each(Object.keys(FAMILIES) as FamilySlug[])(
    'ends the game, moves again or leaves one reply only if that is so: %s',
    (slug) => {
      visitMoves(slug, 'standard', 1, ({ position, rules, move, sentence }) => {
        const { turn } = position;
        position.play(move);
        const outcome = position.outcome();
        const [reply] = /leaves (?:\S+) only (?!\d moves)(\S+)/.exec(sentence)?.slice(1) ?? [];
        const isEnd = /^(Checkmates|(Wins|Ends|Loses) the game)/.test(sentence);
        expect(isEnd, sentence).toBe(outcome !== undefined);
        if (/moves again/.test(sentence)) expect(position.turn).toBe(turn);
        if (reply) expect(position.count(), `${sentence} ${rules.notation.fen(position)}`).toBe(1);
        position.undo();
        if (sentence.startsWith('The only legal move')) expect(position.count()).toBe(1);
      });
    },
  );
});
