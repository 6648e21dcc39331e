import { entityCatalogueOf } from '../../../entity/catalogue.ts';
import type { Entity } from '../../../entity/entity.ts';
import { fail, ok } from '../../../lib/result.ts';
import { capitalize, formatSigned } from '../../../lib/wording.ts';
import type { Character, CharacterGenerator, CharacterRequest } from '../../character.ts';
import { content } from '../../content.ts';
import { RollRecorder } from '../../rolls.ts';
import { dealValues } from '../deal-values.ts';
import { findNamed, levelFault } from '../lookup.ts';
import { bulletList, finishCharacter, mapValues, statRow, titledList } from '../sheet.ts';
import { RecordedTableRoller } from '../tables.ts';
import { drawLooks, MOVE_CHOICE_MAKERS, makeSignatureWeapon, type SignatureWeapon } from './choices.ts';
import { armourOf, type GearItem, gearItemText, parseGear } from './gear.ts';
import { CharacterMoves, type HeldMove, MOVE_RULES } from './moves.ts';
import { type CharacterSpells, chooseSpells, spellLines } from './spells.ts';

const STATS = ['STR', 'DEX', 'CON', 'INT', 'WIS', 'CHA'] as const;
type Stat = (typeof STATS)[number];

interface StatFile {
  /** Score of the stat that matters most to the class. */
  readonly mainScore: number;
  /** Scores that are dealt to the other stats at random. */
  readonly otherScores: readonly number[];
  /** By class: the stat that matters most. */
  readonly mainStats: Readonly<Record<string, Stat>>;
  /** By class: the stat that matters next, and the scores of which it has one. */
  readonly secondStats: Readonly<Record<string, Stat>>;
  readonly secondScores: readonly number[];
}

const {
  mainScore: MAIN_SCORE,
  otherScores: OTHER_SCORES,
  mainStats: MAIN_STATS,
  secondStats: SECOND_STATS,
  secondScores: SECOND_SCORES,
} = content<StatFile>('roleplay/dungeon-world/stats');
const MAX_STAT = 18;
const LAST_LEVEL = 10;

interface ClassEntity extends Entity {
  readonly base_hit_points: number;
  readonly load: number;
  readonly damage: string;
  readonly races: readonly NamedText[];
  readonly alignments: readonly NamedText[];
  readonly bonds: readonly string[];
  readonly starting_moves: readonly string[];
  readonly gear: readonly string[];
  readonly gear_choices: readonly (readonly string[])[];
}

type NamedText = readonly [name: string, text: string];

/**
 * Makes characters of Dungeon World. Stats are dealt; race, alignment and gear are drawn. Each level after the first
 * adds a point to a stat, and a move.
 */
export const dungeonWorldChargen: CharacterGenerator = (request) => {
  const fault = levelFault('dungeon-world', request.level);
  if (fault) return fail(fault);
  if (request.class === undefined) return ok(makeCharacter(request, undefined));
  const found = findNamed(request.class, classes(), ({ name }) => name, 'a class of Dungeon World');
  return found.ok ? ok(makeCharacter(request, found.value)) : found;
};

const classes = (): readonly ClassEntity[] =>
  (entityCatalogueOf('dungeon-world').byCategory.get('class') ?? []) as unknown as ClassEntity[];

/**
 * Modifier for the score of a stat: -3 for 1-3, -2 for 4-5, -1 for 6-8, 0 for 9-12, +1 for 13-15, +2 for 16-17, +3 for
 * 18.
 */
export const modifierOf = (score: number): number => [3, 5, 8, 12, 15, 17].filter((most) => score > most).length - 3;

function makeCharacter({ level, rng }: CharacterRequest, requestedClass: ClassEntity | undefined): Character {
  const rolls = new RollRecorder(rng);
  const kind = requestedClass ?? rolls.pick('class', classes(), ({ name }) => name);
  const race = rolls.pick('race', kind.races, ([name]) => name);
  const name = rollName(new RecordedTableRoller('dungeon-world', rolls), rolls, race[0]);
  const figures = chooseFigures(rolls, kind, race, level);
  const lines = linesOf(kind, level, figures);
  return finishCharacter('dungeon-world', rolls, { name, level, class: kind.name, figures, lines });
}

