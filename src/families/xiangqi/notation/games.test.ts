import { describe, expect, it } from 'vitest';
import { createGame, type Game, outcomeOf, positionStringOf } from '../../../play/game.ts';
import type { Move } from '../../../play/move.ts';
import { playMove } from '../../../play/play-move.ts';
import { resolveVariant } from '../../../play/resolve.ts';
import { loadText } from '../../../records/load-text.ts';
import type { LoadedGame } from '../../../records/play-record.ts';
import { writeRecords } from '../../../records/write-records.ts';
import { xiangqi } from '../index.ts';

const load = (text: string): LoadedGame | string => {
  const loaded = loadText(xiangqi, undefined, text, 'a');
  return loaded.ok ? loaded.value : loaded.error[0]!.message;
};

function read(text: string): LoadedGame {
  const loaded = load(text);
  if (typeof loaded === 'string') throw new Error(loaded);
  return loaded;
}

const fenAfter = (text: string): string => positionStringOf(read(text).game);

/** After 1. C2=5 H8+7 2. H2+3. */
const AFTER = 'rnbakab1r/9/1c4nc1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C1N2/9/RNBAKAB1R b - - 3 2';

describe('U8: a whole game of xiangqi', () => {
  it.each([
    'position startpos moves h2e2 h9g7 h0g2',
    'startpos moves h2e2 h9g7 h0g2',
    'position fen rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1 moves h2e2 h9g7 h0g2',
    'h2e2 h9g7 h0g2',
    'h2-e2 h9-g7 h0-g2',
    'H2E2 H9G7 H0G2',
    '1. H2-E2 H9-G7 2. H0-G2',
    '1. C2=5 H8+7 2. H2+3',
    '1. C2.5 H8+7 2. H2+3',
    '1. c2.5 n8+7 2. n2+3 *',
    '1.C2=5 H8+7 2.H2+3',
    'C2=5 H8+7 H2+3',
    '炮二平五 馬8進7 傌二進三',
    '1. 炮二平五 马８进７ 2. 马二进三',
    '1 炮二平五 马8进7 2 马二进三',
    '1.炮二平五马8进7 2.马二进三',
    '１．炮二平五　馬８進７　２．馬二進三',
    '{a comment} 1. C2=5 (1. H2+3) H8+7 $1 2. H2+3!',
    '[Game "Chinese Chess"]\n[Red "甲"]\n[Black "乙"]\n[Format "WXF"]\n\n1. C2=5 H8+7 2. H2+3 *',
    '[Game "Chinese Chess"]\n[White "甲"]\n[Format "ICCS"]\n\n1. h2e2 h9g7 2. h0g2',
    '[Game "Chinese Chess"]\n[Format "Chinese"]\n\n1. 炮二平五 馬8進7 2. 馬二進三',
  ])('is read: %j', (text) => {
    const { game, notes } = read(text);
    expect(positionStringOf(game)).toBe(AFTER);
    expect(notes).toEqual([]);
  });

  it.each(['position startpos moves h3e3 h10g8 h1g3', 'h3e3 h10g8 h1g3', 'h3e3 h8h9 e3e7'])(
    'with ranks from 1 is read with a note: %s',
    (text) => {
      expect(read(text).notes).toEqual(['the moves were read with ranks counted from 1']);
    },
  );

  it.each([
    ['position startpos moves h2e2 h9g7 h0h9', 'UCCI, move 3 (h0h9)'],
    ['position startpos moves h3e3 h2e2', 'UCCI, move 2 (h2e2)'],
    [
      '1. C2=5 C2=5 2. H2+4',
      "PGN, move 3 (H2+4): the horse on h1 can't go to f2: the red elephant on g1 is in the way",
    ],
    ['1. C2=5 nonsense', 'PGN, move 2 (nonsense)'],
    ['h2e2 h10g8', 'PGN, move 1 (h2e2)'],
  ])('is refused with the move: %s', (text, message) => {
    expect(load(text)).toContain(message);
  });

  it('whose coordinates may mean two games is refused', () => {
    const fen = '3k5/9/9/P8/P8/9/9/9/9/4K4 w - - 0 1';
    expect(load(`position fen ${fen} moves a6b6`)).toBe(
      'UCCI: the moves are legal with ranks counted from 0 and with ranks counted from 1; write them so that only one is possible',
    );
    expect(fenAfter(`[FEN "${fen}"]\n[Format "ICCS"]\n\n1. a6b6`)).toContain('3k5/9/9/1P7/P8');
    expect(fenAfter(`[FEN "${fen}"]\n\n1. A5-B5`)).toContain('3k5/9/9/P8/1P7');
  });

  it.each([
    ['1-0', 0],
    ['红胜', 0],
    ['紅勝', 0],
    ['先勝', 0],
    ['0-1', 1],
    ['黑胜', 1],
    ['黑勝', 1],
    ['后胜', 1],
    ['先负', 1],
    ['1/2-1/2', null],
    ['和', null],
    ['和棋', null],
  ])('ends as it says: %s', (word, winner) => {
    expect(outcomeOf(read(`1. C2=5 H8+7 ${word}`).game)?.winner).toBe(winner);
    expect(outcomeOf(read(`[Result "${word}"]\n\n炮二平五 马8进7`).game)?.winner).toBe(winner);
  });

  it('whose result is not known is left open with a note', () => {
    const { game, notes } = read('[Result "红大胜"]\n\n炮二平五 马8进7');
    expect(outcomeOf(game)).toBeUndefined();
    expect(notes).toEqual(['[Result "红大胜"] is not a result known here: the game is left open']);
    expect(read('[Result "?"]\n\n炮二平五 马8进7').notes).toEqual([]);
  });

  it('names its variant and start', () => {
    const { game } = read('[Game "Chinese Chess"]\n[Variant "Minixiangqi"]\n\n1. P4+1 P4+1');
    expect(game.variant.definition.variant).toBe('minixiangqi');
    expect(fenAfter('[FEN "3k5/9/9/9/9/9/9/9/9/R3K4 w - - 0 1"]\n\n1. R9+9')).toContain('R2k5/');
  });

  it('is not seen in a position string', () => {
    expect(fenAfter('c1c2k3/9/9/9/9/9/9/9/9/3K5 w - - 0 1')).toContain('c1c2k3/');
  });
});

