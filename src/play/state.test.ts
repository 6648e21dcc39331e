import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fenOf } from '../../test/notation.ts';
import { diceRace } from '../../test/play/dice-race.ts';
import { chess } from '../families/chess/index.ts';
import type { Family } from './family.ts';
import { createGame, type Game, legalMovesOf, outcomeOf } from './game.ts';
import type { Move } from './move.ts';
import { playMove } from './play-move.ts';
import { resolveVariant } from './resolve.ts';
import { decodeGame, encodeGame, type GameState, type StateFault } from './state.ts';

const FAMILIES = new Map<string, Family>([
  ['chess', chess],
  ['dice-race', diceRace],
]);

const find = (slug: string): Family | undefined => FAMILIES.get(slug);

function game(family: Family, slug: string, moves: readonly Move[] = []): Game {
  const variant = resolveVariant(family, slug);
  if (!variant.ok) throw new Error(variant.error.message);
  let open = createGame(variant.value, 'state');
  for (const move of moves) {
    const played = playMove(open, move);
    if (!played.ok) throw new Error(played.error.message);
    open = played.value.game;
  }
  return open;
}

const said = (...notations: string[]): Move[] => notations.map((notation) => ({ notation }));

const GAMES: Record<string, Game> = {
  'a new game': game(chess, 'standard'),
  'keys of the past': game(chess, 'standard', said('Nf3', 'Nf6', 'Ng1', 'Ng8', 'Nf3')),
  'pieces that moved after a capture': game(chess, 'standard', said('e4', 'd5', 'exd5', 'Qxd5', 'Nf3')),
  'castling after the last pawn move': game(
    chess,
    'standard',
    said('e4', 'e5', 'Nf3', 'Nf6', 'Be2', 'Be7', 'O-O', 'O-O'),
  ),
  'a square passed': game(chess, 'standard', said('e4', 'a6', 'e5', 'd5')),
  'pieces in hand': game(chess, 'crazyhouse', said('e4', 'd5', 'exd5', 'Qxd5')),
  'a mixed start, castling by files': game(chess, 'chess960'),
  'flags and a large board': game(chess, 'grand+random'),
  'a generator and three seats': game(diceRace, 'quick+even-die', [{ from: 0 }, { from: 0 }]),
  'a draw that was claimed': game(chess, 'standard', [
    ...said('Nf3', 'Nf6', 'Ng1', 'Ng8', 'Nf3', 'Nf6', 'Ng1', 'Ng8'),
    { action: 'claim' },
  ]),
  'a player who resigned': game(chess, 'standard', [{ action: 'resign' }]),
  'one of three who resigned': game(diceRace, 'standard', [{ action: 'resign', seat: 'blue' }]),
  'two of three who resigned': game(diceRace, 'standard', [
    { action: 'resign', seat: 'blue' },
    { action: 'resign', seat: 'red' },
  ]),
  'a game that is over by itself': game(chess, 'standard', said('f3', 'e5', 'g4', 'Qh4')),
};

/** Keys of the positions before the last of `keys of the past`. */
const PAST_OF_VERSION_1 = [
  'ce0920484bb0c933',
  'c856e4f8ddd843d8',
  '39dd2375a1909053',
  '3f82e7c537f81ab8',
  'ce0920484bb0c933',
];

const decoded = (state: unknown): Game => {
  const result = decodeGame(state, find);
  if (!result.ok) throw new Error(`${result.error.path} ${result.error.message}`);
  return result.value;
};

const fault = (state: unknown): StateFault | undefined => {
  const result = decodeGame(state, find);
  return result.ok ? undefined : result.error;
};

const good = (): GameState => encodeGame(GAMES['keys of the past']!);
const mated = (): GameState => encodeGame(GAMES['a game that is over by itself']!);
const race = (): GameState => encodeGame(GAMES['a generator and three seats']!);

