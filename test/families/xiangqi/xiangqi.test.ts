import { describe, expect, it } from 'vitest';
import { findContradictions } from '../../../src/fairy/contradictions.ts';
import type { BoardPosition } from '../../../src/fairy/engines/board-position.ts';
import type { FairyDefinition } from '../../../src/fairy/language/definition.ts';
import { formatUci } from '../../../src/fairy/notation/uci.ts';
import { xiangqi } from '../../../src/families/xiangqi/index.ts';
import { legalMoves } from '../../../src/play/legal-moves.ts';
import type { Position } from '../../../src/play/position.ts';
import { resolveVariant } from '../../../src/play/resolve.ts';
import { describeMove, fenOf, findMove } from '../../notation.ts';
import { everyEngine, load } from '../../vectors/piece-games.ts';

const START = 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1';

const standard = everyEngine(xiangqi, 'standard');
const janggi = everyEngine(xiangqi, 'janggi');

const uciMoves = (position: BoardPosition): string[] =>
  [...legalMoves(position)].map((move) => formatUci(position, move)).sort();

function play(position: Position, line: string): void {
  for (const uci of line.split(' ')) {
    const found = findMove(position, { uci });
    if (!found.ok) throw new Error(`${uci}: ${found.error.message}`);
    position.play(found.value);
  }
}

