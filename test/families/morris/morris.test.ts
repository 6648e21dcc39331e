import { describe, expect, it } from 'vitest';
import { morris } from '../../../src/families/morris/index.ts';
import { legalMovesOf, loadGame, outcomeOf } from '../../../src/play/game.ts';
import { playMove } from '../../../src/play/play-move.ts';
import { resolveVariant } from '../../../src/play/resolve.ts';
import { decodeGame, encodeGame } from '../../../src/play/state.ts';
import { findMove } from '../../notation.ts';

function variantOf(slug: string) {
  const resolved = resolveVariant(morris, slug);
  if (!resolved.ok) throw new Error(resolved.error.message);
  return resolved.value;
}

function opened(fen: string, slug = 'standard') {
  const loaded = loadGame(variantOf(slug), fen, 'a');
  if (!loaded.ok) throw new Error(loaded.error[0]!.message);
  return loaded.value.game;
}

type Game = ReturnType<typeof opened>;

const namesOf = (game: Game) => legalMovesOf(game).map(({ notation }) => notation);

function play(game: Game, moves: string): Game {
  for (const notation of moves.split(' ')) {
    const made = playMove(game, { notation });
    if (!made.ok) throw new Error(`${notation}: ${made.error.message}`);
  }
  return game;
}

describe('cases of morris', () => {
  it('MO-01: where all men stand in rows any of them may be taken', () => {
    const game = opened('W.W.W.....W..........BBB W 0 0');
    const closing = namesOf(game).filter((name) => name!.startsWith('d6-d7'));
    expect(closing).toEqual(['d6-d7xa1', 'd6-d7xd1', 'd6-d7xg1']);
    const made = playMove(game, { from: 'd6', to: 'd7', capture: 'g1' });
    expect(made.ok && outcomeOf(made.value.game)).toEqual({ winner: 0, reason: 'two-left' });
  });

  it('MO-02: who cannot move loses', () => {
    const game = opened('BWB......W....W......BWB B 0 0');
    expect(outcomeOf(game)).toEqual({ winner: 0, reason: 'no-moves' });
    expect(legalMovesOf(game)).toEqual([]);
  });

  it('MO-03: a row that is opened and closed again takes again', () => {
    const game = opened('WWW......W.......BBBB..B W 0 0');
    play(game, 'd7-d6 b2-b4');
    expect(namesOf(game)).toContain('d6-d7xb4');
    play(game, 'd6-d7xb4 d2-b2 d7-d6 b2-d2');
    expect(namesOf(game)).toContain('d6-d7xd2');
  });
});

describe('how moves of morris are told', () => {
  const game = () => opened('WW....................BB W 7 7');

  it.each([
    [{ to: 'g7', capture: 'd1' }, 'g7xd1'],
    [{ coord: 2, remove: 23 }, 'g7xg1'],
    [{ notation: 'G7:D1' }, 'g7xd1'],
    [{ coord: 'a1' }, 'a1'],
  ])('%j is %s', (input, notation) => {
    const made = playMove(game(), input);
    expect(made.ok && made.value.move.notation).toBe(notation);
  });

  it('a row that closes without a word about whom it takes fits several', () => {
    const made = playMove(game(), { to: 'g7' });
    expect(made.ok || made.error.candidates).toHaveLength(2);
  });

  it.each([
    [{ notation: 'a7-a4' }, /men in hand, and all are placed before any is moved/],
    [{ to: 'a7' }, /a7 is not free/],
    [{ to: 'd4' }, /no point of this board/],
    [{ to: 'a1', capture: 'd1' }, /nothing is taken without a row of three/],
    [{ to: 'g7', capture: 'a7' }, /no man on a7 to take/],
    [{ action: 'pass' }, /nobody passes/],
  ])('%j is refused with its rule', (input, reason) => {
    const made = playMove(game(), input);
    expect(made.ok || made.error.message).toMatch(reason);
  });

  it.each([
    ['standard', 'W.W.W.....W..........BBB W 0 0', 'd6-d7', 'a man has to be taken; d6-d7xa1 is a move'],
    ['standard', 'W.W.W.....W..........BBB W 0 0', 'd6-d7xb2', 'no man on b2 to take; d6-d7xa1 is a move'],
    ['standard', 'W.W.W.....W..........BBB W 0 0', 'pass', 'nobody passes here'],
    ['standard', 'W.W.W.....W..........BBB W 0 0', '', 'a move is written as'],
    ['dara', `WW.WW.BB....${'.'.repeat(18)} W 8 10`, 'c5', 'a row of more than three would stand on c5'],
    ['dara', `WW.W..BBB.....W...${'.'.repeat(12)} W 0 0`, 'd5-c5xa4', 'a row of three, and is safe there'],
    ['dara-niger', `WW....BB....${'.'.repeat(18)} W 10 10`, 'c5', 'no row of three may be made while men are placed'],
  ])('%s: %s refuses %j by the rule that decides, and names what is near it', (slug, fen, notation, reason) => {
    const made = playMove(opened(fen, slug), { notation });
    expect(made.ok || made.error.message).toContain(reason);
  });

  it.each([
    ['shisima', 'mixed', 'all men stand on the board from the start'],
    ['tant-fant', 'mixed', 'all men stand on the board from the start'],
    ['achi', 'fly', 'nobody ever comes to have three men'],
  ])('%s+%s would change nothing, and is refused', (slug, flag, reason) => {
    const resolved = resolveVariant(morris, `${slug}+${flag}`);
    expect(resolved.ok || resolved.error.message).toContain(reason);
  });

  it('a man in a row is spared while there are others', () => {
    const made = playMove(opened('WW.B.........B.......BBB W 5 4'), { to: 'g7', capture: 'a1' });
    expect(made.ok || made.error.message).toMatch(/a1 stands in a row of three, where others do not/);
  });
});

