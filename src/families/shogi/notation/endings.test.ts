import { describe, expect, it } from 'vitest';
import { createGame, type Game, loadGame, outcomeOf, positionStringOf } from '../../../play/game.ts';
import type { Move } from '../../../play/move.ts';
import { playMove } from '../../../play/play-move.ts';
import { resolveVariant } from '../../../play/resolve.ts';
import { encodeGame } from '../../../play/state.ts';
import { loadText } from '../../../records/load-text.ts';
import { writeRecords } from '../../../records/write-records.ts';
import { shogi } from '../index.ts';

function start(slug: string, fen?: string): Game {
  const variant = resolveVariant(shogi, slug);
  if (!variant.ok) throw new Error(variant.error.message);
  if (fen === undefined) return createGame(variant.value, 'a');
  const loaded = loadGame(variant.value, fen, 'a');
  if (!loaded.ok) throw new Error(loaded.error[0]!.message);
  return loaded.value.game;
}

/** Plays the first legal moves by name. */
function play(slug: string, moves: string, fen?: string) {
  let game = start(slug, fen);
  const begun = positionStringOf(game);
  const made: Move[] = [];
  for (const usi of moves.split(' ').filter(Boolean)) {
    const played = playMove(game, { usi });
    if (!played.ok) throw new Error(played.error.message);
    game = played.value.game;
    made.push(played.value.move);
  }
  return { game, fen: begun, made };
}

/** Writes and reads all records of a game; the formats written. */
function roundTrip({ game, fen, made }: ReturnType<typeof play>): string[] {
  const records = writeRecords(game, fen, made);
  for (const { text } of records) {
    const loaded = loadText(shogi, undefined, text, 'b');
    if (!loaded.ok) throw new Error(`${loaded.error[0]!.message}\n${text}`);
    expect(loaded.value.notes, text).toEqual([]);
    expect(encodeGame(loaded.value.game), text).toEqual(encodeGame(game));
  }
  return records.map(({ format }) => format);
}

const ENDS: readonly (readonly [reason: string, winner: number | null, formats: string])[] = [
  ['resignation', 0, 'KIF CSA'],
  ['resignation', 1, 'KIF'],
  ['time-forfeit', 0, 'KIF CSA'],
  ['time-forfeit', 1, 'KIF'],
  ['rules-infraction', 0, 'KIF CSA'],
  ['rules-infraction', 1, 'KIF CSA'],
  ['impasse', 1, 'KIF CSA'],
  ['impasse', null, 'KIF CSA'],
  ['agreement', null, 'KIF CSA'],
  ['abandoned', null, 'KIF'],
  ['forfeit', 0, 'KIF'],
  ['adjudication', 1, 'KIF'],
];

describe('an end by the players is read back', () => {
  // After one move gote is to move.
  it.each(ENDS)('%s, won by %s, in %s', (reason, winner, formats) => {
    const played = play('standard', '7g7f');
    const game = { ...played.game, ended: { winner, reason } };
    expect(roundTrip({ ...played, game })).toEqual(formats.split(' '));
  });

  it.each(['standard+24-point', 'minishogi+international', 'minishogi+bishop', 'okisaki', 'kyoto'])('in %s', (slug) => {
    for (const winner of [0, 1, null]) {
      const played = play(slug, '');
      const game = { ...played.game, ended: { winner, reason: winner === null ? 'agreement' : 'resignation' } };
      expect(roundTrip({ ...played, game })).toEqual([slug === 'okisaki' || slug === 'kyoto' ? 'PGN' : 'KIF']);
    }
  });
});