describe.each(standard)('xiangqi by $engine', ({ rules }) => {
  it('XQ-01: who has no move loses', () => {
    const position = load(rules, '3k5/4P4/3P5/9/9/9/9/9/9/4K4 b - - 0 1');
    expect(position.check()).toBe(false);
    expect(position.outcome()).toEqual({ winner: 0, reason: 'stalemate' });
  });

  it('XQ-02: what stands between the generals stays there', () => {
    const position = load(rules, '4k4/9/9/9/9/9/9/9/4R4/4K4 w - - 0 1');
    const moves = uciMoves(position);
    expect(moves.filter((move) => !move.startsWith('e2e'))).toEqual(['e1d1', 'e1f1']);
    expect(moves).toHaveLength(10);
    // The general was left to be captured, which ends the game.
    play(position, 'e2e10');
    expect(position.outcome()).toEqual({ winner: 0, reason: 'royal-captured' });
    expect(load(rules, fenOf(position)).outcome()).toEqual(position.outcome());
    expect(legalMoves(position)).toHaveLength(0);
    position.undo();
    expect(uciMoves(position)).toEqual(moves);
  });

  it('XQ-03: the third occurrence is a draw where nobody checks or chases', () => {
    const position = load(rules, START);
    play(position, 'a1a2 a10a9 a2a1 a9a10 a1a2 a10a9 a2a1');
    expect(position.outcome()).toBeUndefined();
    play(position, 'a9a10');
    expect(position.outcome()).toEqual({ winner: null, reason: '3-fold-repetition' });
  });

  it('XQ-04: H and E are read for horse and elephant, and N and B written', () => {
    const reading = rules.parse('rheakaehr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RHEAKAEHR w - - 0 1');
    if (!reading.ok) throw new Error(reading.error[0]!.message);
    expect(fenOf(reading.value.position)).toBe(START);
    expect(reading.value.position.count()).toBe(44);
    expect(reading.value.notes).toEqual([
      'H was read as N, the letter of the horse here',
      'E was read as B, the letter of the elephant here',
    ]);
  });

  it.each([
    ['r', 'red on turn by its letter', []],
    ['red - - 0 1', 'red on turn by its name', []],
    ['r 0 1', 'counters right behind', ['no fields for castling and captures in passing were given: read as - -']],
  ])('reads %s: %s', (rest, _, notes) => {
    const reading = rules.parse(`${START.split(' ')[0]} ${rest}`);
    if (!reading.ok) throw new Error(reading.error[0]!.message);
    expect(fenOf(reading.value.position)).toBe(START);
    if (notes.length) expect(reading.value.notes).toEqual(notes);
  });

  it.each([
    ['a general outside its palace', '9/4k4/9/9/9/4K4/9/9/9/9 w - - 0 1', 'e5: a red general cannot stand there'],
    ['an elephant beyond the river', '3k5/9/2B6/9/9/9/9/9/9/4K4 w - - 0 1', 'c8: a red elephant cannot stand there'],
    ['an advisor beside its lines', '3k5/9/9/9/9/9/9/9/3A5/4K4 w - - 0 1', 'd2: a red advisor cannot stand there'],
    ['a soldier behind its start', '3k5/9/9/9/9/9/9/P8/9/4K4 w - - 0 1', 'a3: a red soldier cannot stand there'],
    ['a soldier beside its file', '3k5/9/9/9/9/9/1P7/9/9/4K4 w - - 0 1', 'b4: a red soldier cannot stand there'],
    ['facing generals', '4k4/9/9/9/9/9/9/9/9/4K4 w - - 0 1', 'the generals on e1 and e10 face each other'],
  ])('refuses %s', (_, fen, says) => {
    const reading = rules.parse(fen);
    expect(reading.ok ? [] : reading.error.map(({ message }) => message)).toEqual([says]);
  });

  it('keeps horses and elephants from leaping over what is beside them', () => {
    const moves = uciMoves(load(rules, '3k5/9/9/9/9/9/4P4/9/4A4/2BNK4 w - - 0 1'));
    expect(moves.filter((move) => /^[cd]1/.test(move))).toEqual(['c1a3', 'c1e3', 'd1c3', 'd1e3']);
    const blocked = uciMoves(load(rules, '3k5/9/9/9/9/9/9/9/1p1p5/2BNK4 w - - 0 1'));
    expect(blocked.filter((move) => /^[cd]1/.test(move))).toEqual([]);
  });

  it.each([
    ['C2=5', 'h3e3'],
    ['c2.5', 'h3e3'],
    ['炮二平五', 'h3e3'],
    ['砲二平五', 'h3e3'],
    ['H2-E2', 'h3e3'],
    ['Che3', 'h3e3', 'san'],
    ['Che3', 'h3e3'],
    ['H8+7', 'b1c3'],
    ['N8+7', 'b1c3'],
    ['馬八進七', 'b1c3'],
    ['马八进七', 'b1c3', 'chinese'],
    ['A4+5', 'f1e2'],
  ])('reads %s as %s', (text, uci, field = 'notation') => {
    const position = load(rules, START);
    const found = findMove(position, { [field]: text });
    expect(found.ok && describeMove(position, found.value)['uci']).toBe(uci);
  });

  it('counts files from the right of the player, in numerals of the player', () => {
    const position = load(rules, START);
    play(position, 'h3e3');
    const found = findMove(position, { uci: 'b10c8' });
    expect(found.ok && describeMove(position, found.value)).toMatchObject({
      notation: 'H2+3',
      chinese: '马2进3',
      iccs: 'B9-C7',
      san: 'Hc8',
    });
  });

  it.each([
    ['b10d10', 'R+=6', '前车平六', 'R+=6'],
    ['b4d4', 'R-=6', '后车平六', '-R=6'],
    ['b4b5', 'R8+1', '后车进一', 'R-+1'],
  ])('tells two chariots on a file apart: %s', (uci, wxf, chinese, also) => {
    const position = load(rules, '1R1ak1bn1/4a4/b1n6/2p1pCp2/pc4r1p/P1P1N1P1c/1R1rP4/3A2N2/6C2/2BAK1B2 w - - 0 46');
    const found = findMove(position, { uci });
    expect(found.ok && describeMove(position, found.value)).toMatchObject({ notation: wxf, chinese });
    expect(findMove(position, { notation: also })).toEqual(found);
    expect(findMove(position, { notation: chinese })).toEqual(found);
  });

  it('numbers soldiers where several files have more than one', () => {
    const position = load(rules, '3k5/9/2P1P4/2P1P4/9/9/9/9/9/5K3 w - - 0 1');
    const told = uciMoves(position).flatMap((uci) => {
      const found = findMove(position, { uci });
      const move = found.ok ? describeMove(position, found.value) : undefined;
      return move?.['piece'] === 'P' ? [`${uci} ${move.notation} ${move['chinese']}`] : [];
    });
    expect(told).toContain('c8c9 17+1 三兵进一');
    expect(told).toContain('e7f7 25=4 二兵平四');
    expect(new Set(told.map((text) => text.split(' ')[1])).size).toBe(told.length);
  });
});

