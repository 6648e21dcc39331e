import { describe, expect, it } from 'vitest';
import { familyOf } from '../../../src/families/families.ts';
import type { MancalaDefinition } from '../../../src/families/mancala/definition.ts';
import { compileBoard } from '../../../src/families/mancala/engine/board.ts';
import { enginesFor } from '../../../src/families/mancala/engine/engines.ts';
import { mancala } from '../../../src/families/mancala/index.ts';
import { mancalaRules } from '../../../src/families/mancala/rules.ts';
import { Rng } from '../../../src/lib/rng.ts';
import { createGame, loadGame, outcomeOf } from '../../../src/play/game.ts';
import { playMove } from '../../../src/play/play-move.ts';
import type { Position } from '../../../src/play/position.ts';
import { resolveVariant, type Variant } from '../../../src/play/resolve.ts';
import { decodeGame, encodeGame } from '../../../src/play/state.ts';
import { describeMove, fenOf, findMove } from '../../notation.ts';

function variantOf(slug: string): Variant {
  const resolved = resolveVariant(mancala, slug);
  if (!resolved.ok) throw new Error(resolved.error.message);
  return resolved.value;
}

/** The position in each engine that plays it; notes are ignored. */
function positionsOf(slug: string, fen: string): Position[] {
  const definition = variantOf(slug).definition as MancalaDefinition;
  return enginesFor(compileBoard(definition)).map((engine) => {
    const reading = mancalaRules(definition, engine).parse(fen);
    if (!reading.ok) throw new Error(reading.error[0]!.message);
    return reading.value.position;
  });
}

function played(slug: string, fen: string, ...moves: string[]): string[] {
  return positionsOf(slug, fen).map((position) => {
    for (const notation of moves) {
      const found = findMove(position, { notation });
      if (!found.ok) throw new Error(found.error.message);
      position.play(found.value);
    }
    return fenOf(position);
  });
}

const all = (slug: string, fen: string): string[] => positionsOf(slug, fen).map(() => fen);