describe('a start that has no name in KIF', () => {
  it('is drawn, with the pieces in hand', () => {
    const fen = 'l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w R2Ggs2n5p 1';
    const played = play('standard', '', fen);
    expect(roundTrip(played)).toEqual(['KIF', 'USI']);
    expect(writeRecords(played.game, played.fen, [])[0]!.text).toContain(
      [
        '手合割：その他',
        '後手の持駒：金　銀　桂二　歩五',
        '  ９ ８ ７ ６ ５ ４ ３ ２ １',
        '+---------------------------+',
        '|v香 ・ ・ ・ ・ ・ ・v桂v香|一',
        '| ・ ・ ・ ・ ・ と ・v金v玉|二',
      ].join('\n'),
    );
  });

  it('is a PGN where moves were made before', () => {
    expect(
      roundTrip(play('standard', '2g2f', 'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 5')),
    ).toEqual(['PGN', 'USI']);
    expect(roundTrip(play('minishogi', '', 'rbsgk/4p/5/P4/KGSBR b - 1'))).toEqual(['KIF']);
    expect(roundTrip(play('minishogi', '', '1bsgk/4p/5/P4/KGSBR w r 1'))).toEqual(['KIF']);
  });
});

describe('S5: what a record says of its end', () => {
  const EVEN = '手合割：平手\n   1 ７六歩(77)\n';
  const CSA = 'PI\n+\n+7776FU\n';
  it.each([
    [`${EVEN}   2 投了`, 0, 'resignation'],
    [`${EVEN}   2 千日手`, null, 'repetition'],
    [`${EVEN}   2 持将棋`, null, 'impasse'],
    [`${EVEN}   2 入玉勝ち`, 1, 'impasse'],
    [`${EVEN}   2 反則負け`, 0, 'rules-infraction'],
    [`${EVEN}   2 反則勝ち`, 1, 'rules-infraction'],
    [`${EVEN}   2 切れ負け`, 0, 'time-forfeit'],
    [`${EVEN}まで1手で先手の勝ち`, 0, 'resignation'],
    [`${EVEN}  まで1手で先手の勝ち`, 0, 'resignation'],
    [`${EVEN}まで1手で時間切れにより先手の勝ち`, 0, 'time-forfeit'],
    [`${EVEN}まで1手で後手の反則負け`, 0, 'rules-infraction'],
    [`${EVEN}まで1手で千日手`, null, 'repetition'],
    [`${EVEN}まで1手で引き分け`, null, 'agreement'],
    ['▲７六歩 △３四歩\nまで2手で後手の勝ち', 1, 'resignation'],
    ['▲７六歩 △３四歩 まで2手で後手の勝ち', 1, 'resignation'],
    ['手合割：平手\n▲７六歩　　　△３四歩　　　まで、2手で先手の勝ち', 0, 'resignation'],
    [`${CSA}%TORYO`, 0, 'resignation'],
    [`${CSA}%TIME_UP`, 0, 'time-forfeit'],
    [`${CSA}%-ILLEGAL_ACTION`, 0, 'rules-infraction'],
    [`${CSA}%HIKIWAKE`, null, 'agreement'],
  ])('%j', (text, winner, reason) => {
    const loaded = loadText(shogi, undefined, text, 'a');
    if (!loaded.ok) throw new Error(loaded.error[0]!.message);
    expect(outcomeOf(loaded.value.game)).toEqual({ winner, reason });
  });

  it.each([`${EVEN}   2 中断`, `${CSA}%CHUDAN`, EVEN])('goes on: %j', (text) => {
    const loaded = loadText(shogi, undefined, text, 'a');
    expect(loaded.ok && outcomeOf(loaded.value.game)).toBe(undefined);
  });
});

describe('the name of the variant', () => {
  it.each([
    ['手合割：5五将棋\n   1 １四飛(15)\n', 'minishogi'],
    ['手合割：５五将棋\n   1 １四飛(15)\n', 'minishogi'],
    ['手合割：王手将棋\n   1 ７六歩(77)\n', 'check-shogi'],
    ['手合割：平手\n変則：Judkins shogi\n', 'judkins'],
    ['棋種：judkins\n手合割：平手\n', 'judkins'],
    ['[Variant "Tori shogi"]\n\n1. *', 'tori'],
  ])('is read from %j', (text, slug) => {
    const loaded = loadText(shogi, undefined, text, 'a');
    if (!loaded.ok) throw new Error(loaded.error[0]!.message);
    expect(loaded.value.game.variant.definition.variant).toBe(slug);
  });
});
