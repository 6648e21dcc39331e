import { describe, expect, it } from 'vitest';
import { EditHistory, isEdited, type MapEdits, noEdits, terrainNow, tokenOn } from './edits.ts';
import { HexScene } from './hex-scene.ts';
import { MapSession } from './map-session.ts';
import type { Pointed } from './parlour-hexes.ts';
import { type Outcome, type Pointing, point, type ToolSettings } from './tools.ts';

const opened = new MapSession().open('nukes', 'players=2&size=3&seed=tools');
if (!opened.ok) throw new Error(opened.error);
const map = opened.value;
const scene = new HexScene(map);
const FOREST = map.terrains.indexOf('forest');
const MIDDLE = scene.middle;
const [NEAR, FAR] = [scene.around(MIDDLE, 1).find((hex) => hex !== MIDDLE)!, 0];
const SETTINGS: ToolSettings = { tool: 'paint', terrain: FOREST, brush: 0, label: 'A', color: 2, range: 4 };

/** Points at a map, one phase after another. */
function pointAt(settings: Partial<ToolSettings>, edits: MapEdits, pointing: Pointing, ...steps: Pointed[]): Outcome {
  let outcome: Outcome = { pointing };
  const nameOf = (hex: number) => scene.nameOf(hex, edits, map.terrains);
  for (const step of steps)
    outcome = point({ scene, made: map.terrain, edits, nameOf }, { ...SETTINGS, ...settings }, outcome.pointing, step);
  return outcome;
}

const press = (hex: number): Pointed => ({ phase: 'press', hexes: [hex] });
const drag = (...hexes: number[]): Pointed => ({ phase: 'drag', hexes });
const release = (hex: number): Pointed => ({ phase: 'release', hexes: [hex] });
const none = noEdits(map.terrain.length);

describe('painting', () => {
  it('paints all hexes of a stroke in one step', () => {
    const { edits, said } = pointAt({}, none, {}, press(MIDDLE), drag(NEAR), release(NEAR));
    expect([MIDDLE, NEAR].map((hex) => terrainNow(edits!, hex, map.terrain))).toEqual([FOREST, FOREST]);
    expect(said).toBe('Painted 2 hexes.');
    expect(isEdited(none)).toBe(false);
  });

  it('paints around the hex with a larger brush', () => {
    const { edits } = pointAt({ brush: 1 }, none, {}, press(MIDDLE), release(MIDDLE));
    for (const hex of scene.around(MIDDLE, 1)) expect(terrainNow(edits!, hex, map.terrain)).toBe(FOREST);
  });

  it('gives hexes back what they were', () => {
    const painted = pointAt({}, none, {}, press(MIDDLE), release(MIDDLE)).edits!;
    const back = pointAt({ terrain: undefined }, painted, {}, press(MIDDLE), release(MIDDLE)).edits!;
    expect(isEdited(back)).toBe(false);
  });

  it('says when nothing changes', () => {
    const painted = pointAt({}, none, {}, press(MIDDLE), release(MIDDLE)).edits!;
    const again = pointAt({}, painted, {}, press(MIDDLE), release(MIDDLE));
    expect(again.edits).toBe(painted);
    expect(again.said).toMatch(/^Nothing changed/);
  });
});

describe('tokens', () => {
  const settings = { tool: 'token' } as const;
  const put = pointAt(settings, none, {}, press(MIDDLE), release(MIDDLE)).edits!;

  it('are put on hexes, and moved by two clicks or by a drag', () => {
    expect(tokenOn(put, MIDDLE)).toEqual({ hex: MIDDLE, label: 'A', color: 2 });
    const picked = pointAt(settings, put, {}, press(MIDDLE), release(MIDDLE));
    expect(picked).toMatchObject({ pointing: { chosen: MIDDLE } });
    const moved = pointAt(settings, put, picked.pointing, press(FAR), release(FAR)).edits!;
    expect([tokenOn(moved, MIDDLE), tokenOn(moved, FAR)?.label]).toEqual([undefined, 'A']);
    const dragged = pointAt(settings, put, {}, press(MIDDLE), drag(NEAR), release(NEAR)).edits!;
    expect([tokenOn(dragged, MIDDLE), tokenOn(dragged, NEAR)?.label]).toEqual([undefined, 'A']);
  });

  it('do not move onto each other, and bear letters only', () => {
    const both = pointAt(settings, put, {}, press(FAR), release(FAR)).edits!;
    expect(pointAt(settings, both, { chosen: MIDDLE }, press(FAR), release(FAR)).said).toMatch(/taken/);
    expect(pointAt({ ...settings, label: '<b>' }, none, {}, press(FAR), release(FAR))).not.toHaveProperty('edits');
  });
});

describe('measuring', () => {
  it('takes a path from two clicks or a drag, and a view from one click', () => {
    const first = pointAt({ tool: 'path' }, none, {}, press(MIDDLE), release(MIDDLE));
    expect(first.said).toMatch(/^Path from hex \d{4}, .*Now point at its end\.$/);
    const path = { kind: 'path', from: MIDDLE, to: FAR };
    expect(pointAt({ tool: 'path' }, none, first.pointing, press(FAR), release(FAR)).measure).toEqual(path);
    expect(pointAt({ tool: 'path' }, none, {}, press(MIDDLE), drag(NEAR), release(FAR)).measure).toEqual(path);
    const view = pointAt({ tool: 'sight' }, none, {}, press(NEAR), release(NEAR)).measure;
    expect(view).toEqual({ kind: 'sight', from: NEAR, range: 4 });
  });
});

it('edits are undone and done again', () => {
  const history = new EditHistory(none);
  const painted = pointAt({}, none, {}, press(MIDDLE), release(MIDDLE)).edits!;
  history.change(none);
  expect(history.canUndo).toBe(false);
  history.change(painted);
  history.undo();
  expect([history.now, history.canUndo, history.canRedo]).toEqual([none, false, true]);
  history.redo();
  expect(history.now).toBe(painted);
});

describe('a scene', () => {
  it.each(['nukes', 'colony'])('finds each hex of %s at its middle and near its corners', (game) => {
    const made = new MapSession().open(game, 'players=2&size=4&seed=x');
    if (!made.ok) throw new Error(made.error);
    const drawn = new HexScene(made.value);
    const { grid, layout } = drawn;
    const at = (x: number, y: number) => drawn.hexAt(x / layout.width, y / layout.height);
    for (let hex = 0; hex < grid.size; hex += 5) {
      const [x, y] = [layout.x[hex]!, layout.y[hex]!];
      expect(at(x, y)).toBe(hex);
      for (const [dx, dy] of layout.corners) expect(at(x + 0.95 * dx, y + 0.95 * dy)).toBe(hex);
    }
    expect(at(0, 0)).toBe(-1);
  });
});