/** Cases in which other programs failed; the numbers are those of the collection. */
describe('cases of mancala', () => {
  it.each([
    [
      'MA-01: the other store is passed over, and the last seed captures',
      'kalah',
      '0,0,0,0,0,9/0,0,0,0,0,1 0-0 S',
      ['6'],
      '1,0,0,0,0,0/1,1,1,1,0,2 3-0 N',
    ],
    [
      'mangala: the first seed stays in its pit',
      'mangala',
      '4,4,4,4,4,4/4,4,4,4,4,4 0-0 S',
      ['1'],
      '1,5,5,5,4,4/4,4,4,4,4,4 0-0 N',
    ],
    [
      'mangala: the last seed in the store moves again',
      'mangala',
      '4,4,4,4,4,4/4,4,4,4,4,4 0-0 S',
      ['4'],
      '4,4,4,1,5,5/4,4,4,4,4,4 1-0 S',
    ],
    [
      'mangala: a lone seed goes to the next pit, and takes nothing where nothing lies opposite',
      'mangala',
      '0,1,0,0,0,2/4,4,4,0,4,4 10-15 S',
      ['2'],
      '0,0,1,0,0,2/4,4,4,0,4,4 10-15 N',
    ],
    [
      'mangala: in an own empty pit it takes what lies opposite, and itself',
      'mangala',
      '0,1,0,0,0,2/4,4,4,4,4,4 10-11 S',
      ['2'],
      '0,0,0,0,0,2/4,4,4,0,4,4 15-11 N',
    ],
    [
      'mangala: a pit of the other side that comes to an even count is taken',
      'mangala',
      '0,0,0,0,2,3/3,4,4,4,4,4 10-10 S',
      ['6'],
      '0,0,0,0,2,1/0,4,4,4,4,4 15-10 N',
    ],
    [
      'mangala: not one that comes to an odd count',
      'mangala',
      '0,0,0,0,2,3/4,4,4,4,4,4 10-9 S',
      ['6'],
      '0,0,0,0,2,1/5,4,4,4,4,4 11-9 N',
    ],
    [
      'mangala: whose side is empty gets all that is left',
      'mangala',
      '0,0,0,0,0,1/4,4,0,0,0,0 20-19 S',
      ['6'],
      '0,0,0,0,0,0/0,0,0,0,0,0 29-19 S',
    ],
    [
      'MA-02: nothing opposite, nothing captured',
      'kalah',
      '1,0,2,0,0,0/3,3,3,3,0,3 5-4 S',
      ['1'],
      '0,1,2,0,0,0/3,3,3,3,0,3 5-4 N',
    ],
    [
      'MA-02: with seeds opposite both are',
      'kalah',
      '1,0,2,0,0,0/3,3,3,3,4,3 5-4 S',
      ['1'],
      '0,0,2,0,0,0/3,3,3,3,0,3 10-4 N',
    ],
    [
      'MA-02: where a variant captures without, the last seed is taken alone',
      'kalah-empty-capture',
      '1,0,2,0,0,0/3,3,3,3,0,3 5-4 S',
      ['1'],
      '0,0,2,0,0,0/3,3,3,3,0,3 6-4 N',
    ],
    [
      'MA-03: a last seed in the store moves again',
      'kalah',
      '4,4,4,4,4,4/4,4,4,4,4,4 0-0 S',
      ['3'],
      '4,4,0,5,5,5/4,4,4,4,4,4 1-0 S',
    ],
    [
      'MA-04: twelve seeds skip the pit that they come from',
      'oware',
      '0,0,12,0,0,0/1,1,1,1,1,1 0-0 S',
      ['3'],
      '1,1,0,2,1,1/2,2,2,2,2,2 0-0 N',
    ],
  ])('%s', (_, slug, fen, moves, expected) => {
    expect(played(slug, fen, ...moves)).toEqual(all(slug, expected));
  });

  it('MA-03: there is no limit to moving again', () => {
    const moves = ['6', '5', '6', '4', '6', '3', '6', '5', '6'];
    const [end] = played('kalah', '0,0,4,3,2,1/9,9,9,9,9,9 0-0 S', ...moves);
    expect(end!.endsWith(' S')).toBe(true);
  });
});

describe('what a move tells', () => {
  it('the sowing lap by lap: pits in order, and what is captured where', () => {
    const [position] = positionsOf('kalah', '0,0,0,0,0,9/0,0,0,0,0,1 0-0 S');
    const found = findMove(position!, { pit: 6 });
    expect(found.ok && describeMove(position!, found.value)).toEqual({
      pit: 6,
      captured: 2,
      laps: [
        {
          from: 'S6',
          pits: ['S', 'N1', 'N2', 'N3', 'N4', 'N5', 'N6', 'S1', 'S2'],
          captures: [
            { pit: 'N5', seeds: 1, by: 'south' },
            { pit: 'S2', seeds: 1, by: 'south' },
          ],
        },
      ],
      notation: '6',
    });
  });

  it('laps of a relay, and captured seeds that are sown on', () => {
    const position = variantOf('hus').rules.start(undefined as never);
    const found = findMove(position, { notation: '5' });
    const told = describeMove(position, found.ok ? found.value : -1) as { laps: { from?: string; pits: string[] }[] };
    expect(told.laps[0]).toEqual({ from: 'S5', pits: ['S6', 'S7'] });
    expect(told.laps[1]!.from).toBe('S7');
    const pits = told.laps.flatMap((lap) => lap.pits);
    expect(pits.every((pit) => pit.startsWith('S'))).toBe(true);
  });

  it('pits that are taken as they come to four, by whose they are', () => {
    const [position] = positionsOf('pallanguli', '3,3,1,0,0,0,0/3,0,0,0,0,0,0 40-34 S');
    const found = findMove(position!, { notation: '1' });
    const told = JSON.stringify(describeMove(position!, found.ok ? found.value : -1));
    expect(told).toContain('{"pit":"S2","seeds":4,"by":"south"}');
  });
});

