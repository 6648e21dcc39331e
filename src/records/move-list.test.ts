import { describe, expect, it } from 'vitest';
import { FAMILIES } from '../families/families.ts';
import { Rng } from '../lib/rng.ts';
import { createGame, type Game, legalMovesOf, loadGame, outcomeOf, positionStringOf } from '../play/game.ts';
import type { Move } from '../play/move.ts';
import { playMove } from '../play/play-move.ts';
import { resolveVariant } from '../play/resolve.ts';
import { encodeGame } from '../play/state.ts';
import { loadText } from './load-text.ts';
import { writeRecords } from './write-records.ts';

type FamilyName = keyof typeof FAMILIES;

const LIST_FAMILIES = ['reversi', 'mancala', 'morris', 'hex', 'landlords-game'] as const;

function variantOf(family: FamilyName, slug: string) {
  const variant = resolveVariant(FAMILIES[family], slug);
  if (!variant.ok) throw new Error(variant.error.message);
  return variant.value;
}

/** Loads a text; returns the variant, the outcome, the position, the notes and the state, or the first fault. */
function load(family: FamilyName, text: string, slug?: string, seed = 'seed') {
  const loaded = loadText(FAMILIES[family], slug === undefined ? undefined : variantOf(family, slug), text, seed);
  if (!loaded.ok) return { fault: loaded.error[0]!.message };
  const { game, notes } = loaded.value;
  const outcome = outcomeOf(game);
  const end = outcome && [outcome.winner, outcome.reason];
  const { rng, checksum, ...state } = encodeGame(game);
  return { variant: state.variant, fen: state.fen, end, notes, state };
}

/** Plays moves from the start; returns the state after them without the generator, and the records. */
function play(family: FamilyName, slug: string, moves: readonly Move[]) {
  let game = createGame(variantOf(family, slug), 'a');
  const fen = positionStringOf(game);
  const made: Move[] = [];
  for (const move of moves) {
    const played = playMove(game, move);
    if (!played.ok) throw new Error(`${JSON.stringify(move)}: ${played.error.message}`);
    game = played.value.game;
    made.push(played.value.move, ...played.value.drawn);
  }
  const { rng, checksum, ...state } = encodeGame(game);
  const [record] = writeRecords(game, fen, made);
  return { state, fen: state.fen, text: record!.text, format: record!.format };
}

const listed = (notations: string): Move[] => notations.split(' ').map((notation) => ({ notation }));

/** The position after moves by their notation. */
const fenAfter = (family: FamilyName, notations: string, slug = 'standard'): string =>
  play(family, slug, listed(notations)).fen;

const isGame = (family: FamilyName, text: string): boolean =>
  FAMILIES[family].recordFormats!.some((format) => format.matches(text));

