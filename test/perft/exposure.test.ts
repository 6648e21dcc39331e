import { expect, it } from 'vitest';
import { compileBoard } from '../../src/fairy/board/board.ts';
import { exposureOf } from '../../src/fairy/engines/mailbox/exposure.ts';
import { ReferencePosition } from '../../src/fairy/engines/mailbox/reference-position.ts';
import { wallsOnlyBlock } from '../../src/fairy/engines/mailbox/walls.ts';
import { enginesFor } from '../../src/fairy/engines.ts';
import type { FairyDefinition } from '../../src/fairy/language/definition.ts';
import { fairyRules } from '../../src/fairy/rules.ts';
import { chess } from '../../src/families/chess/index.ts';
import { shogi } from '../../src/families/shogi/index.ts';
import { xiangqi } from '../../src/families/xiangqi/index.ts';
import { Rng } from '../../src/lib/rng.ts';
import { legalMoves } from '../../src/play/legal-moves.ts';
import { resolveVariant } from '../../src/play/resolve.ts';
import { effort } from '../effort.ts';
import { fenOf } from '../notation.ts';

const GAMES = effort(1, 3);
const PLIES = effort(50, 80);

/** Tries every move, as the engine does if it cannot tell which moves need no trial. */
class ThoroughPosition extends ReferencePosition {
  protected override readonly exposure = undefined;
  protected override readonly wallsOnlyBlock = false;
}

/** Variants that no other engine can check. */
const alone = [chess, shogi, xiangqi].flatMap((family) =>
  Object.keys(family.variants).flatMap((variant) => {
    const resolved = resolveVariant(family, variant);
    if (!resolved.ok) throw new Error(resolved.error.message);
    const definition = resolved.value.definition as FairyDefinition;
    const board = compileBoard(definition);
    const hasShortcut = exposureOf(board) !== undefined || wallsOnlyBlock(board);
    const isAlone = enginesFor(board)[0] === ReferencePosition && hasShortcut;
    return isAlone ? [{ name: `${family.slug}/${variant}`, definition, ai: resolved.value.rules.ai }] : [];
  }),
);

it.each(alone)('$name: moves that are not tried would have been allowed', ({ name, definition, ai }) => {
  for (let game = 0; game < GAMES; game++) {
    const rng = Rng.fromSeed(`exposure ${name} ${game}`);
    const [quick, thorough] = [ReferencePosition, ThoroughPosition].map((engine) =>
      fairyRules(definition, ai, engine).start(Rng.fromSeed('start')),
    );
    for (let ply = 0; ply < PLIES; ply++) {
      const moves = legalMoves(thorough!);
      expect([...legalMoves(quick!)].sort(), fenOf(quick!)).toEqual([...moves].sort());
      if (!moves.length || thorough!.outcome()) break;
      const move = moves[rng.below(moves.length)]!;
      for (const position of [quick!, thorough!]) position.play(move);
    }
  }
});

it('there are such variants', () => {
  expect(alone.length).toBeGreaterThan(10);
});
