import { didYouMean } from '../lib/nearest.ts';
import { fail, ok, type Result } from '../lib/result.ts';
import { toKeyboardCharacters } from './characters.ts';
import { type CountRange, diceRange, keepsNothing, keptRange } from './empty-selection.ts';
import { formatNode, formatSelection, OPERATOR_PRECEDENCE } from './format.ts';
import {
  COMPARISON_OPERATORS,
  type Comparison,
  type ComparisonTest,
  countsSuccesses,
  DICE_LIMITS,
  type DiceNode,
  type DicePool,
  type Explosion,
  type FaceList,
  FUNCTION_NAMES,
  type FunctionName,
  type GroupNode,
  type Modifiers,
  type NotationError,
  type NotationNode,
  type Operator,
  type Selection,
} from './notation.ts';
import { readTableWords } from './read-words.ts';

/** Cache of parsed notations, because callers often send the same ones. */
const CACHE = new Map<string, Result<DicePool[], NotationError>>();
const CACHE_SIZE = 500;

/** Parses dice notation; `guide.ts` has the grammar. Case and blanks do not matter. */
export function parseDice(text: string): Result<DicePool[], NotationError> {
  const known = CACHE.get(text);
  if (known) return known;
  const pools = parseUncached(text);
  if (text.length <= DICE_LIMITS.text) {
    if (CACHE.size >= CACHE_SIZE) CACHE.delete(CACHE.keys().next().value!);
    CACHE.set(text, pools);
  }
  return pools;
}

function parseUncached(text: string): Result<DicePool[], NotationError> {
  if (text.length > DICE_LIMITS.text) {
    const message = `the notation has ${text.length} characters, at most ${DICE_LIMITS.text} are read`;
    return fail({ kind: 'limit', message, at: DICE_LIMITS.text });
  }
  const notation = readTableWords(text);
  if (!notation.ok) return notation;
  try {
    return ok(new Parser(notation.value).pools());
  } catch (error) {
    if (!(error instanceof ParseFault)) throw error;
    return fail(notation.value === text ? error.error : { ...error.error, readAs: notation.value });
  }
}

/** Thrown to leave the recursive descent parser; caught in this file. */
class ParseFault extends Error {
  readonly error: NotationError;

  constructor(error: NotationError) {
    super(error.message);
    this.error = error;
  }
}

class Parser {
  /** The original text, for labels and messages. */
  readonly #source: string;
  readonly #text: string;
  #at = 0;
  #depth = 0;

  constructor(text: string) {
    this.#source = text;
    this.#text = toKeyboardCharacters(text);
  }

  pools(): DicePool[] {
    const pools: DicePool[] = [];
    do {
      pools.push(this.#pool());
      if (pools.length > DICE_LIMITS.pools) this.#limit(`at most ${DICE_LIMITS.pools} pools are rolled`);
    } while (this.#take(','));
    if (this.#peek() !== '') this.#unexpected('an operator, a modifier or the end');
    return pools;
  }

  #pool(): DicePool {
    const sum = this.#sum(0);
    const versus = this.#take('vs') ? this.#signedNumber('a number after vs') : undefined;
    const root = versus === undefined ? sum : this.#comparedWith(sum, versus);
    const pool: DicePool = { notation: formatNode(root), root, ...(versus !== undefined && { versus }) };
    if (!this.#take('#')) return pool;
    const end = this.#text.indexOf(',', this.#at);
    const comment = this.#source.slice(this.#at, end < 0 ? undefined : end).trim();
    this.#at = end < 0 ? this.#text.length : end;
    return { ...pool, comment };
  }

  /** Counts a sum as a success if it reaches the target. Only a sum of one die, because a group tests each die. */
  #comparedWith(sum: NotationNode, target: number): GroupNode {
    const dice = diceOfSum(sum) ?? [];
    const [least, most] = keptRange(dice);
    const test: ComparisonTest = { comparison: '>=', value: target };
    const group: GroupNode = {
      kind: 'group',
      items: [sum],
      modifiers: { rerolls: [], selections: [], successes: [test], failures: [] },
    };
    if (least === 1 && most === 1 && !countsSuccesses(dice[0]!.modifiers)) return group;
    const [total, each] = [formatNode(sum), formatNode(group)];
    return this.#syntax(
      `vs needs one die that counts, such as 1d20+5 vs 17; here it can mean the total of ${total}, or each part as in ${each}`,
      `Write ${total} and compare its total, or write ${each}.`,
    );
  }

  /** Parses operators with a precedence above `least` (precedence climbing). */
  #sum(least: number): NotationNode {
    let left = this.#factor();
    for (;;) {
      const start = this.#at;
      const operator = this.#operator();
      if (!operator || OPERATOR_PRECEDENCE[operator] <= least) {
        this.#at = start;
        return left;
      }
      left = { kind: 'binary', operator, left, right: this.#sum(OPERATOR_PRECEDENCE[operator]) };
    }
  }

  #operator(): Operator | undefined {
    if (this.#take('//')) {
      this.#at -= 2;
      this.#syntax(
        '// is not read: it divides down in some dialects and starts a comment in others',
        'Write floor(a/b), or # before a comment.',
      );
    }
    // The operator ^ is parsed in #factor, because it is right-associative.
    return (['+', '-', '*', '/', '%'] as const).find((sign) => this.#take(sign));
  }