describe('moves are heard as people say them', () => {
  it.each([
    ['kalah', '4,4,4,4,4,4/4,4,4,4,4,4 0-0 N', { pit: 3 }, '3'],
    ['kalah', '4,4,4,4,4,4/4,4,4,4,4,4 0-0 N', { from: 'N3' }, '3'],
    ['kalah', '4,4,4,4,4,4/4,4,4,4,4,4 0-0 N', { coord: 8 }, '3'],
    ['mbangbi', '8,8,8,8,8/8,8,8,8,8 0-0 S', { pit: 2, direction: 'clockwise' }, '2w'],
    ['mbangbi', '8,8,8,8,8/8,8,8,8,8 0-0 S', { pit: 2, direction: 'cw' }, '2w'],
    ['mbangbi', '8,8,8,8,8/8,8,8,8,8 0-0 S', { pit: 2, direction: 'c' }, '2c'],
    ['mbangbi', '8,8,8,8,8/8,8,8,8,8 0-0 S', { pit: 2, direction: 'anticlockwise' }, '2c'],
    ['mbangbi', '8,8,8,8,8/8,8,8,8,8 0-0 S', { notation: 'S2W' }, '2w'],
    ['kalah', '4,4,4,4,4,4/4,4,4,4,4,4 0-0 N', { notation: 'N3' }, '3'],
    ['kalah', '4,4,4,4,4,4/4,4,4,4,4,4 0-0 S', { pit: 3, side: 'south', direction: 'counterclockwise' }, '3'],
    ['hus', `${Array(16).fill(2)}/${Array(16).fill(2)} 0-0 S`, { pit: 3, direction: 'ccw' }, '3'],
    ['eson-xorgol', '0,9,9,9,9/9,0,9,9,9 0-18 S', { notation: '2' }, 'S2'],
    ['eson-xorgol', '9,9,9,9,9/9,9,9,9,9 0-0 S', { pit: 2, side: 'north' }, 'N2'],
    [
      'bao-la-kiswahili',
      '0,0,0,0,0,0,0,0,0,2,2,6,0,0,0,0/0,0,0,0,0,0,0,0,0,2,2,6,0,0,0,0 22-22 S hSN',
      { pit: 10, direction: 'clockwise' },
      '10w',
    ],
  ])('%s %s: %o is %s', (slug, fen, said, notation) => {
    for (const position of positionsOf(slug, fen)) {
      const found = findMove(position, said);
      expect(found.ok && describeMove(position, found.value).notation).toBe(notation);
    }
  });

  it.each([
    ['kalah', '0,4,4,4,4,4/4,4,4,4,4,4 4-0 S', '1', /S1 is empty; 2, 3, 4, 5 and 6 can be played/],
    ['kalah', '4,4,4,4,4,4/4,4,4,4,4,4 0-0 S', 'N2', /N2 is a pit of North, and players sow their own/],
    ['kalah', '4,4,4,4,4,4/4,4,4,4,4,4 0-0 S', '9', /"9" is no pit of this board/],
    ['oware', '1,0,0,0,0,3/0,0,0,0,0,0 24-20 S', '1', /North has no seeds and must be fed, which S1 does not do/],
    ['ot-tjin', '1,3,3,3,3,3,3,3,3/3,3,3,3,3,3,3,3,3 2-0 S', '1', /a single seed in S1 is not sown/],
    ['ouri', '1,4,4,4,4,4/4,4,4,4,4,4 3-0 S', '1', /as long as there are larger pits/],
    ['mbangbi', '8,8,8,8,8/8,8,8,8,8 0-0 S', 'pass', /passing is for who can sow nothing/],
    ['mbangbi', '8,8,8,8,8/8,8,8,8,8 0-0 S', '3', /^this fits 2 legal moves, say which: 3c, 3w$/],
    ['mbangbi', '8,8,8,8,8/8,8,8,8,8 0-0 S', '3x', /^S3 is sown as 3c or 3w;/],
    ['eson-xorgol', '9,9,9,9,9/9,9,9,9,9 0-0 S', '3', /^this fits 2 legal moves, say which: S3, N3$/],
    ['kalah', '4,4,4,4,4,4/4,4,4,4,4,4 0-0 S', 'N3', /^N3 is a pit of North/],
    ['kalah', '4,4,4,4,4,4/4,4,4,4,4,4 0-0 S', '3.5', /^"3.5" is no pit of this board/],
    ['kalah', '4,4,4,4,4,4/4,4,4,4,4,4 0-0 S', 'S', /^S is no pit that could be sown/],
    ['hus', `${Array(16).fill(2)}/${Array(16).fill(2)} 0-0 S`, 'S', /^there is no such pit/],
    [
      'mbothe',
      `${Array(10).fill(2)}/${Array(10).fill(2)} 0-0 S`,
      '1',
      /only pits of two, the rightmost of them is sown/,
    ],
    ['mbothe', `2,3,0,0,0,0,0,0,0,0/${Array(10).fill(2)} 0-0 S`, '1', /not sown as long as there are other pits/],
    ['hawalis', `1,1,0,1,${Array(10).fill(0)}/${Array(14).fill(2)} 0-0 S`, '1', /only where the next pit is empty/],
    ['hawalis', `1,0,2,0,${Array(10).fill(0)}/${Array(14).fill(2)} 0-0 S`, '1', /as long as there are larger pits/],
  ])('%s %s: %s is refused with the rule', (slug, fen, notation, reason) => {
    for (const position of positionsOf(slug, fen)) {
      const found = findMove(position, { notation });
      expect(found.ok || found.error.message).toMatch(reason);
    }
  });
});

