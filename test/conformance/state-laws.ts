import { type Game, legalMovesOf, nameOfSeatToMove, outcomeOf, outcomeText, seatsInPlay } from '../../src/play/game.ts';
import type { Move } from '../../src/play/move.ts';
import { playMove } from '../../src/play/play-move.ts';
import { decodeGame, encodeGame } from '../../src/play/state.ts';
import { findFamily } from './entries.ts';
import { insist, isSentence, same } from './insist.ts';
import { traceOf } from './ply-laws.ts';

/** The game after a caller received its state and sent it back. */
function sentBack(game: Game): Game {
  const state: unknown = JSON.parse(JSON.stringify(encodeGame(game)));
  const decoded = decodeGame(state, findFamily);
  insist(decoded.ok, 'a state is read back', () => (decoded.ok ? '' : decoded.error));
  return decoded.value;
}

/** Everything a caller can learn of a game; moves are sorted, since engines list them in different orders. */
const publicView = (game: Game): unknown => ({
  state: encodeGame(game),
  turn: nameOfSeatToMove(game),
  outcome: outcomeOf(game),
  moves: legalMovesOf(game)
    .map((move) => JSON.stringify(move))
    .sort(),
  trace: traceOf(game.position),
});

/** A state is complete: a game restored from it goes on in the same way. */
export function stateLaws(game: Game, move: Move | undefined): void {
  same(publicView(sentBack(game)), publicView(game), 'a game that was sent back is the same');
  if (move === undefined) return;
  const [one, other] = [sentBack(game), sentBack(game)].map((copy) => {
    const played = playMove(copy, move);
    insist(played.ok, 'a move of the list can be played', () => (played.ok ? '' : played.error));
    return [played.value.move, played.value.drawn, publicView(played.value.game)];
  });
  same(one, other, 'the same move in the same state leads to the same, chance and all');
}

/** Claims and resignations, of all but one: the game is then over, and its state says so. */
export function sayingLaws(game: Game): void {
  if (outcomeOf(game)) return;
  const claim = game.position.claimable();
  const claimed = playMove(sentBack(game), { action: 'claim' });
  insist(claimed.ok === (claim !== undefined), 'a claim is heard exactly when there is something to claim');
  if (claimed.ok) {
    same(outcomeOf(claimed.value.game), claim, 'a claim ends the game as it said');
    endLaws(claimed.value.game);
  }
  let left = sentBack(game);
  for (let count = seatsInPlay(game).length; count > 1 && !outcomeOf(left); count--) {
    const resigned = playMove(left, { action: 'resign' });
    insist(resigned.ok, 'a player may resign');
    left = resigned.value.game;
    insist(outcomeOf(left)?.winner !== null, 'no resignation makes a draw');
    if (!outcomeOf(left)) stateLaws(left, legalMovesOf(left)[0]);
  }
  endLaws(left);
}

/** A finished game lists no moves, accepts none, and gives the reason. */
export function endLaws(game: Game): void {
  const outcome = outcomeOf(game);
  insist(outcome !== undefined, 'the game is over');
  same(legalMovesOf(game), [], 'a finished game lists no moves');
  for (const move of [{}, { action: 'claim' }, { action: 'resign' }, { notation: 'e4' }]) {
    const played = playMove(game, move);
    insist(!played.ok, 'a finished game takes no move');
    const { message } = played.error;
    insist(message === `the game is over: ${outcomeText(game, outcome)}`, 'a finished game says so', () => message);
    insist(isSentence(message), 'the end is told in words', () => message);
  }
  same(publicView(sentBack(game)), publicView(game), 'a finished game that was sent back is the same');
}