describe('a position string', () => {
  it.each(LIST_FAMILIES)('is not taken for a game, whatever the variant of %s', (family) => {
    for (const slug of Object.keys(FAMILIES[family].variants)) {
      const game = createGame(variantOf(family, slug), 'a');
      const rng = Rng.fromSeed(slug);
      for (let ply = 0; ply < 12 && !outcomeOf(game); ply++) {
        const fen = positionStringOf(game);
        expect(isGame(family, fen), fen).toBe(false);
        expect(load(family, fen, slug).fen).toBe(fen);
        playMove(game, { notation: rng.pick(legalMovesOf(game)).notation! });
      }
    }
  });

  it.each<[FamilyName, string]>([
    ['reversi', '8/8/8/3ox3/3xo3/8/8/8 x'],
    ['reversi', 'b7/8/8/3wb3/3bw3/8/8/8 b'],
    ['reversi', '27OX6XO27 X'],
    ['reversi', 'b7 8 8 3wb3 3bw3 8 8 8 black'],
    ['hex', 'b2/.. R'],
    ['hex', '1.2/... R'],
    ['mancala', '4, 4, 4, 4, 4, 4/4, 4, 4, 4, 4, 4 0-0 S'],
    ['mancala', '4,4,4,4,4,4'],
    ['morris', 'WB......./.............../ W 8 8'],
    ['landlords-game', 'draw:0 1 500@0/500@0 - 0 0 - 1'],
    ['landlords-game', 'card 1 500@22/500@0 - 0 0 - 1'],
    ['landlords-game', 'take:0:0 2 4@16/86@13 1:1 10 0 - 1'],
  ])('is not taken for a game in another spelling, %s %j', (family, fen) => {
    expect(isGame(family, fen)).toBe(false);
  });

  it('that is neither that nor a game is refused as such', () => {
    expect(load('reversi', 'hello world').fault).toMatch(/is in no format of games read here \(Othello transcript\)$/);
    expect(load('hex', 'a123 b2').fault).toMatch(/is in no format of games read here \(Hex list/);
  });
});

describe('a game of reversi', () => {
  it.each([
    'f5d6c3d3',
    'F5D6C3D3',
    'f5 d6 c3 d3',
    '1. f5 d6 2. c3 d3',
    '1.F5 2.D6 3.C3 4.D3',
    'f5, d6, c3, d3',
    '{a game} f5 d6 c3!? d3 *',
    '1 f5 2 d6 3 c3 4 d3',
    'f5d6\nc3d3\n',
    '[Event "a"]\n\nf5d6c3d3',
    '\uFEFFf5d6c3d3',
  ])('U8: is read as %j', (text) => {
    expect(load('reversi', text)).toMatchObject({ fen: fenAfter('reversi', 'f5 d6 c3 d3'), notes: [] });
  });

  const SMALL = 'a2 a3 c4 a1 pass d4 d3 d2 b1 b4 d1 c1 pass a4';

  it.each([
    'a2a3c4a1d4d3d2b1b4d1c1a4',
    'a2a3c4a1psd4d3d2b1b4d1c1 PA a4',
    'a2 a3 c4 a1 -- d4 d3 d2 b1 b4 d1 c1 pass a4',
  ])('is read with passes of any spelling, or without them: %s', (text) => {
    const { fen, end, notes } = load('reversi', text, 'othello-4x4');
    expect(fen).toBe(fenAfter('reversi', SMALL, 'othello-4x4'));
    expect(end).toEqual([1, 'most-discs']);
    expect(notes).toEqual([]);
  });

  it('is written without forced passes, but with one at the end', () => {
    expect(play('reversi', 'othello-4x4', listed(SMALL)).text).toContain('\n\na2a3c4a1d4d3d2b1b4d1c1a4\n');
    const { text, fen } = play('reversi', 'othello-4x4', listed('a2 a3 c4 a1 pass'));
    expect(text).toContain('\n\na2 a3 c4 a1 pass\n');
    expect(load('reversi', text).fen).toBe(fen);
  });

  it('does not pass for a player who resigns', () => {
    const { text, state } = play('reversi', 'othello-4x4', [...listed('a2 a3 c4 a1'), { action: 'resign' }]);
    expect(load('reversi', text).state).toEqual(state);
  });

  it('is written as a transcript alone where that shows everything', () => {
    const { text, format } = play('reversi', 'standard', listed('f5 d6 c3'));
    expect(format).toBe('Othello transcript');
    expect(text).toBe('f5d6c3\n');
  });

  it('is written with tags where the players ended it', () => {
    const { text, state } = play('reversi', 'standard', [...listed('f5 d6 c3'), { action: 'resign' }]);
    expect(text).toBe('[Result "1-0"]\n[Termination "Black won by resignation"]\n\nf5d6c3\n');
    expect(load('reversi', text).state).toEqual(state);
  });

  it('S9: of several transcripts, one per line, is the first', () => {
    const { fen, notes } = load('reversi', 'f5d6c3\nf5f6e6f4\nf5d6c5');
    expect(fen).toBe(fenAfter('reversi', 'f5 d6 c3'));
    expect(notes).toEqual(['the text has 2 more games after the first, not read']);
  });

  it('is refused with the place of a move that is illegal', () => {
    expect(load('reversi', 'f5d6a1').fault).toMatch(/^Othello transcript, move 3 \(a1\): /);
  });
});

describe('a game of mancala', () => {
  it.each(['1. 3 4 2. 2', '1.3 4 2.2', '3 4 2', '1. 3, 4 2. 2', '3, 4, 2', '1. S3 N4 2. S2', '1. 3 {good} 4 2. 2 *'])(
    'U8: is read as %j',
    (text) => {
      expect(load('mancala', text, 'oware')).toMatchObject({ fen: fenAfter('mancala', '3 4 2', 'oware'), notes: [] });
    },
  );

  it.each(['FbD', 'F b D', '1. F b 2. D', '1.Fb 2.D'])('U8: is read by letters: %j', (text) => {
    expect(load('mancala', text, 'oware')).toMatchObject({ fen: fenAfter('mancala', '6 2 4', 'oware'), notes: [] });
  });

  it('is refused where a capital names a pit of the player who does not move', () => {
    expect(load('mancala', 'FB', 'oware').fault).toMatch(/^Mancala list, move 2 \(B\): S2 is a pit of South/);
  });

  it('is written with its variant, and Kalah without', () => {
    expect(play('mancala', 'oware', listed('3 4 2')).text).toBe('[Variant "Oware"]\n\n1. 3 4 2. 2\n');
    expect(play('mancala', 'standard', listed('2 3')).text).toBe('1. 2 3\n');
  });
});

describe('a game of morris', () => {
  const MOVES = 'd5 g1 e4 a7 a1 e3 b2 b6 d7 d1 e5 g4 f6 d6 c4 a4 c5xa4 g7xc4 c5-c4 b6-b4';

  it.each([
    MOVES,
    MOVES.replaceAll('-', ''),
    MOVES.toUpperCase(),
    MOVES.replaceAll('x', ':'),
    `1. ${MOVES} *`,
    MOVES.replaceAll(' ', ', '),
  ])('U8: is read as %j', (text) => {
    expect(load('morris', text)).toMatchObject({ fen: fenAfter('morris', MOVES), notes: [] });
  });

  it('is refused with the place of a move that is illegal', () => {
    expect(load('morris', 'd6 f4 d6-d7').fault).toMatch(/^Morris list, move 3 \(d6-d7\): White has men in hand/);
  });
});

describe('a game of hex', () => {
  it.each(['1. a2 swap 2. c4', 'a2 swap c4', 'A2 SWAP C4', '1.a2 2.swap-pieces 3.c4', '1. a2 $1 swap! {x} 2. c4*'])(
    'U8: is read as %j',
    (text) => {
      expect(load('hex', text)).toMatchObject({ fen: fenAfter('hex', 'a2 swap c4'), notes: [] });
    },
  );

  it('is refused where the swap is of another kind', () => {
    expect(load('hex', 'a2 swap-sides').fault).toMatch(/^Hex list, move 2 \(swap-sides\): /);
  });

  it.each<[string, unknown]>([
    ['a1 b2 resign', [1, 'resignation']],
    ['a1 b2 resign:black', [0, 'resignation']],
    ['a1 b2 1-0', [0, 'resignation']],
    ['a1 b2 1/2-1/2', [null, 'agreement']],
    ['a1 b2 draw:red draw:black', [null, 'agreement']],
    ['a1 b2 draw:agreed', [null, 'agreement']],
    ['[Winner "Black"]\n\na1 b2', [1, 'resignation']],
    ['[Result "red"]\n[Termination "Red won by time forfeit"]\n\na1 b2', [0, 'time-forfeit']],
    ['[result "0-1"]\na1 b2', [1, 'resignation']],
    ['a1 b2 *', undefined],
  ])('S5: keeps the result: %j', (text, end) => {
    expect(load('hex', text)).toMatchObject({ end, notes: [] });
  });

  it('S5: notes a result of another game, and leaves the game open', () => {
    const { end, notes } = load('hex', '[Variant "Three-player Hex"]\n[Result "1-0"]\n\na1 b2');
    expect(end).toBeUndefined();
    expect(notes).toEqual(['the result "1-0" names no winner among red, black, white: passed over']);
  });

  it('S9: notes a second game', () => {
    expect(load('hex', '1. a1 b2 1-0\n1. c1 c2 0-1').notes).toEqual([
      'the text has another game after the first, not read',
    ]);
  });

  it('S10: reads tags in any case', () => {
    const { fen, notes } = load('hex', '[variant "hex+2x2"]\n[Setup "1"]\n[Fen "R./.. B"]\n\nb1');
    expect(fen).toBe('RB/.. R');
    expect(notes).toEqual([]);
  });

  it('keeps an offer of a draw that nobody has accepted', () => {
    const { text, state } = play('hex', 'standard', [...listed('a1 b2'), { action: 'draw' }]);
    expect(text).toBe('1. a1 b2 2. draw\n');
    expect(load('hex', text).state).toEqual(state);
  });

  it('is written with the name of the seat that acts out of turn', () => {
    const moves = [...listed('a1 b2'), { action: 'draw', seat: 'black' }, ...listed('c3'), { action: 'resign' }];
    const { text, state } = play('hex', 'standard', moves);
    expect(text).toContain('draw:black');
    expect(load('hex', text).state).toEqual(state);
  });

  it('is written for three players with actions among the moves', () => {
    const { text, state } = play('hex', 'three-player-hex', [...listed('a1 b2'), { action: 'resign', seat: 'white' }]);
    expect(text).toContain('\n\n1. a1 b2 resign:white\n');
    expect(load('hex', text).state).toEqual(state);
  });

  it('without a move is written as open', () => {
    expect(play('hex', 'standard', []).text).toBe('[Result "*"]\n');
  });

  it('takes the slug before a title where flags follow', () => {
    expect(load('hex', '[Variant "hex+4x7"]\n\na1').variant).toMatch(/^hex\+/);
  });
});

describe("a game of the Landlord's Game", () => {
  const MONARCH = '[Variant "monarch"]\n\n';

  it('is written with what dice and cards did, and read back so whatever the seed', () => {
    const { text, state } = play('landlords-game', 'monarch', listed('roll'));
    expect(text).toMatch(
      /^\[Variant "The Landlord's Game \(monarch of the world\)"\]\n\n1\. roll throw-[1-6]-[1-6]\n$/,
    );
    for (const seed of ['a', 'b', 'c']) {
      const loaded = load('landlords-game', text, undefined, seed);
      expect(loaded.state).toEqual(state);
      expect(loaded.notes).toEqual([]);
    }
  });

  it('that starts with drawn tickets is written from its position', () => {
    const { text, state } = play('landlords-game', '1906', listed('decline'));
    expect(text).toMatch(/\[FEN "ticket:1:\d+ 1 [^"]+"\]\n\n1\. decline ticket-[\w-]+\n$/);
    expect(load('landlords-game', text).state).toEqual(state);
  });

  it('is read from its usual start with the first ticket', () => {
    const { fen, notes } = load('landlords-game', '[Variant "1906"]\n\nticket-Boomtown 1. buy ticket-The-Pike');
    expect(fen).toMatch(/^ticket:2:6 2 550@0\/600@0 11:1 /);
    expect(notes).toEqual([]);
  });

  it.each(['1. roll throw-1-2', 'roll throw 1-2', 'Roll Throw-2-1', '1. roll, throw-1-2 *'])(
    'is read with dice as in %j',
    (moves) => {
      expect(load('landlords-game', MONARCH + moves)).toMatchObject({
        fen: load('landlords-game', `${MONARCH}roll throw-1-2`).fen,
        notes: [],
      });
    },
  );

  it.each(['throw-3-9', 'throw-7-7', 'ticket-Boomtown', 'roll'])(
    'is refused with the place of a roll that is impossible: %s',
    (roll) => {
      const { fault } = load('landlords-game', `${MONARCH}1. roll ${roll}`);
      expect(fault).toMatch(
        new RegExp(`^Landlord's Game list, move 2 \\(${roll}\\): player1 throws the dice; possible:`),
      );
    },
  );

  it('is refused where a roll is missing', () => {
    expect(load('landlords-game', '[Variant "1906"]\n\n1. decline').fault).toMatch(
      /^Landlord's Game list, move 1 \(decline\): player1 draws a ticket/,
    );
  });

  it('that ends before a roll goes on by the seed, with a note', () => {
    const text = `${MONARCH}1. roll`;
    const { notes, fen } = load('landlords-game', text, undefined, 'one');
    expect(notes).toEqual([expect.stringMatching(/^the text ends where chance decides: .* throw [1-6]-[1-6]$/)]);
    expect(load('landlords-game', text, undefined, 'one').fen).toBe(fen);
    const others = ['two', 'three', 'four', 'five'].map((seed) => load('landlords-game', text, undefined, seed).fen);
    expect(new Set([fen, ...others]).size).toBeGreaterThan(1);
  });

  it('names the winner by the seat where more than two play', () => {
    const text = `[Variant "standard+3p"]\n[Winner "player2"]\n[Termination "Player2 won by time forfeit"]\n\nticket-Lot-1 decline ticket-Lot-2`;
    expect(load('landlords-game', text)).toMatchObject({ end: [1, 'time-forfeit'], notes: [] });
  });
});

describe('any list of moves', () => {
  it.each(LIST_FAMILIES)('of %s is read from a position in the middle of the game', (family) => {
    for (const slug of Object.keys(FAMILIES[family].variants).slice(0, 20)) {
      const rng = Rng.fromSeed(slug);
      const middle = createGame(variantOf(family, slug), 'a');
      const step = (game: Game): Move[] => {
        const [move] = outcomeOf(game) ? [] : [rng.pick(legalMovesOf(game))];
        const played = move && playMove(game, { notation: move.notation! });
        return played?.ok ? [played.value.move, ...played.value.drawn] : [];
      };
      for (let ply = 0; ply < 9; ply++) step(middle);
      const start = loadGame(middle.variant, positionStringOf(middle), 'a');
      if (!start.ok) throw new Error(start.error[0]!.message);
      const { game } = start.value;
      const fen = positionStringOf(game);
      const made = Array.from({ length: 9 }, () => step(game)).flat();
      const { text } = writeRecords(game, fen, made)[0]!;
      const { rng: _, checksum, ...state } = encodeGame(game);
      expect(load(family, text), text).toMatchObject({ state, notes: [] });
    }
  });

  it('is read in linear time', () => {
    const before = process.cpuUsage();
    for (const part of ['a', '1. ', '(', '{', '[a "', '3 ', 'roll ', '--', 'a1', 'draw:'])
      for (const family of LIST_FAMILIES) load(family, part.repeat(200_000 / part.length));
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000 / 50).toBeLessThan(200);
  });

  it('has at most 10,000 moves', () => {
    expect(load('hex', 'a1 '.repeat(10_001)).fault).toBe('Hex list: more than 10000 moves');
  });
});
