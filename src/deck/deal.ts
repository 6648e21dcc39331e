import { fail, ok, type Result } from '../lib/result.ts';
import type { Card } from './card.ts';

/** What is taken off a pile: hands first, then single cards. */
export interface DealRequest {
  hands: number;
  perHand: number;
  draw: number;
}

/** All cards of the pile, each in one place. Lists begin with the card that came first. */
export interface DealResult {
  hands: Card[][];
  drawn: Card[];
  remaining: Card[];
}

/** The cards that hands and draws take together. */
export const cardsNeeded = ({ hands, perHand, draw }: DealRequest): number => hands * perHand + draw;

/** Deals as people do: from the top, a card to each hand in turn. Refuses with the reason when the pile is too small. */
export function deal(pile: readonly Card[], wanted: DealRequest): Result<DealResult, string> {
  if (cardsNeeded(wanted) > pile.length) return fail(shortage(pile.length, wanted));
  const { hands, perHand, draw } = wanted;
  const inHands = hands * perHand;
  return ok({
    hands: Array.from({ length: hands }, (_, hand) =>
      Array.from({ length: perHand }, (_, round) => pile[round * hands + hand]!),
    ),
    drawn: pile.slice(inHands, inHands + draw),
    remaining: pile.slice(inHands + draw),
  });
}

function shortage(size: number, { hands, perHand, draw }: DealRequest): string {
  const inHands = hands * perHand;
  const parts = [...(inHands ? [`${handsText(hands)} of ${perHand}`] : []), ...(draw ? [`${draw} drawn`] : [])];
  const sum = inHands && (hands > 1 || draw) ? `, ${inHands + draw} in all` : '';
  return `The deck has ${size} cards, too few for ${parts.join(' and ')}${sum}.`;
}

/** What the pile would be enough for, in a sentence. */
export function describePossibleDeals(size: number, { hands, perHand, draw }: DealRequest): string {
  const left = size - draw;
  if (hands * perHand === 0 || left < hands) return `Draw at most ${size}, or deal smaller hands.`;
  const smaller = `${handsText(hands)} of ${Math.floor(left / hands)}`;
  const fewer = Math.floor(left / perHand);
  const most = fewer ? `${smaller} or ${handsText(fewer)} of ${perHand}` : smaller;
  return `It is enough for ${most}${draw ? ` beside ${draw} drawn` : ''}.`;
}

const handsText = (hands: number): string => `${hands} ${hands === 1 ? 'hand' : 'hands'}`;
