import type { CapturePriority } from '../definition.ts';
import type { Board } from './board.ts';
import { CaptureFinder } from './captures.ts';
import { isKing } from './pieces.ts';
import type { DraughtsPosition } from './position.ts';

/** Each priority rule as a clause for an error message. */
const RULE_TEXTS: Record<CapturePriority, string> = {
  'most-pieces': 'as many pieces as possible must be captured',
  'most-value': 'the most valuable capture must be chosen',
  'with-king': 'a king must capture before a man',
  'most-kings': 'as many kings as possible must be captured',
  'kings-earliest': 'kings must be captured as early as possible',
};

/** Maximum number of king steps to search. If captures need more, the error names no rule. */
const MAX_STEPS = 2000;

const MUST_GO_ON = 'it goes on as long as it can';

/** A capture with the properties that priority rules compare. */
interface FoundCapture {
  readonly from: number;
  readonly to: number;
  /** The squares where the piece lands before its last jump. */
  readonly between: readonly number[];
  readonly withKing: boolean;
  /** Whether the captured piece is a king, for each jump. */
  readonly kings: readonly boolean[];
}

/**
 * Explains why a capture given by the caller is not legal: it ends too early, or a priority rule prefers other
 * captures. Undefined if neither is the reason.
 */
export function violatedCaptureRule(
  position: DraughtsPosition,
  from: number,
  to: number | undefined,
): string | undefined {
  const { board } = position;
  const fromSameSquare = capturesOf(withoutPriorities(board), position).filter((capture) => capture.from === from);
  const intended = fromSameSquare.find((capture) => to === undefined || capture.to === to);
  if (!intended) return fromSameSquare.some(({ between }) => between.includes(to!)) ? MUST_GO_ON : undefined;
  const [best] = capturesOf(board, position);
  const rule = best && board.definition.capture.priority.find((priority) => differ(priority, intended, best));
  return rule && RULE_TEXTS[rule];
}

/** The same board without priority rules, where any capture may be chosen. */
const withoutPriorities = (board: Board): Board => ({
  ...board,
  definition: { ...board.definition, capture: { ...board.definition.capture, priority: [] } },
});

function capturesOf(board: Board, { cells, side }: DraughtsPosition): FoundCapture[] {
  const captures = new CaptureFinder(board, cells);
  const { table } = captures;
  const count = captures.find(side, 0, undefined, MAX_STEPS);
  return Array.from({ length: captures.isComplete ? count : 0 }, (_, index) => {
    const jumps = Array.from({ length: table.length(0, index) }, (_, jump) => jump);
    const from = table.from(0, index);
    return {
      from,
      to: table.to(0, index),
      between: jumps.slice(0, -1).map((jump) => table.landingSquare(0, index, jump)),
      withKing: isKing(cells[from]!),
      kings: jumps.map((jump) => isKing(table.takenCode(0, index, jump))),
    };
  });
}

const kingsOf = ({ kings }: FoundCapture): number => kings.filter(Boolean).length;

function differ(priority: CapturePriority, one: FoundCapture, other: FoundCapture): boolean {
  switch (priority) {
    case 'most-pieces':
      return one.kings.length !== other.kings.length;
    case 'with-king':
      return one.withKing !== other.withKing;
    case 'most-kings':
      return kingsOf(one) !== kingsOf(other);
    case 'most-value':
      return one.kings.length !== other.kings.length || kingsOf(one) !== kingsOf(other);
    case 'kings-earliest':
      return one.kings.join() !== other.kings.join();
  }
}