it.each([
  [{ pit: 3, direction: 'clockwise' }, /^all seeds go counterclockwise in this game/],
  [{ pit: 3, side: 'north' }, /^N3 is a pit of North/],
  [{ action: 'swap' }, /^"swap" is nothing that is done in this game/],
  [{ action: 'pass' }, /^passing is for who can sow nothing/],
])('what nobody chooses can be told wrong: %o', (said, reason) => {
  for (const position of positionsOf('kalah', '4,4,4,4,4,4/4,4,4,4,4,4 0-0 S')) {
    const found = findMove(position, said);
    expect(found.ok || found.error.message).toMatch(reason);
  }
});

describe('bao says why a pit is not sown', () => {
  const start = '0,0,0,0,0,0,0,0,0,2,2,6,0,0,0,0/0,0,0,0,0,0,0,0,0,2,2,6,0,0,0,0 22-22 S hSN';
  const capturing = '0,0,0,0,1,0,0,0,1,2,0,7,2,1,0,0/0,0,0,0,0,0,0,0,1,2,2,6,0,0,0,1 19-19 S hSN';
  const taking = '0,0,0,0,0,0,2,0,2,0,0,0,0,0,0,0/2,2,0,0,0,0,0,0,2,2,0,0,0,0,0,5 0-0 S h-';
  const quiet = '2,3,0,0,0,0,0,0,2,1,0,0,0,0,0,2/2,2,0,0,0,0,0,0,2,0,0,0,0,0,0,5 0-0 S h-';

  it.each([
    ['bao-la-kiswahili', start, '12', /^S12 is the nyumba, which gets no seed from the hand as long as/],
    [
      'bao-la-kiswahili',
      start.replace('2,2,6,0', '2,1,6,0').replace('hSN', 'hN'),
      '11',
      /^a single seed in S11 gets no/,
    ],
    ['bao-la-kiswahili', capturing, '10', /^who can capture must, and S10 does not/],
    ['bao-la-kiswahili', capturing, '5', /^seeds from the hand go to the front row, and S5 is behind it/],
    ['bao-la-kiswahili', capturing, '13c', /^S13 is sown as 13L or 13R/],
    ['bao-la-kiswahili', quiet, '2', /^S2 is not sown as long as a pit of the front row has two seeds/],
    ['bao-la-kiswahili', quiet, '10', /^a single seed in S10 is not sown/],
    ['bao-la-kiswahili', taking, '9', /^who can capture must, and S9 does not/],
    ['bao-takasia', `${quiet} kS16`, '16', /^S16 is barred for this turn/],
  ])('%s %s: %s', (slug, fen, notation, reason) => {
    for (const position of positionsOf(slug, fen)) {
      const found = findMove(position, { notation });
      expect(found.ok || found.error.message).toMatch(reason);
    }
  });
});

