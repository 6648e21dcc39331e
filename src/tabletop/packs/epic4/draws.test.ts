import { describe, expect, it } from 'vitest';
import { Rng } from '../../../lib/rng.ts';
import { draftFactions, drawAgendas, drawObjectives, randomFactions } from './draws.ts';
import { allExpansions, type Expansion, findExpansions } from './library.ts';

const all = allExpansions();
const core = all.slice(0, 1);

/** The result of a draw, or the reason for its failure. */
type Drawn<Card> = { ok: true; value: Card[] } | { ok: false; error: { needed: number; there: number } };
interface Draw {
  title: string;
  from: readonly { slug: string }[];
  count: number;
  draw: (count: number, rng: Rng) => Drawn<{ slug: string }>;
}

const factions = (shelves = all) => shelves.flatMap((shelf) => shelf.factions);
const objectives = (stage?: number) =>
  all.flatMap((shelf) => shelf.objectives).filter((card) => stage === undefined || card.stage === stage);
const agendas = (type?: string) =>
  all.flatMap((shelf) => shelf.agendas).filter((card) => type === undefined || card.type === type);

const DRAWS: Draw[] = [
  {
    title: 'factions',
    from: factions(),
    count: 6,
    draw: (count, rng) => randomFactions(all, count, rng),
  },
  {
    title: 'factions of the core set',
    from: factions(core),
    count: 3,
    draw: (count, rng) => randomFactions(core, count, rng),
  },
  {
    title: 'drafted factions',
    from: factions(),
    count: 8,
    draw: (count, rng) => flat(draftFactions(all, 4, Math.ceil(count / 4), rng)),
  },
  ...[undefined, 1, 2].map((stage) => ({
    title: `objectives of stage ${stage ?? '1 or 2'}`,
    from: objectives(stage),
    count: 5,
    draw: (count: number, rng: Rng) => drawObjectives(all, stage, count, rng),
  })),
  ...([undefined, 'law', 'directive'] as const).map((type) => ({
    title: type ? `agendas: ${type}` : 'agendas',
    from: agendas(type),
    count: 2,
    draw: (count: number, rng: Rng) => drawAgendas(all, type, count, rng),
  })),
];

function flat<Card>(pools: ReturnType<typeof draftFactions>): Drawn<Card> {
  return pools.ok ? { ok: true, value: pools.value.flat() as Card[] } : pools;
}

function drawn(draw: Draw, count: number, rng: Rng): string[] {
  const cards = draw.draw(count, rng);
  if (!cards.ok) throw new Error(JSON.stringify(cards.error));
  return cards.value.map(({ slug }) => slug);
}

/**
 * Pearson's chi-squared statistic of counts that should be equal, in standard deviations: near 0 for fair draws, and
 * above 5 about once in a million (Wilson and Hilferty's cube root, good from about five degrees of freedom).
 */
function unevenness(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  const statistic = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  const freedom = counts.length - 1;
  const spread = 2 / (9 * freedom);
  return (Math.cbrt(statistic / freedom) - (1 - spread)) / Math.sqrt(spread);
}

class Tally {
  readonly #counts: Map<string, number>;

  constructor(cards: Draw['from']) {
    this.#counts = new Map(cards.map(({ slug }) => [slug, 0]));
  }

  add(slug: string): void {
    this.#counts.set(slug, this.#counts.get(slug)! + 1);
  }

