import { html, nothing } from 'lit';
import type { ClockSetting } from '../../tabletop/timer-clocks.ts';
import { type Clock, expired, newClock, pause, press, read, resume } from '../clock/clock.ts';
import { clockWords, formatClock } from '../clock/format.ts';
import { PageElement } from '../page-element.ts';
import { allowSound, beep } from './beep.ts';
import { keepClock, keptClock } from './kept-clock.ts';
import { detailOf } from './seat-words.ts';
import { SwipeWatch } from './swipe.ts';
import { WakeLock } from './wake-lock.ts';

/** What the server gives the page about its clock. */
export interface ClockFacts {
  readonly setting: ClockSetting;
  readonly players: number;
}

/** Milliseconds between two looks at the clock. Its times do not depend on them. */
const TICK = 100;

/** Time left at which a clock with sound gives a warning, in milliseconds. */
const WARNING = 10_000;

/** A game clock to lay on the table: a field for each player, of which the running one is tapped. */
export class ParlourClock extends PageElement {
  static override properties = {
    clock: { state: true },
    now: { state: true },
    news: { state: true },
    hasSound: { state: true },
    isFacing: { state: true },
  };

  declare clock: Clock | undefined;
  declare now: number;
  /** What has happened, for those who hear the page. */
  declare news: string;
  declare hasSound: boolean;
  /** Whether the first of two fields is upside down, for a player at the far side of the table. */
  declare isFacing: boolean;

  #facts!: ClockFacts;
  /** The time of day in milliseconds, which goes on while the device sleeps. */
  #time!: () => number;
  /** The clock before the last press. */
  #before: Clock | undefined;
  #hasWarned = false;
  #ticker: ReturnType<typeof setInterval> | undefined;
  readonly #awake = new WakeLock();
  readonly #swipes = new SwipeWatch();

  constructor() {
    super();
    this.now = 0;
    this.news = '';
    this.hasSound = false;
    this.isFacing = true;
  }

  /** Shows a clock, or goes on with the one that ran before a reload. */
  begin(facts: ClockFacts, time: () => number): void {
    this.replaceChildren();
    this.#time = time;
    this.#facts = facts;
    const fresh = newClock(facts.setting, facts.players);
    document.addEventListener('keydown', this.#onKey);
    // Buttons are pressed when the space key goes up.
    document.addEventListener('keyup', (event) => this.#isTurnKey(event) && event.preventDefault());
    document.addEventListener('visibilitychange', this.#tick);
    this.#set(keptClock(fresh.seats.length) ?? fresh);
  }

  #set(clock: Clock): void {
    this.clock = clock;
    keepClock(clock);
    clearInterval(this.#ticker);
    if (clock.since !== undefined) this.#ticker = setInterval(this.#tick, TICK);
    this.#tick();
  }

  #tick = (): void => {
    const { clock } = this;
    if (!clock) return;
    this.now = this.#time();
    const isOver = expired(clock, this.now) !== undefined;
    void this.#awake.set(clock.since !== undefined && !isOver);
    if (clock.since === undefined) return;
    if (isOver) {
      clearInterval(this.#ticker);
      this.news = '';
      if (this.hasSound) beep(440, 1);
    } else if (this.hasSound && !this.#hasWarned && read(clock, clock.turn, this.now).ms <= WARNING) {
      this.#hasWarned = true;
      beep(880, 0.2);
    }
  };

  #nameOf = (seat: number): string => (this.#facts.setting.kind === 'session' ? 'The table' : `Player ${seat + 1}`);

  /** Ends the turn, or starts a clock that stands still. */
  #next = (): void => {
    const clock = this.clock!;
    const now = this.#time();
    if (clock.since === undefined) this.#start();
    else if (clock.setting.kind === 'session') this.#pause();
    else this.#press(clock, now);
  };

  #press(clock: Clock, now: number): void {
    const after = press(clock, now);
    if (after === clock) return;
    this.#before = pause(clock, now);
    this.#hasWarned = false;
    this.news = `${this.#nameOf(after.turn)} to move.`;
    this.#set(after);
  }

  #start = (): void => {
    const clock = resume(this.clock!, this.#time());
    if (clock === this.clock) return;
    this.news = `${this.#nameOf(clock.turn)} to move.`;
    this.#set(clock);
  };

  #pause = (): void => {
    const clock = pause(this.clock!, this.#time());
    this.#set(clock);
    this.news = `Paused. ${this.#nameOf(clock.turn)} has ${clockWords(read(clock, clock.turn, this.now).ms)} left.`;
  };

  #takeBack = (): void => {
    if (!this.#before) return;
    this.#set(this.#before);
    this.news = `Paused before the last tap: ${this.#nameOf(this.clock!.turn)} to move.`;
    this.#before = undefined;
  };

  #reset = (): void => {
    this.#before = undefined;
    this.#hasWarned = false;
    this.news = 'All times are as at the start.';
    this.#set(newClock(this.#facts.setting, this.#facts.players));
  };