function chooseFigures(rolls: RollRecorder, kind: ClassEntity, race: NamedText, level: number): Figures {
  const { stats, moves } = advance(rolls, kind, race, level);
  const [alignment, deed] = rolls.pick('alignment', kind.alignments, ([name]) => name);
  const choices = makeChoices(rolls, moves);
  const isElvenFighter = kind.name === 'Fighter' && race[0] === 'elf';
  const weapon = chooseWeapon(rolls, moves, stats, isElvenFighter);
  const { pieces, coins } = chooseGear(rolls, kind, stats, choices['Poisoner'], weapon);
  const names = moves.held.map(({ name }) => name);
  return {
    abilities: mapValues(stats, (score) => ({ score, modifier: modifierOf(score) })),
    hit_points: kind.base_hit_points + stats.CON,
    armour: armourOf(pieces, names),
    damage: kind.damage,
    experience: { now: 0, next_level: level < LAST_LEVEL ? level + 7 : null },
    load: loadOf(kind.load + modifierOf(stats.STR), pieces),
    race: { race: race[0], text: isElvenFighter ? `${race[1]} Chosen: ${weapon!.kind}.` : race[1] },
    alignment: { name: alignment, text: deed },
    look: drawLooks(rolls, kind.name),
    moves: moves.held,
    choices,
    attacks: attacksOf({ kind, race: race[0], stats, pieces, moves: names }),
    gear: pieces,
    money: coins,
    bonds: kind.bonds.map((bond) => bond.replaceAll('[name]', NAME_PLACEHOLDER)),
    spells: chooseSpellsOf(rolls, kind, race[0], level, moves),
  };
}

type Stats = Record<Stat, number>;

/** Deals the stats, then raises a stat and adds a move at each level after the first. */
function advance(
  rolls: RollRecorder,
  kind: ClassEntity,
  race: NamedText,
  level: number,
): { stats: Stats; moves: CharacterMoves } {
  const stats = dealStats(rolls, kind);
  const other = kind.races.find((each) => each !== race);
  const otherRaceMove = other && { name: `The other race: ${other[0]}`, text: other[1] };
  const moves = new CharacterMoves(kind.name.toLowerCase(), kind.starting_moves, rolls, otherRaceMove);
  for (let at = 2; at <= level; at++) {
    const raisable = STATS.filter((stat) => stats[stat] < MAX_STAT);
    stats[rolls.pick(`stat raised at level ${at}`, raisable)]++;
    moves.advance(at);
  }
  return { stats, moves };
}

/** Makes the signature weapon of those who have one. Elven fighters choose its kind as the one that is precise. */
function chooseWeapon(
  rolls: RollRecorder,
  { has }: CharacterMoves,
  { DEX, STR }: Stats,
  isElven: boolean,
): SignatureWeapon | undefined {
  if (!has('Signature weapon')) return undefined;
  const isDeft = DEX >= STR;
  const weapon = makeSignatureWeapon(rolls, has('Improved weapon') ? 3 : 2, isDeft && !isElven);
  return isElven && isDeft ? { ...weapon, tags: [...weapon.tags, 'precise'] } : weapon;
}

function loadOf(most: number, pieces: readonly GearItem[]): Figures['load'] {
  const carried = pieces.reduce((sum, { weight }) => sum + weight, 0);
  return { most, carried, free: most - carried };
}

/** Placeholder in the text of bonds for the name of a party member. */
const NAME_PLACEHOLDER = '(comrade)';

/** Draws a name by race. Humans have two tables of names. */
function rollName(tables: RecordedTableRoller, rolls: RollRecorder, race: string): string {
  return tables.roll(
    'name',
    `name/${race === 'human' ? rolls.pick('table of names', ['human-female', 'human-male']) : race}`,
  );
}

function dealStats(rolls: RollRecorder, { name }: ClassEntity): Stats {
  const main = MAIN_STATS[name]!;
  const second = SECOND_STATS[name]!;
  const score = rolls.pick(second, SECOND_SCORES);
  const others = STATS.filter((stat) => stat !== main && stat !== second);
  const left = OTHER_SCORES.filter((other) => other !== score);
  const scores = { ...dealValues(rolls, others, left), [main]: MAIN_SCORE, [second]: score };
  return Object.fromEntries(STATS.map((stat) => [stat, scores[stat]])) as Stats;
}

