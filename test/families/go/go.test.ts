import { describe, expect, it } from 'vitest';
import { parseVertex, vertexOf } from '../../../src/families/go/engine/board.ts';
import type { GoPosition } from '../../../src/families/go/engine/go-position.ts';
import { go } from '../../../src/families/go/index.ts';
import { Rng } from '../../../src/lib/rng.ts';
import { createGame, type Game, legalMovesOf, loadGame, outcomeOf } from '../../../src/play/game.ts';
import type { Move } from '../../../src/play/move.ts';
import { playMove } from '../../../src/play/play-move.ts';
import { resolveVariant } from '../../../src/play/resolve.ts';
import { fenOf, scoreOf } from '../../notation.ts';

function variantOf(slug: string) {
  const resolved = resolveVariant(go, slug);
  if (!resolved.ok) throw new Error(resolved.error.message);
  return resolved.value;
}

function opened(fen: string, slug = 'standard'): Game {
  const loaded = loadGame(variantOf(slug), fen, 'a');
  if (!loaded.ok) throw new Error(loaded.error[0]!.message);
  return loaded.value.game;
}

function played(slug: string, moves: string, from = createGame(variantOf(slug), 'a')): Game {
  let game = from;
  for (const notation of moves.split(' ')) {
    const made = playMove(game, { notation });
    if (!made.ok) throw new Error(`${notation}: ${made.error.message}`);
    game = made.value.game;
  }
  return game;
}

const refusal = (game: Game, move: Move): string => {
  const made = playMove(game, move);
  return made.ok ? 'legal' : made.error.message;
};

const goOf = (game: Game) => game.position as GoPosition;

const namesOf = (game: Game) => legalMovesOf(game).map(({ notation }) => notation);

/** The black stones of a start. */
const stonesOf = (slug: string): string[] => {
  const { board, colors, pass } = goOf(createGame(variantOf(slug), 'a'));
  return Array.from({ length: pass }, (_, point) => point)
    .filter((point) => colors[point])
    .map((point) => vertexOf(board, point))
    .sort();
};

