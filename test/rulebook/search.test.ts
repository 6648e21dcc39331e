import { describe, expect, it } from 'vitest';
import { searchRules } from '../../src/rulebook/search.ts';

/** What people ask, and where the answer is: among the first three places. */
const QUESTIONS: readonly [query: string, path: string][] = [
  ['can I castle through check', '/rules/chess/special-moves#castling'],
  ['en passant', '/rules/chess/special-moves#en-passant'],
  ['en pasant', '/rules/chess/special-moves#en-passant'],
  ['promotion', '/rules/chess/special-moves#promotion'],
  ['stalemate', '/rules/chess/check-and-mate#stalemate'],
  ['threefold repetition', '/rules/chess/draws#repetition'],
  ['insufficient material', '/rules/chess/draws#insufficient-material'],
  ['atomic', '/rules/chess/variants/atomic#top'],
  ['superko', '/rules/go/ko-and-suicide#superko'],
  ['dead stones', '/rules/go/life-and-death#dead-stones'],
  ['seki', '/rules/go/life-and-death#seki'],
  ['komi', '/rules/go/sizes-handicap-komi#komi'],
  ['what is a mill', '/rules/morris/mills#what-a-mill-is'],
  ['bridge', '/rules/hex/guide/first-game#the-bridge'],
  ['going to jail', '/rules/landlords-game/money#jail'],
  ['exploding dice', '/rules/dice/explode-and-reroll#exploding-dice'],
];

describe('a search of the rules', () => {
  it.each(QUESTIONS)('answers "%s"', (query, path) => {
    const first = searchRules(query).slice(0, 3);
    expect(first.map((found) => found.path)).toContain(path);
  });

  it('puts what speaks of all words before what speaks of some', () => {
    const found = searchRules('knight pawn rook');
    const speaksOf = (text: string) =>
      ['knight', 'pawn', 'rook'].filter((word) => text.toLowerCase().includes(word)).length;
    expect(speaksOf(found[0]!.text + found[0]!.title)).toBe(3);
    expect(found.length).toBeGreaterThan(30);
  });

  it('finds nothing for what nobody wrote, and nothing for words that say nothing', () => {
    expect(searchRules('zzzzqqqq')).toEqual([]);
    expect(searchRules('what is the')).toEqual([]);
    expect(searchRules('')).toEqual([]);
  });

  it('is narrowed by game and by type', () => {
    for (const { game, sectionType } of searchRules('captured', { game: 'go', type: 'capture' }))
      expect([game, sectionType]).toEqual(['go', 'capture']);
  });
});
