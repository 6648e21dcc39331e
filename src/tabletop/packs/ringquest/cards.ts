import { formatPercent } from '../../../dice/percent.ts';
import type { MapRing } from './book.ts';
import type { characterToJson, encounterToJson } from './draw.ts';
import { startText } from './rule-text.ts';

/** Describes a character as text. */
export function characterText(character: ReturnType<typeof characterToJson>): string {
  const { name, line, strength, craft, life, fate, alignment, start, coins, gear, abilities } = character;
  const rules = [...abilities, ...gear].map((rule) => `  ${rule.name}: ${rule.text}`);
  return [
    `${name} (${alignment})`,
    `  ${line}`,
    `  strength ${strength}, craft ${craft}, life ${life}, fate ${fate}, coins ${coins}; begins ${startText(start)}`,
    ...rules,
  ].join('\n');
}

/** Describes an encounter as text. */
export function encounterText(
  ring: MapRing,
  { name, kind, text, test, ...ends }: ReturnType<typeof encounterToJson>,
): string {
  const chances = test.chances.map(({ value, chance }) => `${value}: ${formatPercent(chance)}`).join(', ');
  return [
    `${name} (${kind}, ${ring} ring)`,
    text,
    '',
    test.text,
    `  Success: ${ends.success.text}${ends.success.marks ? ` Marks: ${ends.success.marks}.` : ''}`,
    `  Failure: ${ends.failure.text}`,
    `  Chance by ${test.figure}: ${chances}`,
  ].join('\n');
}
