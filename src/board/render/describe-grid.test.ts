import { describe, expect, it } from 'vitest';
import { board, CHESS, CHESS_START, face } from '../../../test/board/positions.ts';
import { describeGrid } from './describe-grid.ts';

const pieces = board('4k3/8/8/8/8/8/P6P/R3K2R');

describe('a position in words', () => {
  it('groups pieces by name, kings first, pawns last', () => {
    expect(describeGrid({ grid: CHESS, pieces: CHESS_START, turn: 'white' })).toBe(
      'White: king e1, queen d1, rooks a1 and h1, bishops c1 and f1, knights b1 and g1, ' +
        'pawns a2, b2, c2, d2, e2, f2, g2 and h2. ' +
        'Black: king e8, queen d8, rooks a8 and h8, bishops c8 and f8, knights b8 and g8, ' +
        'pawns a7, b7, c7, d7, e7, f7, g7 and h7. White to move.',
    );
  });

  it('tells last move, check and highlights', () => {
    const told = { lastMove: [12, 28], check: [60], highlights: [{ key: 0 }, { key: 63 }, { key: 99 }] };
    expect(describeGrid({ grid: CHESS, pieces, turn: 'black', ...told })).toBe(
      'White: king e1, rooks a1 and h1, pawns a2 and h2. Black: king e8. Black to move. ' +
        'Last move e2 to e4. Black is in check. Highlighted: a1 and h8.',
    );
  });

  it('tells what nothing can enter', () => {
    const blocked = [
      { cell: 26, look: 'wall' },
      { cell: 36, look: 'duck' },
      { cell: 0, look: 'hole' },
      { cell: 63, look: 'hole' },
      { cell: 64, look: 'wall' },
    ] as const;
    expect(describeGrid({ grid: CHESS, pieces: board('8/8/8/8/8/8/8/1K6'), blocked })).toBe(
      'White: king b1. Black: no pieces. No squares at a1 and h8. Wall on c4. The duck on e5.',
    );
  });

  it('tells the colours of pieces that differ from the names of the players', () => {
    const told = (players?: string[]) =>
      describeGrid({ grid: CHESS, pieces, set: 'burmese', ...(players && { players }) });
    expect(told()).toMatch(/king e8\. White's pieces are red\.$/);
    expect(told(['red', 'black'])).not.toContain('pieces are');
  });

  it('tells gates', () => {
    const told = (...gates: number[]) => describeGrid({ grid: CHESS, pieces, gates });
    expect(told(1)).toContain(' A gate is open at b1.');
    expect(told(1, 6, 6, 99)).toContain(' Gates are open at b1 and g1.');
    expect(told()).not.toContain('ate');
  });

  it('tells counters', () => {
    const counters = { checksLeft: [3, 1], counting: { side: 'black', moves: 12, limit: 64 } } as const;
    expect(describeGrid({ grid: CHESS, pieces, counters, turn: 'white' })).toMatch(
      /e8\. Checks left to give: White 3, Black 1\. Black is counting: 12 of 64 moves to a draw\. White to move\.$/,
    );
    expect(describeGrid({ grid: CHESS, pieces, counters: {} })).toBe(describeGrid({ grid: CHESS, pieces }));
  });

  it('tells pieces in hand', () => {
    const hands = [
      [
        { face: face('P'), count: 2 },
        { face: face('Q'), count: 1 },
      ],
      [{ face: face('n'), count: 0 }],
    ] as const;
    expect(describeGrid({ grid: CHESS, pieces: board('8/8/8/8/8/8/8/K7'), hands, lastMove: [27] })).toBe(
      'White: king a1. Black: no pieces. White has 2 pawns and a queen in hand. Black has nothing in hand. ' +
        'Last move at d4.',
    );
  });

  it('says "an" where it is spoken', () => {
    const held = (name: string) => [{ face: { name, color: 'white' as const, letter: 'X' }, count: 1 }];
    const tell = (name: string) => describeGrid({ grid: CHESS, pieces: [], hands: [held(name), []] });
    expect(tell('elephant')).toContain('White has an elephant in hand.');
    expect(tell('archbishop')).toContain('has an archbishop in hand.');
    expect(tell('unicorn')).toContain('has a unicorn in hand.');
    expect(tell('hawk')).toContain('has a hawk in hand.');
  });

  it('knows how names become many', () => {
    const four = (name: string) => Array.from({ length: 2 }, () => ({ name, color: 'white' as const, letter: 'X' }));
    const row = { files: 26, ranks: 1 };
    const tell = (name: string) => describeGrid({ grid: row, pieces: four(name) }).split('.')[0];
    expect(tell('marshal')).toBe('White: marshals a1 and b1');
    expect(tell('watchman')).toBe('White: watchmen a1 and b1');
    expect(tell('princess')).toBe('White: princesses a1 and b1');
    expect(tell('cavalry')).toBe('White: cavalries a1 and b1');
    expect(tell('')).toBe('White: Xs a1 and b1');
  });

  it('begins with what may not be lost', () => {
    const pieces = ['archer', 'general', 'king'].map((name) => ({ name, color: 'white' as const, letter: 'X' }));
    const told = (more = {}) => describeGrid({ grid: CHESS, pieces, ...more }).split('.')[0];
    expect(told({ royal: 'general' })).toBe('White: general b1, king c1, archer a1');
    expect(told()).toBe('White: king c1, archer a1, general b1');
  });

  it('calls the players as the game does', () => {
    const told = describeGrid({
      grid: CHESS,
      pieces: board('4k3/8/8/8/8/8/8/4K3'),
      players: ['sente', 'gote'],
      hands: [[], []],
      turn: 'black',
      check: [60],
      counters: { checksLeft: [1, 2], counting: { side: 'black', moves: 1, limit: 64 } },
    });
    expect(told).toBe(
      'Sente: king e1. Gote: king e8. Sente has nothing in hand. Gote has nothing in hand. Checks left to give: ' +
        'Sente 1, Gote 2. Gote is counting: 1 of 64 moves to a draw. Gote to move. Gote is in check.',
    );
  });

  it('tells what belongs to no one', () => {
    const duck = { name: 'duck', color: 'neutral' as const, letter: 'D' };
    expect(describeGrid({ grid: CHESS, pieces: [duck] })).toBe('White: no pieces. Black: no pieces. Neutral: duck a1.');
  });

  it('says what was promoted', () => {
    expect(describeGrid({ grid: CHESS, pieces: board('q~7/8/8/8/8/8/8/8') })).toContain('Black: promoted queen a8.');
    const tokin = { name: 'tokin', color: 'black' as const, letter: 'P', promoted: true, hasOwnName: true };
    expect(describeGrid({ grid: CHESS, pieces: [tokin] })).toContain('Black: tokin a1.');
  });
});
