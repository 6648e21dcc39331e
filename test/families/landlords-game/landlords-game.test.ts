import { describe, expect, it } from 'vitest';
import type { LandlordsDefinition } from '../../../src/families/landlords-game/definition.ts';
import type { LandlordsPosition } from '../../../src/families/landlords-game/engine/position.ts';
import { landlordsGame } from '../../../src/families/landlords-game/index.ts';
import { drawLandlords, spacesToDraw } from '../../../src/families/landlords-game/view/picture.ts';
import { type Game, legalMovesOf, loadGame, nameOfSeatToMove, outcomeOf } from '../../../src/play/game.ts';
import type { Move } from '../../../src/play/move.ts';
import { playMove } from '../../../src/play/play-move.ts';
import { CHANCE_SEAT, type Position } from '../../../src/play/position.ts';
import { resolveVariant } from '../../../src/play/resolve.ts';
import { describeMove, fenOf, publicState } from '../../notation.ts';

function variantOf(slug: string) {
  const resolved = resolveVariant(landlordsGame, slug);
  if (!resolved.ok) throw new Error(resolved.error.message);
  return resolved.value;
}

function opened(fen: string, slug = 'standard'): Game {
  const loaded = loadGame(variantOf(slug), fen, 'a');
  if (!loaded.ok) throw new Error(loaded.error.map(({ message }) => message).join('; '));
  return loaded.value.game;
}

/** Loads a position and leaves the dice unrolled if chance is next. */
function position(fen: string, slug = 'standard'): Position {
  const read = variantOf(slug).rules.parse(fen);
  if (!read.ok) throw new Error(read.error.map(({ message }) => message).join('; '));
  return read.value.position;
}

/** Plays moves and rolls by their notation. */
function played(fen: string, notations: string, slug = 'standard'): string {
  const game = position(fen, slug);
  for (const notation of notations.split(', ')) {
    const moves = new Int32Array(500);
    const count = game.generate(moves, 0);
    const found = [...moves.subarray(0, count)].find((move) => describeMove(game, move).notation === notation);
    const names = [...moves.subarray(0, count)].map((move) => describeMove(game, move).notation);
    if (found === undefined) throw new Error(`${notation} is none of ${names.join(', ')} in ${fenOf(game)}`);
    game.play(found);
  }
  return fenOf(game);
}

const namesOf = (game: Game): (string | undefined)[] => legalMovesOf(game).map(({ notation }) => notation);

const faultsOf = (fen: string, slug = 'standard'): string[] => {
  const read = variantOf(slug).rules.parse(fen);
  return read.ok ? [] : read.error.map(({ message }) => message);
};

describe('cases of the Landlord’s Game', () => {
  it('LG-01: who cannot pay after a double is in the Poor House at once, and the next player moves', () => {
    // A double leads to Lot 6, which costs more than the player has.
    const fen = played('dice 1 3@7/500@0 11:2 0 0 - 1', 'throw 2-2');
    expect(fen).toBe('turn 2 0@11ph/503@0 11:2 0 0 - 1');
    expect(nameOfSeatToMove(opened(fen))).toBe('player2');
  });

  it('a sentence that ends with the name of a railroad has one full stop', () => {
    const fen =
      'auction:1:0:0:- 2 93@0c4n3p/61@35c4n4 3:2,5:2,6:1h2,7:2h1,9:1h1,12:1,13:1,15:2,19:2h2,24:1,26:2h1,27:2,28:2,29:1h2,31:2h1,34:2,38:1 1421 0 - 35';
    const { text } = drawLandlords(position(fen, '1906') as LandlordsPosition, { width: 480, highlights: [] });
    expect(text).toMatch(/ for P\. D\. Q\. R\.R\.$/);
  });

  it('LG-01: where nobody is left to be out, the game goes on until the circuits are made', () => {
    expect(outcomeOf(opened('turn 2 0@11ph/503@0 11:2 0 0 - 1'))).toBeUndefined();
  });

  it('LG-02: nothing is built on railroads, franchises or the broker’s licence', () => {
    const game = opened('turn 1 600@0/600@0 5:1,8:1,13:1,15:1,25:1,27:1,35:1 0 0 - 1', '1906');
    expect(legalMovesOf(game).filter(({ action }) => action === 'build')).toEqual([]);
    const made = playMove(game, { action: 'build', space: 5 });
    expect(made.ok || made.error.message).toMatch(/houses stand on lots alone, and Royal Rusher R.R. is none/);
    expect(faultsOf('turn 1 600@0/600@0 5:1h1 0 0 - 1', '1906')).toEqual([
      'houses stand on lots alone, and Royal Rusher R.R. is none',
    ]);
  });
});

