/** Number of earlier rolls that are listed. */
const MAX_ROLLS = 20;

/** The rolls before the last one, newest first, in a list that appears with the first of them. */
export class RollHistory {
  readonly #place: HTMLElement;
  readonly #list = document.createElement('ol');
  #count = 0;

  constructor(place: HTMLElement) {
    this.#place = place;
    this.#list.reversed = true;
    this.#list.setAttribute('aria-labelledby', 'earlier');
  }

  /** Adds what is shown in an element, if it shows a roll. */
  add(shown: HTMLElement): void {
    const texts = [...shown.children].map(({ textContent }) => textContent);
    if (!texts.length) return;
    if (!this.#count) this.#place.append(this.#titled());
    const item = document.createElement('li');
    item.textContent = texts.join('; ');
    item.value = ++this.#count;
    this.#list.prepend(item);
    if (this.#list.children.length > MAX_ROLLS) this.#list.lastElementChild!.remove();
  }

  #titled(): HTMLElement {
    const section = document.createElement('section');
    section.className = 'earlier';
    const title = document.createElement('h2');
    title.id = 'earlier';
    title.textContent = 'Earlier rolls';
    section.append(title, this.#list);
    return section;
  }
}
