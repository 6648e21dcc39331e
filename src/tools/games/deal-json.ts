import type { Card } from '../../deck/card.ts';
import { cardsNeeded, type DealRequest, type DealResult, dealCards, describePossibleDeals } from '../../deck/deal.ts';
import { customCardEntries } from '../../deck/own-cards.ts';
import { ok } from '../../lib/result.ts';
import { refuse } from '../errors.ts';
import { CALL_LIMITS } from '../limits.ts';

/** Deals cards from a pile. If there are too few, refuses and says how many hands or cards are possible. */
export function dealFrom(pile: readonly Card[], wanted: DealRequest) {
  const dealt = dealCards(pile, wanted);
  if (!dealt.ok) return refuse('impossible', dealt.error, describePossibleDeals(pile.length, wanted));
  return ok({ cards: pile.length, ...dealt.value, pile: customCardEntries(dealt.value.remaining) });
}

/** Deals dice in place of cards. `roll` rolls exactly as many as are needed. */
export function dealDice(wanted: DealRequest, roll: (count: number) => Card[]) {
  const count = cardsNeeded(wanted);
  if (count > CALL_LIMITS.cards) {
    return refuse('over_limit', `One call rolls at most ${CALL_LIMITS.cards} dice, but this deal needs ${count}.`);
  }
  const dealt = dealCards(roll(count), wanted);
  return dealt.ok ? ok({ cards: 0, ...dealt.value, pile: [] }) : refuse('impossible', dealt.error);
}

/** The light form of a deal: cards by name, and the pile to deal on from. */
export const lightDeal = <Deal extends DealResult>({ hands, drawn, remaining: _, ...deal }: Deal) => ({
  ...deal,
  hands: hands.map(namesOf),
  drawn: namesOf(drawn),
});

const namesOf = (cards: readonly { name: string }[]): string[] => cards.map(({ name }) => name);

/** The call that usually follows a deal. */
export const NEXT_AFTER_DEAL = 'game_deck_deal with this pile as cards deals on.';

/** Formats a deal as text: a line for each hand, one for the drawn cards, and one for the rest of the pile. */
export function dealtText({ hands, drawn, remaining }: DealResult): string {
  const lines = [
    ...hands.map((hand, place) => `Hand ${place + 1}: ${pileText(hand)}`),
    ...(drawn.length ? [`Drawn: ${pileText(drawn)}`] : []),
    ...(remaining.length ? [`${remaining.length} remain.`] : ['Nothing remains.']),
  ];
  return lines.join('\n');
}

const pileText = (cards: readonly Card[]): string =>
  cards.map(({ name, glyph }) => (glyph ? `${glyph} ${name}` : name)).join(', ') || 'nothing';
