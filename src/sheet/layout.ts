/**
 * Layouts of sheets, as `content/sheets` holds them: one file for each system. A path names a value of the character,
 * its keys separated by dots.
 */

/** A value of a character as text. Several parts are joined by spaces; a part without a value is dropped. */
export type ValueSpec = string | ValuePart | readonly (string | ValuePart)[];

export interface ValuePart {
  readonly from: string;
  /** The text, with `{}` in place of the value. */
  readonly form?: string;
  /** Whether a number has its sign. */
  readonly signed?: true;
  /** Whether only the first three letters are shown, as capitals: `STR`. */
  readonly short?: true;
}

/** A layout: the first side as a column of boxes, and how further sides are divided. */
export interface SheetLayout {
  readonly title: string;
  readonly name: ValueSpec;
  /** Rows of fields beside the name. A field without a value is left for the player. */
  readonly fields: readonly (readonly FieldSpec[])[];
  /** One line about the character for further sides. */
  readonly summary: ValueSpec;
  readonly blocks: readonly NodeSpec[];
  /** Number of columns of further sides. */
  readonly columns: number;
  /** Paths that the sheet leaves out, because they say how the character came about and not what it is. */
  readonly omit: readonly string[];
}

export interface FieldSpec {
  readonly label: string;
  readonly value?: ValueSpec;
  /** Width beside other fields of the row. Default: 1. */
  readonly share?: number;
}

export type NodeSpec = GroupSpec | BlockSpec;

/** Columns side by side. */
export interface GroupSpec {
  readonly kind: 'group';
  readonly columns: readonly { readonly share: number; readonly blocks: readonly NodeSpec[] }[];
  readonly grow?: number;
}

interface BlockFacts {
  readonly title?: string;
  /** Remark beside the title. */
  readonly note?: ValueSpec;
  readonly grow?: number;
  readonly spill?: number;
}

export interface AbilitiesSpec extends BlockFacts {
  readonly kind: 'abilities';
  readonly from: string;
  readonly style: 'stack' | 'row';
  /** Large number, and small one below it, with `*` for the name of the ability in the path. */
  readonly main: ValuePart;
  readonly sub?: ValuePart;
  /** Label of the small number. A label without a number leaves the place empty. */
  readonly subLabel?: string;
  /** Boxes to tick, by ability. */
  readonly ticks?: Readonly<Record<string, string>>;
}

export interface FiguresSpec extends BlockFacts {
  readonly kind: 'figures';
  readonly items: readonly FigureSpec[];
}

export interface FigureSpec {
  readonly label: string;
  /** Without a value the box is empty, for the player. */
  readonly value?: ValueSpec;
  readonly share?: number;
  /** Small text below the number. */
  readonly below?: ValueSpec;
}

export interface ChecksSpec extends BlockFacts {
  readonly kind: 'checks';
  readonly from: string;
  /** Keys of an entry. Without `bonus` the entry itself is the number. */
  readonly bonus?: string;
  readonly mark?: string;
  readonly double?: string;
  readonly aside?: string;
}

export interface TicksSpec extends BlockFacts {
  readonly kind: 'ticks';
  readonly from?: string;
  readonly options: readonly string[];
  readonly columns?: number;
}

export interface CountersSpec extends BlockFacts {
  readonly kind: 'counters';
  readonly items: readonly { readonly label: string; readonly count: number | string }[];
}

export interface TableSpec extends BlockFacts {
  readonly kind: 'table';
  readonly from: string;
  readonly columns: readonly { readonly label: string; readonly value: ValueSpec; readonly share: number }[];
  /** Small text below a row. */
  readonly detail?: ValueSpec;
  /** Number of empty rows. */
  readonly blanks?: number;
}

/** How the entries of a list are written. An entry that is a text has nothing but a name. */
export interface ItemSpec {
  readonly name?: string;
  readonly count?: string;
  /** Small text at the right end. */
  readonly aside?: ValueSpec;
  /** Remarks after the name. */
  readonly detail?: readonly (string | ValuePart)[];
  /** Texts after the name, which is then bold. */
  readonly text?: readonly (string | ValuePart)[];
  /** Number of circles to tick after the name. */
  readonly pips?: string;
  /** Keys that say nothing on a sheet. */
  readonly hide?: readonly string[];
}

export interface ListSpec extends BlockFacts {
  readonly kind: 'list';
  readonly from: string;
  readonly item?: ItemSpec;
  readonly columns?: number;
  /** Words that stand for a name that the player writes. */
  readonly blank?: string;
  /** Whether each entry has a box to tick. */
  readonly box?: true;
}

export interface PairsSpec extends BlockFacts {
  readonly kind: 'pairs';
  readonly items: readonly { readonly label?: string; readonly value: ValueSpec; readonly each?: true }[];
}

export interface SpellsSpec extends BlockFacts {
  readonly kind: 'spells';
  readonly from: string;
  readonly figures?: readonly FigureSpec[];
  /** Path of the number of slots by level. */
  readonly slots?: string;
  readonly lists: readonly SpellListSpec[];
  readonly item?: ItemSpec;
  /** Title of level 0. Default: `Level 0`. */
  readonly zero?: string;
  /** Explains the circles. */
  readonly legend?: string;
  /** Explains the boxes, where there are any. */
  readonly boxLegend?: string;
}

export interface SpellListSpec {
  readonly from: string;
  /** How a spell of this list is marked: as prepared, as in the book, or by a word. */
  readonly mark: 'filled' | 'open' | 'castings' | 'none';
  readonly word?: string;
  /** Level of entries that are texts. */
  readonly level?: number;
}

export interface TracksSpec extends BlockFacts {
  readonly kind: 'tracks';
  readonly items: readonly {
    readonly label: string;
    readonly value: string;
    readonly min: number;
    /** Path of the maximum, or the maximum. */
    readonly max: string | number;
    readonly below?: ValueSpec;
  }[];
}

export interface VowsSpec extends BlockFacts {
  readonly kind: 'vows';
  /** Path of a list of vows or connections, of an object of tracks by name, or of the ticks of one track. */
  readonly from: string;
  readonly blanks: number;
}

export interface AssetsSpec extends BlockFacts {
  readonly kind: 'assets';
  readonly from: string;
  readonly columns: number;
}

export interface SlotsSpec extends BlockFacts {
  readonly kind: 'slots';
  readonly from: string;
  readonly total: string;
  readonly item?: ItemSpec;
  readonly columns: number;
}

export interface NotesSpec extends BlockFacts {
  readonly kind: 'notes';
  /** Whether the box is dropped while the assets are on the same side, which leave room for notes below them. */
  readonly yields?: true;
}

/** What the other boxes do not show. */
export interface MoreSpec extends BlockFacts {
  readonly kind: 'more';
}

export type BlockSpec =
  | AbilitiesSpec
  | FiguresSpec
  | ChecksSpec
  | TicksSpec
  | CountersSpec
  | TableSpec
  | ListSpec
  | PairsSpec
  | SpellsSpec
  | TracksSpec
  | VowsSpec
  | AssetsSpec
  | SlotsSpec
  | NotesSpec
  | MoreSpec;
