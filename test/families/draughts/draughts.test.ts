import { describe, expect, it } from 'vitest';
import { legalMoves } from '../../../src/play/legal-moves.ts';
import { describeMove } from '../../notation.ts';
import { answer, faultsOf, movesOf, open } from './games.ts';

/** Cases in which other programs failed, by number. */

describe('captures', () => {
  it('DR-01 russian: a man crowned in mid capture goes on as a king, and cannot stop early', () => {
    const position = open('russian', 'W:Wh6:Bg7,c5,d2');
    expect(legalMoves(position)).toHaveLength(1);
    const told = describeMove(position, legalMoves(position)[0]!);
    expect(told).toMatchObject({ algebraic: 'h6xf8xb4xe1', captures: [8, 14, 26], promotion: true });
    expect(answer(open('russian', 'W:Wh6:Bg7,c5,d2'), 'h6xf8xb4xe1')).toBe('B:WK31:B:H0:F1');
    expect(answer(open('russian', 'W:Wh6:Bg7,c5,d2'), 'h6xf8')).toContain('a capture must be made');
  });

  it('DR-02 men capture backward in international draughts, not in english', () => {
    expect(movesOf(open('standard', 'W:W28:B33'))).toEqual(['28x39x33']);
    expect(movesOf(open('english', 'W:W18:B23'))).toEqual(['18-14', '18-15']);
  });

  it('DR-03 the largest capture must be made', () => {
    const position = open('standard', 'W:W16,26:B21,31,41,45');
    expect(movesOf(position)).toEqual(['16x47x21x31x41']);
    expect(describeMove(position, legalMoves(position)[0]!)).toMatchObject({ path: [16, 27, 36, 47] });
    for (const smaller of ['26x17', '26x46']) expect(answer(position, smaller)).toContain('as many pieces as possible');
    expect(answer(position, '16x27x36x47')).toBe('B:W26,47:B45:H0:F1');
  });

  it('DR-05 a quiet move is refused where something can be captured', () => {
    const position = open('english', 'W:W18:B15');
    expect(movesOf(position)).toEqual(['18x11x15']);
    expect(answer(position, '18-14')).toBe('a capture must be made: 18x11x15');
    expect(answer(position, '18x11')).toBe('B:W11:B:H0:F2');
  });

  it('DR-06 a man that only passes over the last row stays a man', () => {
    const position = open('standard', 'W:W12:B8,9');
    expect(describeMove(position, legalMoves(position)[0]!)['promotion']).toBeUndefined();
    expect(answer(position, '12x3x14')).toBe('B:W14:B:H0:F1');
  });
});

describe('kings', () => {
  it('DR-04 english kings go one step', () => {
    expect(movesOf(open('english', 'W:WK18:B1'))).toEqual(['18-14', '18-15', '18-22', '18-23']);
  });

  it('DR-07 a man on the last row is refused, a king there is not', () => {
    expect(faultsOf('standard', 'W:W4:B49')).toEqual([
      { message: 'the white man on 4 stands on the last row', at: '4', hint: 'a man becomes a king there: K4' },
      { message: 'the black man on 49 stands on the last row', at: '49', hint: 'a man becomes a king there: K49' },
    ]);
    expect(faultsOf('standard', 'W:WK4:B20')).toEqual([]);
  });

  it('DR-08 turkish: one king each is a draw at once, unless one must capture', () => {
    expect(open('turkish', 'W:WK1:BK64').outcome()).toEqual({ winner: null, reason: 'one-against-one' });
    expect(open('turkish', 'W:WK1:BK7').outcome()).toBeUndefined();
  });
});
