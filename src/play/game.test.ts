import { describe, expect, it } from 'vitest';
import { fenOf } from '../../test/notation.ts';
import { diceRace } from '../../test/play/dice-race.ts';
import { chess } from '../families/chess/index.ts';
import type { Family } from './family.ts';
import {
  createGame,
  type Game,
  legalMovesOf,
  loadGame,
  nameOfSeatToMove,
  outcomeOf,
  type PlayedMove,
  positionStringOf,
} from './game.ts';
import type { Move } from './move.ts';
import { playMove } from './play-move.ts';
import { resolveVariant, type Variant } from './resolve.ts';
import { decodeGame, encodeGame } from './state.ts';

function variant(slug: string, family: Family): Variant {
  const result = resolveVariant(family, slug);
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}

const race = variant('standard', diceRace);
const standard = variant('standard', chess);

function load(fen: string, of: Variant = standard, seed = 'loaded'): Game {
  const loaded = loadGame(of, fen, seed);
  if (!loaded.ok) throw new Error(loaded.error[0]!.message);
  return loaded.value.game;
}

function played(game: Game, move: Move): PlayedMove {
  const result = playMove(game, move);
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}

const refusal = (game: Game, move: Move) => {
  const result = playMove(game, move);
  return result.ok ? undefined : result.error.message;
};

const copy = (game: Game): Game => {
  const decoded = decodeGame(encodeGame(game), () => game.variant.family as Family);
  if (!decoded.ok) throw new Error(decoded.error.message);
  return decoded.value;
};

/** Plays a race to its end, always by the first move, and returns every roll. */
function rollsOf(game: Game): number[] {
  const rolls: number[] = [];
  while (!outcomeOf(game)) {
    for (const { roll } of played(game, legalMovesOf(game)[0]!).drawn) rolls.push(roll as number);
  }
  return rolls;
}

describe('chance', () => {
  it('goes before the first player where dice come first', () => {
    const game = createGame(race, 'first roll');
    expect(nameOfSeatToMove(game)).toBe('red');
    expect(fenOf(game.position)).toMatch(/^0\.0\/0\.0\/0\.0 red [123]$/);
    expect(nameOfSeatToMove(load('1.2/3.4/5.6 blue -', race))).toBe('blue');
  });

  it('is drawn after a move until a player is on turn, and told', () => {
    const game = createGame(race, 'told');
    const { move, drawn } = played(game, legalMovesOf(game)[0]!);
    expect(move).toEqual(expect.objectContaining({ from: 0 }));
    expect(drawn).toEqual([{ roll: expect.any(Number), notation: expect.stringMatching(/^roll [123]$/) }]);
    expect(fenOf(game.position).endsWith(`green ${drawn[0]!['roll']}`)).toBe(true);
  });

  it('is not drawn once the game is over', () => {
    const game = load('8.7/0.0/0.0 red 1', race);
    expect(played(game, { from: 7 }).drawn).toEqual([]);
    expect(outcomeOf(game)).toEqual({ winner: 0, reason: 'home' });
  });

  it('has nothing to say in games without any', () => {
    const game = createGame(standard, 'no dice');
    expect(played(game, { to: 'e4' }).drawn).toEqual([]);
    expect(game.rng).toBeUndefined();
    expect(encodeGame(game).rng).toBeUndefined();
  });

  it('comes from the generator in the state: a game that was put away goes on as it would have', () => {
    const game = createGame(race, 'put away');
    for (let turn = 0; turn < 5; turn++) played(game, legalMovesOf(game)[0]!);
    const put = copy(game);
    expect(put.rng!.save()).toBe(game.rng!.save());
    expect(rollsOf(put)).toEqual(rollsOf(game));
  });

  it('is the same for the same seed and another for another', () => {
    expect(rollsOf(createGame(race, 'seed'))).toEqual(rollsOf(createGame(race, 'seed')));
    expect(rollsOf(createGame(race, 'seed'))).not.toEqual(rollsOf(createGame(race, 'sead')));
  });

  it('does not depend on moves that were refused', () => {
    const game = createGame(race, 'stubborn');
    const before = [game.rng!.save(), fenOf(game.position)];
    expect(refusal(game, { from: 77 })).toMatch(/allows no such move/);
    expect([game.rng!.save(), fenOf(game.position)]).toEqual(before);
  });

  // Chi-squared with two degrees of freedom: above 18.4 once in ten thousand, and the seeds are fixed.
  it.each([
    ['uneven', 'standard', [3, 2, 1]],
    ['even', 'standard+even-die', [1, 1, 1]],
  ])('keeps the odds of an %s die', (_, slug, weights) => {
    const seen = [0, 0, 0];
    for (let seed = 0; seed < 150; seed++) {
      for (const roll of rollsOf(createGame(variant(slug, diceRace), `fair ${seed}`))) seen[roll - 1]!++;
    }
    const rolls = seen.reduce((sum, n) => sum + n);
    const all = weights.reduce((sum, weight) => sum + weight);
    const chi = weights.reduce((sum, weight, face) => {
      const expected = (rolls * weight) / all;
      return sum + (seen[face]! - expected) ** 2 / expected;
    }, 0);
    expect(rolls).toBeGreaterThan(3000);
    expect(chi).toBeLessThan(18.4);
  });

  it('mixes a start by another stream than the dice, the same for the same seed', () => {
    const mixed = variant('chess960', chess);
    const starts = Array.from({ length: 40 }, (_, seed) => fenOf(createGame(mixed, `start ${seed}`).position));
    expect(new Set(starts).size).toBeGreaterThan(30);
    expect(fenOf(createGame(mixed, 'start 7').position)).toBe(starts[7]);
  });
});

