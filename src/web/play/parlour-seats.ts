import { html } from 'lit';
import { LEVELS, type Level } from '../../search/levels.ts';
import { PageElement } from '../page-element.ts';
import { seatName } from './game-facts.ts';

/** Whoever plays a seat: a person at this device, or the computer at a level. */
export type Player = Level | 'person';

const PLAYERS: readonly Player[] = ['person', ...LEVELS];

export const isPlayer = (text: string): text is Player => PLAYERS.some((player) => player === text);

/** A seat that is given to another player. */
export interface SeatChange {
  readonly seat: number;
  readonly player: Player;
}

/** The choice of the player for each seat. Sends `seat` with a `SeatChange`. */
export class ParlourSeats extends PageElement {
  static override properties = {
    seats: { attribute: false },
    players: { attribute: false },
    turn: { attribute: false },
  };

  declare seats: readonly string[];
  declare players: readonly Player[];
  /** The seat to move; undefined once the game is over. */
  declare turn: number | undefined;

  #choose(seat: number, event: Event): void {
    const player = (event.target as HTMLSelectElement).value as Player;
    this.dispatchEvent(new CustomEvent<SeatChange>('seat', { detail: { seat, player } }));
  }

  protected override render() {
    return html`<fieldset class="seats">
      <legend>Players</legend>
      ${this.seats.map(
        (name, seat) => html`<label class=${seat === this.turn ? 'to-move' : ''}
          >${seatName(name)}
          <select @change=${(event: Event) => this.#choose(seat, event)}>
            ${PLAYERS.map(
              (player) =>
                html`<option value=${player} ?selected=${this.players[seat] === player}>${player === 'person' ? 'a person here' : `computer, ${player}`}</option>`,
            )}
          </select></label
        >`,
      )}
    </fieldset>`;
  }
}

customElements.define('parlour-seats', ParlourSeats);