describe('a state', () => {
  it.each(Object.entries(GAMES))('says all that a game needs: %s', (_, before) => {
    const state = encodeGame(before);
    const after = decoded(JSON.parse(JSON.stringify(state)));
    expect(encodeGame(after)).toEqual(state);
    expect(after.variant).toBe(before.variant);
    expect(legalMovesOf(after)).toEqual(legalMovesOf(before));
    expect(outcomeOf(after)).toEqual(outcomeOf(before));
    expect(after.position.claimable()).toEqual(before.position.claimable());
    expect(after.position.repetitions()).toBe(before.position.repetitions());
    expect([after.position.hashLo, after.position.hashHi]).toEqual([before.position.hashLo, before.position.hashHi]);
  });

  it('keeps the mark of a game from a position that no game leads to', () => {
    const state = { ...good(), moves: undefined, checksum: undefined, possible: false };
    const marked = encodeGame(decoded(state));
    expect(marked).toMatchObject({ possible: false });
    const played = playMove(decoded(marked), { notation: 'e5' });
    expect(played.ok && encodeGame(played.value.game)).toMatchObject({ possible: false });
    expect(fault({ ...marked, possible: undefined })).toMatchObject({ path: 'checksum' });
    expect(encodeGame(decoded({ ...marked, possible: undefined, checksum: undefined }))).not.toHaveProperty('possible');
  });

  it('is small and readable, and leaves out what is not needed', () => {
    expect(encodeGame(GAMES['a new game']!)).toEqual({
      v: 2,
      family: 'chess',
      variant: 'standard',
      fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
      checksum: 906_728_369,
    });
    expect(encodeGame(GAMES['a player who resigned']!)).toMatchObject({
      ended: { winner: 'black', reason: 'resignation' },
    });
  });

  it('knows repetitions where a count of moves stands in place of the halfmove clock', () => {
    const variant = resolveVariant(chess, 'makruk');
    if (!variant.ok) throw new Error(variant.error.message);
    const reading = variant.value.rules.parse('8/8/4k3/8/8/3RK3/3r4/8 w - - 3 40');
    if (!reading.ok) throw new Error(JSON.stringify(reading.error));
    let open: Game = { variant: variant.value, position: reading.value.position, played: [] };
    for (const move of said('Kxd2', 'Kf6', 'Ke2', 'Ke6', 'Kd2', 'Kf6')) {
      const decoded = decodeGame(encodeGame(open), find);
      if (!decoded.ok) throw new Error(decoded.error.message);
      const played = playMove(decoded.value, move);
      if (!played.ok) throw new Error(played.error.message);
      open = played.value.game;
    }
    expect(encodeGame(open)).toMatchObject({ fen: '8/8/5k2/8/8/3R4/3K4/8 w - 32 11 43' });
    expect(encodeGame(open).back).toHaveLength(10);
    expect(open.position.repetitions()).toBe(1);
  });

  it('pins the moves in it: callers kept such states', () => {
    expect(good()).toMatchObject({ moves: '6L!jL6j!6L' });
    expect(encodeGame(GAMES['pieces that moved after a capture']!)).toMatchObject({ back: '6L' });
  });

  it('has the position before its moves where they cannot be taken back', () => {
    const castled = encodeGame(GAMES['castling after the last pawn move']!);
    expect(castled).toMatchObject({ from: expect.stringContaining(' KQkq - 0 2'), moves: expect.any(String) });
    expect(castled).not.toHaveProperty('back');
  });

  it('of version 1 still loads, with the keys of its past', () => {
    const { moves, checksum, ...rest } = good();
    const state = { ...rest, v: 1, past: PAST_OF_VERSION_1 };
    const game = decoded(state);
    expect(game.position.repetitions()).toBe(1);
    const again = encodeGame(game);
    expect(again).toMatchObject({ v: 2, past: PAST_OF_VERSION_1 });
    for (const move of said('Nf6', 'Ng1', 'Ng8')) playMove(game, move);
    expect(game.position.claimable()?.reason).toBe('3-fold-repetition');
    expect(decoded(encodeGame(game)).position.claimable()?.reason).toBe('3-fold-repetition');
  });

  it.each<[string, Partial<Record<keyof GameState, unknown>>]>([
    ['an alias', { variant: 'chess', checksum: undefined }],
    ['a checksum of null', { checksum: null }],
    ['fields that nobody knows', { comment: 'mine' } as object],
    ['an end of null', { ended: null }],
    ['a generator where there is no chance', { rng: '0'.repeat(32), checksum: undefined }],
    ['nonsense for a generator where there is no chance', { rng: 7, checksum: undefined }],
  ])('is read generously: %s', (_, change) => {
    expect(encodeGame(decoded({ ...good(), ...change }))).toEqual(good());
  });

  it('that stands before a roll is rolled on', () => {
    const rolled = decoded({ ...race(), fen: '0.0/1.1/0.2 blue -', checksum: undefined });
    expect(fenOf(rolled.position)).toMatch(/ blue [123]$/);
    expect(legalMovesOf(rolled)[0]).toHaveProperty('from');
  });
});