describe('1904', () => {
  it.each([
    ['wages are paid at Mother Earth', 'dice 1 500@35/500@0 - 0 0 - 1', 'throw 2-3', 'turn 2 600@0c1/500@0 - 0 0 - 1'],
    [
      'and when passing it, less interest',
      'dice 1 90@38n2/500@0 16:1,19:1 0 0 - 1',
      'throw 1-3',
      'turn 2 175@2c1n2/500@0 16:1,19:1 5 0 - 1',
    ],
    [
      'no more after five circuits',
      'dice 1 90@38c5/500@0 - 0 0 - 1',
      'throw 1-3, forward 4',
      'turn 2 85@2c5/500@0 - 5 0 - 1',
    ],
    ['a lot is bought', 'dice 1 500@0/500@0 - 0 0 - 1', 'throw 1-2, buy Lot 2', 'turn 2 480@3/500@0 3:1 20 0 - 1'],
    [
      'or its rent goes to the treasury',
      'dice 1 500@0/500@0 - 0 0 - 1',
      'throw 1-2, pay rent',
      'turn 2 498@3/500@0 - 2 0 - 1',
    ],
    ['rent is paid to the owner', 'dice 1 500@36/500@0 38:2 0 0 - 1', 'throw 1-1', 'turn 2 478@38p/522@0 38:2 0 0 - 1'],
    ['a railroad costs five dollars', 'dice 1 500@0/500@0 - 0 0 - 1', 'throw 1-4', 'turn 2 495@5/500@0 - 0 5 - 1'],
    [
      'a luxury is bought',
      'dice 1 500@0/500@0 - 0 0 - 1',
      'throw 3-5, buy Luxury 8',
      'turn 2 450@8l1/500@0 - 50 0 - 1',
    ],
    ['or a turn is lost', 'dice 1 500@0/500@0 - 0 0 - 1', 'throw 3-5, decline', 'turn 2 500@8s1/500@0 - 0 0 - 1'],
    ['which is missed then', 'dice 2 500@8s1/500@0 - 0 0 - 1', 'throw 1-4', 'turn 2 500@8/495@5 - 0 5 - 2'],
    [
      'the first at a franchise has it',
      'dice 1 500@9/500@0 - 0 0 - 1',
      'throw 1-3',
      'turn 2 500@13/500@0 13:1 0 0 - 1',
    ],
    ['and the others pay', 'dice 1 500@9/500@0 13:2 0 0 - 1', 'throw 1-3', 'turn 2 495@13/505@0 13:2 0 0 - 1'],
    ['a legacy is received', 'dice 1 500@34/500@0 - 0 0 - 1', 'throw 1-2', 'turn 2 600@37w1/500@0 - 0 0 - 1'],
    ['trespass leads to jail', 'dice 1 500@0/500@0 - 0 0 - 1', 'throw 1-3', 'turn 2 500@10j1/500@0 - 0 0 - 1'],
    [
      'where who throws no double stays',
      'dice 1 500@10j1/500@0 - 0 0 - 1',
      'throw 1-3',
      'turn 2 500@10j2/500@0 - 0 0 - 1',
    ],
    ['a double opens it', 'dice 1 500@10j1/500@0 - 0 0 - 1', 'throw 5-5, forward 10', 'turn 2 500@20p/500@0 - 0 0 - 1'],
    ['and the fine', 'turn 1 500@10j1/500@0 - 0 0 - 1', 'pay fine, throw 1-4', 'turn 2 445@15/500@0 - 50 5 - 1'],
    [
      'a pass leads on from a railroad that is passed',
      'dice 1 500@3p/500@0 - 0 0 - 1',
      'throw 1-3, railroad 12',
      'turn 2 495@15/500@0 - 0 5 - 1',
    ],
    [
      'the second on a lot pays half the rent to the first',
      'dice 1 500@30/500@33 33:2 0 0 - 1',
      'throw 1-2',
      'turn 2 481@33/519@33 33:2 0 0 - 1',
    ],
    [
      'notes are taken on lots',
      'turn 1 10@0/500@0 16:1,19:1 0 0 - 1',
      'borrow 100',
      'turn:b 1 110@0n1/500@0 16:1,19:1 0 0 - 1',
    ],
    [
      'debts are paid by them',
      'dice 1 1@36/500@0 16:1,19:1,38:2 0 0 - 1',
      'throw 1-1, borrow 100',
      'turn 2 79@38n1p/522@0 16:1,19:1,38:2 0 0 - 1',
    ],
    [
      'throws are added up in the Poor House',
      'dice 1 3@11h/500@0 11:2 0 0 - 1',
      'throw 6-6',
      'turn 2 3@23ph/500@0 11:2 0 0 - 1',
    ],
    [
      'until they lead to Mother Earth',
      'dice 1 3@35h/500@0 11:2 0 0 - 1',
      'throw 2-3',
      'turn 2 103@0c1/500@0 11:2 0 0 - 1',
    ],
  ])('%s', (_, fen, moves, to) => {
    expect(played(fen, moves)).toBe(to);
  });

  it('half the rent goes to the first where another owns the lot, the odd dollar to its benefit; a third stays before it', () => {
    expect(played('dice 1 500@30/500@33/500@0 33:3 0 0 - 1', 'throw 1-2', 'standard+3p')).toBe(
      'turn 2 490@33/510@33/500@0 33:3 0 0 - 1',
    );
    expect(played('dice 1 500@30/500@33/500@33/500@0 33:4 0 0 - 1', 'throw 1-2', 'standard+4p')).toBe(
      'turn 2 495@32/500@33/500@33/500@0 33:4 5 0 - 1',
    );
  });

  it('who has all circuits and no notes may go either way', () => {
    expect(played('dice 1 500@3c5/500@0 - 0 0 - 1', 'throw 1-2, back 3')).toBe('turn 2 500@0c5/500@0 - 0 0 - 1');
  });

  it('the game ends when everybody has all circuits: lots, cash and luxuries count, notes are taken off', () => {
    const game = opened('over:circuits 1 100@0c5n1/90@0c5l1 1:1,3:2 0 0 - 20');
    expect(outcomeOf(game)).toEqual({ winner: 1, reason: 'circuits' });
    const open = publicState(game.position) as { players: { worth: number; place: number }[] };
    expect(open.players.map(({ worth, place }) => [worth, place])).toEqual([
      [10, 2],
      [170, 1],
    ]);
  });

  it('twelve tickets are drawn at the start, and none without them', () => {
    const game = opened('ticket:1:38 1 500@0/500@0 - 0 0 - 1');
    expect(namesOf(game)).toEqual(['buy Lot 22', 'decline']);
    expect(variantOf('standard+no-tickets').rules.seats).toHaveLength(2);
    expect(fenOf(opened('turn 1 100@0/100@0 - 0 0 - 1', 'standard+no-tickets').position)).toContain('100@0');
  });
});

