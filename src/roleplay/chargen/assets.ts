import { entityCatalogueOf } from '../../entity/catalogue.ts';
import type { Entity } from '../../entity/entity.ts';
import { openlyLicensedEntries, type RulesetName, readRuleset } from '../../entity/packages.ts';
import type { SystemSlug } from '../../entity/systems.ts';
import { plainName } from '../../lib/match-name.ts';
import type { RollRecorder } from '../rolls.ts';

/** Cost of a new asset, in experience. */
const NEW_ASSET = 3;
const UPGRADE = 2;

/** Which assets go together. */
export interface AssetRules {
  /** Groups of assets of which a character has at most one. */
  readonly clashes: readonly (readonly string[])[];
  /** Words of conditions and abilities that mention another asset, and the assets of which the character needs one. */
  readonly needs: readonly { readonly words: string; readonly assets: readonly string[] }[];
}

/** An ability of an asset. */
export interface AssetAbility {
  readonly text: string;
  readonly has: boolean;
}

/** Whether an ability can be bought: some are earned by events in play instead, "at no cost". */
export const canBeBought = ({ text, has }: AssetAbility): boolean => !has && !text.includes('at no cost');

/** An asset that a character has, with its abilities and its meter. */
export interface HeldAsset {
  readonly name: string;
  /** Kind of asset: `path`, `companion`, `module` … */
  readonly kind: string;
  /** Name of the character's own ship or companion. */
  readonly called?: string;
  readonly requires?: string;
  /** By label: what the player has written into the blanks of the asset, such as the god of a Devotant. */
  readonly filled_in?: Readonly<Record<string, string>>;
  readonly meter?: { readonly name: string; readonly value: number; readonly most: number };
  readonly abilities: AssetAbility[];
}

/** The assets of one character, and those that the character can still take. */
export class Assets {
  readonly held: HeldAsset[] = [];
  readonly #allAssets: readonly Entity[];
  readonly #meters: ReadonlyMap<string, HeldAsset['meter']>;
  readonly #rolls: RollRecorder;
  readonly #nameOf: (asset: Entity) => string | undefined;
  readonly #rules: AssetRules;

  /**
   * Starts without assets. `nameOf` returns a proper name for an asset, or undefined if it needs none.
   */
  constructor(
    system: SystemSlug,
    ruleset: RulesetName,
    rolls: RollRecorder,
    rules: AssetRules,
    nameOf: (asset: Entity) => string | undefined = () => undefined,
  ) {
    this.#allAssets = assetsOfSystem(system);
    this.#meters = metersOf(ruleset);
    this.#rolls = rolls;
    this.#nameOf = nameOf;
    this.#rules = rules;
  }

