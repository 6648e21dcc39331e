import { withArticle } from '../../lib/wording.ts';
import type { Definition } from '../../play/definition.ts';
import type { Scene } from '../engine/scene.ts';
import { pieceNames } from '../play/game-facts.ts';
import type { Step } from '../play/picking.ts';
import { nextMove, type Task } from './solving.ts';

/** A hint in words, and what it shows on the board. */
export interface PuzzleHint {
  readonly text: string;
  readonly pointed: readonly Step[];
  readonly next?: Step | undefined;
}

/** The hints to the next move, each of which reveals more: what to look for at the start, the piece, its target. */
export function hintsOf(
  facts: Task & { readonly definition: Definition; readonly hint: string },
  scene: Scene,
): readonly PuzzleHint[] {
  const { notation = '', steps = [] } = nextMove(facts, scene) ?? {};
  const first = scene.at === 0 ? [{ text: facts.hint, pointed: [] }] : [];
  const [from] = steps;
  const to = steps.at(-1);
  if (from === undefined || to === undefined) return [...first, { text: `Play ${notation}.`, pointed: [] }];
  const cell = (key: Step) => scene.cells.find((one) => one.key === key);
  const piece =
    typeof from === 'string'
      ? `Drop ${withArticle(pieceNames(facts.definition)[from]?.name ?? from)}.`
      : `Move the ${cell(from)?.holds} on ${cell(from)?.name}.`;
  return [
    ...first,
    { text: piece, pointed: [from] },
    { text: `Play ${notation}, to ${cell(to)?.name}.`, pointed: steps.slice(0, -1), next: to },
  ];
}