describe('1906', () => {
  it.each([
    [
      'who stopped buys where nobody bids',
      'dice 1 600@0/600@0 - 0 0 - 1',
      'throw 1-2, pass, take Lonely Lane',
      'turn 2 575@3/600@0 3:1 25 0 - 1',
    ],
    [
      'and may match the highest bid',
      'dice 1 600@0/600@0 - 0 0 - 1',
      'throw 1-2, bid 30, take Lonely Lane',
      'turn 2 570@3/600@0 3:1 30 0 - 1',
    ],
    [
      'or the bidder buys and has the rent',
      'dice 1 600@0/600@0 - 0 0 - 1',
      'throw 1-2, bid 45, leave',
      'turn 2 598@3/557@0 3:2 45 0 - 1',
    ],
    [
      'rent goes to the treasury where nobody buys',
      'dice 1 600@0/600@0 - 0 0 - 1',
      'throw 1-2, pass, leave',
      'turn 2 598@3/600@0 - 2 0 - 1',
    ],
    [
      'houses have rents of their own, and full sections more',
      'dice 1 600@0/600@0 1:2h1,3:2h2 0 0 - 1',
      'throw 1-2',
      'turn 2 576@3/624@0 1:2h1,3:2h2 0 0 - 1',
    ],
    [
      'four railroads of one owner cost fifty',
      'dice 1 600@0/600@0 5:2,15:2,25:2,35:2 0 0 - 1',
      'throw 1-4',
      'turn 2 550@5/650@0 5:2,15:2,25:2,35:2 0 0 - 1',
    ],
    [
      'two franchises cost twenty-five',
      'dice 1 600@8/600@0 13:2,27:2 0 0 - 1',
      'throw 1-4',
      'turn 2 575@13/625@0 13:2,27:2 0 0 - 1',
    ],
    [
      'ten houses raise the taxes',
      'dice 1 600@0/600@0 18:2h3,19:2h3,21:2h3,23:2h1 0 0 - 1',
      'throw 1-1',
      'turn 2 580@2p/600@0 18:2h3,19:2h3,21:2h3,23:2h1 20 0 - 1',
    ],
    [
      'a double wins a speculation, less the broker’s part',
      'venture 1 590@8/610@0 8:2 0 0 - 1',
      'throw 2-2',
      'turn 2 680@8/620@0 8:2 0 0 - 1',
    ],
    ['three ruins the broker', 'venture 1 590@8/610@0 8:2 0 0 - 1', 'throw 1-2', 'turn 2 590@8/610@10j1 - 0 0 - 1'],
    [
      'who cannot buy the luxury counts backward',
      'dice 1 70@33/600@0 23:1 0 0 - 1',
      'throw 1-5, forward 6',
      'turn 2 70@27/600@0 23:1 0 0 - 1',
    ],
    [
      'a pass leads over a side',
      'dice 1 600@6p/600@0 - 0 0 - 1',
      'throw 4-5, railroad 18',
      'turn 2 600@24/600@0 - 0 0 - 1',
    ],
  ])('%s', (name, fen, moves, to) => {
    const goes = name.includes('side') || name.includes('backward');
    const made = played(fen, goes ? `${moves}, pass, leave` : moves, '1906');
    if (!goes) expect(made).toBe(to);
    else
      expect(made.split(' ')[2]!.replace(/^\d+/, '').split('/')[0]).toBe(
        to.split(' ')[2]!.replace(/^\d+/, '').split('/')[0],
      );
  });

  it('after three turns in jail who has the fine pays it', () => {
    expect(namesOf(opened('turn 1 600@10j4/600@0 - 0 0 - 1', '1906'))).toEqual(['pay fine']);
    expect(namesOf(opened('turn 1 600@10j3/600@0 - 0 0 - 1', '1906'))).toEqual(['roll', 'pay fine']);
    expect(namesOf(opened('turn 1 40@10j4/600@0 - 0 0 - 1', '1906'))).toEqual(['roll']);
  });

  it('the game ends when one player has wages five times', () => {
    expect(played('dice 1 600@38c4/600@0 - 0 0 - 9', 'throw 1-1', '1906')).toBe(
      'over:circuits 1 700@0c5p/600@0 - 0 0 - 9',
    );
  });
});

