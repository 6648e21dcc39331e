import { ringquest } from '../../src/hexmap/games/ringquest.ts';
import { allCharacters, encountersIn, MAP_RINGS, ruleBook } from '../../src/tabletop/packs/ringquest/book.ts';
import { meanChanceInRing } from '../../src/tabletop/packs/ringquest/chance.ts';
import { ruleSections, ruleText, startText } from '../../src/tabletop/packs/ringquest/rule-text.ts';

const places = new Map(ringquest.features.map(({ slug, title }) => [slug, title]));

/** `docs/ringquest.md`: the rules, places, objects and characters; encounters are drawn, not read ahead. */
export function ringquestMarkdown(): string {
  const book = ruleBook();
  return [
    '<!-- Made from content/ringquest by `npm run generate`. -->',
    `# ${book.title}`,
    book.summary,
    ...ruleSections().map(({ title, text }) => `## ${title}\n\n${text}`),
    '## Places',
    book.places.map(({ slug, text }) => `- ${places.get(slug)}: ${text}`).join('\n'),
    '## The objects',
    book.objects
      .map(({ title, price, rule }) => `- ${title}, ${price} ${price === 1 ? 'coin' : 'coins'}: ${ruleText(rule)}`)
      .join('\n'),
    '## The followers',
    book.followers.map(({ title, rule }) => `- ${title}: ${ruleText(rule)}`).join('\n'),
    '## The rings',
    'How often a test succeeds for a character as it begins, on average over all characters and encounters, without fate and abilities:',
    MAP_RINGS.map(
      (ring) => `- ${ring}: ${encountersIn(ring).length} encounters, ${(100 * meanChanceInRing(ring)).toFixed(1)} %`,
    ).join('\n'),
    '## The characters',
    allCharacters()
      .map(({ name, line, strength, craft, life, fate, alignment, start, coins, gear, abilities }) => {
        const object = book.objects.find(({ slug }) => slug === gear[0])!.title;
        const figures = `strength ${strength}, craft ${craft}, life ${life}, fate ${fate}, coins ${coins}`;
        const can = abilities.map((ability) => `  - ${ability.name}: ${ruleText(ability)}`);
        return [
          `- **${name}** (${alignment}): ${line}`,
          `  - ${figures}; ${object}; begins ${startText(start)}`,
          ...can,
        ].join('\n');
      })
      .join('\n'),
    '',
  ].join('\n\n');
}
