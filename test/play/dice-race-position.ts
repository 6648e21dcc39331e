import { hashHex } from '../../src/lib/hash.ts';
import { fail, ok, type Result } from '../../src/lib/result.ts';
import type { Move } from '../../src/play/move.ts';
import { MATCH_QUALITY, type Notation } from '../../src/play/notation.ts';
import { CHANCE_SEAT, type Outcome, type Position, type Seat } from '../../src/play/position.ts';
import type { FenFault, ParsedPosition } from '../../src/play/rules.ts';
import type { RaceDefinition } from './dice-race.ts';

/** The state of a race: the men of each seat (none of one that has left), the seat to move, and the roll (0 before it). */
interface State {
  readonly men: readonly (readonly number[])[];
  readonly seat: Seat;
  readonly die: number;
}

export const startOf = ({ seats }: RaceDefinition): State => ({ men: seats.map(() => [0, 0]), seat: 0, die: 0 });

/** A player's move is the man that goes, or this number if none can. A chance move is the face of the die, from 0. */
const PASS = 2;

/** Slow and plain: a new state for each ply, the old ones on a stack. */
export class RacePosition implements Position {
  readonly #definition: RaceDefinition;
  readonly #states: State[];
  readonly #keys: string[];

  constructor(definition: RaceDefinition, state: State, past: readonly string[] = []) {
    this.#definition = definition;
    this.#states = [state];
    this.#keys = [...past, keyOf(this.text)];
  }