describe('the single tax', () => {
  it.each([
    [
      'two votes make it law: titles are void, houses stay',
      'turn 1 600@0/600@0v 1:1,3:2h1,5:1 70 0 - 1',
      'vote',
      'turn 1 600@0v/600@0v 3:2h1,5:1 0 0 0 1',
    ],
    [
      'rents of land go to the treasury, of houses to the builder',
      'dice 1 600@0/600@0 3:2h1 0 0 0 1',
      'throw 1-2',
      'turn 2 588@3/610@0 3:2h1 2 0 0 1',
    ],
    [
      'fifty dollars buy the next of the works',
      'dice 1 600@0/600@0 13:2 48 0 0 1',
      'throw 1-2',
      'turn 2 598@3/650@0 13:f 0 0 1 1',
    ],
    ['what is free costs nothing', 'dice 1 600@8/600@0 13:f 0 0 1 1', 'throw 1-4', 'turn 2 600@13/600@0 13:f 0 0 1 1'],
    [
      'a college takes the place of the jail',
      'dice 1 600@0/600@0 5:f,13:f,15:f,25:f,27:f,35:f 0 0 8 1',
      'throw 1-3',
      'turn 2 600@4e1/600@0 5:f,13:f,15:f,25:f,27:f,35:f 0 0 8 1',
    ],
    [
      'wages rise after that',
      'dice 1 600@38/600@0 5:f,13:f,15:f,25:f,27:f,35:f 0 0 10 1',
      'throw 1-1',
      'turn 2 720@0c1p/600@0 5:f,13:f,15:f,25:f,27:f,35:f 0 0 10 1',
    ],
    [
      'who cannot pay goes to the opportunity behind',
      'dice 1 3@27/600@0 31:2h1 0 0 0 1',
      'throw 1-3, forward 4',
      'turn 2 28@30/600@0 13:f,31:2h1 25 0 1 1',
    ],
    [
      'anybody builds where nobody has built',
      'turn 1 600@0/600@0 - 0 0 0 1',
      'build Wall Street',
      'turn 1 500@0/600@0 38:1h1 0 0 0 1',
    ],
  ])('%s', (_, fen, moves, to) => {
    expect(played(fen, moves, 'single-tax')).toBe(to);
  });

  it('with prosperity everybody wins when the poorest has twice the cash of the start', () => {
    const fen = played('dice 1 1195@0/1200@0 - 0 0 0 1', 'throw 4-6', 'prosperity');
    expect(fen).toBe('turn 2 1195@10/1200@0 - 0 0 0 1');
    const over = played('dice 1 1110@38/1200@0 - 0 0 0 1', 'throw 1-1', 'prosperity');
    expect(over).toBe('over:doubled 1 1210@0c1p/1200@0 - 0 0 0 1');
    expect(outcomeOf(opened(over, 'prosperity'))).toEqual({ winner: null, reason: 'doubled' });
  });

  it('prosperity as a flag leaves as many circuits for it as the variant does', () => {
    const endOf = (slug: string) => (variantOf(slug).definition as LandlordsDefinition).end;
    expect(endOf('single-tax+enacted+prosperity')).toEqual(endOf('prosperity'));
  });

  it('who wins with all others is neither second nor in a draw', () => {
    const { position } = opened('over:doubled 1 1210@0c1/1300@0 - 0 0 0 9', 'prosperity');
    expect(publicState(position)).toMatchObject({ players: [{ place: 1 }, { place: 1 }] });
    const { svg, text } = drawLandlords(position as LandlordsPosition, {
      width: 480,
      highlights: [],
      ended: 'A draw.',
    });
    expect(text).toContain('Everybody has won');
    expect(text).not.toContain('A draw');
    expect(svg).toContain('Everybody has won');
  });

  it('the board shows what the law has made of its spaces', () => {
    const drawn = (fen: string, slug: string) =>
      spacesToDraw(position(fen, slug) as LandlordsPosition).map(({ foot }) => foot.join(' '));
    const before = drawn('turn 1 600@0/600@0 - 0 0 - 1', 'single-tax');
    expect([1, 2, 4, 13].map((space) => before[space])).toEqual(['$25 rent 0', '$10', '', '$50']);
    const after = drawn('turn 1 600@0/600@0 5:f,13:f,15:f,25:f,27:f,35:f 0 0 8 1', 'single-tax');
    expect([1, 2, 4, 13].map((space) => after[space])).toEqual(['rent 0', 'no tax', 'College', 'free']);
    const houses = [21, 23, 24, 26].map((space) => `${space}:1h3`).join();
    expect(drawn(`turn 1 600@0/600@0 ${houses} 0 0 - 1`, '1906')[2]).toBe('$20');
  });
});

