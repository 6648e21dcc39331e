import { describe, expect, it } from 'vitest';
import { parseBetza } from './betza.ts';

const steps = (notation: string) =>
  parseBetza(notation)
    .map(({ dx, dy }) => `${dx},${dy}`)
    .sort();

describe('Betza notation', () => {
  it.each([
    ['W', ['0,-1', '0,1', '-1,0', '1,0'].sort()],
    ['F', ['-1,-1', '-1,1', '1,-1', '1,1'].sort()],
    ['fW', ['0,1']],
    ['sW', ['-1,0', '1,0']],
    ['vW', ['0,-1', '0,1']],
    ['frW, two ways of an orthogonal step', ['0,1', '1,0']],
    ['frF, one diagonal', ['1,1']],
    ['fF', ['-1,1', '1,1']],
    ['fN, the narrow leaps', ['-1,2', '1,2']],
    ['fsN, the wide leaps', ['-2,1', '2,1']],
    ['fhN, all forward leaps', ['-1,2', '-2,1', '1,2', '2,1'].sort()],
  ])('%s', (notation, expected) => {
    expect(steps(notation.split(',')[0]!)).toEqual(expected);
  });

  it('knows the eight leaps of a knight and the eight ways of a queen', () => {
    expect(new Set(steps('N')).size).toBe(8);
    expect(parseBetza('Q').every(({ range }) => range === 0)).toBe(true);
    expect(new Set(steps('Q')).size).toBe(8);
  });

  it('reads ranges: a number, a doubled atom, a compound', () => {
    expect(parseBetza('fW3')).toMatchObject([{ range: 3 }]);
    expect(parseBetza('fWW')).toMatchObject([{ range: 0 }]);
    expect(parseBetza('fR')).toMatchObject([{ dx: 0, dy: 1, range: 0 }]);
  });

  it('reads what hops', () => {
    expect(parseBetza('mRcpR').map(({ hop }) => hop)).toEqual([...Array(4).fill('none'), ...Array(4).fill('on')]);
    expect(parseBetza('gQ').every(({ hop, range }) => hop === 'behind' && range === 0)).toBe(true);
  });

  it('reads the pawn', () => {
    expect(parseBetza('fmWfceFifmnD')).toMatchObject([
      { dx: 0, dy: 1, move: true, capture: false, initial: false },
      { dy: 1, move: false, capture: true, enPassant: true },
      { dy: 1, move: false, capture: true, enPassant: true },
      { dx: 0, dy: 2, move: true, capture: false, initial: true, lame: true },
    ]);
  });

  it.each(['X', 'qW', 'fs3W'])('refuses %s', (notation) => {
    expect(() => parseBetza(notation)).toThrow();
  });
});