  get #state(): State {
    return this.#states.at(-1)!;
  }
  get turn(): Seat {
    return this.#state.die ? this.#state.seat : CHANCE_SEAT;
  }
  get hashLo(): number {
    return Number.parseInt(this.#keys.at(-1)!.slice(0, 8), 16) | 0;
  }
  get hashHi(): number {
    return Number.parseInt(this.#keys.at(-1)!.slice(8), 16) | 0;
  }

  generate(moves: Int32Array, at: number): number {
    const legal = this.#legal();
    moves.set(legal, at);
    return legal.length;
  }
  count(): number {
    return this.#legal().length;
  }
  #legal(): number[] {
    if (this.outcome()) return [];
    if (this.turn === CHANCE_SEAT) return [...this.#definition.rules.weights.keys()];
    const [one, two] = this.#state.men[this.#state.seat]!;
    // Two men on one space make the same move.
    const men = (one === two ? [0] : [0, 1]).filter((man) => this.#goal(man) <= this.#definition.board.spaces);
    return men.length ? men : [PASS];
  }
  #goal(man: number): number {
    const { men, seat, die } = this.#state;
    return men[seat]![man]! + die;
  }

  weight(move: number): number {
    if (this.turn !== CHANCE_SEAT) return 1;
    const { weights } = this.#definition.rules;
    return weights[move]! / weights.reduce((sum, weight) => sum + weight);
  }

  play(move: number): void {
    const { men, seat } = this.#state;
    if (this.turn === CHANCE_SEAT) this.#put({ men, seat, die: move + 1 });
    else this.#put({ men: this.#moved(move), seat: seatAfter(men, seat), die: 0 });
  }
  hasLeft(seat: Seat): boolean {
    return this.#state.men[seat]!.length === 0;
  }
  /** The race without a seat, whose men are taken off. */
  without(seat: Seat): RacePosition {
    const { men, seat: mover, die } = this.#state;
    const others = men.map((own, other) => (other === seat ? [] : own));
    const next = mover === seat ? { seat: seatAfter(others, seat), die: 0 } : { seat: mover, die };
    return new RacePosition(this.#definition, { men: others, ...next }, this.past());
  }
  #moved(move: number): State['men'] {
    const { men, seat } = this.#state;
    if (move === PASS) return men;
    const goal = this.#goal(move);
    const hit = this.#definition.rules.hits && goal < this.#definition.board.spaces;
    return men.map((own, other) =>
      other === seat
        ? own.map((space, man) => (man === move ? goal : space))
        : own.map((space) => (hit && space === goal ? 0 : space)),
    );
  }
  #put(state: State): void {
    this.#states.push(state);
    this.#keys.push(keyOf(this.text));
  }
  undo(): void {
    this.#states.pop();
    this.#keys.pop();
  }

  check(): boolean {
    return false;
  }
  endsByRule(): boolean {
    return this.outcome() !== undefined;
  }

  outcome(): Outcome | undefined {
    const { spaces } = this.#definition.board;
    const { men } = this.#state;
    const winner = men.findIndex((own) => own.length > 0 && own.every((space) => space === spaces));
    const playing = [...men.keys()].filter((seat) => !this.hasLeft(seat));
    if (playing.length === 1) return { winner: playing[0]!, reason: 'resignation' };
    return winner < 0 ? undefined : { winner, reason: 'home' };
  }
  claimable(): Outcome | undefined {
    if (this.turn === CHANCE_SEAT || this.outcome()) return undefined;
    const run = this.#state.men.map((own) => own.reduce((sum, space) => sum + space, 0));
    const others = run.filter((_, seat) => seat !== this.turn);
    const ahead = run[this.turn]! - Math.max(...others);
    return ahead >= this.#definition.end.lead ? { winner: this.turn, reason: 'clear-lead' } : undefined;
  }
  repetitions(): number {
    return this.past().filter((key) => key === this.#keys.at(-1)).length;
  }
  historyLength(): number {
    return 0;
  }
  past(): string[] {
    return this.#keys.slice(0, -1);
  }
  get text(): string {
    const { men, seat, die } = this.#state;
    return `${men.map((own) => own.join('.') || '-').join('/')} ${this.#definition.seats[seat]} ${die || '-'}`;
  }

  describe(move: number): Move {
    if (this.turn === CHANCE_SEAT) return { roll: move + 1, notation: `roll ${move + 1}` };
    if (move === PASS) return { action: 'pass', notation: 'pass' };
    const from = this.#state.men[this.#state.seat]![move]!;
    return { from, to: this.#goal(move), notation: `${from}-${this.#goal(move)}` };
  }
  get die(): number {
    return this.#state.die;
  }
  get notation(): Notation<RacePosition> {
    return raceNotation;
  }
}

/** The next seat that has not left the race. */
function seatAfter(men: State['men'], seat: Seat): Seat {
  let next = seat;
  do next = (next + 1) % men.length;
  while (!men[next]!.length && next !== seat);
  return next;
}

export const raceNotation: Notation<RacePosition> = {
  fen: (position) => position.text,
  describe: (position, move) => position.describe(move),
  match(position, move, field, value) {
    if (!['roll', 'action', 'from', 'to', 'notation'].includes(field)) return undefined;
    return position.describe(move)[field] === value ? MATCH_QUALITY.exact : MATCH_QUALITY.no;
  },
  explainIllegalMove: ({ die }) => `the ${die} that was rolled allows no such move`,
};

const keyOf = (fen: string): string => hashHex(fen).slice(0, 16);

/** The notation, as short as possible. */
export function readRace(
  definition: RaceDefinition,
  fen: string,
  past?: readonly string[],
): Result<ParsedPosition, readonly FenFault[]> {
  const { seats, board, rules } = definition;
  const [places = '', turn = '', die = ''] = fen.split(' ');
  const men = places.split('/').map((own) => (own === '-' ? [] : own.split('.').map(Number)));
  const isMen = men.length === seats.length && men.every((own) => own.length === 2 || own.length === 0);
  const fits = men.flat().every((space) => Number.isInteger(space) && space >= 0 && space <= board.spaces);
  if (!isMen || !fits) return fail([{ message: 'two men of each seat, on spaces of the way', at: 'men' }]);
  if (!seats.includes(turn)) return fail([{ message: 'there is no seat of that name', at: 'turn' }]);
  const face = die === '-' ? 0 : Number(die);
  if (!(face >= 0 && face <= rules.weights.length && Number.isInteger(face)))
    return fail([{ message: 'the die has no such face', at: 'die', hint: 'a face, or - before the roll' }]);
  return ok({ position: new RacePosition(definition, { men, seat: seats.indexOf(turn), die: face }, past), notes: [] });
}
