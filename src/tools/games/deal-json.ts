import type { Card } from '../../deck/card.ts';
import { cardsNeeded, type DealRequest, type DealResult, deal, describePossibleDeals } from '../../deck/deal.ts';
import { entriesOf } from '../../deck/own-cards.ts';
import { ok } from '../../lib/result.ts';
import { refuse } from '../errors.ts';
import { LIMITS } from '../limits.ts';

/** Deals from a pile, or refuses with what it would be enough for. */
export function dealFrom(pile: readonly Card[], wanted: DealRequest) {
  const dealt = deal(pile, wanted);
  if (!dealt.ok) return refuse('impossible', dealt.error, describePossibleDeals(pile.length, wanted));
  return ok({ cards: pile.length, ...dealt.value, pile: entriesOf(dealt.value.remaining) });
}

/** Dice instead of cards: as many as are wanted, none of them left over. */
export function dealDice(wanted: DealRequest, roll: (count: number) => Card[]) {
  const count = cardsNeeded(wanted);
  if (count > LIMITS.cards) {
    return refuse('over_limit', `${count} dice are wanted, and at most ${LIMITS.cards} are rolled at once.`);
  }
  const dealt = deal(roll(count), wanted);
  return dealt.ok ? ok({ cards: 0, ...dealt.value, pile: [] }) : refuse('impossible', dealt.error);
}

/** For people: a line for each hand, one for what was drawn, one for the pile. */
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