/** Makes the choices that a character's moves require. Returns them by name of the move. */
function makeChoices(rolls: RollRecorder, moves: CharacterMoves): Record<string, string> {
  const open = moves.held.filter(({ name }) => MOVE_CHOICE_MAKERS[name]);
  return Object.fromEntries(open.map(({ name }) => [name, MOVE_CHOICE_MAKERS[name]!(rolls, moves.has)]));
}

function chooseGear(
  rolls: RollRecorder,
  kind: ClassEntity,
  stats: Stats,
  poison: string | undefined,
  weapon: SignatureWeapon | undefined,
) {
  const chosen: string[] = [];
  for (const [i, choice] of kind.gear_choices.entries())
    chosen.push(rolls.pick(`gear, choice ${i + 1}`, usefulOptions(choice, chosen, stats)));
  const pieces: GearItem[] = [];
  let coins = 0;
  for (const entry of [...kind.gear, ...chosen]) {
    if (entry === 'signature weapon') {
      const { kind: _, ...piece } = weapon!;
      pieces.push({ ...piece, count: 1, isWeapon: true });
    } else if (entry === '3 doses of the chosen poison') {
      pieces.push({ name: poison!.toLowerCase(), count: 3, weight: 0 });
    } else {
      const parsed = parseGear(entry);
      pieces.push(...parsed.pieces);
      coins += parsed.coins;
    }
  }
  return { pieces: mergePieces(pieces), coins };
}

/**
 * The options of gear that suit what was chosen before and the stats: no weapon for two hands beside a shield, and a
 * precise one for those who are quick rather than strong. All options if none suits.
 */
function usefulOptions(options: readonly string[], chosen: readonly string[], { DEX, STR }: Stats): readonly string[] {
  const hasTag = (option: string, tag: string) => parseGear(option).pieces.some(({ tags }) => tags?.includes(tag));
  const hasShield = chosen.some((option) => option.includes('shield'));
  const free = options.filter((option) => !(hasShield && hasTag(option, 'two-handed')));
  const precise = free.filter((option) => DEX > STR && hasTag(option, 'precise'));
  const useful = precise.length ? precise : free;
  return useful.length ? useful : options;
}

/** Merges entries for the same item, and adds up their counts and weights. */
function mergePieces(pieces: readonly GearItem[]): GearItem[] {
  const found = new Map<string, GearItem>();
  for (const piece of pieces) {
    const existing = found.get(piece.name);
    const merged = existing && {
      ...existing,
      count: existing.count + piece.count,
      weight: existing.weight + piece.weight,
    };
    found.set(piece.name, merged ?? piece);
  }
  return [...found.values()];
}

function chooseSpellsOf(
  rolls: RollRecorder,
  kind: ClassEntity,
  race: string,
  level: number,
  moves: CharacterMoves,
): CharacterSpells | null {
  const { has, clericSince } = moves;
  if (kind.name === 'Wizard') return chooseSpells(rolls, { as: 'wizard', level, race, has, isBorn: true });
  if (kind.name === 'Cleric') return chooseSpells(rolls, { as: 'cleric', level, race, has, isBorn: true });
  if (clericSince === undefined) return null;
  return chooseSpells(rolls, { as: 'cleric', level: level - clericSince + 1, race, has, isBorn: false });
}

const MELEE = ['hand', 'close', 'reach'];

interface Attacker {
  readonly kind: ClassEntity;
  readonly race: string;
  readonly stats: Readonly<Stats>;
  readonly pieces: readonly GearItem[];
  readonly moves: readonly string[];
}

interface Attack {
  readonly name: string;
  readonly move: 'volley' | 'hack and slash';
  readonly roll: string;
  readonly stat: Stat;
  readonly damage: string;
  /** Armour while both hands hold this weapon, so that the shield is not used. */
  readonly armour_meanwhile?: number;
  readonly tags: readonly string[];
}

