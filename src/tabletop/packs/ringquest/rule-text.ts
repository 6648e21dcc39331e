import { ringquest } from '../../../hexmap/games/ringquest.ts';
import { joinNames } from '../../../lib/nearest.ts';
import { toSentence } from '../../../lib/wording.ts';
import {
  type FigureTest,
  type HoldingWithCount,
  MAP_RINGS,
  type OutcomeEffect,
  type Rule,
  type RuleEffect,
  type RuleTrigger,
  ruleBook,
} from './book.ts';

/** Formats an amount: "2 coins", "1 life", "1 object". */
function amountText(by: number, what: HoldingWithCount): string {
  if (what === 'coins' || what === 'seals') return by === 1 ? `1 ${what.slice(0, -1)}` : `${by} ${what}`;
  if (what === 'object' || what === 'follower') return by === 1 ? `1 ${what}` : `${by} ${what}s`;
  return `${by} ${what}`;
}

/** Describes the outcome of an encounter: "Gain 1 coin and draw another encounter." */
export const outcomeText = (effects: readonly OutcomeEffect[]): string =>
  toSentence(joinNames(effects.map(effectText), 'and'));

function effectText(effect: OutcomeEffect): string {
  switch (effect.do) {
    case 'gain':
    case 'lose':
      return `${effect.do} ${amountText(effect.by, effect.what)}`;
    case 'take':
      return `take the ${titleOf('objects', effect.object)}`;
    case 'join':
      return `${titleOf('followers', effect.follower)} joins you`;
    case 'turn':
      return `become ${effect.to}`;
    case 'go':
      return effect.to === 'start' ? 'go to your start' : 'go one ring outward';
    case 'miss':
      return 'miss a turn';
    case 'draw':
      return 'draw another encounter';
  }
}

const titleOf = (list: 'objects' | 'followers', slug: string): string =>
  ruleBook()[list].find((one) => one.slug === slug)!.title;

/** Describes a test: "Test strength: 2d6 + strength, 10 or more." */
export const testText = ({ figure, dice, number }: FigureTest): string =>
  `Test ${figure}: ${dice} + ${figure}, ${number} or more.`;

/** Describes a rule of an ability, object or follower. The sentence is built from the rule's data. */
export function ruleText({ when, does, pay, once }: Rule): string {
  const isChoice = pay !== undefined || OPTIONAL_DEEDS.includes(does.do);
  const price = pay ? `pay ${amountText(pay.by, pay.what)} to ` : '';
  const limit = once ? `, once a ${once}` : '';
  return toSentence(`${whenText(when)}, ${isChoice ? 'you may ' : ''}${price}${deedText(does, when)}${limit}`);
}

const OPTIONAL_DEEDS: readonly RuleEffect['do'][] = ['reroll', 'use', 'redraw', 'skip'];

function whenText({ on, figure, kind, ring, what, place, over }: RuleTrigger): string {
  const test = figure ? `a ${figure} test` : 'a test';
  const where = `${kind ? ` against a ${kind}` : ''}${ring ? ` in the ${ring} ring` : ''}`;
  switch (on) {
    case 'test':
      return `when you make ${test}${where}`;
    case 'fail':
      return `when you fail ${test}${where}`;
    case 'success':
      return `when you succeed in ${test}${where}`;
    case 'lose':
      return `when you lose ${what === 'object' || what === 'follower' ? `your ${what}` : what}${where}`;
    case 'draw':
      return `when you draw ${kind ? `a ${kind}` : 'an encounter'}`;
    case 'move':
      return 'when you roll for movement';
    case 'start':
      return 'at the start of your turn';
    case 'at':
      return `when you stop at ${PLACE_TITLES.get(place!)}`;
    case 'travel':
      return over === 'river' ? 'when you cross a river' : `when you enter ${GROUND_TITLES.get(over!)}`;
    case 'carry':
      return 'when you carry objects';
  }
}

const aOrAn = (title: string): string => `${/^[aeiou]/.test(title) ? 'an' : 'a'} ${title}`;
const PLACE_TITLES = new Map(ringquest.features.map(({ slug, title }) => [slug, aOrAn(title)]));
const GROUND_TITLES = new Map(ringquest.terrains.map(({ slug, title }) => [slug, title]));

/** Describes where a character starts: "at an inn", "on plains". */
export const startText = (start: string): string =>
  PLACE_TITLES.has(start) ? `at ${PLACE_TITLES.get(start)}` : `on ${GROUND_TITLES.get(start)}`;

function deedText(does: RuleEffect, { on, what, over }: RuleTrigger): string {
  switch (does.do) {
    case 'add':
      return on === 'carry' ? `carry ${does.by} more` : `add ${does.by} to the total`;
    case 'save':
      return what === 'object' || what === 'follower' ? 'keep it' : `lose ${does.by} less`;
    case 'steps':
      return `move up to ${does.by} ${does.by === 1 ? 'step' : 'steps'} more`;
    case 'reroll':
      if (on === 'move') return 'roll again';
      return does.dice === 'one' ? 'roll one die again' : 'roll all dice again';
    case 'use':
      return `add ${does.figure} instead of the figure that it names`;
    case 'gain':
      return `gain ${amountText(does.by, does.what)}`;
    case 'redraw':
      return 'put it back and draw again';
    case 'skip':
      return 'let it pass without a test';
    case 'free':
      return over === 'river' ? 'it takes no steps more' : 'it takes 1 step';
  }
}

/** Returns the rules as text, with the numbers of the rule book filled in. */
export function ruleSections(): { title: string; text: string }[] {
  const { sections, kinds, seals, carry, marks, growth } = ruleBook();
  const river = ringquest.sides.find(({ slug }) => slug === 'river')!.cost;
  const words: Record<string, string> = {
    kinds: joinNames(kinds, 'and'),
    seals: String(seals),
    carry: String(carry),
    growth: String(growth),
    marks: joinNames(
      MAP_RINGS.filter((ring) => marks[ring]).map((ring) => `${marks[ring]} in the ${ring} ring`),
      'and',
    ),
    river: String(river),
  };
  const filled = (text: string) => text.replace(/\{([a-z]{1,20})\}/g, (_, word: string) => words[word]!);
  return sections.map(({ title, text }) => ({ title, text: filled(text) }));
}
