import { describe, expect, it } from 'vitest';
import { faultsOf, open, readingOf } from '../../../test/families/draughts/games.ts';
import { fenOf } from '../../../test/notation.ts';

describe('position strings', () => {
  it.each([
    ['ranges', 'standard', 'W:W31-33:B1-2,K5', 'W:W31,32,33:B1,2,K5:H0:F1'],
    ['names of squares', 'russian', 'B:Wa1,Kc3:Bh8', 'B:WK22,29:B4:'],
    ['black first', 'standard', 'W:B1:W31', 'W:W31:B1:H0:F1'],
    ['counters of Lidraughts', 'standard', 'W:W31:B1:H7:F9', 'W:W31:B1:H7:F9'],
    ['moves of kings, black first', 'frisian', 'W:WK5,31:BK46,1:H1:F3:+1+2', 'W:WK5,31:B1,K46:H1:F3:+1+2'],
    ['an empty list', 'standard', 'W:W:B1', 'W:W:B1:H0:F1'],
  ])('read %s', (_, variant, given, expected) => {
    const { position, notes } = readingOf(variant, given);
    expect(fenOf(position).startsWith(expected)).toBe(true);
    expect(notes).toEqual([]);
  });

  it.each([
    [
      'small letters',
      'w:w31,k32:b1',
      ['the side to move was read as W', 'w was read as W', '"k32" was read as a king', 'b was read as B'],
    ],
    ['blanks, quotes and a dot', '"W:W31, 32:B1."', ['blanks, quotes and a final dot were passed over']],
    ['a count of an ending where there is none', 'W:W31:B1:E7', ['no ending is counted here: E7 was passed over']],
    [
      'blanks in place of commas, which join no numbers',
      'W:W31 32:BK1 K2',
      ['blanks between pieces were read as commas'],
    ],
  ])('note %s', (_, given, notes) => {
    expect(readingOf('standard', given).notes).toEqual(notes);
  });

  it.each([
    ['no side', 'X:W31:B1', '"X" is no side to move', 'turn'],
    ['no list', 'W:W31', 'there is no list of black pieces', 'B'],
    ['a square beyond the board', 'W:W51:B1', '51 is no square that is played on', '51'],
    ['a light square', 'W:Wa2:B1', 'a2 is no square that is played on', 'a2'],
    ['two pieces on a square', 'W:W31:B31', 'there are two pieces on 31', '31'],
    ['what is no piece', 'W:WQQ31:B1', '"QQ31" is no piece', 'QQ31'],
    ['a range backwards', 'W:W33-31:B1', '"33-31" runs backwards', '33-31'],
    ['no pieces', 'W:W:B', 'there are no pieces at all', 'W'],
    ['too many pieces', 'W:W21-41:B1', 'white has 21 pieces', 'W'],
    ['a tower', 'W:W31(b):B1', 'there is a tower on 31', '31'],
    ['a counter that is none', 'W:W31:B1:Z9', '"Z9" is no counter', 'Z9'],
  ])('refuse %s', (_, given, message, at) => {
    expect(faultsOf('standard', given)[0]).toMatchObject({ message, at });
  });

  it('do not make one number of two', () => {
    expect(fenOf(open('standard', 'W:WK3 6,K 4 50 : B7'))).toBe('W:WK3,K4,6,50:B7:H0:F1');
  });

  it('tell every fault at once', () => {
    expect(faultsOf('standard', 'X:W51,99:Bz9,1,1:Q')).toHaveLength(6);
  });

  it('refuse a king that cannot have moved so often, or is not there', () => {
    expect(faultsOf('frisian', 'W:WK5,31:BK46,1:+4+0')[0]!.message).toContain("can't have moved 4 times");
    expect(faultsOf('frisian', 'W:WK5,31:BK46,1:+0+131')[0]!.message).toContain('no king on 31');
    expect(readingOf('frisian', 'W:WK5,K6,31:B1:+0+2').notes[0]).toContain('is not said');
  });

  it('hold towers, from above', () => {
    const fen = 'W:W15(bB),K20(w):B1(ww):H0:F1';
    expect(fenOf(open('lasca', fen))).toBe(fen);
    expect(faultsOf('lasca', 'W:W15(bx):B1')).toHaveLength(1);
  });
});
