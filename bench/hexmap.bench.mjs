// Grids, paths and sight beside what people use: honeycomb-grid (no paths of its own: A* with a binary heap over its Grid)
// and rot-js (topology 6, in double-width coordinates). One core, in process, both sides warm, best of alternating rounds.
import { defineHex, Grid, rectangle } from 'honeycomb-grid';
import * as ROT from 'rot-js';
import { MAP_GAMES } from '../dist/hexmap/games.js';
import { HexGrid } from '../dist/hexmap/grid.js';
import { makeMap } from '../dist/hexmap/make-map.js';
import { parseMapRequest } from '../dist/hexmap/map-request.js';
import { IMPASSABLE, Pathfinder } from '../dist/hexmap/pathfinder.js';
import { renderMap } from '../dist/hexmap/render/draw.js';
import { BLOCKS_ALL_SIGHT, SightFinder } from '../dist/hexmap/sight.js';
import { Rng } from '../dist/lib/rng.js';

const ROUNDS = 15;

export default async function bench() {
  build();
  paths();
  sight();
  await games();
}

function build() {
  const [columns, rows] = [317, 316];
  const Hex = defineHex();
  const [ours, theirs] = best(
    () => HexGrid.rectangle(columns, rows, 'odd-r'),
    () => new Grid(Hex, rectangle({ width: columns, height: rows })),
  );
  report(`build ${(columns * rows).toLocaleString('en')} hexes (ours with neighbours)`, ours, theirs, 'honeycomb-grid');
}

function paths() {
  const side = 224;
  const Hex = defineHex();
  const theirs = new Grid(Hex, rectangle({ width: side, height: side }));
  const grid = HexGrid.rectangle(side, side, 'odd-r');
  const costsOf = (entered) => Uint16Array.from(grid.neighbors, (to) => (to < 0 ? IMPASSABLE : entered[to]));
  const rng = Rng.fromSeed('bench');
  const mixed = Array.from({ length: grid.size }, () => (rng.below(10) ? 1 + rng.below(3) : IMPASSABLE));
  mixed[0] = mixed[grid.size - 1] = 1;
  for (const [name, entered] of [
    ['equal costs', Array(grid.size).fill(1)],
    ['costs 1-3, 10 % walls', mixed],
  ]) {
    const finder = new Pathfinder(grid, costsOf(entered));
    const byKey = new Map(Array.from(grid.q, (q, hex) => [`${q},${grid.r[hex]}`, entered[hex]]));
    const [start, goal] = [0, grid.size - 1].map((hex) => theirs.getHex({ q: grid.q[hex], r: grid.r[hex] }));
    const costs = [finder.find(0, grid.size - 1).path.cost, honeycombPath(theirs, byKey, start, goal)];
    if (costs[0] !== costs[1]) throw new Error(`costs differ: ${costs}`);
    const [a, b] = best(
      () => finder.find(0, grid.size - 1),
      () => honeycombPath(theirs, byKey, start, goal),
    );
    report(`path across ${grid.size.toLocaleString('en')} hexes, ${name}, cost ${costs[0]}`, a, b, 'A* over honeycomb');
  }
}

/** A* as one writes it over honeycomb's grid: its hexes and neighbours, a binary heap, maps by key. */
function honeycombPath(grid, entered, start, goal) {
  const heap = [[0, 0, start]];
  const costs = new Map([[`${start.q},${start.r}`, 0]]);
  const done = new Set();
  while (heap.length) {
    const [, cost, hex] = pop(heap);
    const key = `${hex.q},${hex.r}`;
    if (done.has(key)) continue;
    done.add(key);
    if (hex === goal) return cost;
    for (const direction of [1, 2, 3, 5, 6, 7]) {
      const next = grid.neighborOf(hex, direction, { allowOutside: false });
      if (!next) continue;
      const name = `${next.q},${next.r}`;
      const step = entered.get(name);
      if (step === IMPASSABLE || cost + step >= (costs.get(name) ?? Infinity)) continue;
      costs.set(name, cost + step);
      push(heap, [cost + step + grid.distance(next, goal), cost + step, next]);
    }
  }
  return undefined;
}

function push(heap, entry) {
  let at = heap.push(entry) - 1;
  while (at > 0) {
    const above = (at - 1) >> 1;
    if (heap[above][0] <= entry[0]) break;
    heap[at] = heap[above];
    at = above;
  }
  heap[at] = entry;
}