describe('a spoiled state', () => {
  const wrong = (change: Partial<Record<keyof GameState, unknown>>) => ({ ...good(), ...change });

  it.each<[string, unknown, string, RegExp]>([
    ['undefined', undefined, '', /a state is an object/],
    ['null', null, '', /a state is an object/],
    ['a text', JSON.stringify(good()), '', /a state is an object/],
    ['a number', 7, '', /a state is an object/],
    ['an array', [good()], 'family', /is missing/],
    ['an empty object', {}, 'family', /is missing/],
    ['no family', wrong({ family: undefined }), 'family', /is missing/],
    ['a family of null', wrong({ family: null }), 'family', /is missing/],
    ['an unknown family', wrong({ family: 'tag' }), 'family', /"tag" is not a family/],
    ['no version', wrong({ v: undefined }), 'v', /is missing, this service reads versions 1 and 2/],
    ['a later version', wrong({ v: 3 }), 'v', /is 3, this service reads versions 1 and 2/],
    ['a version in quotes', wrong({ v: '1' }), 'v', /is "1", this/],
    ['no variant', wrong({ variant: undefined }), 'variant', /is missing/],
    ['an unknown variant', wrong({ variant: 'standart' }), 'variant', /did you mean standard/],
    ['an unknown flag', wrong({ variant: 'standard+fog' }), 'variant', /no flag "fog"/],
    ['flags that exclude each other', { ...race(), variant: 'quick+long+short' }, 'variant', /choose one/],
    ['a word that every object inherits', wrong({ variant: 'constructor' }), 'variant', /no variant "constructor"/],
    ['no position', wrong({ fen: undefined }), 'fen', /is missing/],
    ['an object for a position', wrong({ fen: {} }), 'fen', /is missing/],
    ['an empty position', wrong({ fen: '' }), 'fen', /empty/],
    ['a position without kings', wrong({ fen: '8/8/8/8/8/8/8/8 w - - 0 1' }), 'fen', /no king/],
    ['a king that can be taken', wrong({ fen: '4k3/4R3/8/8/8/8/8/4K3 w - - 0 1' }), 'fen', /in check/],
    [
      'a turn that every object inherits',
      wrong({ fen: good().fen.replace(' b ', ' constructor ') }),
      'fen',
      /turn|side/,
    ],
    ['a position of another variant', wrong({ variant: 'grand' }), 'fen', /ranks/],
    ['a past that is no list', wrong({ past: 'abc' }), 'past', /16 hexadecimal digits/],
    ['a past of null', wrong({ past: null }), 'past', /16 hexadecimal digits/],
    ['a key too short', wrong({ past: ['abc'] }), 'past', /16 hexadecimal digits/],
    ['a key in capitals', wrong({ past: ['ABCDEF0123456789'] }), 'past', /16 hexadecimal digits/],
    ['a key with a line break', wrong({ past: ['abcdef0123456789\n'] }), 'past', /16 hexadecimal digits/],
    ['a number among keys', wrong({ past: [1234567890123456] }), 'past', /16 hexadecimal digits/],
    ['a past without end', wrong({ past: Array(2001).fill('0'.repeat(16)) }), 'past', /at most 2000/],
    ['moves that are not text', wrong({ moves: [1] }), 'moves', /is not text/],
    ['moves in other characters', wrong({ moves: 'é' }), 'moves', /is not a list of moves/],
    ['half a move', wrong({ moves: '6L!jL6j!6' }), 'moves', /is not a list of moves/],
    ['a move that is not legal', wrong({ moves: '6L!jL6j!4c' }), 'moves', /illegal move, number 5/],
    ['moves that lead elsewhere', wrong({ moves: '6L!jL6j!1G' }), 'moves', /does not lead to the position/],
    ['moves too many', wrong({ moves: '6L!jL6j!'.repeat(2600) }), 'moves', /is not a list of moves/],
    ['moves of no piece to take back', wrong({ moves: undefined, back: '00' }), 'back', /cannot be taken back/],
    ['a move missing', wrong({ moves: '6L!jL6' }), 'moves', /does not lead to the position/],
    ['a wrong checksum', wrong({ checksum: 1 }), 'checksum', /rebuild the game with play_make_moves/],
    ['a field changed', wrong({ offered: ['white'] }), 'checksum', /does not match/],
    ['no generator where dice are rolled', { ...race(), rng: undefined }, 'rng', /32 hexadecimal digits/],
    ['a generator of another form', { ...race(), rng: 'seed' }, 'rng', /32 hexadecimal digits/],
    ['a number for a generator', { ...race(), rng: 12 }, 'rng', /32 hexadecimal digits/],
    ['an end without a reason', wrong({ ended: { winner: null } }), 'ended', /a reason/],
    ['an end without a winner or null', wrong({ ended: { reason: 'x' } }), 'ended', /a winner/],
    ['a winner who does not play', wrong({ ended: { winner: 'red', reason: 'x' } }), 'ended', /a seat/],
    ['a winner by number', wrong({ ended: { winner: 0, reason: 'x' } }), 'ended', /a seat/],
    ['a winner that every object inherits', wrong({ ended: { winner: 'length', reason: 'x' } }), 'ended', /a seat/],
    ['a reason as long as a book', wrong({ ended: { winner: null, reason: 'x'.repeat(101) } }), 'ended', /a reason/],
    ['an end in one word', wrong({ ended: 'mate' }), 'ended', /a winner/],
    ['a mate that is none', wrong({ ended: { winner: 'white', reason: 'checkmate' } }), 'ended', /not an end/],
    ['an end in free text', wrong({ ended: { winner: 'white', reason: 'he ran away' } }), 'ended', /time-forfeit/],
    [
      'an end that every object inherits',
      wrong({ ended: { winner: null, reason: 'toString' } }),
      'ended',
      /not an end/,
    ],
    ['a resignation that nobody won', wrong({ ended: { winner: null, reason: 'resignation' } }), 'ended', /no winner/],
    ['an agreement that somebody won', wrong({ ended: { winner: 'white', reason: 'agreement' } }), 'ended', /a winner/],
    ['a claim without a cause', wrong({ ended: { winner: null, reason: '3-fold-repetition' } }), 'ended', /not an end/],
    ['an end after a mate', { ...mated(), ended: { winner: 'white', reason: 'time-forfeit' } }, 'ended', /checkmate/],
    ['a claim that it may arise', wrong({ possible: true }), 'possible', /is not false/],
    ['an end of false', wrong({ ended: false }), 'ended', /a winner/],
  ])('%s', (_, state, path, message) => {
    expect(fault(state)).toEqual({ path, message: expect.stringMatching(message) });
  });

  it('has a short answer even when everything in it is wrong', () => {
    expect(fault(wrong({ fen: '?'.repeat(10_000) }))!.message.length).toBeLessThan(1000);
    expect(fault(wrong({ variant: 'x'.repeat(10_000) }))!.message.length).toBeLessThan(1000);
    expect(fault(wrong({ family: 'x'.repeat(10_000) }))!.message.length).toBeLessThan(1000);
    expect(fault(wrong({ v: 'x'.repeat(10_000) }))!.message.length).toBeLessThan(1000);
  });
});

