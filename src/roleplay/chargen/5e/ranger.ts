import { content } from '../../content.ts';
import type { RollRecorder } from '../../rolls.ts';

interface RangerFile {
  /** By kind of favoured enemy: the languages that such creatures speak. */
  readonly favoredEnemies: Readonly<Record<string, readonly string[]>>;
  readonly enemyLevels: readonly number[];
  readonly favoredTerrains: readonly string[];
  readonly terrainLevels: readonly number[];
}

const RANGER = content<RangerFile>('roleplay/5e/ranger');

/** Enemies and terrains that a ranger knows best, and the languages learned from the enemies. */
export interface RangerChoices {
  readonly enemies: readonly string[];
  readonly terrains: readonly string[];
  readonly languages: readonly string[];
}

/** Chooses a ranger's favoured enemies and terrains up to a level. `known` are languages of other sources. */
export function chooseFavored(level: number, known: readonly string[], rolls: RollRecorder): RangerChoices {
  const upTo = (levels: readonly number[]) => levels.filter((at) => at <= level).length;
  const enemies = rolls.pickDistinct('favored enemy', Object.keys(RANGER.favoredEnemies), upTo(RANGER.enemyLevels));
  const languages: string[] = [];
  for (const enemy of enemies) {
    const learnable = RANGER.favoredEnemies[enemy]!.filter(
      (name) => !known.includes(name) && !languages.includes(name),
    );
    if (learnable.length) languages.push(rolls.pick(`language of ${enemy}`, learnable));
  }
  const terrains = rolls.pickDistinct('favored terrain', RANGER.favoredTerrains, upTo(RANGER.terrainLevels));
  return { enemies, terrains, languages };
}
