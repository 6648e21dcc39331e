/**
 * How the places of a board hang together, as people tell boards apart: rows and files; six neighbours; one way along
 * which things go; points that lines join; none, a table on which things are laid.
 */
export const TOPOLOGIES = ['grid', 'hex', 'track', 'graph', 'tableau'] as const;

export type Topology = (typeof TOPOLOGIES)[number];
