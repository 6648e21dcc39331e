import { Rng } from '../../src/lib/rng.ts';
import { createGame, type Game, legalMovesOf, nameOfSeatToMove, outcomeOf, outcomeText } from '../../src/play/game.ts';
import type { Move } from '../../src/play/move.ts';
import { playMove } from '../../src/play/play-move.ts';
import type { Variant } from '../../src/play/resolve.ts';
import { fenOf } from '../notation.ts';

/** Maximum number of plies: long enough for openings, captures and a few checks, short enough for review. */
const MAX_PLIES = 60;

/** All legal moves are listed every this many plies. */
const LIST_INTERVAL = 20;

/** Fields of moves that capture. */
const CAPTURES = ['captured', 'captures'];

/**
 * A game as text: every ply with the position after it, all legal moves now and then, and how it ended. Moves are
 * chosen by name, so that the order in which an engine generates them has no effect.
 */
export function transcript(variant: Variant): string {
  const { definition } = variant;
  const seed = `playthrough ${definition.family}/${definition.variant}`;
  const rng = Rng.fromSeed(seed);
  let game = createGame(variant, seed);
  const lines = [
    `${definition.title} (${definition.family}/${definition.variant})`,
    definition.summary,
    `Between ${definition.seats.join(', ')}. Rules: ${definition.source}`,
    '',
    fenOf(game.position),
  ];
  for (let ply = 0; ply < MAX_PLIES && !outcomeOf(game); ply++) {
    const choices = legalMovesOf(game).sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
    if (ply % LIST_INTERVAL === 0) lines.push('', ...choicesOf(game, choices), '');
    const chosen = choose(choices, rng);
    lines.push(`${String(ply + 1).padStart(3)} ${nameOfSeatToMove(game).padEnd(6)} ${nameOf(chosen).padEnd(8)}`);
    const played = playMove(game, chosen);
    if (!played.ok) throw new Error(played.error.message);
    game = played.value.game;
    for (const { notation } of played.value.drawn) lines.push(`    chance ${notation}`);
    lines.push(`${lines.pop()} ${fenOf(game.position)}${remark(game)}`);
  }
  return [...lines, '', ...ending(game), ''].join('\n');
}

const nameOf = ({ notation, ...rest }: Move): string => notation ?? JSON.stringify(rest);

/** Picks a capture at least half of the time, if there is one: games of random moves are long and dull. */
function choose(choices: readonly Move[], rng: Rng): Move {
  const takes = choices.filter((move) => CAPTURES.some((field) => move[field] !== undefined));
  return takes.length && rng.below(2) ? rng.pick(takes) : rng.pick(choices);
}

/** The legal moves in lines of a readable length. */
function choicesOf(game: Game, choices: readonly Move[]): string[] {
  const lines = [`    ${nameOfSeatToMove(game)} has ${choices.length} choices:`];
  for (const name of choices.map(nameOf)) {
    if (lines.length === 1 || lines.at(-1)!.length + name.length > 110) lines.push('   ');
    lines.push(`${lines.pop()} ${name}`);
  }
  return lines;
}

function remark({ position }: Game): string {
  const claim = position.claimable();
  const times = position.repetitions();
  return (
    (times ? `, ${times === 1 ? 'once' : `${times} times`} before` : '') +
    (claim ? `, a claim stands: ${claim.reason}` : '')
  );
}

function ending(game: Game): string[] {
  const outcome = outcomeOf(game);
  const { text } = game.variant.family.view.draw(game.position, { width: 480, highlights: [] });
  return [outcome ? `The game is over: ${outcomeText(game, outcome)}.` : `Cut after ${MAX_PLIES} plies.`, text];
}
