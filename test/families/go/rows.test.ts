import { describe, expect, it } from 'vitest';
import { vertexOf } from '../../../src/families/go/engine/board.ts';
import type { InARowPosition } from '../../../src/families/go/engine/row-position.ts';
import { go } from '../../../src/families/go/index.ts';
import { Rng } from '../../../src/lib/rng.ts';
import { createGame, type Game, legalMovesOf, loadGame, outcomeOf } from '../../../src/play/game.ts';
import { legalMoves } from '../../../src/play/legal-moves.ts';
import { playMove } from '../../../src/play/play-move.ts';
import { resolveVariant } from '../../../src/play/resolve.ts';
import { fenOf } from '../../notation.ts';
import { barredByDefinition } from './renju-by-definition.ts';

function variantOf(slug: string) {
  const resolved = resolveVariant(go, slug);
  if (!resolved.ok) throw new Error(resolved.error.message);
  return resolved.value;
}

/** A position from rows, from above. Stones that are missing for this player to be to move are added at the edge. */
function boardOf(slug: string, rows: readonly string[], turn: 'B' | 'W' = 'B'): Game {
  const side = 15;
  const full = Array.from({ length: side }, (_, index) => (rows[index] ?? '').padEnd(side, '.').split(''));
  const count = (mark: string) => full.flat().filter((each) => each === mark).length;
  // The added stones stand apart from each other.
  for (let file = 0; file < side; file += 3)
    for (const row of [side - 1, side - 4]) {
      const lead = count('X') - count('O') - (turn === 'W' ? 1 : 0);
      if (lead > 0) full[row]![file] = 'O';
      if (lead < 0) full[row]![file] = 'X';
    }
  const fen = `${full.map((row) => row.join('').replace(/\.+/g, (run) => String(run.length))).join('/')} ${turn} - 0 0 0`;
  const loaded = loadGame(variantOf(slug), fen, 'a');
  if (!loaded.ok) throw new Error(`${fen}: ${loaded.error[0]!.message}`);
  return loaded.value.game;
}

const refusal = (game: Game, vertex: string): string => {
  const made = playMove(game, { vertex });
  return made.ok ? (outcomeOf(made.value.game)?.reason ?? 'legal') : made.error.message;
};

const played = (slug: string, moves: string): Game => {
  let game = createGame(variantOf(slug), 'a');
  for (const notation of moves.split(' ')) {
    const made = playMove(game, { notation });
    if (!made.ok) throw new Error(made.error.message);
    game = made.value.game;
  }
  return game;
};

describe('five in a row', () => {
  it('wins', () => {
    const game = played('gomoku', 'H8 A1 H9 A2 H10 A3 H11 A4 H12');
    expect(outcomeOf(game)).toEqual({ winner: 0, reason: 'five-in-a-row' });
    expect(legalMovesOf(game)).toEqual([]);
  });

  it.each([
    ['gomoku', 'five-in-a-row'],
    ['gomoku-exact', 'legal'],
    ['ninuki-renju+15x15', 'legal'],
    ['renju', /^a stone on D15 makes an overline: more than five in a row, which is forbidden/],
  ])('six in a row are another matter: %s', (slug, right) => {
    expect(refusal(boardOf(slug, ['XXX.XX']), 'D15')).toMatch(right);
  });

  it('White may make six in renju, and wins', () => {
    expect(refusal(boardOf('renju', ['OOO.OO'], 'W'), 'D15')).toBe('five-in-a-row');
  });

  it('a board that is full is a draw', () => {
    const rows = ['OOXXO', 'XXOOX', 'OOXXO', 'XXOOX', 'OOXXX'];
    const full = loadGame(variantOf('gomoku+5x5'), `${rows.join('/')} W - 0 0 0`, 'a');
    expect(full.ok ? outcomeOf(full.value.game) : full.error).toEqual({ winner: null, reason: 'full-board' });
  });

  it('a board of four rows is too small', () => {
    expect(resolveVariant(go, 'gomoku+4x4')).toMatchObject({ ok: false });
    const resolved = resolveVariant(go, 'gomoku+h4');
    expect(resolved.ok || resolved.error.message).toMatch(/no points are counted/);
  });

  it('nobody has put more stones than the other', () => {
    const reading = variantOf('gomoku').rules.parse(`${'15/'.repeat(14)}XX13 B - 0 0 0`);
    expect(reading.ok || reading.error[0]!.message).toBe('Black has put 2 more stones than White, and they take turns');
  });
});

