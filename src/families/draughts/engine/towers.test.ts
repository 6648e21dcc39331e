import { describe, expect, it } from 'vitest';
import { movesOf, open, play } from '../../../../test/families/draughts/games.ts';
import { fenOf } from '../../../../test/notation.ts';
import { describePosition } from '../view/describe-position.ts';
import type { DraughtsPosition } from './position.ts';

describe('towers', () => {
  it('take what they jump under them, in the order of the jumps', () => {
    expect(fenOf(play(open('lasca', 'W:W22:B19,12'), '22x8x12x19'))).toBe('B:W8(bb):B:H0:F1');
  });

  it('free what lay under the top that they take', () => {
    expect(fenOf(play(open('lasca', 'W:W22:B19(wb)'), '22x16x19'))).toBe('B:W16(b),19(b):B:H0:F1');
  });

  it('are jumped once in a move, though a foe is on top again', () => {
    const position = open('lasca', 'W:WK22:B19(bb)');
    expect(movesOf(position)).toEqual(['22x16x19']);
    expect(fenOf(play(position, '22x16x19'))).toBe('B:WK16(b):B19(b):H0:F1');
    position.undo();
    expect(fenOf(position)).toBe('W:WK22:B19(bb):H0:F1');
  });

  it('keep the rank of prisoners', () => {
    const position = play(open('lasca', 'W:W22:BK19'), '22x16x19');
    expect(fenOf(position)).toBe('B:W16(B):B:H0:F1');
  });

  it('are told so that no number runs into a square', () => {
    const position = open('lasca', 'W:Wc3(bbw):Bg7') as DraughtsPosition;
    expect(describePosition(position, {})).toContain('Under c3: 2 black men and 1 white man.');
  });
});

describe('columns of men', () => {
  it('move by the last going to the front of them', () => {
    expect(movesOf(open('dameo', 'W:W57,49,41:B8'))).toContain('57-33');
  });

  it('do not go over a foe or a king', () => {
    expect(movesOf(open('dameo', 'W:W57,49,K41:B8'))).not.toContain('57-33');
  });
});
