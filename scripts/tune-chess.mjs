// Fits the figures of the orthodox evaluation (src/families/chess/ai/weights.ts) to games of the engine against
// itself, by logistic regression:
//
//   npm run build
//   node scripts/tune-chess.mjs play FILE GAMES SEED     adds positions of games to FILE, one a line
//   node scripts/tune-chess.mjs fit FILE…                writes the figures
//
// What is fitted for a position is the result of its game mixed with the score that a search gave it. `DIST` names
// another folder of built code. Games and figures follow from the seed; the games are not kept with the project.
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';

const dist = process.env.DIST ?? new URL('../dist', import.meta.url).pathname;
const load = (file) => import(`${dist}/${file}`);
const { chess } = await load('families/chess/index.js');
const { EVALUATION_TERM_SIZES } = await load('families/chess/ai/parts.js');
const { OrthodoxEvaluation } = await load('families/chess/ai/orthodox-evaluation.js');
const { EVALUATION_WEIGHTS } = await load('families/chess/ai/weights.js');
const { resolveVariant } = await load('play/resolve.js');
const { legalMoves } = await load('play/legal-moves.js');
const { AlphaBetaSearch } = await load('search/alpha-beta.js');
const { Rng } = await load('lib/rng.js');

const { rules } = resolveVariant(chess, 'standard').value;

// ---- games

const NODES = 500;
const RANDOM_PLIES = 8;
/** Beyond this score a game is as good as over. */
const DECIDED = 1500;

function playGames(file, games, seed) {
  const engine = new AlphaBetaSearch(16);
  for (let game = 0; game < games; game++) {
    const rng = Rng.fromSeed(`${seed} ${game}`);
    const found = playGame(engine, rng);
    if (found) appendFileSync(file, found.map((row) => `${row.join(';')}\n`).join(''));
  }
}

/** Positions of one game as [fen, score as white sees it, result for white]; nothing if its opening decides it. */
function playGame(engine, rng) {
  const position = rules.start(rng);
  for (let ply = RANDOM_PLIES + rng.below(2); ply > 0; ply--) {
    const moves = legalMoves(position);
    if (!moves.length) return undefined;
    position.play(moves[rng.below(moves.length)]);
  }
  const rows = [];
  let decided = 0;
  for (let ply = 0; ply < 400; ply++) {
    const moves = [...legalMoves(position)];
    const outcome = position.outcome() ?? position.claimable();
    if (!moves.length || outcome) return labelled(rows, outcome?.winner ?? null);
    const { move, score } = engine.think(position, rules.ai, {
      moves,
      limits: { nodes: NODES },
      began: 0,
      clock: () => 0,
    });
    if (ply === 0 && Math.abs(score) > 250) return undefined;
    decided = Math.abs(score) > DECIDED ? decided + 1 : 0;
    if (decided > 5) return labelled(rows, score > 0 ? position.turn : 1 - position.turn);
    const isQuiet = !position.check() && position.cells[(move >> 7) & 127] === 0 && Math.abs(score) < DECIDED;
    if (isQuiet) rows.push([rules.notation.fen(position), position.turn === 0 ? score : -score]);
    position.play(move);
  }
  return labelled(rows, null);
}

const labelled = (rows, winner) => {
  const result = winner === null ? 0.5 : winner === 0 ? 1 : 0;
  return rows.map((row) => [...row, result]);
};

// ---- the fit

const NAMES = Object.keys(EVALUATION_TERM_SIZES);
const COUNT = NAMES.reduce((sum, name) => sum + EVALUATION_TERM_SIZES[name], 0);
const NUDGE = 240;
const BATCH = 8000;
const STEPS = 400;
const RATE = 1;
/** How much of a target is the result of the game, the rest being the score. */
const OF_RESULT = 0.4;
/** How strongly figures are held to where they began: those that few positions speak of stay. */
const HOLD = 1e-7;

const flat = (weights, half) => NAMES.flatMap((name) => weights[name][half]);
const unflat = (figures) => {
  let at = 0;
  return Object.fromEntries(
    NAMES.map((name) => {
      const take = (half) =>
        Array.from({ length: EVALUATION_TERM_SIZES[name] }, (_, i) => Math.round(figures[half * COUNT + at + i]));
      const both = [take(0), take(1)];
      at += EVALUATION_TERM_SIZES[name];
      return [name, both];
    }),
  );
};

const logistic = (x) => 1 / (1 + Math.exp(-x));

function fitTo(files) {
  const rows = files.flatMap((file) => readFileSync(file, 'utf8').trim().split('\n')).map((line) => line.split(';'));
  const seen = new Set();
  const unique = rows.filter(
    ([fen]) => !seen.has(fen.split(' ').slice(0, 4).join()) && seen.add(fen.split(' ').slice(0, 4).join()),
  );
  console.log(`${rows.length} positions, ${unique.length} different`);
  const begin = Float64Array.from([...flat(EVALUATION_WEIGHTS, 0), ...flat(EVALUATION_WEIGHTS, 1)]);
  const { base, starts, places, slopes } = differentiate(unique, begin);
  const results = unique.map(([, , result]) => Number(result));
  const scores = unique.map(([, score]) => Number(score));
  const scale = bestScale(scores, results);
  console.log(`a score of 100 is worth ${logistic(100 * scale).toFixed(3)}`);
  const targets = scores.map((score, i) => OF_RESULT * results[i] + (1 - OF_RESULT) * logistic(score * scale));
  const figures = descend(begin, base, starts, places, slopes, targets, scale);
  writeFigures(unflat(figures));
}

