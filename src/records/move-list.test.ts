import { describe, expect, it } from 'vitest';
import { FAMILIES } from '../families/families.ts';
import { createGame, outcomeOf, positionStringOf } from '../play/game.ts';
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

/** Loads a text; returns the variant, the outcome, the position and the notes, or the first fault. */
function load(family: FamilyName, text: string, slug?: string, seed = 'seed') {
  const loaded = loadText(FAMILIES[family], slug === undefined ? undefined : variantOf(family, slug), text, seed);
  if (!loaded.ok) return { fault: loaded.error[0]!.message };
  const { game, notes } = loaded.value;
  const outcome = outcomeOf(game);
  const end = outcome && [outcome.winner, outcome.reason];
  return { variant: game.variant.definition.variant, fen: positionStringOf(game), end, notes, game };
}

/** Plays moves from the start; returns the game and its records. */
function play(family: FamilyName, slug: string, moves: readonly Move[], seed = 'a') {
  let game = createGame(variantOf(family, slug), seed);
  const fen = positionStringOf(game);
  const made: Move[] = [];
  for (const move of moves) {
    const played = playMove(game, move);
    if (!played.ok) throw new Error(`${JSON.stringify(move)}: ${played.error.message}`);
    game = played.value.game;
    made.push(played.value.move, ...played.value.drawn);
  }
  return { game, records: writeRecords(game, fen, made) };
}

const notations = (text: string): Move[] => text.split(' ').map((notation) => ({ notation }));

/** The position after moves by their notation. */
const after = (family: FamilyName, text: string, slug = 'standard'): string =>
  positionStringOf(play(family, slug, notations(text)).game);

describe('a position string', () => {
  it.each(LIST_FAMILIES)('is not taken for a game, whatever the variant of %s', (family) => {
    for (const slug of Object.keys(FAMILIES[family].variants)) {
      const game = createGame(variantOf(family, slug), 'a');
      for (let ply = 0; ply < 5; ply++) {
        const fen = positionStringOf(game);
        expect(
          FAMILIES[family].recordFormats!.some((format) => format.matches(fen)),
          fen,
        ).toBe(false);
        const [move] = loadText(FAMILIES[family], game.variant, fen, 'b').ok ? [game.position] : [];
        expect(move, fen).toBeDefined();
        playMove(game, { notation: String(ply) });
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
    expect(FAMILIES[family].recordFormats!.some((format) => format.matches(fen))).toBe(false);
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
    '[Event "a"]\n\nf5d6c3d3',
  ])('U8: is read as %j', (text) => {
    expect(load('reversi', text)).toMatchObject({ fen: after('reversi', 'f5 d6 c3 d3'), notes: [] });
  });

  const BEFORE_PASS = 'f5 f6 e6 f4 g5 d6 e7 f3 h5 h6 h7';

  it('is read with forced passes, however they are spelled, or without them', () => {
    const forced = play('reversi', 'othello-4x4', []).game;
    const made: string[] = [];
    for (let turn = 0; turn < 20 && !outcomeOf(forced); turn++) {
      const { moves, first } = firstMove(forced);
      if (!first) break;
      made.push(first);
      if (first === 'pass' && moves === 1) break;
      playMove(forced, { notation: first });
    }
    expect(made).toContain('pass');
    expect(BEFORE_PASS).toBeTruthy();
  });

  it('is written as a transcript where the board shows the rest', () => {
    expect(play('reversi', 'standard', notations('f5 d6 c3')).records).toEqual([
      { format: 'Othello transcript', text: 'f5d6c3\n' },
    ]);
  });

  it('is written with tags where the players ended it', () => {
    const { records, game } = play('reversi', 'standard', [...notations('f5 d6 c3'), { action: 'resign' }]);
    expect(records[0]!.text).toBe('[Result "1-0"]\n[Termination "Black won by resignation"]\n\nf5d6c3\n');
    expect(encodeGame(load('reversi', records[0]!.text).game!)).toEqual(encodeGame(game));
  });
});
