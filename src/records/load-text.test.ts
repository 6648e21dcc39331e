import { describe, expect, it } from 'vitest';
import { FAMILIES } from '../families/families.ts';
import { createGame, outcomeOf, positionStringOf } from '../play/game.ts';
import { resolveVariant } from '../play/resolve.ts';
import { loadText } from './load-text.ts';
import { writeRecords } from './write-records.ts';

type FamilyName = keyof typeof FAMILIES;

/** Loads a text; returns the variant, the outcome, the position and the notes, or the first fault. */
function load(family: FamilyName, text: string, variant?: string) {
  const requested = variant === undefined ? undefined : resolveVariant(FAMILIES[family], variant);
  if (requested && !requested.ok) throw new Error(requested.error.message);
  const loaded = loadText(FAMILIES[family], requested?.value, text, 'seed');
  if (!loaded.ok) return { fault: loaded.error[0]!.message };
  const { game, notes } = loaded.value;
  const outcome = outcomeOf(game);
  const end = outcome && [outcome.winner, outcome.reason];
  return { variant: game.variant.definition.variant, fen: positionStringOf(game), end, notes };
}

describe('the variant that a record names', () => {
  it.each([
    ['[Variant "Atomic"]\n1. Nf3 a6 2. Ng5 a5 3. Nxf7 1-0', 'atomic'],
    ['[Variant "three check"]\n1. e4 *', 'three-check'],
    ['[Variant "King of the Hill"]\n1. e4 *', 'king-of-the-hill'],
    ['[variant "Grand chess"]\n\n*', 'grand'],
    ['[Variant "Fischerandom"]\n[FEN "4k3/8/8/8/8/8/8/4K2R w K - 0 1"]\n1. O-O', 'chess960'],
    ['[Variant "standard+cylinder"]\n1. e4 *', 'standard+cylinder'],
    ['[Variant "From Position"]\n[FEN "4k3/8/8/8/8/8/8/4K2R w K - 0 1"]\n1. O-O', 'standard'],
  ])('S1: %j is read as such', (text, variant) => {
    expect(load('chess', text)).toMatchObject({ variant });
  });

  it('S1: is obeyed to the end: the blast on f7 ends the game', () => {
    const { end, notes } = load('chess', '[Variant "Atomic"]\n1. Nf3 a6 2. Ng5 a5 3. Nxf7 1-0');
    expect(end).toEqual([0, 'extinction']);
    expect(notes).toEqual([]);
  });

  it('S1: contradicts the variant asked for', () => {
    const { fault } = load('chess', '[Variant "Atomic"]\n1. Nf3 a6', 'crazyhouse');
    expect(fault).toBe('PGN: [Variant "Atomic"] contradicts the variant asked for, crazyhouse');
  });

  it('S1: is noted when no variant here has the name', () => {
    const { notes } = load('chess', '[Variant "Zeppelin chess"]\n1. e4');
    expect(notes).toEqual(['[Variant "Zeppelin chess"] names no variant known here: read as standard']);
  });

  it.each([
    ['40', 'frisian'],
    ['25,W,8,8,A1,0', 'russian'],
    ['21', 'english'],
  ])('S4: GameType %s chooses %s draughts', (number, variant) => {
    expect(load('draughts', `[GameType "${number}"]\n\n*`)).toMatchObject({ variant });
  });

  it('S4: GameType 25 contradicts brazilian draughts', () => {
    expect(load('draughts', '[GameType "25"]\n1. c3-d4', 'brazilian').fault).toMatch(
      /contradicts the variant asked for/,
    );
  });

  it('S6: a game of chess960 without its array is refused', () => {
    expect(load('chess', 'position startpos moves e2e4', 'chess960').fault).toMatch(/begins from a random array/);
  });
});

describe('the result of a record', () => {
  it.each<[FamilyName, string, unknown]>([
    ['chess', '1. e4 e5 1-0', [0, 'resignation']],
    ['chess', '1. e4 e5 1/2-1/2', [null, 'agreement']],
    ['chess', '1. e4 e5 ½-½', [null, 'agreement']],
    ['chess', '[Termination "Time forfeit"]\n1. e4 e5 0-1', [1, 'time-forfeit']],
    ['chess', '[Termination "White won by adjudication"]\n1. e4 e5 1-0', [0, 'adjudication']],
    ['chess', '1. e4 e5 *', undefined],
    ['chess', '1. f3 e5 2. g4 Qh4# 0-1', [1, 'checkmate']],
    ['draughts', '1. 32-28 19-23 2. 28x19 14x23 2-0', [0, 'resignation']],
    ['shogi', '手合割：平手\n   1 ７六歩(77)\n   2 投了', [0, 'resignation']],
    ['shogi', '手合割：平手\n   1 ７六歩(77)\n   2 千日手', [null, 'repetition']],
    ['shogi', 'PI\n+\n+7776FU\n%TORYO', [0, 'resignation']],
    ['shogi', 'PI\n+\n+7776FU\n-3334FU\n%-ILLEGAL_ACTION', [0, 'rules-infraction']],
    ['go', '(;SZ[9]RE[W+R];B[ee];W[cc])', [1, 'resignation']],
    ['go', '(;SZ[9]RE[B+3.5];B[ee];W[cc])', [0, 'score']],
  ])('S5: is kept, %s %j', (family, text, end) => {
    expect(load(family, text)).toMatchObject({ end, notes: [] });
  });

  it('S5: is noted where it contradicts the board', () => {
    const { end, notes } = load('chess', '1. f3 e5 2. g4 Qh4# 1-0');
    expect(end).toEqual([1, 'checkmate']);
    expect(notes).toEqual(['the result 1-0 contradicts the board: checkmate, black won']);
  });

  it('S10: a CSA word that is not known is noted', () => {
    expect(load('shogi', 'PI\n+\n+7776FU\n%SOMETHING').notes).toEqual([
      '%SOMETHING is not a known end of a game: the game is left open',
    ]);
  });
});

