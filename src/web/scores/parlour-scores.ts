import { html, nothing } from 'lit';
import { rankScores, type Wins } from '../../tabletop/ranking.ts';
import { MAX_ROUNDS, parseScore, type Round, tidyRounds, totalsOf, writeRounds } from '../../tabletop/score-sheet.ts';
import { copyAddress } from '../link/copy-address.ts';
import { PageElement } from '../page-element.ts';
import { keepSheet } from './last-sheet.ts';

/** What the server gives the page about its sheet. */
export interface ScoreFacts {
  readonly players: readonly string[];
  readonly rounds: readonly Round[];
  readonly wins: Wins;
  readonly why: string;
}

const NO_SCORE = 'is not a score: a number of at most seven digits, such as 12, -3 or 2.5.';

/** A score sheet to write on. The address holds it after each change, and the browser keeps that address. */
export class ParlourScores extends PageElement {
  static override properties = { rounds: { state: true }, news: { state: true }, fault: { state: true } };

  declare rounds: readonly Round[];
  /** What has happened, for those who hear the page. */
  declare news: string;
  /** Why something was not written. */
  declare fault: string;

  #facts: ScoreFacts | undefined;
  /** The rounds before each change. */
  #before: (readonly Round[])[] = [];

  constructor() {
    super();
    this.rounds = [];
    this.news = '';
    this.fault = '';
  }

  /** Shows a sheet. What the page showed without script makes room. */
  begin(facts: ScoreFacts): void {
    this.replaceChildren();
    this.#facts = facts;
    this.rounds = facts.rounds;
    keepSheet(location.pathname + location.search);
    this.requestUpdate();
  }

