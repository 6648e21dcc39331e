import { describe, expect, it } from 'vitest';
import { families } from '../../src/families/families.ts';
import type { HexDefinition } from '../../src/families/hex/definition.ts';
import { LinkedHex } from '../../src/families/hex/engine/linked-position.ts';
import { PlainHex } from '../../src/families/hex/engine/plain-position.ts';
import { hexRules } from '../../src/families/hex/rules.ts';
import { Rng } from '../../src/lib/rng.ts';
import {
  createGame,
  type Game,
  legalMovesOf,
  loadGame,
  nameOfSeatToMove,
  outcomeOf,
  positionStringOf,
  seatName,
  seatsInPlay,
} from '../../src/play/game.ts';
import { playMove } from '../../src/play/play-move.ts';
import { resolveVariant, uncheckedDefinition } from '../../src/play/resolve.ts';
import { findFamily } from '../conformance/entries.ts';
import { effort } from '../effort.ts';

const GAMES = effort(3, 200);
const MAX_PLIES = effort(150, 4000);

/** How many of a hundred plies are resignations. */
const RESIGNATIONS = effort(5, 3);

const MANY_SEATS = [
  'hex/three-player-hex',
  'hex/three-player-hex+3x3',
  'landlords-game/standard+3p',
  'landlords-game/standard+6p',
  'landlords-game/1906+3p',
  'landlords-game/1906+5p',
  'landlords-game/single-tax+4p',
  'landlords-game/single-tax+3p+enacted',
  'landlords-game/monarch+3p',
  'landlords-game/prosperity+4p',
];

function variantOf(name: string) {
  const [family, slug] = name.split('/') as [string, string];
  const variant = resolveVariant(findFamily(family)!, slug);
  if (!variant.ok) throw new Error(variant.error.message);
  return variant.value;
}

function opened(name: string, fen: string): Game {
  const loaded = loadGame(variantOf(name), fen, 'a');
  if (!loaded.ok) throw new Error(loaded.error.map(({ message }) => message).join('; '));
  return loaded.value.game;
}

function resigned(game: Game, seat: string): Game {
  const played = playMove(game, { action: 'resign', seat });
  if (!played.ok) throw new Error(played.error.message);
  return played.value.game;
}

/** The messages with which a position string is refused. */
function faultsOf(name: string, fen: string): string[] {
  const read = variantOf(name).rules.parse(fen);
  return read.ok ? [] : read.error.map(({ message }) => message);
}

/** Checks that a position string says everything: what is read from it is the same position. */
function expectReadBack(game: Game): void {
  const { position, variant } = game;
  const fen = positionStringOf(game);
  const read = variant.rules.parse(fen);
  if (!read.ok) throw new Error(`${fen}: ${read.error.map(({ message }) => message).join('; ')}`);
  const other = read.value.position;
  expect(variant.rules.notation.fen(other), fen).toBe(fen);
  expect([other.hashLo, other.hashHi, other.turn], fen).toEqual([position.hashLo, position.hashHi, position.turn]);
  expect(other.outcome(), fen).toEqual(position.outcome());
}

describe('R4: resigning among three and more', () => {
  it('every variant for more than two has a rule for players who leave', () => {
    for (const family of Object.values(families))
      for (const slug of Object.keys(family.variants)) {
        if (uncheckedDefinition(family, slug).seats.length > 2)
          expect(variantOf(`${family.slug}/${slug}`).rules.leaving, `${family.slug}/${slug}`).toBeDefined();
      }
  });

  it.each(MANY_SEATS)('%s: players leave at any time, and the rest plays on to a winner or the end', (name) => {
    const variant = variantOf(name);
    for (let index = 0; index < GAMES; index++) {
      const rng = Rng.fromSeed(`leaving ${name} ${index}`);
      let game = createGame(variant, `leaving ${index}`);
      const gone = new Set<string>();
      for (let ply = 0; ply < MAX_PLIES && !outcomeOf(game); ply++) {
        if (rng.below(100) < RESIGNATIONS) {
          const seat = seatName(game, rng.pick(seatsInPlay(game)));
          game = resigned(game, seat);
          gone.add(seat);
          expectReadBack(game);
        } else {
          const played = playMove(game, rng.pick(legalMovesOf(game)));
          if (!played.ok) throw new Error(played.error.message);
          game = played.value.game;
          if (gone.size && ply % 8 === 0) expectReadBack(game);
        }
        if (!outcomeOf(game)) expect(gone.has(nameOfSeatToMove(game)), positionStringOf(game)).toBe(false);
      }
      const winner = outcomeOf(game)?.winner ?? null;
      if (winner !== null) expect(gone.has(seatName(game, winner))).toBe(false);
      if (gone.size === variant.rules.seats.length - 1) expect(winner).not.toBeNull();
    }
  });
});

