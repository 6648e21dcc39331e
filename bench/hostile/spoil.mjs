/** Values that no argument expects, or only at its limits. */
const VALUES = [
  null,
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u202e\u200b',
  '__proto__',
  'constructor',
  'toString',
  '../../etc/passwd',
  '<svg onload=alert(1)>',
  '%00',
  "' or 1=1",
  'standard+standard+standard',
  '١٢٣',
  'ａｂｃ',
  0,
  -0,
  -1,
  0.5,
  1e21,
  1e308,
  -1e308,
  2 ** 31,
  2 ** 53,
  true,
  false,
  [],
  {},
  [[]],
  [null],
  { __proto__: null },
  { length: 1e9 },
  { toString: 1 },
  { toJSON: 'x' },
];
const LENGTHS = [64, 1_000, 4_008, 20_000];
/** Longest text of a list that is made longer, in characters: a little more than a body may have. */
const MOST_TEXT = 1_100_000;
const DEPTHS = [10, 60, 200, 1_000];
const NAMES = ['__proto__', 'constructor', 'state', 'v', 'x', '', 'hasOwnProperty'];

/** Spoils one value somewhere in arguments: replaced, removed, doubled, made long or deep, or one more beside it. */
export function spoilValue(random, args) {
  const places = placesOf(args);
  if (!places.length) return;
  const { holder, key } = random.pick(places);
  const value = holder[key];
  const spoil = random.pick([replace, replace, replace, alter, alter, remove, lengthen, deepen, add]);
  spoil(random, holder, key, value);
}

const set = (holder, key, value) =>
  Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });

const anyValue = (random) => structuredClone(random.pick(VALUES));

const replace = (random, holder, key) => set(holder, key, anyValue(random));

/** A small change that a check may miss: a number beside it, two characters exchanged, two items exchanged. */
function alter(random, holder, key, value) {
  if (typeof value === 'number') set(holder, key, value + random.pick([1, -1, 0.5, 1e9]));
  else if (typeof value === 'string' && value.length) set(holder, key, exchange(random, [...value]).join(''));
  else if (Array.isArray(value) && value.length) set(holder, key, exchange(random, [...value]));
  else if (typeof value === 'boolean') set(holder, key, !value);
  else replace(random, holder, key);
}

function exchange(random, items) {
  const [one, other] = [random.int(0, items.length - 1), random.int(0, items.length - 1)];
  [items[one], items[other]] = [items[other], items[one]];
  return items;
}

function remove(_random, holder, key) {
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else delete holder[key];
}

function lengthen(random, holder, key, value) {
  const length = random.pick(LENGTHS);
  if (Array.isArray(value) && value.length) {
    // Through a text, so that no item is shared: one that is spoilt later would count as often as it stands there.
    const items = JSON.stringify(value).slice(1, -1);
    const times = Math.ceil(Math.min(length / value.length, MOST_TEXT / items.length));
    set(holder, key, JSON.parse(`[${Array.from({ length: times }, () => items).join(',')}]`));
  } else set(holder, key, (typeof value === 'string' && value ? value : 'a').slice(0, 8).repeat(length / 8));
}

function deepen(random, holder, key, value) {
  const depth = random.pick(DEPTHS);
  set(
    holder,
    key,
    Array.from({ length: depth }).reduce((inner) => [inner], value),
  );
}

const add = (random, holder) =>
  Array.isArray(holder) ? holder.push(anyValue(random)) : set(holder, random.pick(NAMES), anyValue(random));

/** All places of values, those inside lists and objects among them; only the first in long lists. */
function placesOf(value, found = []) {
  if (typeof value !== 'object' || value === null) return found;
  for (const key of Object.keys(value).slice(0, 50)) {
    found.push({ holder: value, key });
    if (found.length < 500) placesOf(value[key], found);
  }
  return found;
}

/** A text of JSON cut, with bytes exchanged, repeated, within lists, or after a mark of its encoding. */
export function spoilBody(random, text) {
  const bytes = Buffer.from(text);
  const at = random.int(0, bytes.length);
  const makers = [
    () => bytes.subarray(0, at),
    () => Buffer.concat([bytes, bytes]),
    () => Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), bytes]),
    () => Buffer.concat([bytes.subarray(0, at), Buffer.from([random.int(0, 255)]), bytes.subarray(at + 1)]),
    () => Buffer.concat([bytes.subarray(0, at), Buffer.from([0xc3, 0x28, 0xff]), bytes.subarray(at)]),
    () => Buffer.from('['.repeat(20_000)),
    () => Buffer.from(`${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`),
    () => Buffer.from(text, 'utf16le'),
    () => Buffer.alloc(0),
    () => Buffer.from('null'),
    () => Buffer.from(`[${text}]`),
    () => Buffer.from(`{"a":1,"a":2,${text.slice(1)}`),
    () => Buffer.from('{"n":1e99999}'),
  ];
  return random.pick(makers)();
}