describe('monarch of the world', () => {
  it('has every lot and no wages', () => {
    const start = variantOf('monarch').rules.start(undefined as never);
    expect(fenOf(start).split(' ')[3]!.split(',')).toHaveLength(22);
    expect(played('dice 1 100@38/100@0 - 0 0 - 1', 'throw 1-1', 'monarch')).toBe('turn 2 100@0p/100@0 - 0 0 - 1');
  });
});

describe('moves as callers say them', () => {
  const fen = 'turn 1 600@10j2/600@0 1:1,3:1,6:1,38:1 0 0 - 1';
  it.each([
    [{ action: 'roll' }, true],
    [{ notation: 'Roll' }, true],
    [{ action: 'pay-fine' }, true],
    [{ notation: 'pay fine' }, true],
    [{ action: 'build', space: 38 }, true],
    [{ action: 'build', name: 'wall street' }, true],
    [{ action: 'borrow', amount: 100 }, true],
    [{ action: 'build' }, /this fits 4 legal moves/],
    [{ action: 'build', space: 9 }, /another's or nobody's/],
    [{ action: 'repay', amount: 100 }, /there is no note to pay back/],
    [{ action: 'vote' }, /there is no vote in this game/],
    [{ action: 'bid', amount: 60 }, /player1 is to throw the dice/],
    [{ action: 'borrow', amount: 500 }, /^amount 500 does not go with borrow here; possible: /],
    [{ action: 'roll', space: 3 }, /^space 3 does not go with roll here; /],
    [{ notation: 'e4' }, /possible: roll, pay fine/],
  ] as [Move, true | RegExp][])('%j', (move, right) => {
    const made = playMove(opened(fen, '1906'), move);
    if (right === true) expect(made.ok || made.error.message).toBe(true);
    else expect(made.ok || made.error.message).toMatch(right);
  });

  it('dice and cards are told as drawn', () => {
    const made = playMove(opened('turn 1 500@0/500@0 - 0 0 - 1'), { action: 'roll' });
    if (!made.ok) throw new Error(made.error.message);
    expect(made.value.drawn).toHaveLength(1);
    expect(made.value.drawn[0]!['roll']).toHaveLength(2);
    expect(made.value.game.position.turn).not.toBe(CHANCE_SEAT);
  });
});