describe('R4: three-player hex', () => {
  const NAME = 'hex/three-player-hex+3x3';

  it('stones stay, and the turns go on without the player', () => {
    const game = resigned(opened(NAME, 'R../..../..B../..../... W'), 'white');
    expect(positionStringOf(game)).toBe('R../..../..B../..../... R left:W');
    expect(legalMovesOf(game)).toHaveLength(17);
    expect(outcomeOf(game)).toBeUndefined();
  });

  it('the last one wins, by resignations alone or also by cutting off', () => {
    const two = resigned(opened(NAME, '.../..../...../..../... R'), 'red');
    expect(outcomeOf(resigned(two, 'white'))).toEqual({ winner: 1, reason: 'resignation' });
    const cut = opened(NAME, 'BBB/..../...../..../... B left:W');
    expect(outcomeOf(cut)).toEqual({ winner: 1, reason: 'others-out' });
  });

  it.each([
    ['.../..../...../..../... R left:X', 'must list different players of R, B, W, fewer than all'],
    ['.../..../...../..../... R left:RBW', 'must list different players of R, B, W, fewer than all'],
    ['.../..../...../..../... R left:BB', 'must list different players of R, B, W, fewer than all'],
    ['.../..../...../..../... R left:R', 'Red has left the game and is not to move any more'],
  ])('refuses %s', (fen, message) => {
    expect(faultsOf(NAME, fen).join('; ')).toContain(message);
  });

  it('nobody leaves a game of two for good: there the other one wins', () => {
    expect(faultsOf('hex/standard+3x3', '.../.../... R left:R').join()).toContain('means nothing');
    expect(outcomeOf(resigned(opened('hex/standard+3x3', '.../.../... R'), 'red'))?.winner).toBe(1);
  });

  it('both engines play on alike', () => {
    const { definition } = variantOf('hex/three-player-hex+4x4');
    const rules = [LinkedHex, PlainHex].map((engine) => hexRules(definition as HexDefinition, engine));
    const rng = Rng.fromSeed('leaving alike');
    for (let index = 0; index < effort(60, 2000); index++) {
      let positions = rules.map(({ start }) => start(rng));
      const plies = rng.below(30);
      const at = rng.below(30);
      for (let ply = 0; ply < plies && !positions[0]!.outcome(); ply++) {
        const seat = rng.below(3);
        if (ply === at) positions = positions.map((position, engine) => rules[engine]!.leaving!.leave(position, seat));
        if (positions[0]!.outcome()) break;
        const moves = new Int32Array(100);
        const count = positions[0]!.generate(moves, 0);
        const move = moves[rng.below(count)]!;
        for (const position of positions) position.play(move);
        if (rng.below(4) === 0) {
          for (const position of positions) position.undo();
          for (const position of positions) position.play(move);
        }
        const [one, other] = positions.map((position) => [
          position.turn,
          position.hashLo,
          position.outcome(),
          rules[0]!.notation.fen(position),
        ]);
        expect(one).toEqual(other);
      }
    }
  });
});

describe('R4: the Landlord’s Game', () => {
  it('deeds, houses and cash go back to the bank, and the token off the board', () => {
    const game = resigned(
      opened('landlords-game/1906+3p', 'turn 1 300@2/250@11/90@3 11:1h2,12:1,16:2 0 0 - 4'),
      'player1',
    );
    expect(positionStringOf(game)).toBe('turn 2 -/250@11/90@3 16:2 0 0 - 4');
  });

  it('the highest bid of an auction stands when the player leaves who stopped there', () => {
    const game = resigned(
      opened('landlords-game/1906+3p', 'auction:3:60:2:- 1 300@11/250@5/90@3 - 0 0 - 4'),
      'player1',
    );
    expect(positionStringOf(game)).toBe('turn 2 -/190@5/90@3 11:2 60 0 - 4');
  });

  it('an auction begins again when the highest bidder leaves', () => {
    const game = resigned(
      opened('landlords-game/1906+3p', 'auction:3:60:2:- 1 300@11/250@5/90@3 - 0 0 - 4'),
      'player2',
    );
    expect(positionStringOf(game)).toBe('auction:3:0:0:- 1 300@11/-/90@3 - 0 0 - 4');
  });

  it('a debt to a player who leaves is owed to the bank', () => {
    const game = resigned(
      opened('landlords-game/standard+3p', 'debt:22:2:0:2 1 5@38/250@5/90@3 11:1,36:1,38:2 0 0 - 4'),
      'player2',
    );
    expect(positionStringOf(game)).toBe('debt:22:b:0:b 1 5@38/-/90@3 11:1,36:1 0 0 - 4');
  });

  it('the last one wins, however poor', () => {
    const game = opened('landlords-game/standard+3p', 'turn 1 5@3n4/250@5/90@3 - 0 0 - 4');
    const last = resigned(resigned(game, 'player3'), 'player2');
    expect(outcomeOf(last)).toEqual({ winner: 0, reason: 'resignation' });
    expect(positionStringOf(last)).toBe('over:resignation 1 5@3n4/-/- - 0 0 - 4');
  });

  it('the game ends when nobody who plays on has circuits to go', () => {
    const game = resigned(opened('landlords-game/standard+3p', 'turn 1 50@3c5/250@5c5/90@3 - 0 0 - 4'), 'player3');
    expect(outcomeOf(game)).toEqual({ winner: 1, reason: 'circuits' });
  });

  it.each([
    ['turn 1 -/250@5/90@3 - 0 0 - 4', 'it is not the turn of player1, who has left the game'],
    ['turn 2 -/250@5/90@3 16:1 0 0 - 4', 'player1 has left the game and owns nothing'],
    ['turn 2 -/250@5/- - 0 0 - 4', 'the game is over: one player is left'],
    ['over:resignation 2 -/250@5/90@3 - 0 0 - 4', 'more than one player is left'],
  ])('refuses %s', (fen, message) => {
    expect(faultsOf('landlords-game/1906+3p', fen).join('; ')).toContain(message);
  });
});
