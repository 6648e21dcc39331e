import type { Definition } from '../../play/definition.ts';
import type { Move } from '../../play/move.ts';
import type { Level } from '../../search/levels.ts';
import type { Opening } from './opening.ts';
import type { Scene, SceneOptions } from './scene.ts';

/** What a page asks of its engine. Each request is answered once, in order. */
export type EngineRequest =
  | {
      readonly kind: 'open';
      readonly family: string;
      readonly definition: Definition;
      readonly opening: Opening;
      readonly options: SceneOptions;
    }
  | { readonly kind: 'play'; readonly move: Move; readonly options: SceneOptions }
  | { readonly kind: 'goTo'; readonly count: number; readonly options: SceneOptions }
  | { readonly kind: 'look'; readonly options: SceneOptions }
  | { readonly kind: 'suggest'; readonly level: Level; readonly seed: string };

/** The answer to a request: what the page shows now, a move to play, or why the request cannot be met. */
export type EngineAnswer = { readonly scene: Scene } | { readonly move: Move } | { readonly refused: string };
