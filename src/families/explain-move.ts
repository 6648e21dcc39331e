import { capitalize, countOf } from '../lib/wording.ts';
import type { FamilyEngine } from '../play/family.ts';
import { legalMoves } from '../play/legal-moves.ts';
import { CHANCE_SEAT, type Outcome, type Position } from '../play/position.ts';
import type { Rules } from '../play/rules.ts';
import type { ForcedEnd } from '../search/win-chance.ts';

/** Maximum number of facts in one sentence. */
const MAX_FACTS = 2;

/** Names of the places of a suggested move and of those that it was compared with. */
const PLACES = ['Best', 'Second best', 'Third best', 'Fourth best'];

/** What a search found out about a move. */
export interface SearchFindings {
  /** Plies looked ahead; undefined if games were played out instead. */
  readonly depth?: number | undefined;
  readonly forced?: ForcedEnd | undefined;
  /** Number of the winner's moves to the end, at most; negative for a loss. */
  readonly mate?: number | undefined;
  /** Place among the legal moves, from 1 for the best; undefined if a weak level chose the move. */
  readonly place?: number | undefined;
}

/**
 * Explains a legal move in one sentence, by facts that the board or the search proves. If there are none, the sentence
 * says from how many moves it was chosen. The position is the same afterwards.
 */
export function explainMove(
  engine: Pick<FamilyEngine, 'explainMove'>,
  rules: Rules,
  position: Position,
  move: number,
  findings: SearchFindings,
): string {
  const { turn } = position;
  const count = position.count();
  const end = outcomeAfter(position, move);
  if (end) return endSentence(end, turn);
  const facts = [...(engine.explainMove?.(position, move) ?? []), ...replyFacts(rules, position, move)];
  const forced = forcedFact(findings);
  const chosen = forced ? [...facts.slice(0, MAX_FACTS - 1), forced] : facts.slice(0, MAX_FACTS);
  if (count === 1) return chosen.length ? `The only legal move: ${join(chosen)}.` : 'The only legal move.';
  return chosen.length ? `${capitalize(join(chosen))}.` : choiceSentence(count, findings);
}

/** Joins facts into one predicate, with a comma if one of them has parts of its own. */
const join = (facts: readonly string[]): string =>
  facts.join(facts.some((fact) => /,| and /.test(fact)) ? ', and ' : ' and ');

function outcomeAfter(position: Position, move: number): Outcome | undefined {
  position.play(move);
  const end = position.outcome();
  position.undo();
  return end;
}

function endSentence({ winner, reason }: Outcome, seat: number): string {
  if (winner === seat && reason === 'checkmate') return 'Checkmates.';
  const rule = reason.replaceAll(/-(?!fold|move)/g, ' ');
  if (winner === null) return `Ends the game in a draw: ${rule}.`;
  return winner === seat ? `Wins the game: ${rule}.` : `Loses the game: ${rule}.`;
}

function forcedFact({ forced, mate }: SearchFindings): string | undefined {
  if (!forced) return undefined;
  if (forced.result === 'draw') return 'holds the draw with best play';
  const fact = forced.result === 'win' ? 'forces a win' : 'loses against best play';
  return mate ? `${fact} in at most ${countOf(Math.abs(mate), 'move')}` : fact;
}

/** Facts about what the opponent can reply. Games with dice have none, since chance comes between. */
function replyFacts(rules: Rules, position: Position, move: number): string[] {
  if (rules.chance) return [];
  const { turn } = position;
  position.play(move);
  const fact = replyFact(rules, position, turn);
  position.undo();
  return fact ? [fact] : [];
}

function replyFact({ seats, notation }: Rules, position: Position, mover: number): string | undefined {
  const { turn } = position;
  if (turn === CHANCE_SEAT) return undefined;
  if (turn === mover) return 'moves again';
  if (position.count() !== 1) return undefined;
  const [reply] = legalMoves(position);
  const { notation: text, action } = notation.describe(position, reply!);
  const only = action === 'pass' ? 'nothing but a pass' : `only ${text}`;
  return `leaves ${capitalize(seats[turn]!)} ${only}`;
}

function choiceSentence(count: number, { depth, place }: SearchFindings): string {
  const choice = place === undefined ? 'Chosen from' : `${PLACES[place - 1]} of`;
  return `${choice} ${count} moves${depth === undefined ? '' : ` at depth ${depth}`}.`;
}
