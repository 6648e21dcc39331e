import { describe, expect, it } from 'vitest';
import { createGame, outcomeOf, positionStringOf } from '../../../play/game.ts';
import type { Move } from '../../../play/move.ts';
import { playMove } from '../../../play/play-move.ts';
import { resolveVariant } from '../../../play/resolve.ts';
import { encodeGame } from '../../../play/state.ts';
import { loadText } from '../../../records/load-text.ts';
import { writeRecords } from '../../../records/write-records.ts';
import { hex } from '../index.ts';

function variantOf(slug: string) {
  const variant = resolveVariant(hex, slug);
  if (!variant.ok) throw new Error(variant.error.message);
  return variant.value;
}

function load(text: string, slug?: string) {
  const loaded = loadText(hex, slug === undefined ? undefined : variantOf(slug), text, '');
  if (!loaded.ok) return { fault: loaded.error[0]!.message };
  const { game, notes } = loaded.value;
  const outcome = outcomeOf(game);
  const state = encodeGame(game);
  return { state, variant: state.variant, fen: state.fen, notes, end: outcome && [outcome.winner, outcome.reason] };
}

/** The state after moves from the start, and the records other than the first. */
function play(slug: string, moves: readonly Move[]) {
  let game = createGame(variantOf(slug), '');
  const fen = positionStringOf(game);
  const made = moves.map((move) => {
    const played = playMove(game, move);
    if (!played.ok) throw new Error(played.error.message);
    game = played.value.game;
    return played.value.move;
  });
  return { state: encodeGame(game), others: writeRecords(game, fen, made).slice(1) };
}

const listed = (notations: string): Move[] => notations.split(' ').map((notation) => ({ notation }));

describe('SGF of hex', () => {
  it.each([
    '(;FF[4]GM[11]SZ[11];B[a2];W[swap-pieces];B[c4])',
    '(;FF[4]SZ[11];W[ab];B[swap];W[cd])',
    '(;GM[11]\n;B[A2](;W[swap];B[c4])(;W[e5]))',
    '\uFEFF (;FF[4]GM[11]SZ[11]C[a (comment)];B[a2];W[swap-pieces];B[c4]C[x])',
  ])('is read: %s', (text) => {
    expect(load(text)).toMatchObject({ fen: play('standard', listed('a2 swap c4')).state.fen, notes: [] });
  });

  it.each<[string, unknown]>([
    ['(;SZ[11]RE[B+R];B[a2];W[b2])', [0, 'resignation']],
    ['(;SZ[11]RE[B];W[ab];B[bb];W[resign])', [1, 'resignation']],
    ['(;SZ[11]RE[W+Time];B[a2];W[b2])', [1, 'time-forfeit']],
    ['(;SZ[11]RE[Draw];B[a2];W[b2])', [null, 'agreement']],
    ['(;SZ[11]RE[?];B[a2];W[b2])', undefined],
  ])('S5: keeps the result by the colour of the first move: %s', (text, end) => {
    expect(load(text)).toMatchObject({ end, notes: [] });
  });

  it('chooses the size, unless another variant of that size is asked for', () => {
    expect(load('(;GM[11]SZ[13];B[a2])').variant).toBe('standard+13x13');
    expect(load('(;GM[11]SZ[11];B[a2])', 'rex')).toMatchObject({ variant: 'rex', notes: [] });
    expect(load('(;GM[11]SZ[13];B[a2])', 'rex').fault).toBe(
      'SGF: SZ[13], but the board has 11 rows of 11 cells in this variant',
    );
  });

  it('reads on with the same colour after a swap of sides', () => {
    const { fen } = load('(;GM[11]SZ[11];B[a2];W[swap-sides];W[c4])', 'hex+swap-sides');
    expect(fen).toBe(play('hex+swap-sides', listed('a2 swap c4')).state.fen);
  });

  it.each([
    ['(;GM[1];B[aa])', 'SGF: GM[1] is another game than Hex'],
    ['(;GM[11];B[a1];B[a2])', 'SGF: move 2, B[a2]: W is to move'],
    ['(;GM[11]AB[a1];W[a2])', 'SGF: stones are set up in it, expected a game from the empty board'],
  ])('%s is refused', (text, fault) => {
    expect(load(text).fault).toBe(fault);
  });

  it('is refused with the place of a move that is illegal, and where the swap is of another kind', () => {
    expect(load('(;GM[11];B[a1];W[a1])').fault).toMatch(/^SGF, move 2 \(a1\): /);
    expect(load('(;GM[11];B[a1];W[swap-sides])').fault).toMatch(/^SGF, move 2 \(swap-sides\): /);
  });

  it('S9: notes further games', () => {
    expect(load('(;GM[11];B[a1])(;GM[11];B[b1])').notes).toEqual([
      'the text has another game after the first, not read',
    ]);
  });

  it.each<[string, readonly Move[]]>([
    ['standard', listed('a2 swap c4')],
    ['standard+13x13', [...listed('m2 c4'), { action: 'resign' }]],
    ['standard', [...listed('a2 c4'), { action: 'draw', agreed: true }]],
    ['standard+2x2', listed('a1 b1 a2')],
  ])('is written beside the list, and read back: %s', (slug, moves) => {
    const { state, others } = play(slug, moves);
    expect(others[0]?.format).toBe('SGF');
    expect(load(others[0]!.text)).toMatchObject({ state, notes: [] });
  });

  it.each<[string, readonly Move[]]>([
    ['rex', listed('a1')],
    ['three-player-hex', listed('a1')],
    ['standard', [...listed('a1'), { action: 'draw' }]],
  ])('is not written where it says too little: %s', (slug, moves) => {
    expect(play(slug, moves).others).toEqual([]);
  });
});
