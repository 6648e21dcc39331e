/** The form with the options of a map, which the server put into the page. */
export class OptionsForm {
  readonly #form: HTMLFormElement;
  readonly #fault: HTMLElement;

  /** Calls `choose` with a query whenever a visitor chooses something, and for another map of the same kind. */
  constructor(choose: (query: string) => void) {
    this.#form = document.querySelector('#map-options')!;
    this.#fault = document.querySelector('#map-fault')!;
    this.#form.addEventListener('change', ({ target }) => {
      // Each number of players has its usual size; the one before may be too small.
      const isPlayers = (target as HTMLElement).getAttribute('name') === 'players';
      choose(this.#query(isPlayers ? 'size' : ''));
    });
    this.#form.addEventListener('submit', (event) => {
      event.preventDefault();
      choose(this.#query());
    });
    document.querySelector('#another-map')?.addEventListener('click', (event) => {
      event.preventDefault();
      choose(this.#query('seed'));
    });
  }

  /** The query of what is chosen, without one of its parts. */
  #query(without = ''): string {
    const entries = [...new FormData(this.#form)]
      .filter(([name]) => name !== without)
      .map(([name, value]) => [name, String(value)]);
    return new URLSearchParams(entries).toString();
  }

  /** Shows the choices of a query. */
  show(query: string): void {
    const chosen = new URLSearchParams(query);
    for (const control of this.#form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]')) {
      if (control instanceof HTMLInputElement && control.type === 'checkbox')
        control.checked = chosen.getAll(control.name).includes(control.value);
      else control.value = chosen.get(control.name) ?? '';
    }
    this.refuse('');
  }

  /** Says beside the form why a map cannot be made. */
  refuse(reason: string): void {
    this.#fault.textContent = reason;
  }
}