describe('renju', () => {
  it.each([
    ['a cross of threes', ['.......', '....X..', '....X..', '..XX...'], 'E12', /two threes at once/],
    ['a three that White has shut is none', ['.......', '....X..', '....X..', '.OXX...'], 'E12', 'legal'],
    ['a three at the edge is none', ['....X..', '....X..', '..XX...'], 'E13', 'legal'],
    ['a three and a four', ['.......', '....X..', '....X..', '.XXX...'], 'E12', 'legal'],
    ['two fours', ['....X..', '....X..', '....X..', '.XXX...'], 'E12', /two fours at once/],
    ['two fours in one line', ['X.X.X.X'], 'D15', /two fours at once/],
    ['two fours around two', ['XX.X..XX'], 'E15', /two fours at once/],
    ['five is never barred', ['....X..', '....X..', '....X..', 'XXXX...'], 'E12', 'five-in-a-row'],
    [
      // Only E11 makes a straight four of the vertical three, and it also makes five of the row.
      'a three whose straight four comes with a five is none',
      ['.......', '....X..', '....X..', '..XX...', 'XXXX...'],
      'E12',
      'legal',
    ],
    ['a straight four is one four', ['.......', '..XXX..'], 'F14', 'legal'],
  ])('%s', (_, rows, vertex, right) => {
    expect(refusal(boardOf('renju', rows), vertex)).toMatch(right);
  });

  it('White is not barred from anything', () => {
    const game = boardOf('renju', ['.......', '....O..', '....O..', '..OO...'], 'W');
    expect(refusal(game, 'E12')).toBe('legal');
  });

  it('bars what the definition bars, on crowded boards', () => {
    const rng = Rng.fromSeed('renju');
    const start = variantOf('renju').rules.start;
    let barred = 0;
    for (let board = 0; board < 12; board++) {
      const position = start(rng) as InARowPosition;
      const middle = [...legalMoves(position)].filter((point) => isInside(point, 4));
      for (let ply = 0; ply < 44 && !position.outcome(); ply++) {
        const moves = [...legalMoves(position)].filter((point) => middle.includes(point));
        if (!moves.length) break;
        position.play(rng.pick(moves));
        if (position.turn === 1 || position.outcome()) continue;
        const legal = new Set(legalMoves(position));
        for (const point of middle) {
          if (position.colors[point]) continue;
          const bar = barredByDefinition(position.board, position.colors, point);
          expect(legal.has(point), `${vertexOf(position.board, point)} of ${fenOf(position)}: ${bar}`).toBe(
            bar === undefined,
          );
          if (bar) barred++;
        }
      }
    }
    expect(barred).toBeGreaterThan(20);
  }, 120_000);
});

const isInside = (point: number, margin: number): boolean => {
  const [x, y] = [point % 15, Math.floor(point / 15)];
  return Math.min(x, y) >= margin && Math.max(x, y) < 15 - margin;
};

describe('ninuki-renju', () => {
  it('takes two stones between two, and tells them', () => {
    const game = played('ninuki-renju', 'K10 L10 A1 M10');
    const made = playMove(game, { vertex: 'N10' });
    expect(made.ok && made.value.move).toEqual({
      coord: 183,
      vertex: 'N10',
      captures: ['L10', 'M10'],
      notation: 'N10',
    });
    expect(fenOf(game.position)).toMatch(/ W - 2 0 0$/);
  });

  it('who comes between two stones is not taken', () => {
    const game = played('ninuki-renju', 'K10 L10 N10 M10');
    expect(fenOf(game.position)).toMatch(/ B - 0 0 0$/);
  });

  it('the fifth pair wins', () => {
    const rows = ['XOO16', ...Array<string>(18).fill('19')];
    const fen = `${rows.join('/')} B - 8 0 0`.replace('XOO16', 'XOO1X5X8');
    const loaded = loadGame(variantOf('ninuki-renju'), fen, 'a');
    const message = loaded.ok ? '' : loaded.error[0]!.message;
    expect(message).toMatch(/Black has put \d+ fewer stones than White/);
    const right = loadGame(variantOf('ninuki-renju'), `XOO16/${'19/'.repeat(17)}X1X1X1X1X1X1X1X1X2 B - 8 0 0`, 'a');
    const game = right.ok ? right.value.game : undefined;
    expect(right.ok || right.error[0]!.message).toBe(true);
    const made = playMove(game!, { vertex: 'D19' });
    expect(made.ok && outcomeOf(made.value.game)).toEqual({ winner: 0, reason: 'five-pairs' });
  });

  it.each([
    ['B', undefined],
    ['W', { winner: 0, reason: 'five-in-a-row' }],
  ])("five that a capture left of a longer row are nobody's win: %s on turn", (turn, ended) => {
    const more = turn === 'W' ? 'X17X' : 'X18';
    const fen = `XXXXX14/${'19/'.repeat(14)}${more}/O1O1O1O1O10/O18/19 ${turn} - 0 0 0`;
    const loaded = loadGame(variantOf('ninuki-renju'), fen, 'a');
    expect(loaded.ok && outcomeOf(loaded.value.game)).toEqual(ended);
  });
});
