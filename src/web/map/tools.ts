import { isLabel, type MapEdits, moveToken, paint, putToken, tokenOn } from './edits.ts';
import type { HexScene } from './hex-scene.ts';
import type { Measure } from './messages.ts';
import type { Pointed } from './parlour-hexes.ts';

/** What pointing at the map does. */
export type ToolName = 'look' | 'paint' | 'token' | 'path' | 'sight';

/** The settings of the tools. */
export interface ToolSettings {
  readonly tool: ToolName;
  /** The terrain to paint with; undefined gives hexes back what they were. */
  readonly terrain: number | undefined;
  /** Steps around the hex that is painted. */
  readonly brush: number;
  readonly label: string;
  readonly color: number;
  /** How far one looks, in hexes. */
  readonly range: number;
}

export const FIRST_SETTINGS: ToolSettings = { tool: 'look', terrain: 0, brush: 0, label: 'A', color: 0, range: 5 };

/** What a visitor has pointed at and not finished yet. */
export interface Pointing {
  /** Where the pointer went down. */
  readonly pressed?: number | undefined;
  /** The hexes of a stroke. */
  readonly stroke?: ReadonlySet<number> | undefined;
  /** The start of a path, or the hex of a token that is picked up. */
  readonly chosen?: number | undefined;
}

/** What follows from pointing. What is missing stays as it is. */
export interface Outcome {
  readonly pointing: Pointing;
  readonly edits?: MapEdits;
  readonly measure?: Measure;
  /** What happened, in words. */
  readonly said?: string;
}

/** What the tools know of the map. */
export interface ToolMap {
  readonly scene: HexScene;
  readonly made: Uint8Array;
  readonly edits: MapEdits;
  nameOf(hex: number): string;
}

/** Finds out what follows from pointing at a map. */
export function point(map: ToolMap, settings: ToolSettings, pointing: Pointing, { phase, hexes }: Pointed): Outcome {
  if (settings.tool === 'paint') return paintStroke(map, settings, pointing, phase, hexes);
  if (phase === 'press') return { pointing: { ...pointing, pressed: hexes[0] } };
  if (phase === 'drag') return { pointing };
  const hex = hexes[0]!;
  const from = pointing.pressed !== undefined && pointing.pressed !== hex ? pointing.pressed : pointing.chosen;
  switch (settings.tool) {
    case 'token':
      return pointToken(map, settings, from, hex);
    case 'path':
      return from === undefined || from === hex
        ? { pointing: { chosen: hex }, said: `Path from ${map.nameOf(hex)}. Now point at its end.` }
        : { pointing: {}, measure: { kind: 'path', from, to: hex } };
    case 'sight':
      return { pointing: {}, measure: { kind: 'sight', from: hex, range: settings.range } };
    default:
      return { pointing: {}, said: `${map.nameOf(hex)}.` };
  }
}

function paintStroke(
  { scene, edits, made, nameOf }: ToolMap,
  { terrain, brush }: ToolSettings,
  { stroke = new Set<number>() }: Pointing,
  phase: Pointed['phase'],
  hexes: readonly number[],
): Outcome {
  const before = phase === 'press' ? new Set<number>() : stroke;
  const painted = new Set([...before, ...hexes.flatMap((hex) => scene.around(hex, brush))]);
  if (phase !== 'release') return { pointing: { stroke: painted } };
  const next = paint(edits, painted, terrain, made);
  const [only] = painted;
  const said = painted.size === 1 ? `Painted ${nameOf(only!).split(',')[0]}.` : `Painted ${painted.size} hexes.`;
  return { pointing: {}, edits: next, said: next === edits ? 'Nothing changed: they are so already.' : said };
}

function pointToken(
  { edits, nameOf }: ToolMap,
  { label, color }: ToolSettings,
  from: number | undefined,
  hex: number,
): Outcome {
  const carried = from === undefined ? undefined : tokenOn(edits, from);
  const there = tokenOn(edits, hex);
  if (carried && from !== hex) {
    if (there) return { pointing: { chosen: from }, said: `${nameOf(hex)} is taken. Point at another hex.` };
    return {
      pointing: {},
      edits: moveToken(edits, from!, hex),
      said: `Token ${carried.label} moved to ${nameOf(hex)}.`,
    };
  }
  if (there) {
    if (from === hex) return { pointing: {}, said: `Token ${there.label} put down.` };
    return { pointing: { chosen: hex }, said: `Token ${there.label} picked up. Point at the hex where it goes.` };
  }
  if (!isLabel(label)) return { pointing: {}, said: 'A token bears one to three letters or digits.' };
  return { pointing: {}, edits: putToken(edits, { hex, label, color }), said: `Token ${label} on ${nameOf(hex)}.` };
}
