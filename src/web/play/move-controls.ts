import { html, nothing, type TemplateResult } from 'lit';
import type { Definition } from '../../play/definition.ts';
import type { SceneMove } from '../engine/scene.ts';
import type { Step } from './picking.ts';

/** The ways to make a move that lie beside the board. What they offer are moves of the scene, so that all are legal. */

type Part = TemplateResult | typeof nothing;

/** The name of a kind of piece, by its letter in moves. */
export function pieceName(definition: Definition, letter: string): string {
  const { pieces = {} } = definition as unknown as { pieces?: Record<string, { name: string }> };
  return pieces[letter]?.name ?? letter;
}

/** Pieces in hand that can be dropped now. Choosing one points at it; choosing it again points at nothing. */
export function handButtons(
  moves: readonly SceneMove[],
  definition: Definition,
  pointed: readonly Step[],
  point: (pointed: readonly Step[]) => void,
): Part {
  const held = new Set(moves.flatMap(({ steps: [first] }) => (typeof first === 'string' ? [first] : [])));
  if (!held.size) return nothing;
  return html`<div class="hand" role="group" aria-label="Pieces to drop">
    ${[...held].map(
      (piece) => html`<button
        type="button"
        aria-pressed=${pointed[0] === piece}
        @click=${() => point(pointed[0] === piece ? [] : [piece])}
      >
        ${pieceName(definition, piece)}
      </button>`,
    )}
  </div>`;
}

/** Moves that point at nothing: a pass, a swap, decisions about money. */
export function otherMoves(moves: readonly SceneMove[], make: (move: SceneMove) => void): Part {
  const plain = moves.filter(({ steps }) => steps.length === 0);
  if (!plain.length) return nothing;
  return html`<div class="decisions" role="group" aria-label="Other moves">
    ${plain.map((one) => html`<button type="button" @click=${() => make(one)}>${one.notation}</button>`)}
  </div>`;
}

/** Asks which of several moves that look alike on the board is meant. */
export function choiceOf(moves: readonly SceneMove[], make: (move: SceneMove) => void, giveUp: () => void): Part {
  if (!moves.length) return nothing;
  return html`<div class="choice" role="group" aria-label="Which move?">
    ${moves.map((one) => html`<button type="button" @click=${() => make(one)}>${one.notation}</button>`)}
    <button type="button" @click=${giveUp}>Neither</button>
  </div>`;
}

/**
 * A field for a move in the notation of the game. `make` plays it and returns whether that could be done; otherwise its
 * text stays in the field.
 */
export function typedMove(isDisabled: boolean, make: (notation: string) => Promise<boolean>): Part {
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const field = (event.target as HTMLFormElement).elements.namedItem('move') as HTMLInputElement;
    const notation = field.value.trim();
    if (notation && (await make(notation)) && field.value.trim() === notation) field.value = '';
  };
  return html`<form class="typed" @submit=${submit}>
    <label
      >Type a move
      <input name="move" autocomplete="off" autocapitalize="off" spellcheck="false" ?disabled=${isDisabled} /></label
    >
    <button ?disabled=${isDisabled}>Play</button>
  </form>`;
}
