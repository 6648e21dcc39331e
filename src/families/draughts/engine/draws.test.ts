import { describe, expect, it } from 'vitest';
import { movesOf, open, play } from '../../../../test/families/draughts/games.ts';
import { fenOf, whyNot } from '../../../../test/notation.ts';

const TWENTY_FIVE = 'W:WK1,K2,K3,31:BK48,K49,K50:H49:F60';

const outcomeAfter = (variant: string, fen: string, line: string) => play(open(variant, fen), line).outcome()?.reason;

describe('draws', () => {
  it('come after 25 moves of each by kings alone, and not by a move of a man', () => {
    expect(outcomeAfter('standard', TWENTY_FIVE, '1-6')).toBe('25-move-rule');
    expect(outcomeAfter('standard', TWENTY_FIVE, '31-27')).toBeUndefined();
    expect(outcomeAfter('antidraughts', TWENTY_FIVE, '1-6')).toBeUndefined();
  });

  it('come by the third occurrence, the first of which may be the start', () => {
    const position = open('standard', 'W:WK6,31:BK50,20');
    play(position, '6-1 50-45 1-6 45-50 6-1 50-45 1-6');
    expect(position.outcome()).toBeUndefined();
    expect(play(position, '45-50').outcome()).toEqual({ winner: null, reason: '3-fold-repetition' });
    position.undo();
    expect(position.outcome()).toBeUndefined();
  });

  it('come after five moves against two pieces and sixteen against three, counted from when the ending arose', () => {
    expect(open('standard', 'W:WK1,K2:BK49:E10').outcome()?.reason).toBe('5-move-ending');
    expect(open('standard', 'W:WK1,K2,K3:BK49:E10').outcome()).toBeUndefined();
    expect(open('standard', 'W:WK1,31,32:BK49:E32').outcome()?.reason).toBe('16-move-ending');
    expect(fenOf(open('standard', 'W:W31:BK49:E32'))).not.toContain('E');
  });

  it('begin to count when a capture leaves such an ending', () => {
    const position = open('standard', 'W:WK1,K5,K45:BK50,23');
    expect(fenOf(position)).not.toContain('E');
    play(position, '1x34x23');
    expect(fenOf(position)).toBe('B:WK5,K34,K45:BK50:H0:F1');
    expect(fenOf(play(position, movesOf(position)[0]!))).toContain(':E1');
  });

  it('come sooner where the lone king holds the main road, in games of 64 squares', () => {
    const fen = (king: number, count: number) => `W:WK1,K2,K3:BK${king}:E${count}`;
    expect(open('russian', fen(29, 10)).outcome()?.reason).toBe('5-move-ending');
    expect(open('russian', fen(24, 10)).outcome()).toBeUndefined();
    expect(open('russian', fen(24, 30)).outcome()?.reason).toBe('15-move-ending');
  });

  it('wait in frisian draughts while something must be captured', () => {
    expect(open('frisian', 'W:WK1:BK49:E4').outcome()?.reason).toBe('2-move-ending');
    expect(open('frisian', 'W:WK1:BK11:E4').outcome()).toBeUndefined();
  });
});

describe('ends on the board', () => {
  it('a side without pieces or moves has lost, or has won where losing is the aim', () => {
    expect(open('standard', 'W:W:B20').outcome()).toEqual({ winner: 1, reason: 'no-pieces' });
    expect(open('standard', 'W:W35:B30,24').outcome()).toEqual({ winner: 1, reason: 'no-moves' });
    expect(open('antidraughts', 'W:W35:B30,24').outcome()).toEqual({ winner: 0, reason: 'no-moves' });
  });

  it('seats are counted from who begins: white is second in english draughts', () => {
    expect(open('english', 'W:W:B20').outcome()).toEqual({ winner: 0, reason: 'no-pieces' });
    expect(open('english', 'W:W21:B1').turn).toBe(1);
  });

  it('the first king wins where that is the aim, and nobody moves any more', () => {
    const position = play(open('breakthrough', 'W:W8,40:B20'), '8-2');
    expect(position.outcome()).toEqual({ winner: 0, reason: 'king' });
    expect(position.count()).toBe(0);
    expect(position.endsByRule()).toBe(true);
  });

  it('who is left with one piece has lost in Ghana', () => {
    expect(open('ghanaian', 'W:W40,41:B20').outcome()).toEqual({ winner: 0, reason: 'few-pieces' });
  });
});

describe('frisian kings', () => {
  const FEN = 'W:WK6,31:B20,K50';
  const THREE_EACH = '6-1 50-45 1-6 45-50 6-1 50-45';

  it('may not move a fourth time in a row while there is a man', () => {
    const position = play(open('frisian', FEN), THREE_EACH);
    expect(fenOf(position)).toContain(':+3+3');
    expect(whyNot(position, { notation: '1-6' })).toBe(
      'the king on 1 has moved 3 times in a row: another piece must move, or it must capture',
    );
    expect(position.count()).toBe(2);
  });

  it('may again when another piece has moved', () => {
    const position = play(open('frisian', FEN), `${THREE_EACH} 31-27 20-24`);
    expect(fenOf(position)).toContain(':+0+0');
  });

  it('are free when their side has no man', () => {
    expect(fenOf(play(open('frisian', 'W:WK6:BK50,20'), '6-1 50-45'))).toContain(':+1+0');
  });

  it('are told apart behind the count where there are several', () => {
    const fen = 'W:WK5,31,K50:B20,K46:H1:F1:+0+15';
    expect(fenOf(open('frisian', fen))).toBe(fen);
  });
});
