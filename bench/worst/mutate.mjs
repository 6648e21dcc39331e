import { randomGame } from './seeds.mjs';

/** Chance that a value comes from the vocabulary, if the argument has one. */
const FROM_VOCABULARY = 0.7;
/** Lengths of texts and lists beyond which only their limit is tried. */
const [USUAL_TEXT, USUAL_LIST] = [200, 20];

const TEXTS = ['a', 'king ', 'e4 ', '1d6+', ',', '(', 'é', '王', '{}', '%', '-1 ', 'x+'];

/** Random arguments of a tool: those required, and some of the others. */
export function randomArgs(random, tool, vocabulary) {
  const { properties = {}, required = [] } = tool.inputSchema;
  const given = Object.entries(properties).filter(([name]) => required.includes(name) || random.chance(0.6));
  return Object.fromEntries(given.map(([name, schema]) => [name, randomValue(random, name, schema, vocabulary)]));
}

/** A recipe for a random value of an argument, often at a limit of its schema. */
function randomValue(random, name, schema, vocabulary) {
  const words = vocabulary[name];
  if (words && schema.type === 'string' && random.chance(FROM_VOCABULARY)) return random.pick(words);
  if (schema.enum) return random.pick(schema.enum);
  switch (schema.type) {
    case 'integer':
    case 'number':
      return randomNumber(random, schema);
    case 'boolean':
      return random.chance(0.5);
    case 'array':
      return {
        $list: randomValue(random, name, schema.items ?? {}, vocabulary),
        times: randomLength(random, schema.maxItems, USUAL_LIST),
      };
    case 'object':
      return randomObject(random, name, schema, vocabulary);
    default:
      return randomText(random, schema);
  }
}

function randomNumber(random, { minimum = -1_000, maximum = 1_000, type }) {
  const number = random.pick([minimum, maximum, minimum + random.next() * (maximum - minimum)]);
  return type === 'integer' ? Math.round(number) : number;
}

const randomLength = (random, most = 1_000, usual) =>
  random.chance(0.3) ? most : random.int(1, Math.min(most, usual));

function randomText(random, { maxLength = 10_000 }) {
  const text = random.pick(TEXTS);
  return { $repeat: text, times: Math.max(1, Math.floor(randomLength(random, maxLength, USUAL_TEXT) / text.length)) };
}

function randomObject(random, name, { properties = {}, required = [] }, vocabulary) {
  if (name === 'state')
    return { $game: { ...randomGame(random), seed: random.int(1, 1_000) }, part: random.pick(['state', 'history']) };
  const given = Object.entries(properties).filter(([field]) => required.includes(field) || random.chance(0.5));
  return Object.fromEntries(given.map(([field, schema]) => [field, randomValue(random, field, schema, vocabulary)]));
}

/** A changed copy of arguments: an argument replaced, added, left out or taken from other ones, or a part changed. */
export function mutateArgs(random, tool, args, others, vocabulary) {
  const { properties = {}, required = [] } = tool.inputSchema;
  const names = Object.keys(properties);
  if (!names.length) return args;
  const copy = structuredClone(args);
  const name = random.pick(names);
  const action = random.next();
  if (action < 0.5) return tweakPart(random, copy);
  if (action < 0.6 && !required.includes(name)) delete copy[name];
  else if (action < 0.75 && random.pick(others)?.[name] !== undefined)
    copy[name] = structuredClone(random.pick(others)[name] ?? copy[name]);
  else copy[name] = randomValue(random, name, properties[name], vocabulary);
  return copy;
}

/** Changes one number, text or flag somewhere in a recipe. */
function tweakPart(random, recipe) {
  const places = leavesOf(recipe);
  if (!places.length) return recipe;
  const { holder, key } = random.pick(places);
  const value = holder[key];
  if (typeof value === 'number') holder[key] = tweakNumber(random, value);
  else if (typeof value === 'string') holder[key] = tweakText(random, value);
  else if (typeof value === 'boolean') holder[key] = !value;
  return recipe;
}

function leavesOf(value) {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'object' && inner !== null ? leavesOf(inner) : [{ holder: value, key }],
  );
}

function tweakNumber(random, number) {
  const changed = random.pick([number * 2, number / 2, number * 1.2, number + 1, number - 1, random.int(1, 100)]);
  return Number.isInteger(number) ? Math.round(changed) : changed;
}

/** Doubles, cuts, or replaces a part of a text by another part of it or by a digit. */
function tweakText(random, text) {
  const at = random.int(0, text.length);
  const to = random.int(at, Math.min(text.length, at + 8));
  const from = random.int(0, text.length);
  const piece = random.pick([
    text.slice(from, from + random.int(1, 8)),
    String(random.int(0, 100)),
    random.pick(TEXTS),
    '',
  ]);
  return random.chance(0.15) ? text + text : text.slice(0, at) + piece + text.slice(to);
}
