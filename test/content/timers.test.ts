import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { families as engines, familyOf } from '../../src/families/families.ts';
import { plainName } from '../../src/lib/match-name.ts';
import { definitionOf } from '../../src/play/resolve.ts';
import { CONTENT, type ContentName } from '../../src/tabletop/content.generated.ts';
import { gameWithDefaults, type TimerList, timerLists } from '../../src/tabletop/timer-lists.ts';
import { suggestTimers } from '../../src/tabletop/timers.ts';
import { OTHERS, VARIANTS } from './variants.ts';

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const name = z.string().min(1).max(60);
const sentence = z
  .string()
  .max(180)
  .regex(/^[^a-z\s].*[^.\s]\.$|^\{main\}.*\.$/);
const seconds = z
  .int()
  .positive()
  .max(24 * 3600);
const share = z.number().positive().max(3);
const count = z.int().positive().max(1_000);
const minutes = z.strictObject({ table: z.int().min(0), player: z.int().min(0) });

const Control = z.strictObject({
  name,
  kind: z.enum(['sudden-death', 'increment', 'delay', 'byoyomi', 'per-turn', 'session']),
  mainSeconds: seconds.or(z.literal(0)).optional(),
  incrementSeconds: seconds.optional(),
  delaySeconds: seconds.optional(),
  periods: count.optional(),
  periodSeconds: seconds.optional(),
  movesPerPeriod: count.optional(),
  turnSeconds: seconds.optional(),
  share: z
    .strictObject({ main: share, delay: share, turn: share, session: share })
    .partial()
    .refine((shares) => Object.keys(shares).length > 0)
    .optional(),
  turns: count.optional(),
  why: sentence,
});

const pace = {
  clocks: name,
  turns: count.optional(),
  counted: z.enum(['each', 'all', 'together']).optional(),
  minutes: minutes.optional(),
  fill: z.number().positive().max(1).optional(),
};

const Seats = z
  .strictObject({ min: count, max: count, usual: count, step: count.optional() })
  .refine(({ min, max, usual, step = 1 }) => {
    const places = [max, usual].map((players) => (players - min) % step);
    return min <= usual && usual <= max && places.every((place) => place === 0);
  });

const size = z.string().regex(/^\d+x\d+$/);

const Game = z
  .strictObject({
    title: name,
    names: z.array(name).min(1).optional(),
    kind: name.optional(),
    like: slug.optional(),
    ...pace,
    clocks: name.optional(),
    players: Seats.optional(),
    perBoard: count.optional(),
    size: size.optional(),
    note: sentence.optional(),
    why: sentence.optional(),
  })
  .refine(({ kind, like }) => (kind === undefined) !== (like === undefined), 'has a kind or is like another');

const ShelfFile = z.strictObject({
  source: z.literal('own work'),
  licence: z.literal('MIT'),
  title: name,
  family: slug.optional(),
  names: z.array(name).optional(),
  words: z.array(name).optional(),
  unit: name,
  players: Seats,
  clocks: z.record(name, z.array(Control).min(1)),
  kinds: z.record(name, z.strictObject({ ...pace, why: sentence })),
  sizes: z
    .strictObject({
      usual: size,
      least: count,
      most: count,
      fill: z.number().positive().max(1),
      laid: count.optional(),
      clocks: z.array(z.strictObject({ upTo: count, clocks: name })).min(1),
    })
    .optional(),
  flags: z
    .record(
      slug,
      z.strictObject({
        names: z.array(name).optional(),
        note: sentence,
        kind: name.optional(),
        group: slug.optional(),
      }),
    )
    .optional(),
  games: z.record(slug, Game),
});

/** Variants, by family, that use the clock of another, and why. */
const SAME_CLOCK: Record<string, Record<string, string>> = {
  hex: { hex: 'who asks for hex means the game, be it with a swap or without' },
};

/** Names of variants that have their own clock. */
const HAVE_CLOCKS = new Set(['go-psk']);

const FOLDER = new URL('../../content/timers/', import.meta.url);
const files = readdirSync(FOLDER).map((file) => ({
  file,
  shelf: JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as TimerList,
}));
const families = timerLists().filter(({ family }) => family);
const others = timerLists().filter(({ family }) => !family);

/** Names that occur more than once, with everything they stand for. */
function shared(names: [string, string][]): Record<string, string[]> {
  const found = new Map<string, Set<string>>();
  for (const [spelling, what] of names) {
    const key = plainName(spelling);
    found.set(key, (found.get(key) ?? new Set()).add(what));
  }
  return Object.fromEntries([...found].filter(([, those]) => those.size > 1).map(([key, those]) => [key, [...those]]));
}