describe('ends', () => {
  const outcomes = (slug: string, fen: string) => positionsOf(slug, fen).map((position) => position.outcome());

  it('a capture of everything takes nothing in oware, and all in wari', () => {
    const fen = '0,0,0,0,0,2/1,1,0,0,0,0 20-24 S';
    expect(played('oware', fen, '6')).toEqual(['0,0,0,0,0,0/2,2,0,0,0,0 20-24 N']);
    expect(played('wari', fen, '6')).toEqual(['0,0,0,0,0,0/0,0,0,0,0,0 24-24 N']);
  });

  it('a player with more than half has won, where that counts', () => {
    expect(outcomes('oware', '1,0,0,0,0,0/1,0,0,0,0,0 25-21 S')).toEqual([{ winner: 0, reason: 'more-than-half' }]);
    expect(outcomes('songo', '2,0,0,0,0,0,0/2,0,0,0,0,0,0 40-26 S')).toEqual([undefined]);
  });

  it('a position that comes again ends oware, and seeds go to whose side they lie on', () => {
    let game = createGame(variantOf('oware'), 'a');
    const loaded = loadGame(variantOf('oware'), '0,0,0,0,1,0/0,0,0,0,1,0 22-24 S', 'a');
    if (loaded.ok) game = loaded.value.game;
    for (const notation of '5 5 6 6 1 1 2 2 3 3 4 4'.split(' ')) {
      const made = playMove(game, { notation });
      if (!made.ok) break;
      const state = decodeGame(encodeGame(made.value.game), () => mancala);
      if (!state.ok) throw new Error(state.error.message);
      game = state.value;
    }
    expect(outcomeOf(game)).toEqual({ winner: 1, reason: '2-fold-repetition' });
  });

  it('toguz-kumalak: a pit of three becomes a tuzdik, but not the ninth nor one of the same number', () => {
    const fen = '0,0,0,0,0,0,0,0,3/0,2,9,9,9,9,9,9,9 40-55 S';
    expect(played('toguz-kumalak', fen, '9')).toEqual(['0,0,0,0,0,0,0,0,1/1,0,9,9,9,9,9,9,9 43-55 N tN2=S']);
    const taken = '0,0,0,0,0,0,0,0,3/0,2,9,9,9,9,9,9,9 40-55 S tS2=N';
    expect(played('toguz-kumalak', taken, '9')).toEqual(['0,0,0,0,0,0,0,0,1/1,3,9,9,9,9,9,9,9 40-55 N tS2=N']);
  });

  it('a sowing without an end is cut, and the word of the variant decides', () => {
    const endless = '1,1/1,1 0-0 S endless';
    expect(outcomes('dakon', endless)).toEqual([{ winner: null, reason: 'endless-sowing' }]);
    const hawalis = `${Array(14).fill(2)}/${Array(14).fill(2)} 0-0 N endless`;
    expect(outcomes('hawalis', hawalis)).toEqual([{ winner: 1, reason: 'endless-sowing' }]);
  });

  it('omweso-emitwe-ebiri: who took both end columns has won', () => {
    const fen = `${Array(16).fill(2)}/${Array(16).fill(2)} 0-0 N both-ends`;
    expect(outcomes('omweso-emitwe-ebiri', fen)).toEqual([{ winner: 0, reason: 'both-ends' }]);
  });
});

describe('bao with takasia', () => {
  it('bars the one pit that is threatened, and takes it afterwards', () => {
    const slug = 'bao-takasia';
    const fen = '0,0,0,0,0,0,0,0,0,0,0,0,0,2,0,1/2,2,2,2,2,2,2,2,0,0,0,0,0,0,2,2 0-0 S h- kS14';
    const [position] = positionsOf(slug, fen);
    expect(fenOf(position!)).toBe(fen);
    const legal = new Int32Array(64);
    const names = [...legal.subarray(0, position!.generate(legal, 0))].map(
      (move) => describeMove(position!, move).notation,
    );
    expect(names.some((name) => String(name).startsWith('14'))).toBe(false);
  });
});

