/** A move of an analysis, with the moves that were tried after it. The first of them is the main line. */
export interface MoveNode {
  /** The text of the move, with those of the dice and cards that it led to; empty for the start. */
  readonly texts: readonly string[];
  /** The move before; undefined for the start. */
  readonly parent: MoveNode | undefined;
  readonly next: readonly MoveNode[];
}

interface OwnNode extends MoveNode {
  readonly parent: OwnNode | undefined;
  next: OwnNode[];
}

/** The moves of an analysis: a main line, and variations at any move. */
export class MoveTree {
  readonly root: MoveNode = newNode([], undefined);
  /** The last move on the board. */
  #current = this.root as OwnNode;

  get current(): MoveNode {
    return this.#current;
  }

  /** Goes on with a move: along the line that has it already, or into a new variation. */
  add(texts: readonly string[]): void {
    const known = this.#current.next.find((node) => node.texts[0] === texts[0]);
    const node = known ?? newNode(texts, this.#current);
    if (!known) this.#current.next.push(node);
    this.#current = node;
  }

  goTo(node: MoveNode): void {
    this.#current = node as OwnNode;
  }

  /** The texts of the moves from the start to a move, as the engine takes them. */
  lineTo(node: MoveNode): string[] {
    const line: string[] = [];
    for (let at: MoveNode | undefined = node; at?.parent; at = at.parent) line.unshift(at.texts[0]!);
    return line;
  }

  /** Makes the variation of a move the main line at the place where it leaves it. */
  promote(node: MoveNode): void {
    let at = node as OwnNode;
    while (at.parent && at.parent.next[0] === at) at = at.parent;
    if (at.parent) at.parent.next = [at, ...at.parent.next.filter((other) => other !== at)];
  }

  /** Removes a move and all after it. If it stands on the board, the move before becomes the last one. */
  remove(node: MoveNode): void {
    const { parent } = node as OwnNode;
    if (!parent) return;
    for (let at: MoveNode | undefined = this.#current; at; at = at.parent) if (at === node) this.#current = parent;
    parent.next = parent.next.filter((other) => other !== node);
  }
}

const newNode = (texts: readonly string[], parent: OwnNode | undefined): OwnNode => ({ texts, parent, next: [] });

/** A stretch of moves without a choice, each with the variations beside it. */
export interface Stretch {
  readonly node: MoveNode;
  /** Plies from the start, from 1. */
  readonly ply: number;
  /** The lines that begin with another move instead. */
  readonly others: readonly MoveNode[];
}

/** The main line from a move on, as a list: trees nest by variations only, not by moves. */
export function lineFrom(first: MoveNode, ply: number): Stretch[] {
  const line: Stretch[] = [];
  let at: MoveNode | undefined = first;
  for (let i = ply; at; i++) {
    const isMain: boolean = at.parent!.next[0] === at;
    line.push({ node: at, ply: i, others: isMain ? at.parent!.next.slice(1) : [] });
    at = at.next[0];
  }
  return line;
}