  #tap(seat: number, event: Event): void {
    if (this.#swipes.isOfSwipe(event)) return;
    if (this.clock!.since === undefined || seat === this.clock!.turn) this.#next();
  }

  #swipe = (event: PointerEvent): void => {
    if (this.#swipes.isSwipe(event)) this.#next();
  };

  /** Whether a key is the space key, and not for a control of the page. */
  #isTurnKey = ({ key, target }: KeyboardEvent): boolean =>
    key === ' ' && !(target as HTMLElement).closest('input, select, summary, a, .controls');

  #onKey = (event: KeyboardEvent): void => {
    if (!this.#isTurnKey(event)) return;
    event.preventDefault();
    if (!event.repeat) this.#next();
  };

  #setSound = (event: Event): void => {
    this.hasSound = (event.target as HTMLInputElement).checked;
    if (this.hasSound) {
      allowSound();
      beep(660, 0.15);
    }
  };

  protected override render() {
    const { clock } = this;
    if (!clock) return nothing;
    const facing = this.isFacing && clock.seats.length === 2 ? 'facing' : '';
    return html`<div
        class="clock of-${clock.seats.length} ${facing}"
        role="group"
        aria-label="Clock"
        @pointerdown=${this.#swipes.down}
        @pointercancel=${this.#swipes.cancel}
        @pointerup=${this.#swipe}
      >
        ${clock.seats.map((_, seat) => this.#seat(clock, seat))}
      </div>
      <p class="alarm" role="alert">${expired(clock, this.now) === undefined ? '' : `${this.#nameOf(clock.turn)}: time is up.`}</p>
      <p class="news" role="status">${this.news}</p>
      ${this.#controls(clock)}`;
  }

  #seat(clock: Clock, seat: number) {
    const reading = read(clock, seat, this.now);
    const isMine = seat === clock.turn;
    const isRunning = isMine && clock.since !== undefined && !reading.isOver;
    const detail = detailOf(reading, isRunning);
    const canStart = isMine && clock.since === undefined && !reading.isOver;
    const state = isRunning ? 'running' : canStart ? 'tap to start' : '';
    const classes = `seat ${isRunning ? 'running' : ''} ${reading.isOver ? 'over' : ''}`;
    return html`<button type="button" class=${classes} @click=${(event: Event) => this.#tap(seat, event)}>
      <span>${this.#nameOf(seat)}</span><strong>${formatClock(reading.ms)}</strong><small>${[detail, state].filter(Boolean).join(' · ')}</small>
    </button>`;
  }

  #controls(clock: Clock) {
    const isRunning = clock.since !== undefined;
    const isOver = expired(clock, this.now) !== undefined;
    const canGoOn = isOver && press(clock, this.now) !== clock;
    return html`<p class="controls">
      ${
        canGoOn
          ? html`<button type="button" @click=${this.#next}>${clock.setting.kind === 'per-turn' ? 'Next player' : `Go on without ${this.#nameOf(clock.turn)}`}</button>`
          : html`<button type="button" ?disabled=${isOver} @click=${isRunning ? this.#pause : this.#start}>${isRunning ? 'Pause' : 'Start'}</button>`
      }
      ${clock.seats.length > 1 ? html`<button type="button" ?disabled=${!this.#before} @click=${this.#takeBack}>Take back the last tap</button>` : nothing}
      <button type="button" ?disabled=${isRunning && !isOver} @click=${this.#reset}>Reset</button>
      ${document.fullscreenEnabled ? html`<button type="button" @click=${() => this.requestFullscreen()}>Full screen</button>` : nothing}
      <label><input type="checkbox" .checked=${this.hasSound} @change=${this.#setSound} />Sound</label>
      ${
        clock.seats.length === 2
          ? html`<label class="far"><input type="checkbox" .checked=${this.isFacing} @change=${(event: Event) => {
              this.isFacing = (event.target as HTMLInputElement).checked;
            }} />Turn the upper field</label>`
          : nothing
      }
    </p>`;
  }
}

customElements.define('parlour-clock', ParlourClock);
