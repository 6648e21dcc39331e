import type { Source } from '../../../play/family.ts';
import { blasts } from './blasts.ts';
import { drops } from './drops.ts';
import { extinction } from './extinction.ts';
import { giveaway } from './giveaway.ts';
import { goals } from './goals.ts';
import { largeBoards } from './large-boards.ts';
import { makruk } from './makruk.ts';
import { orthodox } from './orthodox.ts';
import { otherArmies } from './other-armies.ts';
import { pawns } from './pawns.ts';
import { placement } from './placement.ts';
import { regional } from './regional.ts';
import { setups } from './setups.ts';
import { smallBoards } from './small-boards.ts';
import { turning } from './turning.ts';
import { twoArmies } from './two-armies.ts';
import { walls } from './walls.ts';

/** All variants, grouped by what is special about them. */
export const variants: Record<string, Source> = {
  ...orthodox,
  ...pawns,
  ...setups,
  ...otherArmies,
  ...twoArmies,
  ...drops,
  ...giveaway,
  ...extinction,
  ...blasts,
  ...goals,
  ...smallBoards,
  ...largeBoards,
  ...regional,
  ...makruk,
  ...walls,
  ...turning,
  ...placement,
};