const FIELDS = [
  '',
  'v',
  'family',
  'variant',
  'fen',
  'from',
  'moves',
  'back',
  'past',
  'rng',
  'offered',
  'ended',
  'possible',
  'checksum',
];

/** Asserts that any value is read as a playable game or refused with one fault in words. */
function expectReadOrRefused(state: unknown): void {
  const result = decodeGame(state, find);
  if (!result.ok) {
    const { path, message } = result.error;
    expect(FIELDS).toContain(path);
    expect(message).toMatch(/\S/);
    // The caller's input is quoted; the rest of the message must not leak internals.
    expect(message.replace(/"(?:[^"\\]|\\.)*"/g, '')).not.toMatch(/undefined|NaN|\[object|function/);
    expect(message.length).toBeLessThan(2000);
    return;
  }
  const after = encodeGame(result.value);
  expect(encodeGame(decoded(after))).toEqual(after);
  expect(
    result.value.variant.rules.seats[result.value.position.turn] !== undefined || outcomeOf(result.value),
  ).toBeTruthy();
  legalMovesOf(result.value);
}

/** Values that often fool parsers. */
const junk = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom<unknown>(
    '',
    ' ',
    'constructor',
    '__proto__',
    'toString',
    '0',
    '-1',
    '1e9',
    'NaN',
    '\u0000',
    '𝕂',
    '♔',
    '٣',
    '~',
    '[]',
    0,
    -1,
    1e308,
    null,
    true,
    [],
    {},
    [[]],
    [null],
    { length: 3 },
    { winner: 'white', reason: '' },
  ),
);

