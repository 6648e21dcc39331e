import { oracleTablesOf } from '../../oracle/oracle-tables.ts';
import type { RollRecorder } from '../rolls.ts';
import { rollOnTable } from '../table-roll.ts';
import { type Circumstances, canFollow, isNocturnal, stancesOf, suitsCircumstances, wordFor } from './fit.ts';
import type { ChallengeRatedSystem } from './foes.ts';
import { type MonsterGroup, monsterCount } from './group.ts';
import { headOf, mannerOf } from './manner.ts';
import type { RatedEncounter } from './rated-types.ts';
import type { Terrain } from './terrains.ts';

/**
 * Rolls the ground, the reason and the tactic. Each suits the leader, the bodies of all who follow, and the others.
 * `stances` are those that the reason gives.
 */
export function rollScene(
  system: ChallengeRatedSystem,
  group: MonsterGroup,
  terrain: Terrain,
  rolls: RollRecorder,
): { readonly words: Pick<RatedEncounter, 'ground' | 'reason' | 'tactic'>; readonly stances: readonly string[] } {
  const foes = group.members.map(({ foe }) => foe);
  const isNight = foes.some(isNocturnal);
  const count = monsterCount(group);
  const all = foes.map((foe): Circumstances => ({ foe, count, terrain, isNight }));
  const ground = rollOnTable(system, `terrain/${terrain}`, rolls, (row) =>
    all.every((each) => suitsCircumstances(row, each)),
  );
  const reason = rollAim(system, 'why', all, rolls);
  const stances = stancesOf(reason.row);
  const tactic = rollAim(
    system,
    'tactic',
    all.map((each) => ({ ...each, stances })),
    rolls,
  );
  return { words: { ground, reason: reason.text, tactic: tactic.text }, stances };
}

/** Rolls a reason or a tactic that all can follow or, if there is none, one that suits the leader. */
function rollAim(
  system: ChallengeRatedSystem,
  what: 'why' | 'tactic',
  all: readonly Circumstances[],
  rolls: RollRecorder,
): { readonly row: string; readonly text: string } {
  const leader = headOf(all.map(({ foe }) => foe));
  const lead = all.find(({ foe }) => foe === leader)!;
  const id = `encounter/${what}-${mannerOf(leader)}`;
  const suitsLeader = (row: string) => suitsCircumstances(row, lead);
  const suitsAll = (row: string) => suitsLeader(row) && all.every((each) => canFollow(row, each));
  const hasRowForAll = oracleTablesOf(system)
    .get(id)!
    .rows.some(({ text }) => suitsAll(text));
  let chosen = '';
  const text = rollOnTable(system, id, rolls, hasRowForAll ? suitsAll : suitsLeader, (row) => {
    chosen = row;
    return wordFor(row, lead);
  });
  return { row: chosen, text };
}
