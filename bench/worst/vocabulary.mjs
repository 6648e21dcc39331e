/**
 * Words that arguments may have, by argument: all slugs that the listing tools return. Words of 100 characters, which
 * are compared with every known name, stand among them.
 */
export async function collectVocabulary(engine) {
  const ask = async (tool, args = {}) => {
    const outcome = await engine.registry.call(tool, args, new engine.LazyCallContext({ seed: 'vocabulary' }));
    return outcome.ok ? outcome.value : {};
  };
  const slugs = (items = []) => items.map(({ slug, id }) => slug ?? id);
  const games = slugs((await ask('rules_list_games')).games);
  const systems = slugs((await ask('oracle_list_games')).systems);
  const variants = variantSlugs(engine);
  return {
    game: [...games, ...systems, ...variants.map(([family, variant]) => `${family}/${variant}`), LONG_NAME],
    system: [...systems, LONG_NAME],
    table: await tableNames(ask, systems),
    source_table: await tableNames(ask, systems),
    recipe: slugs((await ask('oracle_list_recipes')).recipes),
    category: [...(await categories(ask)), LONG_NAME],
    set: [
      ...slugs((await ask('tile_gallery_search')).sets),
      ...slugs((await ask('piece_gallery_search', { query: '', limit: 100 })).sets),
      LONG_NAME,
    ],
    board: [...slugs((await ask('board_gallery_search', { limit: 100 })).boards), LONG_NAME],
    theme: [...slugs((await ask('chess_list_puzzle_types')).themes), LONG_NAME],
    variant: [...variants.map(([, variant]) => variant), LONG_NAME],
    family: Object.keys(engine.FAMILIES),
    class: ['wizard', 'cleric', 'fighter', 'druid', 'thief', LONG_NAME],
    attacker: UNITS,
    defender: UNITS,
    group: ['other-pieces', 'orthodox', 'drops', LONG_NAME],
    style: ['illustrated', 'illustrated+coordinates', 'night', 'print+coordinates', 'flat+plain', LONG_NAME],
    seed: ['a', 'parlour', LONG_NAME],
    monster_type: ['undead', 'dragon', 'humanoid', LONG_NAME],
    type: ['undead', 'humanoid', LONG_NAME],
    terrain: ['forest', 'urban', LONG_NAME],
    name: ['lich', 'fireball', 'wizrd', LONG_NAME],
    mechanic: ['role-playing', LONG_NAME],
  };
}

const LONG_NAME = 'grand standard random of the '.repeat(4).slice(0, 100);
const UNITS = ['infantry', 'armour', 'bomber', 'fighter', 'submarine', 'carrier', LONG_NAME];

/** All variants, and all with one flag that can be added. */
function variantSlugs({ FAMILIES }) {
  return Object.values(FAMILIES).flatMap(({ slug: family, variants, flags }) =>
    Object.keys(variants).flatMap((variant) => [
      [family, variant],
      ...Object.keys(flags).map((flag) => [family, `${variant}+${flag}`]),
    ]),
  );
}

async function tableNames(ask, systems) {
  const lists = await Promise.all(systems.map((system) => ask('oracle_list_tables', { system })));
  return lists.flatMap(({ tables = [] }) => tables.map(({ id }) => id));
}

async function categories(ask) {
  const { categories: all = [] } = await ask('rpg_list_categories');
  return [...new Set(all.map(({ category }) => category))];
}

/**
 * Calls of tools whose arguments are few enough to try all of them: every page, every entity, every variant.
 *
 * @returns {Promise<Record<string, object[]>>} argument lists by tool
 */
export async function enumerateCalls(engine) {
  const ask = async (tool, args) => {
    const outcome = await engine.registry.call(tool, args, new engine.LazyCallContext({ seed: 'vocabulary' }));
    return outcome.ok ? outcome.value : {};
  };
  const { games } = await ask('rules_list_games', {});
  const pages = [];
  const variantPages = [];
  for (const { slug: game } of games) {
    pages.push({ game, page: 'all' });
    for (const { slug: page, section } of (await ask('rules_get_game_meta', { game })).pages ?? [])
      pages.push({ game, page, section });
    for (const { slug: variant } of (await ask('rules_get_variant_list', { game })).variants ?? [])
      variantPages.push({ game, variant });
  }
  const { categories: all } = await ask('rpg_list_categories', {});
  const browsed = all.map(({ system, category }) => ({ system, category, pageSize: 100 }));
  return {
    rules_get_page: pages,
    rules_get_variant: variantPages,
    rules_get_diagram: variantPages,
    rpg_browse_category: browsed,
  };
}