/** The deciding rule, the winner, and moves that repeat a position. */
const JUDGED: [reason: string, winner: number, variant: string, fen: string, line: string][] = [
  [
    'perpetual-check',
    0,
    'standard',
    'rnbakabn1/2C6/C3P1c2/2P6/8P/R8/9/2N1p4/4K1p2/2BA1ABNR w - - 7 26',
    'e2d2 e3d3 d2e2 d3e3',
  ],
  [
    'perpetual-chase',
    1,
    'standard',
    '3k1r3/9/b1ra2R1b/p1P1n2Cp/4P2P1/6B1P/P5c2/3A5/5N2R/1NBcK4 b - - 3 50',
    'g4g1 d3e2 g1g4 e2d3',
  ],
  [
    'perpetual-chase',
    0,
    'xiangqi-house',
    '3k1ab1r/3r5/b1ccc2Rn/N3p1p2/P7p/8P/2P1P1P1N/4B3B/1C1N5/3AKA2R[PPA] w - - 5 33',
    'a6b6 d8d7 b6a6 d7d8',
  ],
  [
    'perpetual-check',
    1,
    'janggi',
    '1nba1abn1/8r/r2k3c1/pp2R4/9/9/Pc2P1PP1/1C5C1/3K5/RNBA1ABN1 w - - 1 7',
    'e7d7 d8e8 d7e7 e8d8',
  ],
];

describe('who repeats by force loses', () => {
  const rows = JUDGED.flatMap(([reason, winner, variant, fen, line]) =>
    everyEngine(xiangqi, variant).map((played) => ({ reason, winner, variant, fen, line, ...played })),
  );
  it.each(rows)('$reason in $variant ($engine)', ({ rules, fen, line, winner, reason }) => {
    const position = load(rules, fen);
    play(position, `${line} ${line}`);
    expect(position.outcome()).toEqual({ winner, reason });
  });

  it.each(rows)('$reason in $variant is still known of a game that was put away ($engine)', ({ rules, ...row }) => {
    let position = load(rules, row.fen);
    for (const uci of `${row.line} ${row.line}`.split(' ')) {
      play(position, uci);
      const again = rules.parse(fenOf(position), position.past());
      if (!again.ok) throw new Error(again.error[0]!.message);
      expect(again.value.position.past()).toEqual(position.past());
      position = again.value.position as typeof position;
    }
    expect(position.outcome()).toEqual({ winner: row.winner, reason: row.reason });
  });

  it.each(everyEngine(xiangqi, 'janggi-modern'))('one piece may go to and fro four times ($engine)', ({ rules }) => {
    const position = load(rules, '5k2n/4ab3/9/9/9/NP7/2B6/9/5N3/4K4 w - - 8 71');
    play(position, 'f2h3 f9h6 h3f2 h6f9 f2h3 f9h6 h3f2 h6f9');
    expect(position.outcome()).toBeUndefined();
    play(position, 'f2h3');
    expect(position.outcome()).toEqual({ winner: 1, reason: 'to-and-fro' });
  });
});

describe.each(janggi)('janggi by $engine', ({ rules }) => {
  it('lets pieces follow the lines of the palaces, and cannons jump along them', () => {
    const moves = uciMoves(load(rules, '4k4/9/3P5/9/9/9/9/3K5/9/3R1A3 w - - 0 1'));
    const slanting = moves.filter((move) => move[0] !== move[2] && move[1] !== move[3]);
    expect(slanting).toEqual(['d1e2', 'd1f3', 'd3e2', 'd8e9', 'f1e2']);
    expect(uciMoves(load(rules, '3k5/9/9/9/9/9/9/9/4K4/5C3 w - - 0 1'))).toContain('f1d3');
  });

  it('lets nobody jump over cannons, or take one with another', () => {
    const moves = uciMoves(load(rules, '3k5/9/9/9/4c4/9/4C4/4N4/4C4/4K4 w - - 0 1'));
    expect(moves.filter((move) => /^e[24]e/.test(move))).toEqual([]);
  });

  it('may pass, unless in check; two passes end the game by points', () => {
    const position = load(rules, 'rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1');
    play(position, 'e2e2 e9e9');
    expect(position.outcome()).toEqual({ winner: 1, reason: 'double-pass' });
    expect(uciMoves(position)).toEqual([]);
    expect(uciMoves(load(rules, '4k4/9/9/9/9/9/9/4r4/9/3AK4 w - - 0 1'))).not.toContain('e1e1');
  });

  it('asks who finds the generals facing each other to part them, or to pass and count', () => {
    const position = load(rules, '3k5/9/9/9/9/9/9/9/9/3K2R2 w - - 0 1');
    expect(uciMoves(position)).toEqual(['d1d1', 'd1e1', 'd1e2']);
    play(position, 'd1d1');
    expect(position.outcome()).toEqual({ winner: 0, reason: 'bikjang' });
    const again = rules.parse(fenOf(position), position.past());
    expect(again.ok && again.value.position.outcome()).toEqual({ winner: 0, reason: 'bikjang' });
  });

  it.each([
    ['H02-83', 'b1c3', 'notation'],
    ['h0283', 'b1c3', 'notation'],
    ['02마83', 'b1c3', 'korean'],
    ['02마83', 'b1c3', 'notation'],
    ['K95-95', 'e2e2', 'notation'],
    ['한수쉼', 'e2e2', 'korean'],
    ['71졸61', 'a4a5', 'korean'],
  ])('reads %s as %s', (text, uci, field) => {
    const position = load(rules, 'rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1');
    const found = findMove(position, { [field]: text });
    expect(found.ok && describeMove(position, found.value)['uci']).toBe(uci);
  });
});