describe('cases of go', () => {
  it('GO-01: suicide is refused as suicide, not as a ko', () => {
    const game = played('standard+9x9', 'B9 A9 A8');
    expect(fenOf(game.position).split(' ')[0]).toMatch(/^1X7\/X8\//);
    expect(refusal(game, { notation: 'A9' })).toMatch(/^suicide: a stone on A9 has no liberty and takes nothing;/);
  });

  const FOUR = '1OX2/OOX2/XX3/5/5 W - 0 0 0';

  it.each(['standard', 'go-japanese', 'go-aga'])('GO-02: suicide of several stones is illegal: %s', (slug) => {
    expect(refusal(opened(FOUR, `${slug}+5x5`), { notation: 'A5' })).toMatch(/^suicide/);
  });

  it.each(['go-nz', 'go-tromp-taylor'])('GO-02: where it is legal the stones leave: %s', (slug) => {
    const game = played(slug, 'A5', opened(FOUR, `${slug}+5x5`));
    expect(fenOf(game.position)).toBe('2X2/2X2/XX3/5/5 B - 4 0 0');
  });

  it('GO-03: two passes end a handicap game', () => {
    const game = played('standard+h9', 'pass pass');
    expect(outcomeOf(game)).toMatchObject({ winner: 0, reason: 'two-passes' });
    expect(legalMovesOf(game)).toEqual([]);
  });

  it.each([
    ['standard+h2', 'D4 Q16'],
    ['standard+h3', 'D4 Q16 D16'],
    ['standard+h5', 'D4 Q16 D16 Q4 K10'],
    ['standard+h6', 'D4 Q16 D16 Q4 D10 Q10'],
    ['standard+h7', 'D4 Q16 D16 Q4 D10 Q10 K10'],
    ['standard+h9', 'D4 Q16 D16 Q4 D10 Q10 K10 K4 K16'],
    ['standard+9x9+h4', 'C3 C7 G3 G7'],
    ['standard+9x9+h5', 'C3 C7 G3 G7 E5'],
  ])('GO-04: handicap stones stand on star points, and White moves: %s', (slug, stones) => {
    expect(stonesOf(slug)).toEqual(stones.split(' ').sort());
    expect(createGame(variantOf(slug), 'a').position.turn).toBe(1);
  });

  it('GO-04: five stones have no place on a board of 7×7', () => {
    const resolved = resolveVariant(go, 'standard+7x7+h5');
    expect(resolved.ok || resolved.error.message).toMatch(/on a board of 7×7 at most 4 handicap stones have a place/);
  });

  it('GO-05: neutral points are nobody’s', () => {
    const game = played(
      'standard+5x5',
      'pass pass',
      opened(`${Array(5).fill('XX1OO').join('/')} B - 0 0 0`, 'standard+5x5'),
    );
    const score = goOf(game).score();
    expect(score).toMatchObject({ stones: [10, 10], territory: [0, 0], neutral: 5, totals: [10, 17.5], margin: -7.5 });
    expect(outcomeOf(game)?.winner).toBe(1);
  });

  it('GO-06: one handicap stone is none, Black moves first, komi is 0.5', () => {
    expect(stonesOf('standard+h1')).toEqual([]);
    const { position, variant } = createGame(variantOf('standard+h1'), 'a');
    expect(position.turn).toBe(0);
    expect(variant.definition).toMatchObject({ end: { komi: 0.5 } });
  });
});

describe('moves of go', () => {
  const start = () => createGame(variantOf('standard+9x9'), 'a');

  it.each([{ coord: 30 }, { coord: 'D4' }, { vertex: 'd4' }, { notation: 'D4' }])('%j says what it says', (move) => {
    const made = playMove(start(), move);
    expect(made.ok && made.value.move).toEqual({ coord: 30, vertex: 'D4', notation: 'D4' });
  });

  it.each([
    [{ coord: 81 }, /is no point of this board/],
    [{ notation: 'I4' }, /"I4" is no point of this board: points are named as in D4, without I/],
    [{ coord: 1.5 }, /is no point/],
  ])('%j is refused', (move, words) => {
    expect(refusal(start(), move)).toMatch(words);
  });

  it('names what is taken', () => {
    const game = played('standard+9x9', 'A2 A1');
    const made = playMove(game, { vertex: 'B1' });
    expect(made.ok && made.value.move).toEqual({ coord: 1, vertex: 'B1', captures: ['A1'], notation: 'B1' });
  });

  it.each(['standard', 'go-simple-ko', 'go-nz'])('a ko is not retaken at once: %s', (slug) => {
    const game = opened('9/9/9/9/9/2XO5/1XO1O4/2XO5/9 B - 0 0 0', `${slug}+9x9`);
    const taken = played(slug, 'D3', game);
    expect(fenOf(taken.position)).toBe('9/9/9/9/9/2XO5/1X1XO4/2XO5/9 W C3 1 0 0');
    expect(refusal(taken, { vertex: 'C3' })).toMatch(/^ko: C3 was just taken from/);
    expect(namesOf(played(slug, 'A9 J9', taken))).toContain('C3');
  });

  it('superko remembers boards of long ago, and says so', () => {
    const simple = createGame(variantOf('go-simple-ko+2x2'), 'a');
    const superko = createGame(variantOf('standard+2x2'), 'a');
    const rng = Rng.fromSeed('superko');
    let told = '';
    for (let ply = 0; ply < 200 && !told; ply++) {
      const moves = namesOf(simple).filter((name) => name !== 'pass');
      const notation = moves.length ? rng.pick(moves) : 'pass';
      const refused = refusal(superko, { notation });
      if (refused !== 'legal') told = refused;
      else if (refusal(simple, { notation }) !== 'legal' || outcomeOf(simple)) break;
    }
    expect(told).toMatch(/^superko: a stone on [AB][12] brings back an earlier board;/);
  });

  it('a cycle leaves a game of simple ko without a result, superko never lets it come to that', () => {
    const { definition } = variantOf('go-japanese');
    expect(definition).toMatchObject({ rules: { ko: 'simple' }, end: { repetition: 3 } });
    expect(variantOf('standard').definition).toMatchObject({ end: { repetition: 0 } });
  });

  it('the state carries what superko needs', () => {
    const game = played('standard+9x9', 'C3 D4 E5');
    expect(game.position.past()).toHaveLength(3);
  });
});

describe('how games of go end', () => {
  it('capture go: the first stone taken wins', () => {
    const game = played('capture-go', 'A2 A1 B1');
    expect(outcomeOf(game)).toEqual({ winner: 0, reason: 'capture' });
    expect(legalMovesOf(game)).toEqual([]);
  });

  it('capture go: nobody passes', () => {
    expect(refusal(createGame(variantOf('capture-go'), 'a'), { action: 'pass' })).toMatch(
      /^nobody passes in this game/,
    );
  });

  it('no-pass go: who has no legal move loses', () => {
    const game = opened('1XX/XXX/XX1 W - 0 0 0', 'go-no-pass+3x3');
    expect(outcomeOf(game)).toEqual({ winner: 0, reason: 'no-moves' });
  });

  it.each([
    ['K10 pass pass', '19x19+h3'],
    ['E5 pass C4 pass pass', '9x9+h4'],
    ['E5 C4 pass pass', '9x9'],
    ['E5 pass C4 D6 pass pass pass', '9x9+h2'],
  ])('R1, AGA rule 4: area and territory give the same margin, %s on %s', (moves, flags) => {
    const [area, territory] = ['', '+territory'].map((scoring) => {
      const { position } = played(`go-aga+${flags}${scoring}`, moves);
      expect(position.outcome()?.reason).toBe('two-passes');
      return (position as GoPosition).score().margin;
    });
    expect(territory).toBe(area);
  });

  it('R1, AGA rule 4: White gets a point for each handicap stone after the first', () => {
    const game = played('go-aga+13x13+h3', 'G7 pass pass');
    const { totals, komi, handicap } = goOf(game).score();
    expect([totals, komi, handicap]).toEqual([[3, 3.5], 0.5, 2]);
  });

  it('AGA: White is the last to pass', () => {
    const game = played('go-aga+9x9', 'E5 pass pass');
    expect(outcomeOf(game)).toBeUndefined();
    expect(outcomeOf(played('go-aga+9x9', 'E5 pass pass pass'))).toMatchObject({ reason: 'two-passes' });
    expect(outcomeOf(played('go-aga+9x9', 'pass pass'))).toMatchObject({ winner: 1 });
  });

  it('Ing: Black wins ties', () => {
    const game = played('go-ing+5x5', 'pass pass', opened('XXXXX/XXXXX/XXXXX/XX1OO/OOOOO B - 0 0 0', 'go-ing+5x5'));
    expect(goOf(game).score().margin).toBe(17 - 7 - 8);
    const tie = played(
      'go-ing+4x4',
      'pass pass',
      opened('XXXX/XXXX/XXXX/1OOO B - 0 0 0'.replace('1OOO', 'O1OO'), 'go-ing+4x4'),
    );
    expect(goOf(tie).score().margin).toBe(12 - 3 - 8);
  });

  it('stones alone: territory does not count', () => {
    const game = played('go-stone+5x5', 'pass pass', opened('XX3/1X3/XXOOO/OOO1O/4O B - 0 0 0', 'go-stone+5x5'));
    expect(goOf(game).score()).toMatchObject({ scoring: 'stones', totals: [5, 8] });
  });

  it('a torus has no edge: a stone has four liberties everywhere', () => {
    const game = played('go-toroidal+5x5', 'A1');
    const position = goOf(game);
    expect(position.stones.liberties(parseVertex(position.board, 'A1')!)).toBe(4);
    expect(outcomeOf(played('go-toroidal+5x5', 'A1 A2 C3 E1 C4 B1 D4 A5'))).toBeUndefined();
    expect(fenOf(played('go-toroidal+5x5', 'A1 A2 C3 E1 C4 B1 D4 A5').position)).toContain(' 0 1 0');
  });
});

describe('dead stones', () => {
  /** Black owns the left, White the right; a white stone in Black's corner is dead. */
  const BOARD = '3XO4/3XO4/3XO4/1O1XO4/3XO4/3XO4/3XO4/3XO4/3XO4 B - 0 0 0';

  it('territory: they are found by playing on', () => {
    const game = played('go-japanese+9x9', 'pass pass', opened(BOARD, 'go-japanese+9x9'));
    const score = goOf(game).score();
    expect(score.dead.map((point) => vertexOf(goOf(game).board, point))).toEqual(['B6']);
    expect(score).toMatchObject({ territory: [27, 36], prisoners: [1, 0], totals: [28, 42.5] });
    expect(fenOf(game.position)).toContain('/1o1XO4/');
  });

  it('area: all stones stay, unless a list says otherwise', () => {
    const from = () => opened(BOARD, 'standard+9x9');
    expect(goOf(played('standard+9x9', 'pass pass', from())).score().dead).toEqual([]);
    const listed = played('standard+9x9', 'pass', from());
    const made = playMove(listed, { action: 'score', dead: ['B6'] });
    expect(made.ok && made.value.move).toEqual({ action: 'score', dead: ['B6'], notation: 'score B6' });
    expect(outcomeOf(listed)).toEqual({ winner: 1, reason: 'agreed-score' });
    expect(goOf(listed).score()).toMatchObject({ stones: [9, 9], territory: [27, 36], totals: [36, 52.5] });
    const again = opened(fenOf(listed.position), 'standard+9x9');
    expect(goOf(again).score().totals).toEqual([36, 52.5]);
  });

  it('a list names chains by one stone, and is read from words', () => {
    const game = played('go-japanese+9x9', 'pass', opened(BOARD.replace('1O1X', 'OO1X'), 'go-japanese+9x9'));
    expect(outcomeOf(played('go-japanese+9x9', 'pass', opened(BOARD, 'go-japanese+9x9')))).toBeUndefined();
    const made = playMove(game, { notation: 'score a6' });
    expect(made.ok && made.value.move['dead']).toEqual(['A6', 'B6']);
  });

  it.each([
    ['standard', '', { action: 'score', dead: [] }, /somebody has to pass first/],
    ['standard', 'pass', { action: 'score', dead: ['A1'] }, /there is no stone on A1/],
    ['standard', 'pass', { action: 'score', dead: ['Z9'] }, /is no point of this board/],
    ['standard', 'pass', { action: 'score', dead: 'A1' }, /dead is a list of points/],
    ['go-tromp-taylor', 'pass', { action: 'score', dead: [] }, /dead stones are not listed in this game/],
    ['go-aga', 'E5 pass', { action: 'score', dead: [] }, /made by White/],
    ['go-no-pass', '', { action: 'score', dead: [] }, /where nobody passes/],
    ['standard', 'E5 pass', { action: 'pass', dead: ['E5'] }, /for the last pass, and "pass" was said as well/],
    ['standard', 'E5 pass', { coord: 'D4', dead: ['E5'] }, /and "D4" was said as well/],
    ['standard', 'E5 D4 pass', { notation: 'score E5', dead: ['D4'] }, /dead and notation tell of different stones/],
    ['standard', '', { action: 'swap' }, /there is no action "swap": a stone is put by coord alone/],
  ])('%s after %j: %j is refused', (slug, moves, move, words) => {
    const start = createGame(variantOf(`${slug}+9x9`), 'a');
    expect(refusal(moves ? played(slug, moves, start) : start, move as Move)).toMatch(words);
  });

  it.each([
    { action: 'score', dead: ['B6'] },
    { dead: ['b6'] },
    { action: 'score', notation: 'score B6' },
    { action: 'score', dead: [46], notation: 'score B6' },
  ])('any part of a list is the whole: %j', (move) => {
    const game = played('standard+9x9', 'pass', opened(BOARD, 'standard+9x9'));
    const made = playMove(game, move);
    expect(made.ok && made.value.move).toEqual({ action: 'score', dead: ['B6'], notation: 'score B6' });
  });

  it('where stones alone count there is nothing else to count', () => {
    const resolved = resolveVariant(go, 'go-stone+territory');
    expect(resolved.ok || resolved.error.message).toMatch(/stones alone are counted/);
  });

  it('a game that is over tells its score in parts', () => {
    const game = played('go-japanese+9x9', 'pass pass', opened(BOARD, 'go-japanese+9x9'));
    expect(scoreOf(goOf(game))).toEqual({
      scoring: 'territory',
      black: { total: 28, stones: 9, territory: 27, prisoners: 1 },
      white: { total: 42.5, stones: 9, territory: 36, prisoners: 0 },
      margin: -14.5,
      komi: 6.5,
      neutral: 0,
      dead: ['B6'],
      seki: [],
    });
  });
});

describe('position strings of go', () => {
  const { rules } = variantOf('standard+5x5');

  it.each([
    ['9/9/9/9/9/9/9/9/9 B - 0 0 0', /such a board has the flag 9x9$/],
    ['5/5/5/5 B - 0 0 0', /divided by \/$/],
    ['', /divided by \/$/],
  ])('no flag is named that there is not: %j', (fen, right) => {
    const reading = rules.parse(fen);
    expect(reading.ok || reading.error[0]!.hint).toMatch(right);
  });

  it('small letters that do not count are not passed over in silence', () => {
    const notesOf = (slug: string, end: string): number => {
      const reading = variantOf(slug).rules.parse(`xX3/5/2o2/5/5 B - 0 0 ${end}`);
      return reading.ok ? reading.value.notes.length : Number.NaN;
    };
    expect(notesOf('standard+5x5', '0')).toBe(1);
    expect(notesOf('standard+5x5', '2')).toBe(1);
    expect(notesOf('standard+5x5', 'scored')).toBe(0);
    expect(notesOf('go-japanese+5x5', '2')).toBe(0);
  });

  it.each([
    ['./..b../...../..w../...../.....', 'board', 'the board has 5 rows, the string tells of 6'],
    ['5/5/5/5/6 B - 0 0 0', 'row 1', 'row 1 has more than 5 points'],
    ['5/5/5/5/4 B - 0 0 0', 'row 1', 'row 1 has 4 points'],
    ['Z4/5/5/5/5 B - 0 0 0', 'A5', '"Z" on A5 is no stone'],
    ['5/5/5/5/5 Q - 0 0 0', 'turn', '"Q" is nobody who could be to move'],
    ['5/5/5/5/5 B Z9 0 0 0', 'ko', '"Z9" is no point of this board'],
    ['5/5/5/5/5 B A1 0 0 0', 'ko', 'no stone alone was just taken on A1'],
    ['5/5/5/5/5 B - x 0 0', 'stones taken by Black', 'stones taken by Black cannot be "x"'],
    ['5/5/5/5/5 B - 0 0 7', 'passes', 'there cannot be "7" passes in a row'],
    ['OX3/X4/5/5/5 B - 0 0 0', 'A5', 'the white stone on A5 has no liberty'],
    ['OOX2/XX3/5/5/5 B - 0 0 0', 'A5', 'the white chain of 2 stones on A5 has no liberty'],
    ['5/5/5/5/5 B - 0 0 0 more', 'end', 'nothing follows the passes, found "more"'],
  ])('%s is refused', (fen, at, message) => {
    const reading = rules.parse(fen);
    expect(reading.ok || [reading.error[0]!.at, reading.error[0]!.message]).toEqual([at, message]);
  });

  it.each([
    ['5/5/2X2/5/5', '5/5/2X2/5/5 B - 0 0 0', 3],
    ['...../...../..b../...../..... white - 0 0 0', '5/5/2X2/5/5 W - 0 0 0', 2],
    ['5/5/2x2/5/5 B - 0 0 0', '5/5/2X2/5/5 B - 0 0 0', 1],
  ])('%s is read generously', (fen, right, notes) => {
    const reading = rules.parse(fen);
    expect(reading.ok && fenOf(reading.value.position)).toBe(right);
    expect(reading.ok && reading.value.notes).toHaveLength(notes);
  });
});
