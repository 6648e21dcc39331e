import type { LandlordsDefinition } from './definition.ts';
import { MAX_SEATS } from './engine/state-layout.ts';

/** Lists the reasons why a definition cannot be played, one sentence each; empty if there are none. */
export function contradictions(definition: LandlordsDefinition): string[] {
  return [...playerReasons(definition), ...spaceReasons(definition), ...lawReasons(definition)];
}

function playerReasons({ seats, setup, end }: LandlordsDefinition): string[] {
  const reasons: string[] = [];
  if (seats.length < 2 || seats.length > MAX_SEATS) reasons.push(`two to ${MAX_SEATS} can play, not ${seats.length}`);
  if (setup.monarch && end.when === 'all') reasons.push('the monarch gets no wages and never has all circuits');
  if (setup.monarch && setup.tickets) reasons.push('who has every lot leaves no tickets to draw');
  return reasons;
}

/** Lists the reasons that concern spaces: wrong corners, or kinds of spaces that the rules do not cover. */
function spaceReasons({ board, rules }: LandlordsDefinition): string[] {
  const has = (type: string): boolean => board.spaces.some((space) => space.type === type);
  const reasons: string[] = [];
  if (board.spaces[0]!.type !== 'start') reasons.push('the round begins at space 0');
  if (board.spaces[10]!.type !== 'jail-necessity') reasons.push('the jail is at space 10');
  if (board.spaces[20]!.type !== 'park-poorhouse') reasons.push('the Poor House is at space 20');
  if (has('speculation') && !rules.speculation) reasons.push('nobody is told how to speculate');
  const count = (type: string): number => board.spaces.filter((space) => space.type === type).length;
  if (count('railroad') > 4) reasons.push('fees are told for four railroads');
  if (count('franchise') > 2) reasons.push('fees are told for two franchises');
  if (rules.sale === 'price' && (rules.railroads === 'for-sale' || rules.franchises === 'for-sale'))
    reasons.push('railroads and franchises are sold by auction alone');
  return reasons;
}

function lawReasons({ rules, setup }: LandlordsDefinition): string[] {
  const { singleTax } = rules;
  if (!singleTax) return [];
  const reasons: string[] = [];
  if (rules.sale === 'price' && singleTax) reasons.push('lots that nobody owns have no price under the single tax');
  if (setup.monarch && singleTax.law === 'from-the-start')
    reasons.push('title deeds are worth nothing under the single tax');
  return reasons;
}