it.each(janggi)('a guard may not take a cannon and stand where the other one jumps over it ($engine)', ({ rules }) => {
  const position = load(rules, '3k5/9/9/9/9/3c5/9/3A5/3c5/3K5 w - - 0 1');
  expect(findMove(position, { uci: 'd3d2' }).ok).toBe(false);
  expect(findMove(position, { uci: 'd3e2' }).ok).toBe(true);
});

describe('why a move is refused', () => {
  const start = 'rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1';
  it.each([
    ['janggi', start, 'b3b5', 'there is nothing to jump over'],
    ['janggi', '3k5/9/9/9/4c4/9/9/4N4/4C4/4K4 w - - 0 1', 'e2e6', 'a cannon may not take a cannon'],
    ['janggi', '3k5/9/9/9/9/4C4/9/9/4C4/4K4 w - - 0 1', 'e2e7', 'nothing jumps over the cho cannon on e5'],
    ['standard', START, 'b3b9', 'the black cannon on b8 is in the way'],
    ['standard', START, 'b1d2', 'the red elephant on c1 is in the way'],
  ])('%s: %s %s', (variant, fen, uci, says) => {
    for (const { rules } of everyEngine(xiangqi, variant)) {
      const found = findMove(load(rules, fen), { uci });
      expect(found.ok ? '' : found.error.message).toContain(says);
    }
  });
});

describe('definitions that contradict themselves', () => {
  const definition = (variant: string) => {
    const found = resolveVariant(xiangqi, variant);
    if (!found.ok) throw new Error(found.error.message);
    return structuredClone(found.value.definition) as FairyDefinition;
  };

  it('end by passing where nobody may pass', () => {
    const janggi = definition('janggi');
    janggi.rules.pass = 'never';
    expect(findContradictions(janggi)).toEqual(['passing ends the game, but nobody may pass']);
  });

  it('ask generals to part who never face each other', () => {
    const janggi = definition('janggi');
    janggi.rules.flyingGeneral = 'file';
    expect(findContradictions(janggi)).toEqual(['royal pieces can never be found facing each other']);
  });

  it('name pieces that there are not', () => {
    const game = definition('standard');
    game.end.repetition!.perpetualChase!.free = ['X'];
    expect(findContradictions(game)).toEqual(['perpetual chase names X, which is no piece']);
  });
});

describe('drops', () => {
  it.each(everyEngine(xiangqi, 'xiangqi-house'))(
    'keep to the own side and to the points of a piece ($engine)',
    ({ rules }) => {
      const position = load(rules, '3k5/9/9/9/9/9/9/9/9/4K4[RBAP] w - - 0 1');
      const drops = uciMoves(position).filter((move) => move.includes('@'));
      expect(drops.filter((move) => move.startsWith('A'))).toEqual(['A@d1', 'A@d3', 'A@e2', 'A@f1', 'A@f3']);
      expect(drops.filter((move) => move.startsWith('B'))).toHaveLength(7);
      expect(drops.filter((move) => move.startsWith('P'))).toHaveLength(10);
      // A chariot on the d-file would give check.
      expect(drops.filter((move) => move.startsWith('R'))).toHaveLength(45 - 1 - 5);
    },
  );
});