/** How the evaluation of each position, as white sees it, changes with each figure: by changing one at a time. */
function differentiate(rows, begin) {
  const base = new Float64Array(rows.length);
  const found = rows.map(() => []);
  for (let first = 0; first < rows.length; first += BATCH) {
    const batch = rows.slice(first, first + BATCH).map(([fen]) => rules.parse(fen).value.position);
    const sign = batch.map(({ turn }) => (turn === 0 ? 1 : -1));
    const plain = new OrthodoxEvaluation(unflat(begin));
    batch.forEach((position, i) => {
      base[first + i] = plain.evaluate(position) * sign[i];
    });
    const nudged = begin.slice();
    for (let figure = 0; figure < 2 * COUNT; figure++) {
      nudged[figure] += NUDGE;
      const other = new OrthodoxEvaluation(unflat(nudged));
      nudged[figure] -= NUDGE;
      batch.forEach((position, i) => {
        const more = other.evaluate(position) * sign[i] - base[first + i];
        if (Math.abs(more) > 1) found[first + i].push(figure, more / NUDGE);
      });
    }
    console.log(`${Math.min(first + BATCH, rows.length)} differentiated`);
  }
  const starts = new Int32Array(rows.length + 1);
  found.forEach((pairs, i) => {
    starts[i + 1] = starts[i] + pairs.length / 2;
  });
  const places = new Int16Array(starts[rows.length]);
  const slopes = new Float32Array(starts[rows.length]);
  found.forEach((pairs, i) => {
    for (let j = 0; j < pairs.length; j += 2) {
      places[starts[i] + j / 2] = pairs[j];
      slopes[starts[i] + j / 2] = pairs[j + 1];
    }
  });
  return { base, starts, places, slopes };
}

/** The steepness with which scores foretell results best. */
function bestScale(scores, results) {
  const loss = (scale) => scores.reduce((sum, score, i) => sum + (logistic(score * scale) - results[i]) ** 2, 0);
  let best = 0.001;
  for (let scale = 0.001; scale < 0.02; scale += 0.0001) if (loss(scale) < loss(best)) best = scale;
  return best;
}

/** Gradient descent with a step of its own for each figure (Adam, Kingma and Ba 2014). */
function descend(begin, base, starts, places, slopes, targets, scale) {
  const figures = begin.slice();
  const mean = new Float64Array(figures.length);
  const square = new Float64Array(figures.length);
  for (let step = 1; step <= STEPS; step++) {
    const gradient = new Float64Array(figures.length);
    let loss = 0;
    for (let i = 0; i < base.length; i++) {
      let score = base[i];
      for (let j = starts[i]; j < starts[i + 1]; j++) score += slopes[j] * (figures[places[j]] - begin[places[j]]);
      const p = logistic(score * scale);
      loss -= targets[i] * Math.log(p + 1e-12) + (1 - targets[i]) * Math.log(1 - p + 1e-12);
      const error = ((p - targets[i]) * scale) / base.length;
      for (let j = starts[i]; j < starts[i + 1]; j++) gradient[places[j]] += error * slopes[j];
    }
    const rate = RATE * (1 - step / (STEPS + 1));
    for (let f = 0; f < figures.length; f++) {
      const g = gradient[f] + HOLD * (figures[f] - begin[f]);
      mean[f] = 0.9 * mean[f] + 0.1 * g;
      square[f] = 0.999 * square[f] + 0.001 * g * g;
      const size = Math.sqrt(square[f] / (1 - 0.999 ** step)) + 1e-10;
      figures[f] -= (rate * (mean[f] / (1 - 0.9 ** step))) / size;
    }
    if (step % 50 === 0 || step === 1) console.log(`step ${step}: ${(loss / base.length).toFixed(5)}`);
  }
  return figures;
}

function writeFigures(weights) {
  const file = process.env.OUT ?? new URL('../src/families/chess/ai/weights.ts', import.meta.url).pathname;
  const text = readFileSync(new URL('../src/families/chess/ai/weights.ts', import.meta.url), 'utf8');
  const head = text.slice(0, text.indexOf('= {') + 2);
  const rows = NAMES.map(
    (name) => `  ${name}: [\n    [${weights[name][0].join(', ')}],\n    [${weights[name][1].join(', ')}],\n  ],\n`,
  );
  writeFileSync(file, `${head}{\n${rows.join('')}};\n`);
  console.log(`wrote ${file}: put it into the usual form with biome`);
}

const [, , what, ...rest] = process.argv;
if (what === 'play') playGames(rest[0], Number(rest[1]), rest[2] ?? 'tune');
else if (what === 'fit') fitTo(rest);
else console.error('usage: node scripts/tune-chess.mjs play FILE GAMES SEED | fit FILE…');