const states = fc.constantFrom(...Object.values(GAMES).map(encodeGame));

const SPOILING: Record<string, fc.Arbitrary<unknown>> = {
  'any JSON': fc.jsonValue(),
  'an object with the right names': fc.record(
    Object.fromEntries(FIELDS.slice(1).map((field) => [field, junk])) as Record<string, fc.Arbitrary<unknown>>,
    { requiredKeys: [] },
  ),
  'a good state with one field replaced': fc
    .tuple(states, fc.constantFrom(...FIELDS.slice(1)), junk)
    .map(([state, field, value]) => ({ ...state, [field]: value })),
  'a good state with one field taken out': fc
    .tuple(states, fc.constantFrom(...FIELDS.slice(1)))
    .map(([state, field]) => Object.fromEntries(Object.entries(state).filter(([name]) => name !== field))),
  'two good states mixed': fc.tuple(states, states, fc.subarray(FIELDS.slice(1))).map(([one, other, fields]) => ({
    ...one,
    ...Object.fromEntries(fields.map((field) => [field, other[field as keyof GameState]])),
  })),
  'a position with characters changed': fc
    .tuple(
      states,
      fc.nat(),
      fc.nat(3),
      fc.constantFrom(...'KQRBNPkqrbnp~12890/[]wb-.: ♔', '', '//', '99', 'constructor'),
    )
    .map(([state, at, length, text]) => {
      const from = at % (state.fen.length + 1);
      return { ...state, fen: state.fen.slice(0, from) + text + state.fen.slice(from + length) };
    }),
  'a position with fields replaced': fc
    .tuple(states, fc.nat(5), fc.oneof(junk.map(String), fc.string({ maxLength: 12 })))
    .map(([state, at, text]) => ({
      ...state,
      fen: state.fen
        .split(' ')
        .with(Math.min(at, state.fen.split(' ').length - 1), text)
        .join(' '),
    })),
  'positions put together from what positions are made of': fc
    .tuple(states, fc.array(fc.constantFrom(...'KQRBNPkqrbnpACac~1234568/[]', '10', ' w ', ' b '), { maxLength: 90 }))
    .map(([state, parts]) => ({ ...state, fen: parts.join('') })),
  'another past': fc
    .tuple(
      states,
      fc.array(fc.oneof(fc.constantFrom(...PAST_OF_VERSION_1), fc.constant('0'.repeat(16))), { maxLength: 12 }),
    )
    .map(([state, past]) => ({ ...state, past })),
  'other moves': fc
    .tuple(
      states,
      fc.constantFrom('moves', 'back'),
      fc.array(fc.constantFrom(...'6L!jL60aZ+{', '+1'), { maxLength: 20 }),
    )
    .map(([state, field, moves]) => ({ ...state, checksum: undefined, [field]: moves.join('') })),
};

describe('a state is not trusted', () => {
  it.each(Object.entries(SPOILING))('%s gives a game or a fault, never an exception', (_, spoiled) => {
    fc.assert(fc.property(spoiled, expectReadOrRefused), { numRuns: 400, seed: 1 });
  });
});
