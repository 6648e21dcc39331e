/** What a player has at the start, in words. */
export interface PlayerStart {
  readonly player: number;
  readonly territories: readonly string[];
  /** Coordinates of the capital and the harbour. */
  readonly capital: string;
  readonly harbour: string;
  readonly income: string;
  readonly resources: string;
}

/** A territory of the map, in words. */
export interface TerritoryRow {
  readonly name: string;
  readonly owner: number | null;
  readonly deposits: string;
  readonly income: string;
  /** Coordinates of its hexes, as on the map. */
  readonly hexes: string;
}

export interface OpeningPosition {
  readonly starts: readonly PlayerStart[];
  readonly territories: readonly TerritoryRow[];
}

interface Hex {
  readonly q: number;
  readonly r: number;
}

const placeOf = ({ q, r }: Hex): string => `${q},${r}`;

type Stock = Readonly<Record<string, number>>;

/** The parts of the tool's answer that the page shows. */
export interface SetupAnswer {
  readonly starts: readonly {
    readonly player: number;
    readonly territories: readonly string[];
    readonly capital: Hex;
    readonly harbour: Hex;
    readonly income: Stock;
    readonly resources: Stock;
  }[];
  readonly territories: readonly {
    readonly name: string;
    readonly owner: number | null;
    readonly deposits: readonly { readonly kind: string }[];
    readonly income: Stock;
    readonly hexes: readonly Hex[];
  }[];
}

/** Milliseconds after which the service is given up. */
const PATIENCE = 20_000;

/** Asks the service for the position of a map. Throws an error in its words if it refuses. */
export async function loadPosition(players: string, seed: string): Promise<OpeningPosition> {
  const answer = await fetch('/api/tools/nukes_setup_generator', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-seed': seed },
    body: JSON.stringify({ players: Number(players) }),
    signal: AbortSignal.timeout(PATIENCE),
  });
  const body = await answer.json();
  if (!answer.ok) throw new Error(body.detail ?? `the service answered ${answer.status}`);
  return positionOf(body.result ?? body);
}

/** Puts an answer of the tool in words. */
export function positionOf({ starts, territories }: SetupAnswer): OpeningPosition {
  return {
    starts: starts.map(({ player, territories: own, capital, harbour, income, resources }) => ({
      player,
      territories: own,
      capital: placeOf(capital),
      harbour: placeOf(harbour),
      income: stockText(income),
      resources: stockText(resources),
    })),
    territories: territories.map(({ name, owner, deposits, income, hexes }) => ({
      name,
      owner,
      deposits: deposits.map(({ kind }) => kind).join(', '),
      income: stockText(income),
      hexes: hexes.map(placeOf).join('  '),
    })),
  };
}

const stockText = (stock: Stock): string =>
  Object.entries(stock)
    .filter(([, amount]) => amount)
    .map(([resource, amount]) => `${amount} ${resource}`)
    .join(', ') || 'nothing';
