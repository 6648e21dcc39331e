import type { LandlordsDefinition } from './definition.ts';
import { MAX_SEATS } from './engine/state-layout.ts';

/** Lists the reasons why a definition cannot be played, one sentence each; empty if it can. */
export function contradictions(definition: LandlordsDefinition): string[] {
  return [...playersOf(definition), ...spacesOf(definition), ...lawOf(definition)];
}

function playersOf({ seats, setup, end }: LandlordsDefinition): string[] {
  const found: string[] = [];
  if (seats.length < 2 || seats.length > MAX_SEATS) found.push(`two to ${MAX_SEATS} can play, not ${seats.length}`);
  if (setup.monarch && end.when === 'all') found.push('the monarch gets no wages and never has all circuits');
  if (setup.monarch && setup.tickets) found.push('who has every lot leaves no tickets to draw');
  return found;
}

/** Checks the corners, and that the rules cover every kind of space on the board. */
function spacesOf({ board, rules }: LandlordsDefinition): string[] {
  const has = (type: string): boolean => board.spaces.some((space) => space.type === type);
  const found: string[] = [];
  if (board.spaces[0]!.type !== 'start') found.push('the round begins at space 0');
  if (board.spaces[10]!.type !== 'jail-necessity') found.push('the jail is at space 10');
  if (board.spaces[20]!.type !== 'park-poorhouse') found.push('the Poor House is at space 20');
  if (has('speculation') && !rules.speculation) found.push('nobody is told how to speculate');
  const count = (type: string): number => board.spaces.filter((space) => space.type === type).length;
  if (count('railroad') > 4) found.push('fees are told for four railroads');
  if (count('franchise') > 2) found.push('fees are told for two franchises');
  if (rules.sale === 'price' && (rules.railroads === 'for-sale' || rules.franchises === 'for-sale'))
    found.push('railroads and franchises are sold by auction alone');
  return found;
}

function lawOf({ rules, setup }: LandlordsDefinition): string[] {
  const { singleTax } = rules;
  if (!singleTax) return [];
  const found: string[] = [];
  if (rules.sale === 'price' && singleTax) found.push('lots that nobody owns have no price under the single tax');
  if (setup.monarch && singleTax.law === 'from-the-start')
    found.push('title deeds are worth nothing under the single tax');
  return found;
}