const namesOf = ({ family, games }: TimerList): [string, string][] =>
  Object.entries(games).flatMap(([slug, { title, names = [] }]) =>
    [slug, title, ...names].map((spelling): [string, string] => [spelling, family ? `${family}/${slug}` : slug]),
  );

describe('content/timers', () => {
  it.each(files)('has the shape of a shelf: $file', ({ file, shelf }) => {
    expect(ShelfFile.parse(shelf)).toEqual(shelf);
    if (shelf.family) expect(file).toBe(`${shelf.family}.json`);
  });

  it.each(files)('is compiled: $file', ({ file, shelf }) => {
    const compiled = CONTENT[`timers/${file.replace('.json', '')}` as ContentName];
    expect(JSON.parse(compiled)).toEqual(shelf);
  });

  it.each(files)('leads nowhere that is not there: $file', ({ shelf }) => {
    const { games, kinds, clocks, sizes, flags = {} } = shelf;
    const wrong = Object.entries(games).flatMap(([slug, game]) => {
      const model = game.like === undefined ? undefined : games[game.like];
      const isLost = game.like !== undefined && (!model || model.like !== undefined);
      return isLost || !kinds[gameWithDefaults(shelf, slug).kind] ? [slug] : [];
    });
    expect(wrong).toEqual([]);
    const usedClocks = [...Object.values(games), ...Object.values(kinds), ...(sizes?.clocks ?? [])]
      .map((each) => each.clocks)
      .filter((each) => each !== undefined);
    expect([...new Set(usedClocks)].sort()).toEqual(Object.keys(clocks).sort());
    const usedKinds = [...Object.values(games), ...Object.values(flags)].flatMap(({ kind }) => kind ?? []);
    expect([...new Set(usedKinds)].sort()).toEqual(Object.keys(kinds).sort());
    if (sizes) expect(sizes.clocks.at(-1)!.upTo).toBeGreaterThanOrEqual(sizes.most ** 2);
  });

  it('gives every control what its kind needs, and nothing else', () => {
    const needs: Record<string, RegExp> = {
      'sudden-death': /^main$/,
      increment: /^increment main$/,
      delay: /^delay main$/,
      byoyomi: /^main( movesPer)? period( periods)?$/,
      'per-turn': /^turn$/,
      session: /^main( turn)?$/,
    };
    const wrong = timerLists().flatMap(({ title, clocks }) =>
      Object.values(clocks).flatMap((controls) =>
        controls.flatMap(({ name, kind, why: _, turns: __, share = {}, ...given }) => {
          const direct = Object.keys(given).map((key) => key.replace(/Seconds$|Period$/, ''));
          const shares = Object.keys(share).map((key) => (key === 'session' ? 'main' : key));
          const has = [...direct, ...shares].sort().join(' ');
          return needs[kind]!.test(has) ? [] : [`${title}, ${name}: ${has}`];
        }),
      ),
    );
    expect(wrong).toEqual([]);
  });

  // The timer was once called kingofthehill while the game was king-of-the-hill.
  it('calls variants by the slugs of the engine', () => {
    const called = families.flatMap(({ family, games }) => {
      const playable = familyOf(family!);
      return Object.keys(games).map((slug) => ({ slug, defined: playable && definitionOf(playable, slug) }));
    });
    const other = called.flatMap(({ slug, defined }) => {
      if (!defined?.ok) return [`${slug}: unknown`];
      const { variant, flags } = defined.value;
      return variant === slug || flags.length || HAVE_CLOCKS.has(slug) ? [] : [`${slug}: ${variant}`];
    });
    expect(other).toEqual([]);
  });

  it('names the controls of a clock differently', () => {
    for (const { clocks } of timerLists()) {
      for (const controls of Object.values(clocks)) {
        const names = controls.map((control) => control.name);
        expect(new Set(names).size, names.join()).toBe(names.length);
      }
    }
  });

  it('says with shares only what follows from a duration', () => {
    const wrong = timerLists().flatMap((shelf) =>
      Object.keys(shelf.games).filter((slug) => {
        const game = gameWithDefaults(shelf, slug);
        const { clocks, minutes, turns } = { ...shelf.kinds[game.kind]!, ...game };
        const shares = shelf.clocks[clocks]!.flatMap(({ share }) => share ?? []);
        const isTimed = shares.every(({ session, ...rest }) => !Object.keys(rest).length || turns !== undefined);
        return shares.length > 0 && !(minutes && minutes.table + minutes.player > 0 && isTimed);
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('has no name twice on a shelf', () => {
    for (const shelf of timerLists()) expect(shared(namesOf(shelf)), shelf.title).toEqual({});
  });

  it('has no name on two shelves but these', () => {
    const { standard, ...known } = shared(timerLists().flatMap(namesOf));
    expect(standard).toHaveLength(10);
    expect(known).toEqual({
      // The bare slug belongs to the game; the variant is requested with its family.
      breakthrough: ['breakthrough', 'draughts/breakthrough'],
      // Without a family, these are refused, and both candidates are listed.
      mini: ['shogi/minishogi', 'xiangqi/minixiangqi'],
    });
  });

  it('knows every family of the engine by its name', () => {
    expect(families.map(({ family }) => family).sort()).toEqual(Object.keys(VARIANTS).sort());
    for (const { family } of families) {
      expect(suggestTimers(family!)).toMatchObject({ ok: true, value: { family, variant: 'standard' } });
    }
  });

  describe.each(Object.entries(VARIANTS))('knows the variants of %s', (family, variants) => {
    it('by their slugs', () => {
      const missing = variants.filter((variant) => {
        const found = suggestTimers(`${family}/${variant}`);
        return !(found.ok && found.value.family === family);
      });
      expect(missing).toEqual([]);
    });

    it('without the family, unless another game has the name', () => {
      const astray = variants.filter((variant) => {
        const found = suggestTimers(variant);
        return !(found.ok && found.value.family === family);
      });
      const meant = family === 'draughts' ? ['standard', 'breakthrough', '14x14'] : ['standard'];
      const sizes = variants.filter((variant) => variant.startsWith('standard+'));
      expect(astray.sort()).toEqual([...meant, ...sizes].sort());
    });

    it('in camelCase and with blanks', () => {
      const camel = variants.map((variant) => variant.replace(/-(\w)/g, (_, letter) => letter.toUpperCase()));
      const spaced = variants.map((variant) => variant.replaceAll('-', ' '));
      const missing = [...camel, ...spaced].filter((variant) => !suggestTimers(`${family}/${variant}`).ok);
      expect(missing).toEqual([]);
    });
  });

  describe.each(engines)('agrees with the engine on $slug', (family) => {
    /** The engine's name of the variant whose clocks are suggested; undefined if there are none. */
    const suggestedVariant = (asked: string): string | undefined => {
      const found = suggestTimers(`${family.slug}/${asked}`);
      return found.ok && found.value.variant !== undefined ? canonical(found.value.variant) : undefined;
    };
    const canonical = (name: string): string | undefined => {
      const defined = definitionOf(family, name);
      return defined.ok ? defined.value.variant : undefined;
    };

    it('by every name that a variant has there', () => {
      const names = [...Object.keys(family.variants), ...Object.keys(family.aliases)];
      const astray = names.filter(
        (name) => suggestedVariant(name) === undefined || suggestedVariant(name) !== canonical(name),
      );
      expect(names.length).toBeGreaterThan(10);
      expect(astray).toEqual(Object.keys(SAME_CLOCK[family.slug] ?? {}));
    });

    it('by every flag', () => {
      const flagged = Object.keys(family.flags).map((flag) => `standard+${flag}`);
      // A flag that only applies to other variants has no game here.
      const names = flagged.filter((name) => canonical(name) !== undefined);
      // A flag that changes nothing is dropped from the name.
      expect(names.filter((name) => suggestedVariant(name) !== canonical(name))).toEqual([]);
    });

    it('and has a clock for nothing that cannot be played', () => {
      const shelf = families.find((each) => each.family === family.slug)!;
      expect(Object.keys(shelf.games).filter((game) => canonical(game) === undefined)).toEqual([]);
    });
  });

  it('knows the other games of the engine', () => {
    expect(OTHERS.filter((game) => !suggestTimers(game).ok)).toEqual([]);
  });

  it('knows many games of the table', () => {
    const abstract = others.find(({ title }) => title === 'Abstract games')!;
    const tabletop = others.filter((shelf) => shelf !== abstract).map(({ games }) => Object.keys(games).length);
    expect(tabletop.reduce((sum, games) => sum + games)).toBeGreaterThanOrEqual(200);
  });
});