describe('position strings that cannot be', () => {
  it.each([
    ['turn 3 500@0/500@0 - 0 0 - 1', 'standard', /no player whose turn/],
    ['turn 1 500@0 - 0 0 - 1', 'standard', /2 play, the string tells of 1/],
    ['turn 1 500@40/500@0 - 0 0 - 1', 'standard', /there is no space 40/],
    ['turn 1 500@0j1/500@0 - 0 0 - 1', 'standard', /is in jail and not on its space/],
    ['turn 1 500@0c6/500@0 - 0 0 - 1', 'standard', /has 6 circuits/],
    ['turn 1 500@0/500@0 2:1 0 0 - 1', 'standard', /Bread has no owner/],
    ['turn 1 500@0/500@0 1:1,1:2 0 0 - 1', 'standard', /has two owners/],
    ['turn 1 500@0/500@0 1:3 0 0 - 1', 'standard', /there is no player 3/],
    ['turn 1 500@0/500@0 1:1h1 0 0 - 1', 'standard', /has 1 houses/],
    ['turn 1 500@0/500@0 - 0 0 0 1', 'standard', /no single tax/],
    ['turn 1 500@0/500@0 - 0 0 - 999', 'standard', /cannot be the round/],
    ['way:1-2 1 500@0/500@0 - 0 0 - 1', 'standard', /does not tell what it should/],
    ['way:1:2 1 500@0/500@0 - 0 0 - 1', 'standard', /there is one way to go/],
    ['space 1 500@0/500@0 - 0 0 - 1', 'standard', /nothing is to be decided/],
    ['debt:5:t:0:t 1 500@0/500@0 - 0 0 - 1', 'standard', /can be paid without borrowing/],
    ['debt:5:t:0:t 1 0@0/500@0 - 0 0 - 1', 'standard', /the bank does not lend so much/],
    ['auction:2:0:0:- 1 500@3/20@0 - 0 0 - 1', '1906', /who cannot bid is not asked/],
    ['turn 1 500@0/500@0 1:1 0 0 0 1', 'single-tax', /nobody owns Wayback/],
    ['turn 1 500@0/500@0 - 0 0 - 1', 'prosperity', /the single tax is law here/],
    ['dance 1 500@0/500@0 - 0 0 - 1', 'standard', /is no part of a turn/],
  ])('%s', (fen, slug, message) => {
    expect(faultsOf(fen, slug).join('; ')).toMatch(message);
  });

  it('tells all faults at once', () => {
    expect(faultsOf('turn 3 500@40/abc 2:1,1:9 -1 x - 0').length).toBeGreaterThanOrEqual(6);
  });

  it('reads what is left out at the end as at the start', () => {
    const read = variantOf('standard').rules.parse('turn player2 500@0/500@0');
    if (!read.ok) throw new Error('not read');
    expect(fenOf(read.value.position)).toBe('turn 2 500@0/500@0 - 0 0 - 1');
    expect(read.value.notes).toHaveLength(2);
  });
});
