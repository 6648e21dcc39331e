import { describe, expect, it } from 'vitest';
import { familyOf } from '../../../src/families/families.ts';
import type { HexPosition } from '../../../src/families/hex/engine/position.ts';
import { hex } from '../../../src/families/hex/index.ts';
import { Rng } from '../../../src/lib/rng.ts';
import { createGame, legalMovesOf, loadGame, nameOfSeatToMove, outcomeOf } from '../../../src/play/game.ts';
import { playMove } from '../../../src/play/play-move.ts';
import { resolveVariant } from '../../../src/play/resolve.ts';
import { gameEndOf } from '../../../src/tools/play/game-answers.ts';
import { fenOf } from '../../notation.ts';

function variantOf(slug: string) {
  const resolved = resolveVariant(hex, slug);
  if (!resolved.ok) throw new Error(resolved.error.message);
  return resolved.value;
}

function opened(fen: string, slug: string) {
  const loaded = loadGame(variantOf(slug), fen, 'a');
  if (!loaded.ok) throw new Error(loaded.error[0]!.message);
  return loaded.value.game;
}

function played(slug: string, moves: string) {
  const game = createGame(variantOf(slug), 'a');
  for (const notation of moves.split(' ')) {
    const made = playMove(game, { notation });
    if (!made.ok) throw new Error(`${notation}: ${made.error.message}`);
  }
  return game;
}

const faultsOf = (fen: string, slug: string): string[] => {
  const reading = variantOf(slug).rules.parse(fen);
  return reading.ok ? [] : reading.error.map(({ message }) => message);
};

const wordsOf = (game: ReturnType<typeof opened>): string =>
  familyOf('hex')!.view.draw(game.position as HexPosition as never, { width: 480, highlights: [] }).text;

const rowOf = (fen: string, row: number): string => fen.split(/[/ ]/)[row - 1]!;

describe('HX-01: swap by pieces and by sides', () => {
  it('by default the stone changes its colour and is mirrored', () => {
    const game = played('standard', 'b4');
    expect(legalMovesOf(game)).toHaveLength(121);
    expect(legalMovesOf(game).at(-1)).toEqual({ action: 'swap', notation: 'swap' });
    expect(playMove(game, { action: 'swap' }).ok).toBe(true);
    expect(rowOf(fenOf(game.position), 2)).toBe('...B.......');
    expect(fenOf(game.position).replaceAll(/[./]/g, '')).toBe('B R');
    expect(nameOfSeatToMove(game)).toBe('red');
    expect(wordsOf(game)).toContain('Red has no stones. Black has 1 stone: d2. Red to move.');
    expect(legalMovesOf(game)).toHaveLength(120);
  });

  it('a stone on the long diagonal stays where it is', () => {
    expect(fenOf(played('standard', 'f6 swap').position).replaceAll(/[./]/g, '')).toBe('B R');
    expect(rowOf(fenOf(played('standard', 'f6 swap').position), 6)).toBe('.....B.....');
  });

  it('where sides are swapped the stone stays, and who began plays Black', () => {
    const game = played('standard+swap-sides', 'b4 swap');
    expect(rowOf(fenOf(game.position), 4)).toBe('.R.........');
    expect(fenOf(game.position)).toMatch(/ B swapped$/);
    expect(nameOfSeatToMove(game)).toBe('black');
    expect(wordsOf(game)).toContain('Red has 1 stone: b4. Black has no stones. Black to move.');
    expect(legalMovesOf(game)).toHaveLength(120);
    const again = playMove(game, { action: 'swap' });
    expect(again.ok || again.error.message).toMatch(/only the first move can be answered by a swap/);
    expect(playMove(game, { coord: 'a1' }).ok).toBe(true);
    expect(fenOf(game.position)).toMatch(/^B.* R$/);
  });

  it.each(['standard', 'standard+swap-sides'])('%s: the moves of the game are a position string, too', (slug) => {
    const fen = fenOf(played(slug, 'b4 swap c3').position);
    expect(fenOf(opened('b4 swap c3', slug).position)).toBe(fen);
    expect(fenOf(opened(fen, slug).position)).toBe(fen);
  });

  it('a swap is heard in any field, and what is no move is told as such', () => {
    for (const said of [{ action: 'swap' }, { coord: 'swap' }, { notation: 'SWAP' }]) {
      const made = playMove(played('standard', 'b4'), said);
      expect(made.ok && made.value.move).toEqual({ action: 'swap', notation: 'swap' });
    }
    const refusalOf = (said: object) => {
      const made = playMove(played('hex+2x2', 'a1'), { ...said });
      return made.ok || made.error.message;
    };
    expect(refusalOf({ action: 'pass' })).toBe('nobody passes in this game; b1, a2 and b2 can be played');
    expect(refusalOf({ action: 'fly' })).toBe(
      '"fly" is nothing that is done in this game; b1, a2 and b2 can be played',
    );
  });

  it('without swap there is none', () => {
    const made = playMove(played('hex', 'b4'), { action: 'swap' });
    expect(made.ok || made.error.message).toMatch(/^there is no swap in this game; a1, b1, .* can be played$/);
  });
});