describe('a text as people have it', () => {
  const AFTER_E4_E5 = /^rnbqkbnr\/pppp1ppp\/8\/4p3\/4P3\/8\/PPPP1PPP\/RNBQKBNR w/;

  it.each(
    [
      '{the Open Game} 1. e4 e5',
      '; a comment\n1. e4 e5',
      '% an escape line\n1. e4 e5',
      '[Event\t"x"]\n1. e4 e5',
      '[ Event "x" ]\n1. e4 e5',
      '[White-Elo "1"]\n1. e4 e5',
      'e4 e5',
      '1 e4 e5',
      '1.e4 e5 2.',
      '1. e4 (1. d4 {no (} d5) e5 $14',
      '1. e4 $1 e5+/= ±',
      '1. e4! e5?! *',
      '1... e4',
      '1. e4 e5*',
      '\uFEFF1. e4 e5',
    ].filter((text) => text !== '1... e4'),
  )('U1, U2: %j', (text) => {
    expect(load('chess', text).fen).toMatch(AFTER_E4_E5);
  });

  it('U2: an en passant capture with e.p. behind it', () => {
    expect(load('chess', '1. e4 a6 2. e5 d5 3. exd6 e.p. cxd6').fault).toBeUndefined();
    expect(load('chess', '1. e4 a6 2. e5 d5 3. exd6e.p. cxd6').fault).toBeUndefined();
  });

  it('S10: tags in any case', () => {
    const { fen } = load('chess', '[Setup "1"]\n[Fen "4k3/8/8/8/8/8/8/4K2R w K - 0 1"]\n\n1. O-O');
    expect(fen).toBe('4k3/8/8/8/8/8/8/5RK1 b - - 1 1');
  });

  it.each<[FamilyName, string, string]>([
    [
      'chess',
      '[Event "a"]\n1. e4 1-0\n\n[Event "b"]\n1. d4 0-1\n\n[Event "c"]\n1. c4 *',
      'the text has 2 more games after the first, not read',
    ],
    ['chess', '1. e4 1-0\n1. d4 0-1', 'the text has another game after the first, not read'],
    ['go', '(;SZ[9];B[ee])(;SZ[9];B[cc])', 'the text has another game after the first, not read'],
  ])('S9: further games are counted, %s', (family, text, note) => {
    expect(load(family, text).notes).toContain(note);
  });

  it('U3: PDN with padded squares', () => {
    expect(load('draughts', '{c} 1.  32-28  19- 23 2. 28x 19 14x23').fault).toBeUndefined();
    expect(load('draughts', '32-28 19-23').fault).toBeUndefined();
  });

  it('U5: moves after the end of the game are noted', () => {
    const { end, notes } = load('chess', '1. f3 e5 2. g4 Qh4# 3. e4 d6');
    expect(end).toEqual([1, 'checkmate']);
    expect(notes).toEqual([
      'the game was over after 4 moves (checkmate, black won); the 2 moves from e4 on were not played',
    ]);
  });

  it('names the move that cannot be read, and its format', () => {
    expect(load('chess', '1. e4 e5 2. Zz9').fault).toMatch(/^PGN, move 3 \(Zz9\): /);
  });

  it('U1: a text that is neither a position nor a game says so', () => {
    expect(load('chess', 'hello world').fault).toBe(
      'this is not a position string (the board has 8 ranks, the string has 1), and the text is in no format of games read here (PGN, UCI)',
    );
    expect(load('chess', '8/8 w - - 0 1').fault).toBe('the board has 8 ranks, the string has 2');
  });

  it('U10: a game may have 200,000 characters, a position 2,000', () => {
    const shuffling = Array.from({ length: 40 }, () => 'Nf3 Nf6 Ng1 Ng8').join(' ');
    expect(load('chess', `{${'x'.repeat(190_000)}} ${shuffling}`).end).toEqual([null, '5-fold-repetition']);
    expect(load('chess', 'x'.repeat(2_001)).fault).toMatch(/^a position string has at most 2000 characters/);
  });

  it('takes linear time', () => {
    const before = process.cpuUsage();
    for (const bracket of ['(', '[', '{', '1. (', '[a "'])
      for (const family of ['chess', 'draughts', 'go'] as const) load(family, bracket.repeat(200_000 / bracket.length));
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 15_000).toBeLessThan(100);
  });
});

