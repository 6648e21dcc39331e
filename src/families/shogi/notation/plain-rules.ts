import type { Definition } from '../../../play/definition.ts';
import { handicapFlags } from '../flags.ts';
import { isPlainShogi } from '../variants/kif-names.ts';

/** Whether a game is shogi by its usual rules, which formats without a name for the variant mean. */
export const hasPlainRules = (definition: Definition): boolean =>
  isPlainShogi(definition) && definition.flags.every((flag) => Object.hasOwn(handicapFlags, flag));
