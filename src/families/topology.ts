import type { Topology } from '../board/topologies.ts';
import type { Definition } from '../play/definition.ts';
import type { FamilySlug } from './families.ts';
import type { HexDefinition } from './hex/definition.ts';

/** Bridg-It is played between two lattices of dots, not on cells. */
const hex = (definition: Definition): Topology =>
  (definition as HexDefinition).board.shape === 'lattices' ? 'graph' : 'hex';

const BY_FAMILY: Readonly<Record<FamilySlug, Topology | ((definition: Definition) => Topology)>> = {
  chess: 'grid',
  draughts: 'grid',
  go: 'grid',
  reversi: 'grid',
  shogi: 'grid',
  xiangqi: 'grid',
  mancala: 'track',
  morris: 'graph',
  hex,
  'landlords-game': 'track',
};

/** The kind of board that a definition of any family is played on. */
export function topologyOf(definition: Definition): Topology {
  const topology = BY_FAMILY[definition.family as FamilySlug];
  return typeof topology === 'function' ? topology(definition) : topology;
}
