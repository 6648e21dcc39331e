import type { Card } from '../../deck/card.ts';
import { cardsNeeded, type DealRequest, type DealResult, dealCards, describePossibleDeals } from '../../deck/deal.ts';
import { type CustomCardEntry, customCardEntries } from '../../deck/own-cards.ts';
import { ok } from '../../lib/result.ts';
import { splitList } from '../../lib/split-list.ts';
import { readValueOf } from '../argument-readers.ts';
import { refuse } from '../errors.ts';
import { CALL_LIMITS } from '../limits.ts';
import type { ArgumentReader } from '../tool.ts';

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

/** Reads the cards of a deck given by name alone, as a list or as a text with commas. */
export const readCardNames = (argument: string): ArgumentReader =>
  readValueOf(argument, (cards) => {
    const list = typeof cards === 'string' ? splitList(cards) : cards;
    return Array.isArray(list) ? list.map((card) => (typeof card === 'string' ? { name: card } : card)) : cards;
  });

interface Deal extends DealResult {
  pile: readonly CustomCardEntry[];
}

/**
 * The light form of a deal: first what was dealt, as names, and last the pile to deal on from, in which a card without
 * copies is its name.
 */
export const lightDeal = <Dealt extends Deal>({ hands, drawn, remaining: _, pile, ...deal }: Dealt) => ({
  ...deal,
  hands: hands.map(namesOf),
  drawn: namesOf(drawn),
  pile: pile.map((entry) => (entry.quantity === 1 ? entry.name : entry)),
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