describe('the record of a game', () => {
  const recordsOf = (slug: string, moves: readonly Move[]) => {
    const variant = resolveVariant(xiangqi, slug);
    if (!variant.ok) throw new Error(variant.error.message);
    let game: Game = createGame(variant.value, 'a');
    const fen = positionStringOf(game);
    const made: Move[] = [];
    for (const move of moves) {
      const played = playMove(game, move);
      if (!played.ok) throw new Error(played.error.message);
      game = played.value.game;
      made.push(played.value.move);
    }
    return writeRecords(game, fen, made);
  };

  it('is PGN with WXF moves, then with coordinates', () => {
    const records = recordsOf('standard', [{ notation: 'C2=5' }, { notation: 'H8+7' }, { action: 'resign' }]);
    const head = (format: string) =>
      [
        '[Event "?"]',
        '[Site "?"]',
        '[Date "????.??.??"]',
        '[Round "?"]',
        '[White "?"]',
        '[Black "?"]',
        '[Result "0-1"]',
        '[Game "Chinese Chess"]',
        `[Format "${format}"]`,
        '[Termination "Black won by resignation"]',
        '',
        '',
      ].join('\n');
    expect(records).toEqual([
      { format: 'PGN', text: `${head('WXF')}1. C2=5 H8+7 0-1\n` },
      { format: 'PGN (ICCS)', text: `${head('ICCS')}1. H2-E2 H9-G7 0-1\n` },
    ]);
  });

  it('is PGN in the notation of janggi', () => {
    const records = recordsOf('janggi', [{ notation: 'H02-83' }]);
    expect(records.map(({ format }) => format)).toEqual(['PGN']);
    expect(records[0]!.text).toContain('[Game "Korean Chess"]\n[Variant "Janggi"]\n\n1. H02-83 *');
  });
});

it('keeps the promotion of a move that names its piece by place', () => {
  const text = '1. 11=2=W 21+3 2. +P=1=W';
  const format = xiangqi.recordFormats!.find(({ matches }) => matches(text))!;
  expect(format.parse(text)).toMatchObject({ ok: true, value: { moves: ['11=2=W', '21+3', '+P=1=W'] } });
});