  #factor(): NotationNode {
    return this.#nested(() => {
      if (this.#take('-')) return negate(this.#factor());
      if (this.#take('+')) return this.#factor();
      const base = this.#atom();
      if (!this.#take('**') && !this.#take('^')) return base;
      return { kind: 'binary', operator: '^', left: base, right: this.#factor() };
    });
  }

  #atom(): NotationNode {
    const atom = this.#bareAtom();
    const label = this.#label();
    return label === undefined ? atom : { ...atom, label };
  }

  #bareAtom(): NotationNode {
    if (this.#peek() === '{') return this.#group();
    if (this.#take('(')) {
      const inner = this.#sum(0);
      this.#expect(')', 'a closing parenthesis');
      return this.#take('d') ? this.#dice(inner) : inner;
    }
    const number = this.#number();
    if (number !== undefined) {
      const node: NotationNode = { kind: 'number', value: number };
      return this.#take('d') ? this.#dice(node) : node;
    }
    if (this.#startsDie()) return this.#dice({ kind: 'number', value: 1 });
    return this.#call();
  }

  /** Takes a d that starts dice rather than a word. */
  #startsDie(): boolean {
    if (this.#peek() !== 'd' || !/^d\s*[\d%({f]/.test(this.#text.slice(this.#at, this.#at + 20))) return false;
    return this.#take('d');
  }

  #call(): NotationNode {
    const start = this.#at;
    const word = /^[a-z]+/.exec(this.#text.slice(start))?.[0] ?? '';
    if (!word) this.#unexpected('dice such as 2d6, or a number');
    const name = FUNCTION_NAMES.find((one) => one === word);
    if (!name) {
      const guess = word.length > 1 ? didYouMean(word, FUNCTION_NAMES) : undefined;
      this.#syntax(
        `"${word.slice(0, 20)}" is no dice and no function${guess ? `; ${guess}` : ''}`,
        `Functions are ${FUNCTION_NAMES.join(', ')}.`,
      );
    }
    this.#at += word.length;
    this.#expect('(', `( after ${name}`);
    const args = this.#list(')');
    const many = name === 'min' || name === 'max';
    if (!many && args.length !== 1) this.#syntax(`${name} takes one value, found ${args.length}`);
    return { kind: 'call', name: name as FunctionName, args };
  }

  #list(end: string): NotationNode[] {
    const items: NotationNode[] = [];
    do items.push(this.#sum(0));
    while (this.#take(','));
    this.#expect(end, `a comma or ${end}`);
    return items;
  }

  #dice(count: NotationNode): DiceNode {
    const at = this.#at;
    if (count.kind === 'number') {
      if (!Number.isInteger(count.value)) this.#syntax('the number of dice is whole', undefined, at - 1);
      if (count.value > DICE_LIMITS.count) this.#limit(`at most ${DICE_LIMITS.count} dice are rolled at once`);
    }
    const sides = this.#sides();
    const read = this.#modifiers(true);
    const dice: DiceNode = { kind: 'dice', count, sides, modifiers: read.modifiers };
    this.#checkSelections(dice, read.selectionSpans, diceRange(dice));
    return dice;
  }

