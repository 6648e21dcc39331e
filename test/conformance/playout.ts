import { Rng } from '../../src/lib/rng.ts';
import { createGame, type Game, outcomeOf } from '../../src/play/game.ts';
import { legalMoves } from '../../src/play/legal-moves.ts';
import { playMove } from '../../src/play/play-move.ts';
import type { Variant } from '../../src/play/resolve.ts';
import { encodeGame } from '../../src/play/state.ts';
import { describeMove, fenOf } from '../notation.ts';
import { insist, same } from './insist.ts';
import { moveLaws, nonsenseLaws } from './move-laws.ts';
import { pictureLaws } from './picture-laws.ts';
import { fenLaws, hexKey, plyLaws, traceOf, undoLaw } from './ply-laws.ts';
import { endLaws, sayingLaws, stateLaws } from './state-laws.ts';
import { choose, keyOf } from './styles.ts';

/** Default limit of plies: random games need not end. */
const MAX_PLIES = 300;

/** About one in this many positions gets the full checks, fewer in games at a glance. */
const SAMPLING_INTERVAL = { closely: 48, atGlance: 480 };

/** Games at a glance are checked at about one ply in this many. */
const GLANCE_INTERVAL = 8;

export interface Playout {
  /** Notation of every ply, including those of chance. */
  readonly moves: string[];
  readonly state: unknown;
  /** Why the game ended; undefined if it was cut. */
  readonly end: string | undefined;
}

type Look = (game: Game, move: number | undefined, keys: readonly string[]) => void;

/** Plays one game; `look` is called with every position and the move about to be played. */
function play(variant: Variant, index: number, plies: number, look: Look): Playout {
  const seed = `conformance ${index}`;
  const chooser = Rng.fromSeed(`choose ${seed}`);
  let game = createGame(variant, seed);
  const moves: string[] = [];
  const keys: string[] = game.position.past();
  const seen = new Set<string>();
  try {
    for (let ply = 0; ply < plies && !outcomeOf(game); ply++) {
      const { position } = game;
      const move = choose(index, position, legalMoves(position), chooser, seen);
      look(game, move, keys);
      seen.add(keyOf(position));
      keys.push(hexKey(position));
      const played = playMove(game, describeMove(position, move));
      insist(played.ok, 'a generated move can be played', () => (played.ok ? '' : played.error));
      game = played.value.game;
      moves.push(String(played.value.move.notation), ...played.value.drawn.map(({ notation }) => String(notation)));
      if (variant.rules.chance) keys.splice(0, keys.length, ...game.position.past());
    }
    look(game, undefined, keys);
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${reproduction(game, index, moves)}`, { cause: error });
  }
  return { moves, state: encodeGame(game), end: outcomeOf(game)?.reason };
}

/** What is needed to reproduce a failure. */
const reproduction = ({ variant, position }: Game, index: number, moves: readonly string[]): string =>
  `in ${variant.family.slug}/${variant.definition.variant}, game ${index}, after ${moves.length} plies: ${fenOf(position)}
  ${moves.slice(-12).join(' ')}`;

/** How closely a game is looked at. */
interface Scrutiny {
  /** Limit of plies. */
  readonly plies?: number | undefined;
  /** Whether the laws are checked at each ply; otherwise at some. */
  readonly isClose?: boolean;
  /** Whether the game is played a second time, to compare. */
  readonly isReplayed?: boolean;
}

/** Plays one game and checks every law. */
export function playLawfully(
  variant: Variant,
  index: number,
  { plies = MAX_PLIES, isClose = true, isReplayed = true }: Scrutiny = {},
): Playout {
  const sampler = Rng.fromSeed(`sample ${index}`);
  const sampled = isClose ? SAMPLING_INTERVAL.closely : SAMPLING_INTERVAL.atGlance;
  const playout = play(variant, index, plies, (game, move, keys) => {
    const isLast = move === undefined;
    if (isClose || isLast || sampler.below(GLANCE_INTERVAL) === 0) eachPlyLaws(game, move, keys);
    if (isLast || sampler.below(sampled) === 0) sampleLaws(game, move, sampler);
  });
  if (isReplayed)
    same(
      play(variant, index, plies, () => {}),
      playout,
      'the same seed gives the same game',
    );
  return playout;
}

function eachPlyLaws(game: Game, move: number | undefined, keys: readonly string[]): void {
  const trace = traceOf(game.position);
  plyLaws(game, keys);
  fenLaws(game, trace);
  if (move !== undefined) undoLaw(game.position, move, trace);
}

function sampleLaws(game: Game, move: number | undefined, rng: Rng): void {
  moveLaws(game, rng);
  nonsenseLaws(game, rng);
  stateLaws(game, move === undefined ? undefined : describeMove(game.position, move));
  pictureLaws(game);
  if (outcomeOf(game)) endLaws(game);
  else sayingLaws(game);
}
