import { describe, expect, it } from 'vitest';
import { xiangqi } from '../../../src/families/xiangqi/index.ts';
import { createGame, loadGame } from '../../../src/play/game.ts';
import { playMove } from '../../../src/play/play-move.ts';
import { resolveVariant } from '../../../src/play/resolve.ts';

/** The move played by a text, as coordinates, or why it is refused. */
function play(move: Record<string, string>, slug = 'standard', fen?: string): string {
  const variant = resolveVariant(xiangqi, slug);
  if (!variant.ok) throw new Error(variant.error.message);
  const loaded = fen === undefined ? undefined : loadGame(variant.value, fen, 'a');
  if (loaded && !loaded.ok) throw new Error(loaded.error[0]!.message);
  const played = playMove(loaded ? loaded.value.game : createGame(variant.value, 'a'), move);
  return played.ok ? String(played.value.move['uci']) : played.error.message;
}

describe('U13: an illegal text of xiangqi is refused with the reason', () => {
  it.each([
    ['R1+9', "the chariot on i1 can't go to i10: the red soldier on i4 is in the way"],
    ['h0g1', 'the horse on h1 does not move to g2'],
    ['h0h2', "h3 is held by red's own cannon"],
    ['H0-H2', "h3 is held by red's own cannon"],
    ['h1h3', "h3 is held by red's own cannon"],
    ['C5=4', 'red has no cannon there: "C5=4"'],
    ['H8+5', 'the horse on b1 does not move to e2; it may play H8+7 or H8+9'],
    ['H8+6', "can't go to d2: the red elephant on c1 is in the way"],
    ['P5-1', 'the soldier on e4 does not move to e3'],
    ['C2+9', '"C2+9" leads off the board; the cannon may play'],
    ['车一进九', "the chariot on i1 can't go to i10"],
    ['傌八進六', "can't go to d2: the red elephant on c1 is in the way"],
    ['a6a5', "it is red's turn"],
    ['e5e6', 'there is no piece on e'],
  ])('%s', (notation, reason) => {
    const answer = play({ notation });
    expect(answer).not.toContain('not a move in any notation');
    expect(answer).toContain(reason);
  });

  it('in the fields for other notations', () => {
    expect(play({ chinese: '车一进九' })).toContain('the red soldier on i4 is in the way');
    expect(play({ iccs: 'I0-I9' })).toContain('the red soldier on i4 is in the way');
    expect(play({ notation: 'H02-55' }, 'janggi')).toContain('does not move to');
    expect(play({ korean: '02마55' }, 'janggi')).toContain('does not move to');
    expect(play({ notation: 'castle' })).toContain('not a move in any notation');
  });
});

describe('coordinates of every usual form are known', () => {
  it.each(['h0g2', 'H0-G2', 'h0-g2', 'H0G2', 'h1g3'])('%s', (notation) => {
    const bare = 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C7/9/RNBAKABNR w - - 0 1';
    expect(play({ notation }, 'standard', bare)).toBe('h1g3');
  });

  it('with a question where two moves are meant', () => {
    expect(play({ notation: 'a3b3' }, 'minixiangqi', '3k3/7/7/P6/P6/7/4K2 w - - 0 1')).toContain('2 legal moves');
  });
});
