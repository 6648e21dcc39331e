/**
 * How the places of a board are connected. `grid`: in ranks and files; `hex`: to six neighbours each; `track`: along
 * one path; `graph`: by lines between points; `tableau`: not at all, as on a table where cards or tiles are laid out.
 */
export const TOPOLOGIES = ['grid', 'hex', 'track', 'graph', 'tableau'] as const;

export type Topology = (typeof TOPOLOGIES)[number];
