import { describe, expect, it } from 'vitest';
import { terrainAt } from '../../src/hexmap/game.ts';
import { epic4 } from '../../src/hexmap/games/epic4.ts';
import { allExpansions, rulesSheet } from '../../src/tabletop/packs/epic4/library.ts';
import { mapOf } from '../hexmap/laws.ts';

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z]+/g) ?? [];
const sheetTexts = [
  ...rulesSheet().sections.flatMap(({ title, text }) => [title, ...text]),
  ...rulesSheet().units.flatMap(({ slug, plural, kind }) => [slug, plural, kind]),
  ...rulesSheet().fields.flatMap(({ slug, levels }) => [slug, ...levels]),
];
const sheet = new Set(wordsOf(sheetTexts.join(' ')));

/**
 * Everyday words that cards use and the rules sheet does not. A word with a meaning in the game belongs in the sheet,
 * not here.
 */
const EVERYDAY = wordsOf(`
  aside back begins beyond cannot come count counts different draw earlier either else every exchange
  far fewer fewest fifth fourteen half happens just keep less let look make makes much name names new nine nor nothing now
  only otherwise own part pick put puts remove removes replace return rounded secret set seven show still stops such third
  those three times turn twice under unless use wait were whichever whom will
`);

/** Other forms of words of the sheet. */
const FORMS = Object.fromEntries(
  `
  add:adds agreed:agree agrees:agree attacked:attack attacks:attack becomes:become builds:build casting:cast
  combats:combat controlled:control defend:defender destroy:destroyed did:do elected:elect firing:fire gained:gain
  gains:gain giving:give had:has having:has landing:land last:lasts laws:law leave:left lose:loses moves:move pass:passes
  repair:repaired repairs:repaired researches:research rolled:roll taken:take took:take traits:trait voids:void was:is
  win:wins won:wins working:work wormholes:wormhole
`
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split(':') as [string, string]),
);

const cards = allExpansions().flatMap(({ factions, objectives, agendas }) => [
  ...factions.flatMap(({ slug, abilities }) => abilities.map(({ name, text }) => ({ card: `${slug}, ${name}`, text }))),
  ...objectives.map(({ slug, condition }) => ({ card: slug, text: condition })),
  ...agendas.map((agenda) => ({
    card: agenda.slug,
    text: 'elect' in agenda ? agenda.effect : `${agenda.for} ${agenda.against}`,
  })),
]);

describe('the words of epic4', () => {
  it('are those of the rules sheet, on all cards', () => {
    const isKnown = (word: string) => sheet.has(word) || sheet.has(FORMS[word] ?? '') || EVERYDAY.includes(word);
    const strange = cards.flatMap(({ card, text }) =>
      wordsOf(text).flatMap((word) => (isKnown(word) ? [] : [`${card}: ${word}`])),
    );
    expect(strange).toEqual([]);
  });

  it('have exceptions only where they are needed', () => {
    const used = new Set(cards.flatMap(({ text }) => wordsOf(text)));
    const needless = [...EVERYDAY, ...Object.keys(FORMS)].filter((word) => sheet.has(word) || !used.has(word));
    expect(needless).toEqual([]);
  });

  it('name every unit, field and phase on some card', () => {
    const text = cards.map((card) => card.text.toLowerCase()).join(' ');
    const { units, fields } = rulesSheet();
    expect(units.filter(({ slug, plural }) => !text.includes(slug) && !text.includes(plural))).toEqual([]);
    expect(text).toMatch(/level/);
    for (const phase of ['plan', 'action', 'tally', 'council', 'renew']) expect(text).toContain(`${phase} phase`);
    expect(fields.map(({ slug }) => slug)).toEqual(['drives', 'weapons', 'hulls', 'society']);
  });
});

describe('the rules sheet of epic4', () => {
  const text = rulesSheet()
    .sections.flatMap((section) => section.text)
    .join(' ');

  it('says what the map game says of movement', () => {
    for (const { slug, cost } of epic4.terrains) {
      const word = slug === 'home' ? 'home system' : slug;
      expect(text.toLowerCase(), slug).toContain(word);
      const isClosed = ['asteroids', 'supernova'].includes(slug);
      const isSlow = ['nebula', 'rift'].includes(slug);
      expect(cost, slug).toBe(isClosed ? null : isSlow ? 2 : 1);
    }
    expect(text).toContain('No ship can enter asteroids or a supernova. To enter a nebula or a rift costs 2 movement');
  });

  it.each([3, 6, 8])('fits the maps for %i players', (players) => {
    for (let seed = 0; seed < 10; seed++) {
      const map = mapOf({ game: 'epic4', players }, `rules ${seed}`);
      const planets = map.features.filter(({ kind }) => kind === 'planet');
      const hub = planets.filter(({ of }) => of === 'hub');
      expect(hub.map(({ details }) => details)).toEqual([{ resources: 1, influence: 6 }]);
      const traits = new Set(planets.map(({ of }) => of));
      expect([...traits].filter((trait) => trait !== 'hub' && !text.includes(trait!))).toEqual([]);
      const letters = map.features.flatMap(({ kind, of }) => (kind === 'wormhole' ? [of!] : []));
      expect(letters.filter((letter) => !/^[ABC]$/.test(letter))).toEqual([]);
    }
  });

  it.each([3, 6, 8])('asks for no more than there is on the maps for %i players', (players) => {
    for (let seed = 0; seed < 10; seed++) {
      const map = mapOf({ game: 'epic4', players }, `objectives ${seed}`);
      const kinds = Array.from(map.grid.q, (_, hex) => terrainAt(map, hex).slug);
      const planets = map.features.filter(({ kind, of }) => kind === 'planet' && of !== 'hub');
      const counted = (of: (hex: number) => boolean) => kinds.filter((_, hex) => of(hex)).length;
      const planetsAt = (hex: number) => planets.filter((planet) => planet.hex === hex).length;
      // keeper-of-doors, quiet-water, eye-of-the-storm, whole-worlds, worlds-enough, household-name
      expect(map.features.filter(({ kind }) => kind === 'wormhole').length).toBeGreaterThanOrEqual(3);
      expect(counted((hex) => kinds[hex] === 'void')).toBeGreaterThanOrEqual(2);
      expect(counted((hex) => ['nebula', 'rift'].includes(kinds[hex]!))).toBeGreaterThanOrEqual(2);
      expect(counted((hex) => planetsAt(hex) === 2)).toBeGreaterThanOrEqual(3);
      expect(planets.length).toBeGreaterThanOrEqual(7);
      for (const trait of ['cultural', 'hazardous', 'industrial']) {
        expect(planets.filter(({ of }) => of === trait).length, trait).toBeGreaterThanOrEqual(4);
      }
    }
  });
});