describe('HX-02: each colour wins along its own sides', () => {
  it.each([
    ['hex+2x2', 'a1 b2 a2', 0, ['a1', 'a2']],
    ['hex+2x2', 'a1 a2 b2 b1', 1, ['b1', 'a2']],
    ['hex+3x3+files-6', 'a1 a2 b1 b2 c1 c2 d1 d2 e1 e2 a3 f2', 1, ['a2', 'b2', 'c2', 'd2', 'e2', 'f2']],
    ['hex+6x3', 'b1 a1 b2 a2 b3 a3 b4 a4 b5 a5 b6', 0, ['b1', 'b2', 'b3', 'b4', 'b5', 'b6']],
  ])('%s: %s', (slug, moves, winner, line) => {
    const game = played(slug, moves);
    expect(outcomeOf(game)).toEqual({ winner, reason: 'chain' });
    expect(gameEndOf(game)).toEqual({ over: true, winner: ['red', 'black'][winner], reason: 'chain', line });
    expect(legalMovesOf(game)).toEqual([]);
  });

  it('a full board has exactly one winner, whatever its sides', () => {
    for (const slug of ['hex+2x2', 'hex+2x3', 'hex+3x2', 'hex+3x3']) {
      const { rules } = variantOf(slug);
      const start = rules.start(undefined as never) as HexPosition;
      const { cells } = start.board;
      for (let set = 0; set < 1 << cells; set++) {
        const red = Array.from({ length: cells }, (_, cell) => (set >> cell) & 1).reduce((sum, bit) => sum + bit, 0);
        if (red !== Math.ceil(cells / 2)) continue;
        const full = start.board.rows.map((row) => row.map((cell) => 'BR'[(set >> cell) & 1]).join('')).join('/');
        const readings = ['R', 'B'].map((turn) => rules.parse(`${full} ${turn}`)).filter(({ ok }) => ok);
        expect(readings.length, `${slug} ${full}`).toBeLessThanOrEqual(1);
        const [reading] = readings;
        if (reading?.ok) expect(reading.value.position.outcome()?.winner).not.toBeNull();
      }
    }
  });

  it('rex: who joins the own sides loses', () => {
    expect(outcomeOf(played('rex+2x2', 'a1 b2 a2'))).toEqual({ winner: 1, reason: 'own-chain' });
  });

  it('rectangles have two names', () => {
    expect(variantOf('hex+10x11').definition.variant).toBe('hex+10x10+files-11');
    expect(variantOf('standard+5x9').definition).toMatchObject({
      board: { ranks: 5, files: 9 },
      rules: { swap: 'none' },
    });
    expect(variantOf('standard+5x9+swap-sides').definition).toMatchObject({ rules: { swap: 'sides' } });
  });

  it.each([
    ['standard+5x9+swap', /as many rows as columns/],
    ['y+5x9', /only a rhombus/],
    ['y+2x2', /have at least 3 cells/],
    ['havannah+11x11', /have at most 10 cells/],
    ['three-player-hex+swap', /more than two players/],
    ['three-player-hex+misere', /more than two players/],
  ])('%s is declined', (slug, reason) => {
    const resolved = resolveVariant(hex, slug);
    expect(resolved.ok || resolved.error.message).toMatch(reason);
  });
});

describe('other goals', () => {
  it('Y: a cell in a corner touches two sides', () => {
    const game = played('y+3x3', 'a1 a2 b1 b2 c1');
    expect(outcomeOf(game)).toEqual({ winner: 0, reason: 'chain' });
    expect(gameEndOf(game)).toMatchObject({ line: ['a1', 'b1', 'c1'] });
  });

  it.each([
    ['a bridge of two corners', 'a1 c3 b1 c4 c1 d5 d1', 'bridge', ['a1', 'b1', 'c1', 'd1']],
    ['no fork by corners', 'a1 c3 a2 c4 a3 d5', undefined, undefined],
    ['a fork of three sides', 'a2 e6 b2 e5 c2 f6 d2 g6 e2 d5 b1', 'fork', undefined],
    ['a ring around an empty cell', 'c3 a1 d3 b1 e4 c1 e5 f6 d5 f7 c4', 'ring', ['c3', 'd3', 'c4', 'e4', 'd5', 'e5']],
    ['a ring around a stone of its own', 'd4 a1 c3 b1 d3 c1 e4 f6 e5 f7 d5 a3 c4', 'ring', undefined],
  ])('havannah: %s', (_, moves, reason, line) => {
    const game = played('havannah+4x4', moves);
    expect(outcomeOf(game)?.reason).toBe(reason);
    if (line) expect(gameEndOf(game)).toMatchObject({ line });
  });

  it('Bridg-It: links join dots, and may not cross', () => {
    const game = played('bridg-it+2x2', 'a1 c1');
    const made = playMove(game, { coord: 'a1' });
    expect(made.ok || made.error.message).toMatch(/^there is a link of Red at a1 already/);
    playMove(game, { coord: 'a3' });
    expect(wordsOf(game)).toContain('Red has 2 links: a1 and a3. Black has 1 link: c1.');
    expect(gameEndOf(game)).toMatchObject({ winner: 'red', line: ['a1', 'a3'] });
  });

  it('three players: who is cut off is passed over, and the last one left wins', () => {
    const game = played('three-player-hex+3x3', 'd4 d5 c5 c2 c3 e5');
    // The bottom row is full, without a stone of Red.
    expect(nameOfSeatToMove(game)).toBe('black');
    expect(faultsOf('.../..R./..B../..R./WBW R', 'three-player-hex+3x3')).toEqual([
      'Red is cut off and is not to move any more',
    ]);
    for (const coord of ['e3', 'b2', 'd3']) playMove(game, { coord });
    expect(gameEndOf(game)).toEqual({ over: true, winner: 'black', reason: 'others-cut-off' });
  });
});

