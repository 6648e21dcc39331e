import { html, nothing, type TemplateResult } from 'lit';
import type { Scene } from '../engine/scene.ts';
import { writeLink } from '../play/share-link.ts';
import type { PuzzleFacts } from './puzzle-facts.ts';

/** A link to a game that can be played on. */
export interface PlayLink {
  readonly href: string;
  readonly text: string;
}

/** The link to the game of a puzzle, in which the solver plays on against the computer. */
export async function playLinkOf(facts: PuzzleFacts, { made, at, seats, fen, ended }: Scene): Promise<PlayLink> {
  const moves = made.slice(0, at).map(([move]) => move!);
  const players = seats.map((_, seat) => (seat === facts.seat ? 'person' : 'medium'));
  const link = await writeLink({ fen: facts.fen, seed: facts.path, moves, players }, fen);
  return {
    href: `/play/${facts.family}/${encodeURIComponent(facts.definition.variant)}${link}`,
    text: ended ? 'Open on the game board' : 'Play on from here',
  };
}

/** What a puzzle leads to once it is over. */
export function endingOf({ next, themes }: PuzzleFacts, { href, text }: PlayLink): TemplateResult {
  const links = themes.map(({ title, path }, i) => html`${i ? ', ' : ''}<a href=${path}>${title}</a>`);
  return html`<div class="solved">
    <p class="actions">
      <a href=${next}>Next puzzle</a><a href=${href}>${text}</a>
    </p>
    ${links.length ? html`<p>Themes: ${links}</p>` : nothing}
  </div>`;
}
