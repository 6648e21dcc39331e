import { html } from 'lit';
import { capitalize } from '../../lib/wording.ts';
import { PageElement } from '../page-element.ts';
import { loadPosition, type OpeningPosition, type PlayerStart } from './opening-position.ts';

/** The opening position on the map of the page. The service deals it, as that takes the whole map. */
export class ParlourNukes extends PageElement {
  static override properties = { position: { state: true }, fault: { state: true } };

  declare position: OpeningPosition | undefined;
  /** Why there is no position. */
  declare fault: string;

  constructor() {
    super();
    this.fault = '';
  }

  override connectedCallback(): void {
    super.connectedCallback();
    const { players = '2', seed = '' } = this.dataset;
    loadPosition(players, seed).then(
      (position) => {
        this.position = position;
      },
      (error: Error) => {
        this.fault = `The position could not be dealt: ${error.message}. Reload the page to try again.`;
      },
    );
  }

  protected override render() {
    const { position, fault } = this;
    if (fault) return html`<p class="fault" role="alert">${fault}</p>`;
    if (!position) return html`<p role="status">Dealing territories …</p>`;
    return html`<p role="status">The coordinates are those on the map. Territories that nobody begins with can be conquered.</p>
      <div class="starts">${position.starts.map((start) => this.#start(start))}</div>
      ${this.#territories(position)}`;
  }

  #start({ player, capital, harbour, territories, income, resources }: PlayerStart) {
    return html`<section>
      <h3>Player ${player}</h3>
      <dl>
        <dt>Territories</dt>
        <dd>${capitalize(territories.join(', '))}</dd>
        <dt>Capital and harbour</dt>
        <dd>At ${capital} and ${harbour}</dd>
        <dt>Treasury</dt>
        <dd>${resources}</dd>
        <dt>Each turn</dt>
        <dd>${income}</dd>
      </dl>
    </section>`;
  }

  #territories({ territories }: OpeningPosition) {
    return html`<div class="wide" role="region" aria-label="Territories" tabindex="0"><table>
      <thead><tr>${['Territory', 'Owner', 'Hexes', 'Deposits', 'Income'].map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
      <tbody>
        ${territories.map(
          ({ name, owner, deposits, income, hexes }) => html`<tr>
            <th scope="row">${capitalize(name)}</th>
            <td>${owner === null ? 'nobody' : `Player ${owner}`}</td>
            <td class="hexes">${hexes}</td>
            <td>${deposits ? capitalize(deposits) : '–'}</td>
            <td>${income}</td>
          </tr>`,
        )}
      </tbody>
    </table></div>`;
  }
}

customElements.define('parlour-nukes', ParlourNukes);
