import { describe, expect, it } from 'vitest';
import { searchRules } from '../../src/rulebook/search.ts';

/** Queries of players, and the path that must be among the first three results. */
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
  // other inflections of the words in the text
  ['can I castle when in check', '/rules/chess/special-moves#castling'],
  ['can I drop a pawn to give checkmate', '/rules/shogi/drops#no-mate-by-a-dropped-pawn'],
  ['how does the knight move in chess', '/rules/chess/moves#knight'],
  ['two pawns on one file in shogi', '/rules/shogi/drops#two-pawns-on-a-file'],
  ['can the elephant cross the river', '/rules/xiangqi/moves#elephant'],
  ['generals facing each other', '/rules/xiangqi/check-and-mate#facing-generals'],
  ['bear off', '/rules/backgammon/how-to-play#bearing-off'],
  ['hit a blot in backgammon', '/rules/backgammon/how-to-play#hitting'],
  ['do you have to capture in draughts', '/rules/draughts/capturing#you-must-capture'],
  ['can men capture backwards', '/rules/draughts/capturing#jumping'],
  ['flying with three men left', '/rules/morris/placing-and-moving#flying'],
  ['how to count territory', '/rules/go/rule-sets#territory-instead-of-area'],
  ['pass when no move in reversi', '/rules/reversi/placing-and-turning#passing'],
  ['short rest hit dice', '/rules/5e/magic-rest-and-levels#rest'],
  ['keep the highest of four dice', '/rules/dice/keep-and-drop#the-four-marks'],
  // by the name of the standard variant, which is not the title of the book
  ['extra turn in kalah', '/rules/mancala/sowing#moving-again'],
  ['othello start', '/rules/reversi/overview#the-start'],
  ['how does a king move in international draughts', '/rules/draughts/kings#how-a-king-moves'],
  // the named game comes before others that match more of the remaining words
  ['hnefatafl king captured', '/rules/hnefatafl/how-to-play#taking-the-king'],
  // in the opening of a page, before its first heading
  ['pie rule', '/rules/hex/swap#top'],
];

describe('a search of the rules', () => {
  it.each(QUESTIONS)('answers "%s"', (query, path) => {
    const first = searchRules(query).slice(0, 3);
    expect(first.map(({ thing }) => thing.path)).toContain(path);
  });

  it('puts what speaks of all words before what speaks of some', () => {
    const found = searchRules('knight pawn rook');
    const speaksOf = (text: string) =>
      ['knight', 'pawn', 'rook'].filter((word) => text.toLowerCase().includes(word)).length;
    expect(speaksOf(found[0]!.thing.text + found[0]!.thing.title)).toBe(3);
    expect(found.length).toBeGreaterThan(30);
  });

  it('finds nothing for what nobody wrote, and nothing for words that say nothing', () => {
    expect(searchRules('zzzzqqqq')).toEqual([]);
    expect(searchRules('what is the')).toEqual([]);
    expect(searchRules('')).toEqual([]);
  });

  it('reads no more of a long query than its beginning, which would hold up everybody', () => {
    const words = Array.from({ length: 1500 }, (_, number) => `castling${number}`);
    expect(searchRules(words.join(' '))).toEqual(searchRules(words.slice(0, 16).join(' ')));
    expect(searchRules('x'.repeat(10_000))).toEqual([]);
  });

  it('is narrowed by game and by type', () => {
    for (const { thing } of searchRules('captured', { game: 'go', type: 'capture' }))
      expect([thing.game, thing.sectionType]).toEqual(['go', 'capture']);
  });
});