function pop(heap) {
  const first = heap[0];
  const entry = heap.pop();
  if (!heap.length) return first;
  let at = 0;
  for (;;) {
    let below = 2 * at + 1;
    if (below >= heap.length) break;
    if (below + 1 < heap.length && heap[below + 1][0] < heap[below][0]) below++;
    if (heap[below][0] >= entry[0]) break;
    heap[at] = heap[below];
    at = below;
  }
  heap[at] = entry;
  return first;
}

function sight() {
  const [side, range] = [60, 8];
  const grid = HexGrid.rectangle(side, side, 'odd-r');
  for (const percent of [0, 10, 20]) {
    const rng = Rng.fromSeed(`walls ${percent}`);
    const closed = Uint8Array.from({ length: grid.size }, () => (rng.below(100) < percent ? 1 : 0));
    const flat = new Int16Array(grid.size);
    const view = new SightFinder(
      grid,
      { ground: flat, top: flat.map((_, hex) => (closed[hex] ? BLOCKS_ALL_SIGHT : 0)) },
      range,
    );
    const seen = new Int32Array(217);
    const passes = (x, y) => {
      const hex = grid.indexOf((x - y) / 2, y);
      return hex >= 0 && !closed[hex];
    };
    const origins = Array.from({ length: 100 }, () => {
      const [col, row] = [10 + rng.below(40), 10 + rng.below(40)];
      return grid.indexOf(col - ((row - (row & 1)) >> 1), row);
    }).filter((hex) => !closed[hex]);
    const ours = () => {
      for (const hex of origins) view.compute(hex, seen);
    };
    const peerBy = (fov) => () => {
      for (const hex of origins) fov.compute(2 * grid.q[hex] + grid.r[hex], grid.r[hex], range, () => {});
    };
    for (const kind of ['DiscreteShadowcasting', 'PreciseShadowcasting']) {
      const fov = new ROT.FOV[kind](passes, { topology: 6 });
      const [a, b] = best(ours, peerBy(fov)).map((ms) => ms / origins.length);
      const asymmetry = `asymmetric ${oneSided(origins, (hex) => new Set(seen.slice(0, view.compute(hex, seen))))} beside ${oneSided(origins, (hex) => rotView(fov, grid, hex, range))}`;
      report(`sight of radius ${range}, ${percent} % walls; pairs ${asymmetry}`, a, b, `rot-js ${kind}`, 1000, 'us');
    }
  }
}

function rotView(fov, grid, hex, range) {
  const seen = new Set();
  fov.compute(2 * grid.q[hex] + grid.r[hex], grid.r[hex], range, (x, y) => seen.add(grid.indexOf((x - y) / 2, y)));
  return seen;
}

/** Of the origins in sight of one another, how many see one that doesn't see them. */
function oneSided(origins, viewOf) {
  const views = new Map(origins.map((hex) => [hex, viewOf(hex)]));
  let [pairs, wrong] = [0, 0];
  for (const [one, seen] of views) {
    for (const [other, back] of views) {
      if (one >= other || (!seen.has(other) && !back.has(one))) continue;
      pairs++;
      if (seen.has(other) !== back.has(one)) wrong++;
    }
  }
  return `${wrong} of ${pairs}`;
}

/** Each game's default map: drawn anew for each seed, judged, and drawn as SVG. */
async function games() {
  for (const { slug } of MAP_GAMES) {
    for (let i = 0; i < 20; i++) map(slug, `warm ${i}`);
    const times = { map: [], svg: [] };
    let hexes = 0;
    for (let i = 0; i < 60; i++) {
      const started = performance.now();
      const made = map(slug, `bench ${i}`);
      const done = performance.now();
      renderMap(made);
      times.map.push(done - started);
      times.svg.push(performance.now() - done);
      hexes = made.grid.size;
    }
    const [a, b] = [times.map, times.svg].map((list) => list.sort((one, other) => one - other));
    console.log(
      `  ${slug.padEnd(10)} ${hexes} hexes: median ${a[30].toFixed(2)} ms, 9 of 10 within ${a[54].toFixed(2)} ms; SVG median ${b[30].toFixed(2)} ms`,
    );
  }
}

function map(game, seed) {
  const request = parseMapRequest({ game, seed });
  return makeMap(request.value);
}

/** The best time of each side, in milliseconds. */
function best(...sides) {
  const times = sides.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [i, side] of sides.entries()) {
      const started = performance.now();
      side();
      times[i] = Math.min(times[i], performance.now() - started);
    }
  }
  return times;
}

function report(what, ours, theirs, peer, factor = 1, unit = 'ms') {
  const [a, b] = [ours, theirs].map((time) => (time * factor).toFixed(2));
  console.log(`  ${what}\n    parlour ${a} ${unit}   ${peer} ${b} ${unit}   ${(theirs / ours).toFixed(1)} times`);
}