  #sides(): NotationNode | FaceList {
    if (this.#take('%')) return { kind: 'number', value: 100 };
    if (this.#take('f.1')) return { kind: 'faces', text: 'F.1', values: [-1, 0, 0, 0, 0, 1] };
    if (this.#take('f.2') || this.#take('f')) return { kind: 'faces', text: 'F', values: [-1, 0, 1] };
    if (this.#take('{')) return this.#faces();
    const start = this.#at;
    if (this.#take('(')) {
      const inner = this.#sum(0);
      this.#expect(')', 'a closing parenthesis');
      return inner.kind === 'number' ? this.#checkedSides(inner.value, start) : inner;
    }
    const sides = this.#number();
    if (sides === undefined) this.#unexpected('the number of sides after d');
    return this.#checkedSides(sides, start);
  }

  #checkedSides(value: number, start: number): NotationNode {
    if (value < 1) this.#syntax('a die has at least 1 side', undefined, start);
    if (!Number.isInteger(value)) this.#syntax('the number of sides is whole', undefined, start);
    if (value > DICE_LIMITS.sides) this.#limit(`a die has at most ${DICE_LIMITS.sides} sides`);
    return { kind: 'number', value };
  }

  /** Parses listed faces after the opening brace: `{1,1,2}`, `{5..15}` or both mixed. */
  #faces(): FaceList {
    const start = this.#at;
    const values: number[] = [];
    do {
      const from = this.#signedNumber('a face');
      if (!this.#take('..')) values.push(from);
      else {
        const to = this.#signedNumber('the last face of the range');
        if (to < from || !Number.isInteger(from) || !Number.isInteger(to))
          this.#syntax(`${from}..${to} is no range of whole numbers upwards`);
        if (to - from >= DICE_LIMITS.faces) this.#limit(`a die lists at most ${DICE_LIMITS.faces} faces`);
        for (let face = from; face <= to; face++) values.push(face);
      }
      if (values.length > DICE_LIMITS.faces) this.#limit(`a die lists at most ${DICE_LIMITS.faces} faces`);
    } while (this.#take(','));
    const text = this.#text.slice(start, this.#at).replace(/\s/g, '');
    this.#expect('}', 'a comma or }');
    return { kind: 'faces', text: `{${text}}`, values };
  }

  #group(): GroupNode {
    this.#take('{');
    const items = this.#list('}');
    const read = this.#modifiers(false);
    const group: GroupNode = { kind: 'group', items, modifiers: read.modifiers };
    this.#checkGroup(group);
    const dice = items.length === 1 ? diceOfSum(items[0]!) : undefined;
    this.#checkSelections(group, read.selectionSpans, dice?.length ? keptRange(dice) : [items.length, items.length]);
    return group;
  }

  /** A group with one item selects or counts the dice inside, so these must not be counted or selected already. */
  #checkGroup({ items, modifiers }: GroupNode): void {
    const selectsOrCounts = modifiers.selections.length > 0 || countsSuccesses(modifiers);
    if (items.length > 1 || !selectsOrCounts) return;
    const dice = diceOfSum(items[0]!);
    if (!dice?.length) return;
    if (countsSuccesses(modifiers) && dice.some((one) => countsSuccesses(one.modifiers))) {
      this.#syntax('these dice are counted already, inside the braces', 'Count them in one place.');
    }
    if (dice.length > 1 && dice.some((one) => one.modifiers.selections.length > 0 || countsSuccesses(one.modifiers))) {
      this.#syntax(
        'dice that keep, drop or count for themselves stand alone in such a group',
        'Write a comma between them to select totals: {4d6kh3, 2d8}kh1.',
      );
    }
  }