  /** Lists the assets that can be taken now, of one kind or of all. */
  available(kind?: string): Entity[] {
    return this.#allAssets.filter(
      (asset) =>
        (kind === undefined || asset['kind'] === kind) &&
        isAssetAvailable(asset) &&
        !this.#has(asset.name) &&
        !this.#rules.clashes.some(
          (group) => group.includes(asset.name) && this.held.some(({ name }) => group.includes(name)),
        ) &&
        !this.missingFor(asset).length,
    );
  }

  /** The assets of which one must be taken before an asset, such as the Horse of a Rider; none if it can be taken. */
  missingFor({ requires, abilities }: Entity): readonly string[] {
    const texts = (abilities as { text: string; at_start: boolean }[]).filter(({ at_start }) => at_start);
    return this.#missingFor([String(requires ?? ''), ...texts.map(({ text }) => text)].join(' '));
  }

  take(asset: Entity): void {
    const { name, kind, requires } = asset as Entity & HeldAsset;
    const abilities = (asset['abilities'] as { text: string; at_start: boolean }[]).map(({ text, at_start }) => ({
      text,
      has: at_start,
    }));
    const properName = this.#nameOf(asset);
    const meter = this.#meters.get(`${kind} ${name}`);
    const held: HeldAsset = {
      name,
      kind,
      ...(properName && { called: properName }),
      ...(requires && { requires }),
      ...(meter && { meter }),
      abilities,
    };
    this.held.push(held);
    if (!abilities.some(({ has }) => has)) this.#markAbility(held, `first ability of ${name}`);
  }

  find(name: string): Entity {
    const found = this.#allAssets.find((asset) => plainName(asset.name) === plainName(name));
    if (!found) throw new Error(`there is no asset ${name}`);
    return found;
  }

  /** Draws an asset of one kind or of all, one that `suits` if there is any. */
  pick(what: string, kind?: string, suits: (name: string) => boolean = () => true): Entity {
    const available = this.available(kind);
    const suitable = available.filter(({ name }) => suits(name));
    return this.#rolls.pick(what, suitable.length ? suitable : available, ({ name }) => name);
  }

  /** Spends the experience of one level on a further ability or a new asset, and returns what was bought. */
  advance(level: number, suits: (name: string) => boolean): { level: number; bought: string; experience: number } {
    const upgradable = this.held.filter(({ abilities }) => abilities.some((ability) => this.#canBuy(ability)));
    const options = ['a further ability', 'a new asset'].slice(upgradable.length ? 0 : 1);
    if (this.#rolls.pick(`bought at level ${level}`, options) === 'a new asset') {
      const asset = this.pick(`asset at level ${level}`, undefined, suits);
      this.take(asset);
      return { level, bought: asset.name, experience: NEW_ASSET };
    }
    const held = this.#rolls.pick(`asset to improve at level ${level}`, upgradable, ({ name }) => name);
    this.#markAbility(held, `ability of ${held.name} at level ${level}`);
    return { level, bought: `ability of ${held.name}`, experience: UPGRADE };
  }

  #markAbility({ abilities }: HeldAsset, what: string): void {
    const free = abilities.flatMap((ability, i) => (this.#canBuy(ability) ? [i] : []));
    const at = this.#rolls.pick(what, free, (i) => `ability ${i + 1}`);
    abilities[at] = { ...abilities[at]!, has: true };
  }

  #has(name: string): boolean {
    return this.held.some((held) => held.name === name);
  }

  #canBuy(ability: AssetAbility): boolean {
    return canBeBought(ability) && !this.#missingFor(ability.text).length;
  }

  #missingFor(text: string): readonly string[] {
    const need = this.#rules.needs.find(
      ({ words, assets }) => text.includes(words) && !assets.some((name) => this.#has(name)),
    );
    return need?.assets ?? [];
  }
}

/** All assets of a system. */
export const assetsOfSystem = (system: SystemSlug): Entity[] =>
  entityCatalogueOf(system).entities.filter(
    (entity) => Array.isArray(entity['abilities']) && entity['kind'] !== undefined,
  );

/**
 * Whether an asset can be taken at any time. Deeds, and assets whose requirement begins "Once you …", depend on events
 * in play.
 */
export const isAssetAvailable = ({ kind, requires }: Entity): boolean =>
  kind !== 'deed' && !/^(Once|One time) /.test((requires as string | undefined) ?? '');

interface Control {
  readonly label: string;
  readonly field_type: string;
  readonly max?: number;
  readonly value?: number;
}

/** Meters of assets, by kind and name such as `companion hound`. */
function metersOf(ruleset: RulesetName): Map<string, HeldAsset['meter']> {
  const meters = new Map<string, HeldAsset['meter']>();
  for (const { node } of openlyLicensedEntries(readRuleset(ruleset).assets)) {
    const controls = Object.values((node['controls'] ?? {}) as Record<string, Control>);
    const meter = controls.find(({ field_type }) => field_type === 'condition_meter');
    if (!meter?.max) continue;
    const key = `${String(node['category']).toLowerCase()} ${node.name}`;
    meters.set(key, { name: meter.label, value: meter.value ?? meter.max, most: meter.max });
  }
  return meters;
}
