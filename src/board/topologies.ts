/**
 * How the places of a board are connected: `grid`, ranks and files; `hex`, six neighbours each; `track`, one path;
 * `graph`, points joined by lines; `tableau`, not at all: a table on which things are laid.
 */
export const TOPOLOGIES = ['grid', 'hex', 'track', 'graph', 'tableau'] as const;

export type Topology = (typeof TOPOLOGIES)[number];
