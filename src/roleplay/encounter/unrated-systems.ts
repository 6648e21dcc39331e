/** Systems that have monsters but no rules for rating encounters. */
export const UNRATED_SYSTEMS = ['cairn', 'knave', 'maze-rats', 'dungeon-world', 'starforged'] as const;
export type UnratedSystem = (typeof UNRATED_SYSTEMS)[number];
