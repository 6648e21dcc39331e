import { mutateArgs, randomArgs } from '../worst/mutate.mjs';
import { Random } from '../worst/random.mjs';
import { expandRecipe } from '../worst/recipes.mjs';
import { spoilBody, spoilValue } from './spoil.mjs';

/** Shares of calls: those that are sent over MCP, and those whose body is spoilt as a text. */
const [OVER_MCP, SPOILT_BODY] = [0.2, 0.05];
/** Share of the worst calls known among all, which cost up to seconds each. */
const WORST = 0.002;
/** Most values of the arguments that are spoilt. */
const MOST_SPOILT = 3;
/** Factor between the seeds of two runs, so that they share no call. */
const RUN_STEP = 7_919_993;
/** Longest text or list that chance makes: longer ones are among the worst calls. */
const MOST_TIMES = 200;
/** Lists within lists are shorter by this factor. */
const CUT_WITHIN = 20;
/** Number of games of a kind, and of plies in one. */
const [GAME_SEEDS, MOST_PLIES] = [3, 120];

/**
 * Makes hostile calls: those that a schema takes with values that it does not, states that were altered, bodies that are
 * no JSON. Call `index` of a seed is always the same, so that a fault can be sent again alone.
 *
 * @param {{ engine: object, tools: object[], worst: object[], usual: object, vocabulary: object, seed: number }} parts
 */
export function hostileCalls({ engine, tools, worst, usual, vocabulary, seed }) {
  return (index) => {
    const random = new Random(seed * RUN_STEP + index);
    const { tool, args } = random.chance(WORST)
      ? pickWorst(random, worst)
      : pickArgs(random, engine, tools, usual, vocabulary);
    for (let spoilt = random.int(0, MOST_SPOILT); spoilt > 0; spoilt--) spoilValue(random, args);
    const isMcp = random.chance(OVER_MCP);
    const text = JSON.stringify(isMcp ? mcpMessage(tool, args) : args) ?? '';
    return {
      tool,
      path: isMcp ? '/mcp' : `/api/tools/${tool}`,
      headers: isMcp ? MCP_HEADERS : JSON_HEADERS,
      body: random.chance(SPOILT_BODY) ? spoilBody(random, text) : text,
    };
  };
}

const JSON_HEADERS = { 'content-type': 'application/json' };
const MCP_HEADERS = { ...JSON_HEADERS, accept: 'application/json, text/event-stream' };

const mcpMessage = (name, args) => ({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } });

const made = new Map();

/** One of the worst calls known. Their arguments are made once: some are games of a thousand moves. */
function pickWorst(random, worst) {
  const { tool, makeArgs } = random.pick(worst);
  if (!made.has(tool)) made.set(tool, makeArgs());
  return { tool, args: structuredClone(made.get(tool)) };
}

/** A usual call of a tool, a changed one, or one made from its schema. */
function pickArgs(random, engine, tools, usual, vocabulary) {
  const tool = random.pick(tools);
  const starts = Object.values(usual[tool.name] ?? { none: {} });
  const start = structuredClone(random.pick(starts));
  const kind = random.next();
  if (kind < 0.4) return { tool: tool.name, args: start };
  const recipe =
    kind < 0.7 ? mutateArgs(random, tool, start, starts, vocabulary) : randomArgs(random, tool, vocabulary);
  return { tool: tool.name, args: expandShort(engine, recipe) };
}

/** The arguments of a recipe, made short; the recipe itself if it names what does not exist. */
function expandShort(engine, recipe) {
  try {
    return expandRecipe(engine, shorten(engine, recipe));
  } catch {
    return recipe;
  }
}

/** A recipe with its long texts and lists cut, those within others more, and its games played. */
function shorten(engine, recipe, most = MOST_TIMES) {
  if (typeof recipe !== 'object' || recipe === null) return recipe;
  if (Array.isArray(recipe)) return recipe.map((part) => shorten(engine, part, most));
  if (recipe.$game) return playedGame(engine, recipe);
  const isLong = recipe.times > 0;
  const parts = Object.entries(recipe).map(([key, value]) => [
    key,
    key === 'times' || key === 'depth'
      ? Math.min(Number(value) || 0, most)
      : shorten(engine, value, isLong ? Math.ceil(most / CUT_WITHIN) : most),
  ]);
  return Object.fromEntries(parts);
}

const played = new Map();

/** A part of a random game, of few kinds and short: games are played once. */
function playedGame(engine, { $game, part = 'state' }) {
  const { seed = 1, plies = 60 } = $game;
  const recipe = { $game: { ...$game, seed: Number(seed) % GAME_SEEDS, plies: Math.min(plies, MOST_PLIES) }, part };
  const key = JSON.stringify(recipe);
  if (!played.has(key)) played.set(key, expandRecipe(engine, recipe));
  return structuredClone(played.get(key));
}
