import { countOf } from '../../../lib/wording.ts';
import { colorOf, DIRECTION_COUNT, otherColor } from '../engine/board.ts';
import type { GoPosition } from '../engine/go-position.ts';

/** Facts about the liberties of the chains beside the stone: atari, escapes from it, and joined chains. */
export function libertyFacts(position: GoPosition, move: number): string[] {
  const own = colorOf(position.turn);
  const [ownChains, enemyChains] = [chainsBeside(position, move, own), chainsBeside(position, move, otherColor(own))];
  const endangered = ownChains.filter((chain) => position.stones.liberties(chain[0]!) === 1);
  const free = enemyChains.filter((chain) => position.stones.liberties(chain[0]!) > 1);
  position.play(move);
  const { stones, colors } = position;
  const isAlive = colors[move] === own;
  const liberties = isAlive ? stones.liberties(move) : 0;
  const inAtari = free.filter((chain) => stones.liberties(chain[0]!) === 1);
  position.undo();
  if (!isAlive) return [];
  return [
    ...(inAtari.length ? [`puts ${countStones(inAtari)} in atari`] : []),
    ...(endangered.length && liberties > 1 ? [`saves ${countStones(endangered)} from atari`] : []),
    ...(ownChains.length > 1 ? [`connects ${ownChains.length} chains`] : []),
  ];
}

const countStones = (chains: readonly Int32Array[]): string =>
  countOf(
    chains.reduce((sum, chain) => sum + chain.length, 0),
    'stone',
  );

/** The chains of a colour beside a point, each as its points. */
function chainsBeside({ board, stones, colors }: GoPosition, point: number, color: number): Int32Array[] {
  const chains: Int32Array[] = [];
  const points = new Int32Array(board.points);
  for (const beside of board.neighbours.subarray(point * DIRECTION_COUNT, (point + 1) * DIRECTION_COUNT)) {
    if (colors[beside] !== color || chains.some((chain) => chain.includes(beside))) continue;
    chains.push(points.slice(0, stones.chain(beside, points)));
  }
  return chains;
}
