import { UNPAINTED } from '../../hexmap/paint-map.ts';
import type { MapToken } from '../../hexmap/render/overlay.ts';

/** What a visitor has changed on a map. Never modified: each change makes new edits, so that earlier ones can return. */
export interface MapEdits {
  /** Terrain of each painted hex as its index plus one; UNPAINTED for all others. */
  readonly painting: Uint8Array;
  readonly tokens: readonly MapToken[];
}

export const noEdits = (size: number): MapEdits => ({ painting: new Uint8Array(size), tokens: [] });

export const isEdited = ({ painting, tokens }: MapEdits): boolean =>
  tokens.length > 0 || painting.some((kind) => kind !== UNPAINTED);

/**
 * Paints hexes. `terrain` is the index of a terrain; undefined gives the hexes back what they were. `made` is the
 * terrain of the map without edits: painting a hex as it was leaves it unpainted.
 */
export function paint(
  edits: MapEdits,
  hexes: Iterable<number>,
  terrain: number | undefined,
  made: Uint8Array,
): MapEdits {
  const painting = edits.painting.slice();
  for (const hex of hexes) painting[hex] = terrain === undefined || terrain === made[hex] ? UNPAINTED : terrain + 1;
  return painting.every((kind, hex) => kind === edits.painting[hex]) ? edits : { ...edits, painting };
}

/** The terrain of a hex after the edits. */
export const terrainNow = ({ painting }: MapEdits, hex: number, made: Uint8Array): number =>
  painting[hex] ? painting[hex]! - 1 : made[hex]!;

/** Most tokens on a map. */
export const MAX_TOKENS = 200;

/** Most characters on a token. */
export const MAX_LABEL = 3;

/** Whether a token can bear this text. */
export const isLabel = (label: unknown): label is string =>
  typeof label === 'string' && label.length <= MAX_LABEL && /^[0-9A-Za-z]+$/.test(label);

export const tokenOn = ({ tokens }: MapEdits, hex: number): MapToken | undefined =>
  tokens.find((token) => token.hex === hex);

/** Puts a token on a hex, in the place of one that is there. */
export const putToken = (edits: MapEdits, token: MapToken): MapEdits => ({
  ...edits,
  tokens: [...edits.tokens.filter(({ hex }) => hex !== token.hex), token].slice(-MAX_TOKENS),
});

/** Moves the token of a hex to another hex. */
export function moveToken(edits: MapEdits, from: number, to: number): MapEdits {
  const token = tokenOn(edits, from);
  return token && from !== to ? putToken(removeToken(edits, from), { ...token, hex: to }) : edits;
}

export const removeToken = (edits: MapEdits, hex: number): MapEdits => ({
  ...edits,
  tokens: edits.tokens.filter((token) => token.hex !== hex),
});

/** Most steps that can be undone. */
const MAX_STEPS = 200;

/** The edits of a map now, with those before and, after an undo, those to come. */
export class EditHistory {
  #past: MapEdits[] = [];
  #future: MapEdits[] = [];
  now: MapEdits;

  constructor(edits: MapEdits) {
    this.now = edits;
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** Takes over changed edits. Edits that are the same object change nothing. */
  change(edits: MapEdits): void {
    if (edits === this.now) return;
    this.#past = [...this.#past, this.now].slice(-MAX_STEPS);
    this.#future = [];
    this.now = edits;
  }

  undo(): void {
    const before = this.#past.pop();
    if (!before) return;
    this.#future.push(this.now);
    this.now = before;
  }

  redo(): void {
    const next = this.#future.pop();
    if (!next) return;
    this.#past.push(this.now);
    this.now = next;
  }
}
