import { mergePatch } from '../../lib/merge-patch.ts';
import type { Flag, Patch } from '../../play/family.ts';
import { anyStart, hand } from './variants/base.ts';

/** Flags in the order in which they are applied. */
export const flags: Record<string, Flag> = {
  random: {
    title: 'random start',
    summary: 'The pieces start in a random order, alike for both players; the same seed gives the same order.',
    patch: (definition) => {
      const { rules } = definition as { rules: { castling?: unknown } };
      const castles = rules.castling !== undefined;
      return {
        ...(castles ? anyStart : {}),
        setup: { shuffle: { rank: kingRank(definition), kingBetweenRooks: castles } },
      };
    },
  },
  drops: {
    title: 'drops',
    summary: 'Captured pieces join the hand of their capturer, who may drop one instead of moving.',
    patch: (definition) => mergePatch(handPatch(definition), { setup: { fen: withHand(definition) } }) as Patch,
  },
};

/** The rank on which the king of the first player begins; the first where there is none. */
function kingRank(definition: Patch): number {
  const { setup, rules } = definition as { setup: { fen: string }; rules: { royal?: string } };
  const ranks = setup.fen.split(' ')[0]!.split('/').reverse();
  return (
    1 +
    Math.max(
      0,
      ranks.findIndex((rank) => rank.includes(rules.royal ?? 'K')),
    )
  );
}

/** Pawns may not be dropped on their first rank, nor where they promote. */
function handPatch(definition: Patch): Patch {
  const { rules, board } = definition as { rules: { promotion?: { from: number } }; board: { ranks: number } };
  const from = rules.promotion?.from ?? board.ranks;
  const closed = [1, ...Array.from({ length: board.ranks - from + 1 }, (_, index) => from + index)];
  return { ...hand, rules: { hand: { captures: true, closedRanks: { P: closed } } } };
}

/** The position string of the start, with an empty hand. */
function withHand(definition: Patch): string {
  const { fen } = definition['setup'] as { fen: string };
  return fen.includes('[') ? fen : fen.replace(' ', '[] ');
}