describe('resigning', () => {
  it.each([
    ['the player on turn', 'w', {}, 1, { action: 'resign' }],
    ['the player on turn, black', 'b', {}, 0, { action: 'resign' }],
    ['null counts as left out', 'w', { seat: null }, 1, { action: 'resign' }],
    ['a named seat out of turn', 'w', { seat: 'black' }, 0, { action: 'resign', seat: 'black' }],
    ['a named seat on turn', 'w', { seat: 'white' }, 1, { action: 'resign', seat: 'white' }],
  ])('gives the other the game: %s', (_, turn, said, winner, told) => {
    const { game, move } = played(load(`4k3/8/8/8/8/8/4P3/4K3 ${turn} - - 0 1`), { action: 'resign', ...said });
    expect(outcomeOf(game)).toEqual({ winner, reason: 'resignation' });
    expect(move).toEqual(told);
  });

  it('R4: of one of three goes on without that seat, and the last one wins', () => {
    const three = createGame(race, 'three');
    const { game: two, move } = played(three, { action: 'resign' });
    expect(move).toEqual({ action: 'resign', seat: 'red' });
    expect([outcomeOf(two), nameOfSeatToMove(two), outcomeOf(three)]).toEqual([undefined, 'green', undefined]);
    const { game: one } = played(copy(two), { action: 'resign', seat: 'blue' });
    expect(outcomeOf(one)).toEqual({ winner: 1, reason: 'resignation' });
    expect(encodeGame(one).ended).toBeUndefined();
    expect(outcomeOf(copy(one))).toEqual({ winner: 1, reason: 'resignation' });
  });

  it('R4: of one out of turn leaves the turn and the roll as they were', () => {
    const three = createGame(race, 'three');
    const { game, drawn } = played(three, { action: 'resign', seat: 'blue' });
    expect(drawn).toEqual([]);
    expect(positionStringOf(game)).toBe(positionStringOf(three).replace('/0.0 ', '/- '));
  });

  it('R4: of one who has left is refused, as is everything else that seat could say', () => {
    const two = played(createGame(race, 'three'), { action: 'resign', seat: 'green' }).game;
    const message = 'green has left the game; those who play on are red and blue';
    for (const action of ['resign', 'draw']) expect(refusal(two, { action, seat: 'green' })).toBe(message);
  });

  it('R4: a draw then needs only the others, and an offer of the leaver lapses', () => {
    const offered = played(createGame(race, 'three'), { action: 'draw', seat: 'green' }).game;
    const two = played(offered, { action: 'resign', seat: 'green' }).game;
    expect(encodeGame(two).offered).toBeUndefined();
    const one = copy(played(two, { action: 'draw', seat: 'red' }).game);
    expect(outcomeOf(played(one, { action: 'draw', seat: 'blue' }).game)).toEqual({
      winner: null,
      reason: 'agreement',
    });
  });

  it('R4: all who play on have offered a draw when the last other leaves', () => {
    const one = played(createGame(race, 'three'), { action: 'draw', seat: 'red' }).game;
    const both = played(one, { action: 'draw', seat: 'green' }).game;
    expect(outcomeOf(both)).toBeUndefined();
    const { game } = played(both, { action: 'resign', seat: 'blue' });
    expect(outcomeOf(game)).toEqual({ winner: null, reason: 'agreement' });
  });

  it('of nobody who plays is refused, naming the seats', () => {
    const game = createGame(race, 'nobody');
    expect(refusal(game, { action: 'resign', seat: 'white' })).toContain('red, green, blue');
    expect(outcomeOf(game)).toBeUndefined();
  });

  it.each([
    [{ player: 'black' }, 0],
    [{ color: 'Black' }, 0],
    [{ colour: 'white' }, 1],
    [{ seat: 'black', player: 'black' }, 0],
  ])('R5: seat, player and colour mean the same: %j', (said, winner) => {
    const { game } = played(createGame(standard, 's'), { action: 'resign', ...said });
    expect(outcomeOf(game)?.winner).toBe(winner);
  });

  it.each([
    [
      { action: 'resign', winner: 'white' },
      'the action resign has no field "winner", only seat, player, color or colour',
    ],
    [{ action: 'claim', seat: 'white' }, 'the action claim has no field "seat", nor any other'],
    [
      { action: 'resign', seat: 'white', player: 'black' },
      'there is no seat of that name, expected one of white, black',
    ],
  ])('R5: refuses what an action cannot say: %j', (input, message) => {
    expect(refusal(createGame(standard, 's'), input)).toBe(message);
  });

  it('leaves the given game open: a refused or tried move changes no other copy', () => {
    const game = createGame(standard, 'copy');
    expect(outcomeOf(played(game, { action: 'resign' }).game)).toBeDefined();
    expect(outcomeOf(game)).toBeUndefined();
  });
});

