import { chess } from '../../src/families/chess/index.ts';
import type { VectorSuite } from './suite.ts';

export const CHESS: VectorSuite = {
  family: chess,
  // giveaway+atomic and its combinations are excluded: they follow antiatomic, which atomic-giveaway does not, when an
  // explosion leaves a side without pieces.
  hybrids: {
    chess960: ['standard+random'],
    crazyhouse: ['standard+drops'],
    kingofthehill: ['standard+koth'],
    '3check': ['standard+3check'],
    atomic: ['standard+atomic'],
    antichess: ['standard+anti'],
    kingofthehill960: ['standard+random+koth'],
    '3check-crazyhouse': ['standard+drops+3check', 'crazyhouse+3check'],
    atomic960: ['standard+atomic+random'],
    atomiczh: ['standard+atomic+drops', 'crazyhouse+atomic'],
    antihouse: ['standard+anti+drops', 'crazyhouse+anti'],
    antiatomic: ['standard+anti+atomic', 'atomic+anti'],
    'anti-losalamos': ['los-alamos+anti'],
    'atomic-giveaway-hill': ['atomic-giveaway+koth'],
  },
  // Without castling, positions of a random start are also positions of the game itself.
  renamed: { racingkings960: 'racingkings' },
};
