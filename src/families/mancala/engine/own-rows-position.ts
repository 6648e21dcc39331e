import type { Seat } from '../../../play/position.ts';
import type { Board } from './board.ts';
import { pitOf } from './move-code.ts';
import { NO_PIT, RingPosition } from './ring-position.ts';

const scratch = new Int32Array(128);

/**
 * The engine of games such as hus. Players sow their own two rows counter-clockwise and capture the opponent's seeds in
 * the column that the last seed reaches.
 */
export class OwnRowsPosition extends RingPosition {
  static plays({ definition }: Board): boolean {
    return definition.rules.circuit === 'own-rows';
  }

  canSow(seat: Seat): boolean {
    return this.#writeMoves(seat, scratch, 0) > 0;
  }

  generate(moves: Int32Array, at: number): number {
    return this.isEndless ? 0 : this.#writeMoves(this.turn, moves, at);
  }

  #writeMoves(seat: Seat, moves: Int32Array, at: number): number {
    const { least, lesser } = this.board.definition.rules;
    const count = this.#writeFrom(seat, least, moves, at);
    if (count > 0 || lesser === 'never') return count;
    const singles = this.#writeFrom(seat, 1, moves, at);
    if (lesser === 'last-resort') return singles;
    let writeAt = at;
    for (let i = at; i < at + singles; i++)
      if (this.state[this.pitAfter(moves[i]!, 1)] === 0) moves[writeAt++] = moves[i]!;
    return writeAt - at;
  }

  #writeFrom(seat: Seat, least: number, moves: Int32Array, at: number): number {
    const { half } = this.board;
    let end = at;
    for (let pit = seat * half; pit < (seat + 1) * half; pit++) if (this.state[pit]! >= least) moves[end++] = pit;
    return end - at;
  }

  protected sow(move: number): void {
    this.seat = this.turn;
    const { log } = this;
    let from = pitOf(move);
    log?.begin(from);
    let seeds = this.lift(from);
    for (let lap = 1; seeds > 0; lap++) {
      if (this.exceedsLapLimit(lap)) {
        // The sowing is endless: seeds still in hand go back to the board.
        this.state[from]! += seeds;
        break;
      }
      const last = this.drop(from, seeds, 1);
      const taken = this.#captureColumn(last);
      if (taken > 0) {
        seeds = taken;
        from = this.board.definition.rules.capture.resow === 'next' ? last : from;
        log?.begin(undefined);
      } else if (taken === 0 && this.state[last]! > 1 && this.board.definition.rules.relay === 'reached') {
        from = last;
        log?.begin(from);
        seeds = this.lift(from);
      } else break;
    }
    this.passTurn();
  }

  /**
   * Captures the opponent's column opposite the last seed. Returns the number of seeds to sow again, `NO_PIT` if the
   * seeds left the board, or 0 if nothing was captured.
   */
  #captureColumn(last: number): number {
    const { board, state, log } = this;
    const { across, occupied, both, resow } = board.definition.rules.capture;
    if (across !== 'column' || !this.isInner(last) || state[last]! > 1 !== occupied) return 0;
    const inner = this.pitFacing(last);
    const outer = this.outerPitBehind(inner);
    if (state[inner] === 0 || (both && state[outer] === 0)) return 0;
    const taker = resow === 'none' ? this.seat : undefined;
    const seeds = state[inner]! + state[outer]!;
    for (const pit of [inner, outer]) if (state[pit]! > 0) log?.take(pit, this.lift(pit), taker);
    state[inner] = state[outer] = 0;
    if (taker === undefined) return seeds;
    state[board.pits + taker]! += seeds;
    return NO_PIT;
  }

  notationOf(move: number): string {
    return String((pitOf(move) % this.board.half) + 1);
  }

  choicesOf(): Readonly<Record<string, unknown>> {
    return {};
  }
}