/** The attacks of a character, one for each carried weapon. */
function attacksOf({ kind, race, stats, pieces, moves }: Attacker): Attack[] {
  const extraDice = moves.map((move) => MOVE_RULES.extraDamage[move]).filter((dice) => dice !== undefined);
  const armour = armourOf(pieces, moves);
  const unshielded = armourOf(
    pieces.filter(({ isShield }) => !isShield),
    moves,
  );
  return pieces
    .filter(({ isWeapon }) => isWeapon)
    .map(({ name, damage = 0, tags = [] }) => {
      const isRanged = !tags.some((tag) => MELEE.includes(tag));
      const stat: Stat = isRanged || tags.includes('precise') ? 'DEX' : 'STR';
      const bonus = damage + (isRanged && kind.name === 'Thief' && race === 'halfling' ? 2 : 0);
      return {
        name,
        move: isRanged ? 'volley' : 'hack and slash',
        roll: `2d6${formatSigned(modifierOf(stats[stat]))}`,
        stat,
        damage: [kind.damage, ...extraDice, ...(bonus ? [bonus] : [])].join('+'),
        ...(tags.includes('two-handed') && unshielded !== armour && { armour_meanwhile: unshielded }),
        tags,
      };
    });
}

interface Figures extends Readonly<Record<string, unknown>> {
  readonly abilities: Readonly<Record<string, { score: number; modifier: number }>>;
  readonly hit_points: number;
  readonly armour: number;
  readonly damage: string;
  readonly experience: { readonly now: number; readonly next_level: number | null };
  readonly load: { readonly most: number; readonly carried: number; readonly free: number };
  readonly race: { readonly race: string; readonly text: string };
  readonly alignment: { readonly name: string; readonly text: string };
  readonly look: readonly string[];
  readonly moves: readonly HeldMove[];
  readonly choices: Readonly<Record<string, string>>;
  readonly attacks: readonly Attack[];
  readonly gear: readonly GearItem[];
  readonly money: number;
  readonly bonds: readonly string[];
  readonly spells: CharacterSpells | null;
}

function linesOf(kind: ClassEntity, level: number, figures: Figures): string[] {
  const { abilities, hit_points, armour, damage, experience, load, race, alignment, gear, money } = figures;
  const next = experience.next_level === null ? 'the last level' : `next level at ${experience.next_level} XP`;
  return [
    `${kind.name}, ${race.race}, level ${level} (${next})`,
    statRow(mapValues(abilities, ({ score, modifier }) => `${score} (${formatSigned(modifier)})`)),
    `16 in ${MAIN_STATS[kind.name]}, ${SECOND_SCORES.join(' or ')} in ${SECOND_STATS[kind.name]}, the other scores dealt by chance${level > 1 ? ', +1 a level' : ''}`,
    `Hit points ${hit_points} · armour ${armour} · damage ${damage} · load ${load.carried} of ${load.most} · ${money} coins`,
    `${capitalize(race.race)}: ${race.text}`,
    `Alignment ${alignment.name}: ${alignment.text}`,
    titledList('Look', figures.look),
    titledList('Attacks', figures.attacks.map(attackText), '; '),
    `Gear: ${gear.map(gearItemText).join(', ')}`,
    ...bulletList(
      'Moves, beside those that everybody has',
      figures.moves.map((move) => moveText(move, figures.choices[move.name])),
    ),
    ...(figures.spells ? spellLines(figures.spells) : []),
    ...bulletList('Bonds; name somebody of the party in each', figures.bonds),
  ];
}

function attackText({ name, roll, stat, damage, armour_meanwhile, tags }: Attack): string {
  const notes = [...tags, ...(armour_meanwhile === undefined ? [] : [`armour ${armour_meanwhile} meanwhile`])];
  return `${name}: ${roll} (${stat}), damage ${damage}${notes.length ? ` (${notes.join(', ')})` : ''}`;
}

function moveText({ name, of, text }: HeldMove, choice: string | undefined): string {
  const chosen = choice ? ` Chosen: ${choice}.` : '';
  return `${name}${of && !name.endsWith(`(${of})`) ? ` (${of})` : ''}: ${text}${chosen}`;
}