describe('a draw by agreement', () => {
  const offer = { action: 'draw' };

  it('R6: is offered by one player and accepted by the other', () => {
    const offered = played(createGame(standard, 's'), offer).game;
    expect(outcomeOf(offered)).toBeUndefined();
    expect(encodeGame(offered).offered).toEqual(['white']);
    const { game, move } = played(copy(offered), { action: 'draw', seat: 'black' });
    expect(move).toEqual({ action: 'draw', seat: 'black' });
    expect(outcomeOf(game)).toEqual({ winner: null, reason: 'agreement' });
    expect(encodeGame(game).offered).toBeUndefined();
  });

  it('R6: stands while the player who offers it moves, and is then accepted by the player to move', () => {
    const offered = played(played(createGame(standard, 's'), offer).game, { notation: 'e4' }).game;
    expect(outcomeOf(played(offered, offer).game)).toEqual({ winner: null, reason: 'agreement' });
  });

  it('R6: lapses when the opponent moves', () => {
    let { game } = played(createGame(standard, 's'), offer);
    for (const notation of ['e4', 'e5']) game = played(game, { notation }).game;
    expect(encodeGame(game).offered).toBeUndefined();
  });

  it('R6: is made in one call where both agree', () => {
    const { game } = played(createGame(standard, 's'), { action: 'draw', agreed: true });
    expect(outcomeOf(game)).toEqual({ winner: null, reason: 'agreement' });
  });

  it('needs every seat, and each offers once', () => {
    let { game } = played(createGame(race, 'three'), { action: 'draw', seat: 'red' });
    expect(refusal(game, { action: 'draw', seat: 'red' })).toMatch(/^red has already offered a draw/);
    game = played(game, { action: 'draw', seat: 'green' }).game;
    expect(outcomeOf(game)).toBeUndefined();
    game = played(game, { action: 'draw', seat: 'blue' }).game;
    expect(outcomeOf(game)).toEqual({ winner: null, reason: 'agreement' });
  });

  it.each([['white', 'black'], ['red'], ['white', 'white'], [5]])(
    'a state with offers of %j is refused',
    (...offers) => {
      const state = { ...encodeGame(createGame(standard, 's')), offered: offers };
      const decoded = decodeGame(state, () => standard.family);
      expect(decoded.ok || decoded.error.path).toBe('offered');
    },
  );
});

