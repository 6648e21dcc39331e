import { chess } from '../../src/families/chess/index.ts';
import type { VectorSuite } from './suite.ts';

export const CHESS: VectorSuite = {
  family: chess,
  // left out are giveaway+atomic and what is made from it: they follow antiatomic where a blast leaves nobody anything,
  // which atomic-giveaway does not
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
  // positions from anywhere of a game without castling are those of the game itself
  renamed: { racingkings960: 'racingkings' },
};
