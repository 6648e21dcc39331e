import { fail, ok, type Result } from '../lib/result.ts';
import type { Card } from './card.ts';

/** How many cards to take from a pile: first the hands, then the single cards (`draw`). */
export interface DealRequest {
  hands: number;
  perHand: number;
  draw: number;
}

/**
 * The pile after dealing: each card is in one hand, in the drawn cards or in the rest. Every list starts with the card
 * that was taken first.
 */
export interface DealResult {
  hands: Card[][];
  drawn: Card[];
  remaining: Card[];
}

/** Number of cards that the hands and the draw take together. */
export const cardsNeeded = ({ hands, perHand, draw }: DealRequest): number => hands * perHand + draw;

/** Deals from the top of the pile, one card to each hand in turn. Fails with a reason if the pile is too small. */
export function dealCards(pile: readonly Card[], wanted: DealRequest): Result<DealResult, string> {
  if (cardsNeeded(wanted) > pile.length) return fail(shortageText(pile.length, wanted));
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

function shortageText(size: number, { hands, perHand, draw }: DealRequest): string {
  const inHands = hands * perHand;
  const parts = [...(inHands ? [`${handsText(hands)} of ${perHand}`] : []), ...(draw ? [`${draw} drawn`] : [])];
  const sum = inHands && (hands > 1 || draw) ? `, ${inHands + draw} in all` : '';
  return `The deck has ${size} cards, too few for ${parts.join(' and ')}${sum}.`;
}

/** Describes in a sentence which smaller deal the pile would be enough for. */
export function describePossibleDeals(size: number, { hands, perHand, draw }: DealRequest): string {
  const left = size - draw;
  if (hands * perHand === 0 || left < hands) return `Draw at most ${size}, or deal smaller hands.`;
  const smaller = `${handsText(hands)} of ${Math.floor(left / hands)}`;
  const fewer = Math.floor(left / perHand);
  const most = fewer ? `${smaller} or ${handsText(fewer)} of ${perHand}` : smaller;
  return `It is enough for ${most}${draw ? ` beside ${draw} drawn` : ''}.`;
}

const handsText = (hands: number): string => `${hands} ${hands === 1 ? 'hand' : 'hands'}`;