describe('claiming', () => {
  const BACK_AND_FORTH = ['Nf3', 'Nf6', 'Ng1', 'Ng8'];
  const repeated = (times: number): Game => {
    const game = createGame(standard, 'repeated');
    for (let time = 1; time < times; time++) for (const notation of BACK_AND_FORTH) played(game, { notation });
    return game;
  };

  it('is refused while there is nothing to claim', () => {
    expect(refusal(repeated(2), { action: 'claim' })).toBe('white has nothing to claim here');
  });

  it('ends a game of chess as a draw when a position stands for the third time', () => {
    const { game, move, drawn } = played(repeated(3), { action: 'claim' });
    expect([move, drawn]).toEqual([{ action: 'claim' }, []]);
    expect(outcomeOf(game)).toEqual({ winner: null, reason: '3-fold-repetition' });
    expect(refusal(game, { notation: 'Nf3' })).toBe('the game is over: 3-fold repetition, a draw');
  });

  it('is still there in a game that was put away: past positions travel along', () => {
    expect(outcomeOf(played(copy(repeated(3)), { action: 'claim' }).game)?.reason).toBe('3-fold-repetition');
    const before = copy(repeated(2));
    for (const notation of BACK_AND_FORTH) played(before, { notation });
    expect(before.position.claimable()?.reason).toBe('3-fold-repetition');
  });

  it('need not be a draw', () => {
    const { game } = played(load('8.3/1.1/0.0 red 1', race), { action: 'claim' });
    expect(outcomeOf(game)).toEqual({ winner: 0, reason: 'clear-lead' });
    expect(refusal(load('8.2/1.1/0.0 red 1', race), { action: 'claim' })).toBe('red has nothing to claim here');
  });
});

describe('a game that is over', () => {
  const MATED = 'rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3';
  it.each<[string, Game, string]>([
    ['on the board', load(MATED), 'the game is over: checkmate, black won'],
    [
      'by too little material',
      load('4k3/8/8/8/8/8/8/4K3 w - - 0 1'),
      'the game is over: insufficient material, a draw',
    ],
    ['by an automatic count', load('4k3/8/8/8/8/8/R7/4K3 w - - 150 99'), 'the game is over: 75-move rule, a draw'],
    [
      'by resigning',
      played(createGame(standard, 's'), { action: 'resign' }).game,
      'the game is over: resignation, black won',
    ],
    ['among three', load('8.8/0.0/0.0 green -', race), 'the game is over: home, red won'],
  ])('%s lists no moves and takes none, no claim, no resigning', (_, game, message) => {
    expect(legalMovesOf(game)).toEqual([]);
    for (const move of [{ from: 'e1', to: 'e2' }, { action: 'claim' }, { action: 'resign' }, {}])
      expect(refusal(game, move)).toBe(message);
  });
});

describe('loading a position', () => {
  it('hands on faults and notes', () => {
    const faulty = loadGame(standard, '8/8/8/8/8/8/8/8 w - - 0 1', '');
    expect(faulty.ok || faulty.error.map(({ message }) => message)).toEqual(['white has no king', 'black has no king']);
    const generous = loadGame(standard, '4k3/8/8/8/8/8/8/4K3 w KQ - 0 1', '');
    expect(generous.ok && generous.value.notes).toHaveLength(2);
  });

  it('lists moves ready to be played', () => {
    for (const game of [createGame(standard, 'ready'), createGame(race, 'ready')]) {
      for (const move of legalMovesOf(game)) {
        expect(played(copy(game), JSON.parse(JSON.stringify(move)) as Move).move).toEqual(move);
      }
    }
  });
});