it('three players: who wins by a chain is on turn, for the others are cut off, and the string is read again', () => {
  const reasons = new Set<string>();
  for (let seed = 0; seed < 80; seed++) {
    const rng = Rng.fromSeed(`three ${seed}`);
    const game = createGame(variantOf('three-player-hex+3x3'), 'a');
    while (!outcomeOf(game)) playMove(game, rng.pick(legalMovesOf(game)));
    const again = opened(fenOf(game.position), 'three-player-hex+3x3');
    expect(outcomeOf(again), fenOf(game.position)).toEqual(outcomeOf(game));
    reasons.add(outcomeOf(game)!.reason);
  }
  expect([...reasons].sort()).toEqual(['chain', 'others-cut-off']);
});

describe('position strings of hex', () => {
  it.each([
    ['other marks and no turn', 'x../.o./... r', 2],
    ['nobody to move', 'R../.B./...', 1],
  ])('%s are read generously', (_, fen, notes) => {
    const reading = variantOf('hex+3x3').rules.parse(fen);
    expect(reading.ok && fenOf(reading.value.position)).toBe('R../.B./... R');
    expect(reading.ok && reading.value.notes).toHaveLength(notes);
  });

  it.each([
    ['too many red stones', 'RR./.R./... B', /Red 3, Black 0, and Black is to move/],
    ['too many black stones', 'BB./.../... R', /Red 0, Black 2, and Red is to move/],
    ['the other side is to move', 'R../.B./... B', /Red 1, Black 1, and Black is to move/],
    ['who won is to move', 'R.B/RB./R.. R', /Red 3, Black 2/],
    ['who lost his turn', 'R.B/RB./RB. R', /^Red has reached the goal and is to move again/],
    ['too few rows', 'R../.B. R', /has 3 rows, the string tells of 2/],
    ['too long a row', 'R.../.B./... R', /row 1 has 3 cells, the string tells of 4/],
    ['a strange mark', 'R?./.B./... R', /"\?" on b1 is nothing/],
    ['a strange turn', 'R../.B./... Q', /"Q" is nobody/],
    ['a swap that was none', 'R../.../... B swapped', /do not change colours in this game/],
    ['a word too many', 'R../.B./... R 5', /"5" behind who is to move means nothing/],
    ['an impossible move', 'a1 a1', /move 2, a1: there is a stone of Red on a1 already/],
    ['what was not read does not count as missing', 'Q../.../... B', /^"Q" on a1 is nothing that lies on a board$/],
    ['nor do stones of a strange turn', 'R../.../... W', /^"W" is nobody who could be to move$/],
  ])('%s: %s', (_, fen, message) => {
    expect(faultsOf(fen, 'hex+3x3').join('\n')).toMatch(message);
  });

  it('moves with their numbers are the same game', () => {
    expect(fenOf(opened('1. a1 b2 2. c3', 'hex+3x3').position)).toBe('R../.B./..R B');
    expect(fenOf(opened('1.a1 b2 2.c3', 'hex+3x3').position)).toBe('R../.B./..R B');
    // `1..` is a row here, not a move number.
    expect(fenOf(opened('1.. .2. ... R', 'hex+3x3').position)).toBe('R../.B./... R');
  });

  it('three who are cut off: the last of them had won', () => {
    expect(faultsOf('WRB/WRRR/BWRWW/BWBW/RBR R', 'three-player-hex+3x3')).toEqual([
      'all players are out: the game ended with the last who was not',
    ]);
  });

  it('both can reach a goal in havannah, but not in one game', () => {
    const fen = 'RRRR/...../....../......./....../...../BBBB R';
    expect(faultsOf(fen, 'havannah+4x4')).toEqual([
      'Red and Black have both reached their goal: the game ended with the first',
    ]);
  });

  it('after a swap of pieces Black has put the first stone', () => {
    expect(faultsOf('.B./.../... R', 'standard+3x3')).toEqual([]);
    expect(faultsOf('.B./R../... B', 'standard+3x3')).toEqual([]);
    expect(faultsOf('.B./.../... R', 'hex+3x3')).toHaveLength(1);
  });

  it('a swap of sides is told right behind it', () => {
    expect(faultsOf('.R./.../... B swapped', 'standard+3x3+swap-sides')).toEqual([]);
    expect(faultsOf('.R./.B./... R swapped', 'standard+3x3+swap-sides')).toHaveLength(1);
  });
});
