import './dice.css';
import type { DiceComparison } from '../../dice/compare.ts';
import { oddsHtml, rollsHtml } from '../../dice/render/odds-html.ts';
import { ODDS_KINDS, type OddsKind } from '../../dice/render/odds-kind.ts';
import { dicePath } from '../../dice/render/page-address.ts';
import { drawSeed } from '../../lib/rng.ts';
import { keepOffline } from '../offline/keep-offline.ts';
import { dieButtons } from './die-buttons.ts';
import { OddsClient } from './odds-client.ts';
import { RollHistory } from './roll-history.ts';

/** The script of `/dice`: rolls in the page, and draws the odds while dice are typed. */

/** Milliseconds without a key after which odds are drawn. */
const PAUSE = 120;

class DicePage {
  readonly #inputs: readonly HTMLInputElement[];
  readonly #rolled = find('#rolled');
  readonly #section = find('#odds');
  readonly #view = find('#odds-view');
  readonly #kinds = [...document.querySelectorAll<HTMLButtonElement>('.switch button')];
  readonly #client = new OddsClient(new Worker(new URL('./odds-worker.ts', import.meta.url), { type: 'module' }));
  readonly #history = new RollHistory(find('.results'));
  #kind: OddsKind;
  #comparison: DiceComparison | undefined;
  /** Seed of the rolls that the page shows, for the dice as they were then. */
  #rolls: { readonly dice: string; readonly seed: string } | undefined;
  #pause: ReturnType<typeof setTimeout> | undefined;

  constructor(form: HTMLFormElement) {
    this.#inputs = [...form.querySelectorAll('input')].filter(({ name }) => name === 'dice');
    const query = new URLSearchParams(location.search);
    this.#kind = ODDS_KINDS.find((kind) => kind === query.get('chance')) ?? 'exactly';
    const seed = query.get('seed');
    if (seed !== null) this.#rolls = { dice: this.#dice(), seed };
    form.before(dieButtons(this.#inputs, () => this.#typed()));
    document.querySelector('.results .actions')?.remove();
    form.addEventListener('input', () => this.#typed());
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      this.#roll();
    });
    for (const button of this.#kinds) button.addEventListener('click', (event) => this.#choose(event, button));
    this.#compute();
  }

  /** Fields that are filled in. */
  #filled = (): HTMLInputElement[] => this.#inputs.filter(({ value }) => value.trim() !== '');

  #expressions = (): string[] => this.#filled().map(({ value }) => value.trim());

  #dice = (): string => this.#expressions().join('\n');

  #typed(): void {
    clearTimeout(this.#pause);
    this.#pause = setTimeout(() => this.#compute(), PAUSE);
  }

  #compute(): void {
    const fields = this.#filled();
    this.#client.ask({ expressions: this.#expressions() }, (comparison) => this.#show(comparison, fields));
  }

  #roll(): void {
    clearTimeout(this.#pause);
    const fields = this.#filled();
    if (!fields.length) {
      this.#inputs[0]!.focus();
      return;
    }
    const seed = drawSeed();
    const dice = this.#dice();
    this.#client.ask({ expressions: this.#expressions(), seed }, (comparison) => {
      this.#history.add(this.#rolled);
      this.#rolled.innerHTML = rollsHtml(comparison.fields);
      this.#rolls = { dice, seed };
      this.#show(comparison, fields);
      fields.find((_, i) => !comparison.fields[i]!.rolls.length)?.focus();
    });
  }

  #show(comparison: DiceComparison, fields: readonly HTMLInputElement[]): void {
    for (const input of this.#inputs) showFault(input, comparison.fields[fields.indexOf(input)]?.fault ?? '');
    // Half-typed dice leave the odds of those before, which say what they are of.
    if (comparison.odds.length || !fields.length) this.#comparison = comparison;
    this.#draw();
  }

  #draw(): void {
    const odds = this.#comparison ? oddsHtml(this.#comparison, this.#kind) : '';
    this.#section.hidden = odds === '';
    this.#view.innerHTML = odds;
    this.#writeAddress();
  }

  /** Each change is in the address, which can be shared. */
  #writeAddress(): void {
    const expressions = this.#expressions();
    const seed = this.#rolls?.dice === this.#dice() ? this.#rolls.seed : undefined;
    history.replaceState(null, '', dicePath({ expressions, kind: this.#kind, seed }));
    for (const button of this.#kinds) button.ariaPressed = String(button.value === this.#kind);
    document.title = expressions.length ? `Dice: ${expressions.join(' · ')}` : 'Dice';
  }

  #choose(event: MouseEvent, button: HTMLButtonElement): void {
    event.preventDefault();
    this.#kind = button.value as OddsKind;
    this.#draw();
  }
}

const find = (selector: string): HTMLElement => document.querySelector<HTMLElement>(selector)!;

/** Says beside a field why its dice were refused. */
function showFault(input: HTMLInputElement, fault: string): void {
  const place = document.getElementById(input.getAttribute('aria-describedby')!)!;
  if (place.textContent !== fault) place.textContent = fault;
  if (fault) input.setAttribute('aria-invalid', 'true');
  else input.removeAttribute('aria-invalid');
}

const form = document.querySelector<HTMLFormElement>('.dice-form');
if (form) new DicePage(form);
keepOffline();