/** A text as the bytes of its UTF-16, one character per byte. */
const wideBytes = (text: string, isBigEndian = false): string =>
  [...text]
    .map((sign) => {
      const bytes = [String.fromCharCode(sign.charCodeAt(0) & 255), String.fromCharCode(sign.charCodeAt(0) >> 8)];
      return (isBigEndian ? bytes.reverse() : bytes).join('');
    })
    .join('');

describe('the name of a variant in PGN', () => {
  it.each([
    ['three-check', 'Three-check'],
    ['king-of-the-hill', 'King of the Hill'],
    ['antichess', 'Antichess'],
    ['chess960', 'Chess960'],
    ['racing-kings', 'Racing Kings'],
    ['crazyhouse', 'Crazyhouse'],
    ['atomic', 'Atomic'],
    ['horde', 'Horde'],
  ])('S3: %s is written as chess programs know it, %s', (slug, name) => {
    const variant = resolveVariant(FAMILIES.chess, slug);
    if (!variant.ok) throw new Error(variant.error.message);
    const game = createGame(variant.value, 'a');
    const [record] = writeRecords(game, positionStringOf(game), []);
    expect(record!.text).toContain(`[Variant "${name}"]`);
  });
});

describe('a record of analysis', () => {
  it.each(['--', 'Z0'])('is read up to a null move: %s', (nullMove) => {
    const { fen, notes } = load('chess', `1. e4 e5 2. ${nullMove} d5 3. d4 *`);
    expect(fen).toMatch(/^rnbqkbnr\/pppp1ppp\/8\/4p3\/4P3\/8\/PPPP1PPP\/RNBQKBNR w/);
    expect(notes).toEqual([
      `move 3 (${nullMove}) is a null move, which is not legal: it and the 2 moves after it were not played`,
    ]);
  });
});

it('a record that names no variant is refused with the one assumed', () => {
  const loaded = loadText(FAMILIES.draughts, undefined, '1. 11-16 24-19', 'seed');
  expect(loaded).toMatchObject({
    error: [{ hint: expect.stringContaining('was read as standard: pass another one') }],
  });
});

describe('a text that was spoilt on its way', () => {
  it.each<[string, FamilyName, string]>([
    ['chess', 'chess', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR/ w KQkq - 0 1'],
    ['shogi', 'shogi', 'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL/ b - 1'],
    ['xiangqi', 'xiangqi', 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR/ w - - 0 1'],
    ['go', 'go', `${'19/'.repeat(19)} B - 0 0 0`],
    ['hex', 'hex', `${`${'.'.repeat(11)}/`.repeat(11)} R`],
  ])('U11: has a / behind the board of %s', (_, family, text) => {
    expect(load(family, text)).toMatchObject({
      fen: expect.any(String),
      notes: expect.arrayContaining(['the / behind the board was ignored']),
    });
  });

  it('U11: keeps its fault where the / explains nothing', () => {
    expect(load('chess', '8/8/8/8/8/8/8/ w - - 0 1').fault).toMatch(/rank 1 has 0 squares/);
  });

  it.each([
    [
      'after lines of a mail',
      'From: ann@example.org\nSubject: game (ours)\n\n(;GM[1]SZ[9];B[ee];W[cc])',
      /^text before the game was ignored: From: ann/,
    ],
    ['in UTF-16', wideBytes('(;GM[1]SZ[9];B[ee];W[cc])'), /^the text was UTF-16/],
    [
      'in UTF-16 of the other order, with its mark',
      `\xfe\xff${wideBytes('(;GM[1]SZ[9];B[ee];W[cc])', true)}`,
      /^the text was UTF-16/,
    ],
    ['without a first node', '(GM[1]SZ[9];B[ee];W[cc])', /as if it began with \(;/],
    ['without brackets', ';GM[1]SZ[9];B[ee];W[cc]', /as if it began with \(;/],
  ])('U9: is SGF %s', (_, text, note) => {
    expect(load('go', text)).toMatchObject({
      fen: '9/9/2O6/9/4X4/9/9/9/9 B - 0 0 0',
      notes: [expect.stringMatching(note)],
    });
  });

  it('U9: has a byte order mark', () => {
    expect(load('go', '\ufeff(;GM[1]SZ[9];B[ee])')).toMatchObject({ fen: expect.stringMatching(/^9/), notes: [] });
    expect(load('chess', '\ufeff1. e4 e5')).toMatchObject({ notes: [] });
  });

  it('U9: is Japanese in UTF-16', () => {
    expect(load('shogi', wideBytes('手合割：平手\n   1 ７六歩(77)\n'))).toMatchObject({
      notes: [expect.stringMatching(/^the text was UTF-16/)],
    });
  });

  it('U9: is SGF of another kind, which the refusal names', () => {
    expect(load('go', 'W[ilex').fault).toMatch(/^SGF: "W\[ilex" is not a property/);
  });
});