describe('games of morris end', () => {
  it('with a position that comes for the third time, through states', () => {
    const game = opened('W..W..B........B....B..W W 0 0');
    const state = encodeGame(play(game, 'b6-d6 f2-d2 d6-b6 d2-f2 b6-d6 f2-d2 d6-b6'));
    const again = decodeGame(state, () => morris);
    if (!again.ok) throw new Error(again.error.message);
    expect(outcomeOf(again.value)).toBeUndefined();
    play(again.value, 'd2-f2');
    expect(outcomeOf(again.value)).toEqual({ winner: null, reason: '3-fold-repetition' });
  });

  it('after so many plies in which no man was placed or taken', () => {
    const { rules } = variantOf('morabaraba');
    const past = Array.from({ length: 19 }, (_, index) => index.toString(16).padStart(16, '0'));
    const reading = rules.parse('W.....B..BB.B..B..W..W.. W 0 0', past);
    const position = reading.ok ? reading.value.position : undefined;
    expect(position?.outcome()).toBeUndefined();
    const made = findMove(position!, { notation: 'a7-d7' });
    position!.play(made.ok ? made.value : -1);
    expect(position!.outcome()).toEqual({ winner: null, reason: '20-quiet-plies' });
  });

  it('tant fant: the home row is no row', () => {
    expect(outcomeOf(opened('BBB...WWW W 0 0', 'tant-fant'))).toBeUndefined();
    expect(outcomeOf(opened('B.BWWWB.. B 0 0', 'tant-fant'))).toEqual({
      winner: 0,
      reason: 'line',
    });
  });

  it('shisima: a row on the rim is none, one through the middle wins', () => {
    const game = opened('BBB...WWW W 0 0', 'shisima');
    expect(outcomeOf(game)).toBeUndefined();
    expect(outcomeOf(opened('W.B.WBB.W B 0 0', 'shisima'))).toEqual({ winner: 0, reason: 'line' });
  });
});

describe('rows that are more than three', () => {
  it('dara: four in a row may not be made', () => {
    const made = playMove(opened('WWW.W....BBBB................. W 0 0', 'dara'), {
      notation: 'e5-d5',
    });
    expect(made.ok || made.error.message).toMatch(/a row of more than three would stand on d5/);
  });

  it('dara-niger: no row of three is made while men are placed', () => {
    const names = namesOf(opened('WW....BB...................... W 10 10', 'dara-niger'));
    expect(names).not.toContain('c5');
    expect(namesOf(opened('WW....BB...................... W 10 10', 'dara'))).toContain('c5');
  });
});

describe('position strings of morris', () => {
  const { rules } = variantOf('standard');

  it.each([
    ['dashes, small letters', `${'-'.repeat(23)}w white 8 9`, 2],
    ['hands left out', 'WWW..................BBB W', 2],
  ])('%s are read generously', (_, fen, notes) => {
    const reading = rules.parse(fen);
    expect(reading.ok && reading.value.notes).toHaveLength(notes);
  });

  it('every fault is told', () => {
    const reading = rules.parse(`?${'.'.repeat(22)}! Q 10 x more`);
    expect(reading.ok || reading.error.map(({ at }) => at)).toEqual([
      ...['a7', 'g1', 'white hand', 'black hand', 'turn', 'end'],
    ]);
  });

  it('no player has more men than there are', () => {
    const reading = rules.parse(`${'W'.repeat(5)}${'.'.repeat(19)} W 5 9`);
    expect(reading.ok || reading.error[0]!.message).toBe('White has 10 men, on the board and in hand together');
  });

  it('the parts of shax go with the men in hand', () => {
    const reading = variantOf('shax').rules.parse(`${'.'.repeat(24)} W 12 12 - take2`);
    expect(reading.ok || reading.error.map(({ at }) => at)).toEqual(['phase', 'phase']);
  });
});