  /** Refuses selections that keep no dice, with what was probably meant: often dice to add, written d4 after a blank. */
  #checkSelections(node: DiceNode | GroupNode, spans: readonly SelectionSpan[], counts: CountRange): void {
    const { selections } = node.modifiers;
    if (!keepsNothing(selections, counts)) return;
    const guess = [this.#withDiceAdded(spans), selectedInTurn(node)].find((text) => text && parseUncached(text).ok);
    this.#syntax(
      `${selections.map(formatSelection).join('')} leaves no dice that count${guess ? `; did you mean ${guess}?` : ''}`,
      guess ? `Write ${guess}, or keep at least one die.` : 'Keep at least one die.',
      spans[0]!.start,
    );
  }

  /** The notation with every selection such as d4 read as dice to add; undefined if there is none. */
  #withDiceAdded(spans: readonly SelectionSpan[]): string | undefined {
    const dice = spans.filter(({ word, start, end }) => word === 'd' && end > start + 1);
    if (!dice.length) return undefined;
    return dice.reduceRight((text, { start, end, count }) => {
      return `${text.slice(0, start).trimEnd()}+1d${count}${text.slice(end)}`;
    }, this.#source);
  }

  #modifiers(onDice: boolean): { modifiers: Modifiers; selectionSpans: SelectionSpan[] } {
    const modifiers: Modifiers = { rerolls: [], selections: [], successes: [], failures: [] };
    const selectionSpans: SelectionSpan[] = [];
    while (
      this.#selection(modifiers, selectionSpans) ||
      this.#sort(modifiers) ||
      this.#count(modifiers) ||
      (onDice && this.#dieModifier(modifiers))
    );
    return { modifiers, selectionSpans };
  }

  #selection({ selections }: Modifiers, spans: SelectionSpan[]): boolean {
    this.#peek();
    const start = this.#at;
    const word = ['kh', 'kl', 'dh', 'dl', 'k', 'd'].find((one) => this.#take(one));
    if (!word) return false;
    const action = word[0] === 'k' ? 'keep' : 'drop';
    const usual = action === 'keep' ? 'high' : 'low';
    const end: Selection['end'] = word[1] === 'h' ? 'high' : word[1] === 'l' ? 'low' : usual;
    const count = this.#whole(`how many to ${action}`) ?? 1;
    // Leave out a selection that drops 0 dice, because it has no effect.
    if (action === 'drop' && count === 0) return true;
    selections.push({ action, end, count });
    spans.push({ word, start, end: this.#at, count });
    return true;
  }

  #sort(modifiers: Modifiers): boolean {
    if (this.#take('sd')) modifiers.sort = 'descending';
    else if (this.#take('sa') || this.#takeAlone('s')) modifiers.sort = 'ascending';
    else return false;
    return true;
  }

  #count({ successes, failures }: Modifiers): boolean {
    if (this.#take('f')) {
      failures.push(this.#test() ?? this.#unexpected('what fails, such as f1 or f<3'));
      return true;
    }
    if (!/[<>=≤≥]/.test(this.#peek())) return false;
    successes.push(this.#test()!);
    return true;
  }

  /** Parses a modifier that applies to single dice. */
  #dieModifier(modifiers: Modifiers): boolean {
    if (this.#take('min')) modifiers.min = this.#bound(modifiers.min);
    else if (this.#take('max')) modifiers.max = this.#bound(modifiers.max);
    else if (this.#take('ro')) this.#reroll(modifiers, true);
    else if (this.#take('rr') || this.#take('r')) this.#reroll(modifiers, false);
    else if (this.#take('!')) this.#explosion(modifiers);
    else if (this.#peek() === 'x')
      this.#syntax('dice explode with ! here, not with x', 'Write 4d6! for x, 4d6!o for xo.');
    else return false;
    return true;
  }

  #reroll({ rerolls }: Modifiers, once: boolean): void {
    const when = this.#test() ?? 'lowest';
    // `rr` without a test rerolls the lowest face, however often it is written.
    if (when === 'lowest' && rerolls.some((known) => known.when === when && known.once === once)) return;
    rerolls.push({ when, once });
  }

  #bound(before: number | undefined): number {
    if (before !== undefined) this.#syntax('a die has one min and one max');
    return this.#signedNumber('the least or most that a die counts');
  }

  #explosion(modifiers: Modifiers): void {
    if (modifiers.explosion) this.#syntax('these dice explode already');
    const compound = this.#take('!');
    let once = this.#take('o');
    const penetrate = this.#take('p');
    once ||= this.#take('o');
    modifiers.explosion = { compound, penetrate, once, when: this.#test() ?? 'highest' } satisfies Explosion;
  }

  /** Parses a test: `>=5`, or `5` for `=5`. */
  #test(): ComparisonTest | undefined {
    const comparison = this.#comparison();
    if (comparison) return { comparison, value: this.#signedNumber(`a number after ${comparison}`) };
    const value = this.#number();
    return value === undefined ? undefined : { comparison: '=', value };
  }

  #comparison(): Comparison | undefined {
    if (this.#take('≥')) return '>=';
    if (this.#take('≤')) return '<=';
    return COMPARISON_OPERATORS.find((sign) => this.#take(sign));
  }

  #label(): string | undefined {
    if (!this.#take('[')) return undefined;
    const end = this.#text.indexOf(']', this.#at);
    if (end < 0) this.#syntax('the label has no end, expected ]');
    const label = this.#source.slice(this.#at, end).trim();
    this.#at = end + 1;
    return label;
  }

  #signedNumber(what: string): number {
    const sign = this.#take('-') ? -1 : 1;
    const value = this.#number();
    if (value === undefined) this.#unexpected(what);
    return value === 0 ? 0 : sign * value;
  }

  #whole(what: string): number | undefined {
    const start = this.#at;
    const value = this.#number();
    if (value !== undefined && !Number.isInteger(value)) this.#syntax(`${what} is a whole number`, undefined, start);
    return value;
  }

  #number(): number | undefined {
    this.#peek();
    let end = this.#at;
    while (isDigit(this.#text.charCodeAt(end))) end++;
    if (end === this.#at) return undefined;
    // A point belongs to the number only if a digit follows: `1..3` is a range.
    if (this.#text[end] === '.' && isDigit(this.#text.charCodeAt(end + 1))) {
      end++;
      while (isDigit(this.#text.charCodeAt(end))) end++;
    }
    const value = Number(this.#text.slice(this.#at, end));
    if (value > DICE_LIMITS.number) this.#limit(`numbers go up to ${DICE_LIMITS.number}`);
    this.#at = end;
    return value;
  }

  #nested(read: () => NotationNode): NotationNode {
    if (++this.#depth > DICE_LIMITS.nesting) this.#limit(`at most ${DICE_LIMITS.nesting} levels are nested`);
    const node = read();
    this.#depth--;
    return node;
  }

  #peek(): string {
    while (isBlank(this.#text.charCodeAt(this.#at))) this.#at++;
    return this.#text[this.#at] ?? '';
  }

  #take(word: string): boolean {
    this.#peek();
    if (!this.#text.startsWith(word, this.#at)) return false;
    this.#at += word.length;
    return true;
  }

  /** Takes a letter that is a modifier only if no other letter follows. */
  #takeAlone(letter: string): boolean {
    this.#peek();
    return !/[a-z]/.test(this.#text[this.#at + 1] ?? '') && this.#take(letter);
  }

  #expect(word: string, what: string): void {
    if (!this.#take(word)) this.#unexpected(what);
  }

  #unexpected(expected: string): never {
    const next = this.#peek();
    return this.#syntax(
      `expected ${expected}, found ${next ? `"${this.#source[this.#at]}"` : 'the end'}`,
      this.#labelHint(),
    );
  }

  /** What to do about a word after dice, such as "2d6 sneak": write it as a label. */
  #labelHint(): string | undefined {
    const [start = '', dice = ''] = this.#text.slice(0, this.#at).split(/\s/).filter(Boolean).reverse();
    const before = isBlank(this.#text.charCodeAt(this.#at - 1)) ? { dice: start, start: '' } : { dice, start };
    const word = before.start + /^[a-z]*/.exec(this.#text.slice(this.#at))![0];
    if (!/^[a-z]{3,}$/.test(word) || !/\d/.test(before.dice)) return undefined;
    return `If "${word}" says what the dice are for, write it in brackets: ${before.dice}[${word}].`;
  }

  #syntax(message: string, hint?: string, at = this.#at): never {
    throw new ParseFault(hint === undefined ? { kind: 'syntax', message, at } : { kind: 'syntax', message, at, hint });
  }

  #limit(message: string): never {
    throw new ParseFault({ kind: 'limit', message, at: this.#at });
  }
}

/** Where a selection stands in the text. */
interface SelectionSpan {
  word: string;
  start: number;
  end: number;
  count: number;
}

/** The notation that applies the last of several selections to the dice that the others keep. */
function selectedInTurn(node: DiceNode | GroupNode): string | undefined {
  const { selections } = node.modifiers;
  if (selections.length < 2) return undefined;
  const inner = { ...node, modifiers: { ...node.modifiers, selections: selections.slice(0, -1) } };
  return `{${formatNode(inner)}}${formatSelection(selections.at(-1)!)}`;
}

const isDigit = (unit: number): boolean => unit >= 48 && unit <= 57;
const isBlank = (unit: number): boolean => unit === 32 || unit === 9 || unit === 10 || unit === 13 || unit === 160;

const negate = (of: NotationNode): NotationNode =>
  of.kind === 'number' && of.label === undefined
    ? { kind: 'number', value: of.value === 0 ? 0 : -of.value }
    : { kind: 'negate', of };

/** The dice terms of a sum of dice and numbers; undefined if the expression is anything else. */
export function diceOfSum(node: NotationNode): DiceNode[] | undefined {
  if (node.kind === 'number') return [];
  if (node.kind === 'dice') return [node];
  if (node.kind === 'negate') return node.of.kind === 'number' ? [] : undefined;
  if (node.kind !== 'binary' || (node.operator !== '+' && node.operator !== '-')) return undefined;
  const left = diceOfSum(node.left);
  const right = diceOfSum(node.right);
  if (!left || !right || (node.operator === '-' && right.length)) return undefined;
  return [...left, ...right];
}