  get unevenness(): number {
    return unevenness([...this.#counts.values()]);
  }
}

describe('the measure of unevenness', () => {
  it('sees what is drawn unfairly', () => {
    const rng = Rng.fromSeed('unfair');
    const cards = Array.from({ length: 40 }, (_, slug) => ({ slug: String(slug) }));
    const [fair, favoured] = [new Tally(cards), new Tally(cards)];
    for (let i = 0; i < 20_000; i++) {
      const slug = String(rng.below(40));
      fair.add(slug);
      favoured.add(slug === '7' && rng.below(3) === 0 ? '8' : slug);
    }
    expect(Math.abs(fair.unevenness)).toBeLessThan(4);
    expect(favoured.unevenness).toBeGreaterThan(5);
  });
});

describe.each(DRAWS)('drawing $title', (draw) => {
  it('is fair in every place: 100,000 draws', () => {
    const rng = Rng.fromSeed(`fair ${draw.title}`);
    const places = Array.from({ length: draw.count }, () => new Tally(draw.from));
    for (let i = 0; i < 100_000; i++) {
      const slugs = drawn(draw, draw.count, rng);
      for (const [place, tally] of places.entries()) tally.add(slugs[place]!);
    }
    for (const { unevenness } of places) expect(Math.abs(unevenness)).toBeLessThan(4);
  });

  it('draws none twice, up to all', () => {
    for (let seed = 0; seed < 200; seed++) {
      expect(new Set(drawn(draw, draw.count, Rng.fromSeed(String(seed)))).size).toBe(draw.count);
    }
    const every = drawn(draw, draw.from.length, Rng.fromSeed('every'));
    expect([...every].sort()).toEqual(draw.from.map(({ slug }) => slug).sort());
  });

  it('is refused beyond what there is, with the numbers', () => {
    const there = draw.from.length;
    const needed = draw.title === 'drafted factions' ? there + 4 : there + 1;
    expect(draw.draw(needed, Rng.fromSeed('more'))).toEqual({ ok: false, error: { needed, there } });
  });

  it('is the same for the same seed', () => {
    const once = (seed: string) => drawn(draw, draw.count, Rng.fromSeed(seed));
    expect(once('again')).toEqual(once('again'));
    expect(once('again')).not.toEqual(once('other'));
  });
});

describe('pools', () => {
  it('hold as many factions as there are choices, none in two', () => {
    for (let players = 3; players <= 8; players++) {
      for (let choices = 1; players * choices <= 64; choices++) {
        const pools = draftFactions(all, players, choices, Rng.fromSeed(`${players} ${choices}`));
        if (!pools.ok) throw new Error('too few');
        expect(pools.value.map((pool) => pool.length)).toEqual(Array(players).fill(choices));
        expect(new Set(pools.value.flat().map(({ slug }) => slug)).size).toBe(players * choices);
      }
    }
  });
});

describe('expansions', () => {
  const slugs = (shelves: readonly Expansion[]) => shelves.map(({ slug }) => slug);
  const chosen = (...asked: string[]) => {
    const shelves = findExpansions(asked);
    return shelves.ok ? slugs(shelves.value) : shelves.error;
  };

  it('are the core set and four more, in order', () => {
    expect(slugs(all)).toEqual(['core', 'deep-tides', 'quiet-houses', 'broken-moons', 'far-lamps']);
  });

  it('are all meant when none is named', () => {
    expect(chosen()).toEqual(slugs(all));
    expect(findExpansions()).toEqual({ ok: true, value: all });
  });

  it('are found by slug or title, each once, in their own order', () => {
    expect(chosen('far-lamps', 'Core', 'FAR LAMPS', ' core ')).toEqual(['core', 'far-lamps']);
    for (const { slug, title } of all) expect(chosen(title)).toEqual([slug]);
  });

  it('are refused by the first name that is unknown', () => {
    expect(chosen('core', 'deep-tide', 'nowhere')).toBe('deep-tide');
  });

  it('keep what is drawn to themselves', () => {
    for (const shelf of all) {
      const rng = Rng.fromSeed(shelf.slug);
      const cards = [
        randomFactions([shelf], 8, rng),
        drawObjectives([shelf], undefined, 8, rng),
        drawAgendas([shelf], 'law', 4, rng),
      ];
      for (const drawn of cards) {
        if (!drawn.ok) throw new Error(shelf.slug);
        expect(drawn.value.filter(({ expansion }) => expansion !== shelf.slug)).toEqual([]);
      }
    }
  });
});
