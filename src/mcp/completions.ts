import { type CompleteRequest, type CompleteResult, ProtocolError } from '@modelcontextprotocol/server';
import { ROLEPLAYING_SYSTEMS } from '../entity/systems.ts';
import { families, familyOf } from '../families/families.ts';
import { nearestNames } from '../lib/nearest.ts';
import { bookSlugs } from '../rulebook/library.ts';
import { INVALID_PARAMS } from './envelope.ts';
import type { Choices, ServerContents } from './server-contents.ts';

export const familyChoices: Choices = () => families.map(({ slug }) => slug);

/** The variants of the family in the variable `family`, or of all families. */
export const variantChoices: Choices = ({ family = '' }) => {
  const known = familyOf(family);
  const slugs = (known ? [known] : families).flatMap(({ variants }) => Object.keys(variants));
  return [...new Set(slugs)];
};

export const systemChoices: Choices = () => ROLEPLAYING_SYSTEMS.map(({ slug }) => slug);

export const rulebookChoices: Choices = () => bookSlugs;

/** Maximum number of values in one answer, which the protocol sets. */
const MAX_VALUES = 100;

/** Completes an argument of a prompt or a variable of a resource. */
export function completeValue(
  { prompts, resources }: Pick<ServerContents, 'prompts' | 'resources'>,
  { ref, argument, context }: CompleteRequest['params'],
): CompleteResult {
  const choices =
    ref.type === 'ref/prompt'
      ? find(prompts, 'prompt', ref.name, (one) => one.name).arguments.find(({ name }) => name === argument.name)
          ?.choices
      : find(resources.templates, 'resource template', ref.uri, (one) => one.uri).choices?.[argument.name];
  const values = matchesOf(argument.value, choices?.(context?.arguments ?? {}) ?? []);
  return {
    completion: { values: values.slice(0, MAX_VALUES), total: values.length, hasMore: values.length > MAX_VALUES },
  };
}

function find<Thing>(things: readonly Thing[], kind: string, name: string, nameOf: (thing: Thing) => string): Thing {
  const thing = things.find((one) => nameOf(one) === name);
  if (thing) return thing;
  const names = things.map(nameOf).join(', ');
  throw new ProtocolError(INVALID_PARAMS, `Unknown ${kind} ${JSON.stringify(name)}. Valid ones: ${names}.`);
}

/** Returns the values that begin with a text, then those that contain it, or else those that are near to it. */
function matchesOf(text: string, values: readonly string[]): string[] {
  const query = text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, '-');
  const plain = (value: string) => value.toLowerCase().replaceAll('_', '-');
  const found = values.filter((value) => plain(value).includes(query));
  const isFirst = (value: string) => plain(value).startsWith(query);
  const ranked = [...found.filter(isFirst), ...found.filter((value) => !isFirst(value))];
  return ranked.length ? ranked : nearestNames(text, values);
}