  #write(rounds: readonly Round[]): void {
    this.#before.push(this.rounds);
    this.#show(rounds);
  }

  #show(rounds: readonly Round[]): void {
    this.rounds = tidyRounds(rounds);
    this.fault = '';
    const query = new URLSearchParams(location.search);
    query.delete('rounds');
    const text = writeRounds(this.rounds);
    if (text) query.set('rounds', text);
    const address = `${location.pathname}?${query}`;
    history.replaceState(null, '', address);
    keepSheet(address);
    // The form that changes players and game sends the rounds along.
    const kept = document.querySelector<HTMLInputElement>('#score-setup input[name="rounds"]');
    if (kept) kept.value = text;
  }

  #undo = (): void => {
    const rounds = this.#before.pop();
    if (!rounds) return;
    this.#show(rounds);
    this.news = 'Taken back.';
  };

  #add = (event: SubmitEvent): void => {
    event.preventDefault();
    const fields = [...(event.target as HTMLFormElement).querySelectorAll('input')];
    const scores = fields.map(({ value }) => parseScore(value));
    const wrong = scores.indexOf(undefined);
    if (wrong >= 0) {
      this.fault = `“${fields[wrong]!.value.slice(0, 20)}” ${NO_SCORE}`;
      fields[wrong]!.focus();
      return;
    }
    if (scores.every((score) => score === null)) {
      this.fault = 'Write a score for at least one player.';
      fields[0]!.focus();
      return;
    }
    this.#write([...this.rounds, scores as Round]);
    this.news = `Round ${this.rounds.length} is written. ${this.#lead()}`;
    for (const field of fields) field.value = '';
    fields[0]!.focus();
  };

  #edit(round: number, seat: number, field: HTMLInputElement): void {
    const score = parseScore(field.value);
    const old = this.rounds[round]![seat]!;
    if (score === undefined) {
      this.fault = `“${field.value.slice(0, 20)}” ${NO_SCORE}`;
      field.value = String(old ?? '');
    } else if (score !== old) {
      const rounds = this.rounds.map((line, at) => (at === round ? line.with(seat, score) : line));
      this.#write(rounds);
      this.news = `Round ${round + 1} is corrected. ${this.#lead()}`;
    }
  }

  #copy = async (): Promise<void> => {
    this.news = await copyAddress('sheet');
  };

  #standings(): ReturnType<typeof rankScores> {
    const { players, wins } = this.#facts!;
    return rankScores(players, totalsOf(this.rounds, players.length), wins);
  }

  #lead(): string {
    const { leaders, margin } = this.#standings();
    if (!this.rounds.length) return 'No round is written yet.';
    const names = new Intl.ListFormat('en').format(leaders.map(({ player }) => player));
    return leaders.length > 1 ? `${names} share the lead.` : `${names} leads${margin ? ` by ${margin}` : ''}.`;
  }

  protected override render() {
    if (!this.#facts) return nothing;
    return html`<p class="lead">${this.#lead()} ${this.#facts.why}</p>
      ${this.#totals()} ${this.rounds.length < MAX_ROUNDS ? this.#nextRound() : nothing}
      <p class="fault" role="alert">${this.fault}</p>
      <p class="news" role="status">${this.news}</p>
      <p class="controls">
        <button type="button" ?disabled=${!this.#before.length} @click=${this.#undo}>Undo</button>
        <button type="button" @click=${this.#copy}>Copy link</button>
        <button type="button" @click=${() => print()}>Print</button>
      </p>
      ${this.rounds.length ? this.#table() : nothing}`;
  }

  #totals() {
    const started = this.rounds.length > 0;
    return html`<ol class="totals" aria-label="Standings">
      ${this.#standings().standings.map(
        ({ player, score, rank, tied, behind }) => html`<li class=${started && rank === 1 ? 'leads' : ''}>
          <span class="rank">${started ? `${rank}.${tied ? ' tied' : ''}` : ''}</span>
          <span class="name">${player}</span>
          <strong>${score}</strong>
          <small>${started && rank === 1 ? 'leads' : started ? `${behind} behind` : ''}</small>
        </li>`,
      )}
    </ol>`;
  }

  #nextRound() {
    return html`<form class="next-round" @submit=${this.#add}>
      <fieldset>
        <legend>Round ${this.rounds.length + 1}</legend>
        ${this.#facts!.players.map(
          (player) => html`<label>${player}
            <span><input inputmode="decimal" autocomplete="off" maxlength="12" />
            <button type="button" aria-label="Change the sign for ${player}" @click=${changeSign}>±</button></span></label>`,
        )}
        <button class="add">Add round</button>
      </fieldset>
    </form>`;
  }

  #table() {
    const { players } = this.#facts!;
    const totals = totalsOf(this.rounds, players.length);
    return html`<div class="wide" role="region" aria-label="Rounds" tabindex="0"><table class="sheet">
      <thead><tr><th scope="col">Round</th>${players.map((player) => html`<th scope="col">${player}</th>`)}</tr></thead>
      <tbody>
        ${this.rounds.map(
          (round, at) => html`<tr>
            <th scope="row">${at + 1}</th>
            ${round.map(
              (score, seat) => html`<td><input
                inputmode="decimal"
                autocomplete="off"
                maxlength="12"
                aria-label="${players[seat]}, round ${at + 1}"
                .value=${String(score ?? '')}
                @change=${(event: Event) => this.#edit(at, seat, event.target as HTMLInputElement)}
              /></td>`,
            )}
          </tr>`,
        )}
      </tbody>
      <tfoot><tr><th scope="row">Total</th>${totals.map((total) => html`<td>${total}</td>`)}</tr></tfoot>
    </table></div>`;
  }
}

/** Changes the sign of the field before a button, as keys for numbers on telephones may have no minus. */
function changeSign({ currentTarget }: Event): void {
  const field = (currentTarget as HTMLElement).previousElementSibling as HTMLInputElement;
  field.value = /^[-−]/.test(field.value) ? field.value.slice(1) : `-${field.value}`;
  field.focus();
}

customElements.define('parlour-scores', ParlourScores);
