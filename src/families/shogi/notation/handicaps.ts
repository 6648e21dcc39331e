import type { TaggedVariant } from '../../../play/record-format.ts';
import { hasPlainRules } from './plain-rules.ts';
import { NAMED_STARTS, START_TAG } from './starts.ts';

/** Flags of the handicaps, by the Japanese names of their starts. */
const FLAGS: Readonly<Record<string, string>> = {
  香落ち: 'lance',
  角落ち: 'bishop',
  飛車落ち: 'rook',
  飛香落ち: 'rook-lance',
  二枚落ち: '2-piece',
  四枚落ち: '4-piece',
  六枚落ち: '6-piece',
  八枚落ち: '8-piece',
  十枚落ち: '10-piece',
};

/** The handicap game that begins as a record does; undefined if no flag of a handicap has this start. */
export function handicapGame(tags: Readonly<Record<string, string>>): TaggedVariant | undefined {
  const name = Object.keys(FLAGS).find((known) => NAMED_STARTS[known] === tags[START_TAG]);
  return name === undefined
    ? undefined
    : { tag: name, matches: hasPlainRules, flags: [FLAGS[name]!], yieldsToRequest: true };
}