it('a store that no game uses is no cell of the picture', () => {
  const cellsOf = (slug: string) => familyOf('mancala')!.view.countCells(variantOf(slug).rules.start(Rng.fromSeed('')));
  expect([cellsOf('kalah'), cellsOf('hus'), cellsOf('hawalis'), cellsOf('bao-la-kiswahili')]).toEqual([14, 32, 30, 34]);
});

describe('position strings of mancala', () => {
  const { rules } = variantOf('kalah');

  it.each([
    ['stores and side left out', '4,4,4,4,4,4/4,4,4,4,4,4', 2],
    ['side as a word', '4,4,4,4,4,4/4,4,4,4,4,4 0-0 north', 1],
    ['another number of pits', '1/1 0-0 S', 1],
    ['fewer seeds', '0,0,0,0,0,9/0,0,0,0,0,1 0-0 S', 0],
    ['stores alone left out', '4,4,4,4,4,4/4,4,4,4,4,4 N', 1],
    ['blanks behind commas', '4, 4, 4, 4, 4, 4/4, 4, 4, 4, 4, 4 0-0 S', 0],
    ['an empty side, the other player to move', '0,0,0,0,0,0/4,4,4,4,4,4 12-12 N', 0],
  ])('%s are read generously', (_, fen, notes) => {
    const reading = rules.parse(fen);
    expect(reading.ok && reading.value.notes).toHaveLength(notes);
  });

  it.each([
    ['4,4,4,4,4,4/4,4,4,4,4,4 0-0 S', undefined],
    ['0,0,0,0,0,9/0,0,0,0,0,1 0-0 S', 'a game has 48 seeds, here are 10'],
    ['1/1 0-0 S', 'a game begins with 6 pits in a row, here are 1'],
  ])('no game leads to %s: %s', (fen, reason) => {
    const reading = rules.parse(fen);
    expect(reading.ok && reading.value.unreachable?.[0]?.message).toBe(reason);
  });

  it.each([
    ['4,x,4,4,4,4/4,4,4,4,4,-1 0:0 Q more', ['S2', 'N6', 'stores', 'turn', 'end']],
    ['4,4,4,4,4,4 0-0 S', ['board']],
    ['4 4 4 4 4 4/4 4 4 4 4 4 0-0 S', ['board']],
    ['4,4,4,4,4,4/4,4,4,4,4,4 0-0 S endless', ['end']],
    ['4,4,4/4,4 0-0 S', ['south', 'north']],
    ['99,99,99,4,4,4/4,4,4,4,4,4 0-0 S', ['board']],
  ])('every fault of %s is told', (fen, places) => {
    const reading = rules.parse(fen);
    expect(reading.ok || reading.error.map(({ at }) => at)).toEqual(places);
  });

  it.each([
    ['toguz-kumalak', '9,9,9,9,9,9,9,9,9/9,9,9,9,9,9,9,9,9 0-0 S tN3=S;N4=S', ['N4']],
    ['toguz-kumalak', '9,9,9,9,9,9,9,9,9/9,9,9,9,9,9,9,9,9 0-0 S tN3=S;S9=N', ['N3', 'S9']],
    ['toguz-kumalak', '0,0,9,9,9,9,9,9,9/0,0,9,9,9,9,9,9,9 18-18 S tN2=S;S2=N', ['S2']],
    ['bao-la-kiswahili', '0,0,0,0,0,0,0,0,0,2,2,0,6,0,0,0/0,0,0,0,0,0,0,0,0,2,2,6,0,0,0,0 22-22 S hSN', ['S12']],
    ['hus', `${Array(8).fill(2)}/${Array(16).fill(2)} 0-0 S`, ['south']],
  ])('%s %s', (slug, fen, places) => {
    const reading = variantOf(slug).rules.parse(fen);
    expect(reading.ok || reading.error.map(({ at }) => at)).toEqual(expect.arrayContaining(places));
  });
});
