import { GAME_PARTS, playOut } from './play-out.mjs';

/**
 * Recipes keep large arguments small to store: an object with one of these keys stands for what the function makes.
 * Everything else stands for itself.
 */
const MAKERS = {
  /** A text many times. */
  $repeat: ({ $repeat, times }, expand) => String(expand($repeat)).repeat(times),
  /** Texts one after another. */
  $join: ({ $join, by = '' }, expand) => $join.map(expand).join(by),
  /** A list of equal items. */
  $list: ({ $list, times }, expand) => Array.from({ length: times }, () => expand($list)),
  /** A list of different texts: `a1`, `a2` … */
  $numbered: ({ $numbered, times }) => Array.from({ length: times }, (_, index) => `${$numbered}${index + 1}`),
  /** An object with as many fields. */
  $fields: ({ $fields, times }, expand) =>
    Object.fromEntries(Array.from({ length: times }, (_, index) => [`f${index + 1}`, expand($fields)])),
  /** A value within as many lists. */
  $nest: ({ $nest, depth }, expand) => Array.from({ length: depth }).reduce((inner) => [inner], expand($nest)),
  /** A part of a game of random moves. */
  $game: ({ $game, part = 'state' }, _, engine) => GAME_PARTS[part](engine, playOut(engine, $game)),
};

const makerOf = (recipe) => Object.keys(MAKERS).find((key) => Object.hasOwn(recipe, key));

/** Makes the arguments that a recipe stands for. Throws if it names a variant or position that does not exist. */
export function expandRecipe(engine, recipe) {
  const expand = (part) => {
    if (Array.isArray(part)) return part.map(expand);
    if (typeof part !== 'object' || part === null) return part;
    const key = makerOf(part);
    if (key) return MAKERS[key](part, expand, engine);
    return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, expand(value)]));
  };
  return expand(recipe);
}
