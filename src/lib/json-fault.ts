/** The first place at which a text stops being JSON. Lines and columns count from 1, columns in UTF-16 units. */
export interface JsonFault {
  line: number;
  column: number;
  expected: string;
  /** The character at the fault; undefined at the end of the text. */
  found: string | undefined;
}

/** What may come next. `first…` are the places right after an opening bracket, where the closing one may follow. */
type Place = 'value' | 'firstItem' | 'key' | 'firstKey' | 'colon' | 'next';

const EXPECTED: Readonly<Record<Exclude<Place, 'next'>, string>> = {
  value: 'a value',
  firstItem: 'a value or ]',
  key: 'a key in double quotes',
  firstKey: 'a key in double quotes or }',
  colon: 'a colon',
};

const SPACE = /[\t\n\r ]*/y;
const ATOM = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
/** Characters of a string that stand for themselves: all but quotes, backslashes and control characters. */
const PLAIN = /[ !#-[\]-\uffff]*/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;

/**
 * Finds the first fault of a text that is not JSON; undefined if it is JSON. `JSON.parse` names the place only for some
 * faults, in words that differ between versions. Nesting does not recurse, so its depth is unlimited.
 */
export function findJsonFault(text: string): JsonFault | undefined {
  const reader = new JsonReader(text);
  let place: Place | undefined = 'value';
  while (place) place = reader.step(place);
  return reader.expected === undefined ? undefined : locate(text, reader.at, reader.expected);
}

/** Reads JSON token by token, up to the first fault. */
class JsonReader {
  at = 0;
  /** What was expected at the fault; undefined if there is none. */
  expected: string | undefined;
  readonly #text: string;
  readonly #open: ('{' | '[')[] = [];

  constructor(text: string) {
    this.#text = text;
  }

  /** Reads one token. Returns what may come next; undefined at the end of the text and at a fault. */
  step(place: Place): Place | undefined {
    this.#skip(SPACE);
    if (place === 'next') return this.#readNext();
    if (place === 'colon') return this.#take(':') ? 'value' : this.#fail(EXPECTED.colon);
    return place === 'key' || place === 'firstKey' ? this.#readKey(place) : this.#readValue(place);
  }

  #readValue(place: 'value' | 'firstItem'): Place | undefined {
    if (place === 'firstItem' && this.#take(']')) return this.#close();
    if (this.#take('{')) return this.#enter('{', 'firstKey');
    if (this.#take('[')) return this.#enter('[', 'firstItem');
    if (this.#take('"')) return this.#readString('next');
    return this.#skip(ATOM) ? 'next' : this.#fail(EXPECTED[place]);
  }

  #readKey(place: 'key' | 'firstKey'): Place | undefined {
    if (place === 'firstKey' && this.#take('}')) return this.#close();
    return this.#take('"') ? this.#readString('colon') : this.#fail(EXPECTED[place]);
  }

  /** Reads what follows a value: a comma, a closing bracket or the end of the text. */
  #readNext(): Place | undefined {
    const inner = this.#open.at(-1);
    if (!inner) return this.at < this.#text.length ? this.#fail('the end of the text') : undefined;
    const closing = inner === '{' ? '}' : ']';
    if (this.#take(',')) return inner === '{' ? 'key' : 'value';
    return this.#take(closing) ? this.#close() : this.#fail(`a comma or ${closing}`);
  }

  /** Reads the rest of a string after its opening quote. */
  #readString(after: Place): Place | undefined {
    for (;;) {
      this.#skip(PLAIN);
      if (this.#take('"')) return after;
      if (this.at === this.#text.length) return this.#fail('a double quote');
      if (this.#text[this.at] !== '\\') return this.#fail('no line break or control character in a string');
      if (!this.#skip(ESCAPE)) return this.#fail('an escape such as \\n, \\" or \\u0041');
    }
  }

  #enter(bracket: '{' | '[', place: Place): Place {
    this.#open.push(bracket);
    return place;
  }

  #close(): Place {
    this.#open.pop();
    return 'next';
  }

  #fail(expected: string): undefined {
    this.expected = expected;
  }

  #take(character: string): boolean {
    const isThere = this.#text[this.at] === character;
    if (isThere) this.at++;
    return isThere;
  }

  #skip(pattern: RegExp): boolean {
    pattern.lastIndex = this.at;
    const length = pattern.exec(this.#text)?.[0].length ?? 0;
    this.at += length;
    return length > 0;
  }
}

function locate(text: string, at: number, expected: string): JsonFault {
  const before = text.slice(0, at);
  const line = before.split('\n').length;
  const point = text.codePointAt(at);
  return {
    line,
    column: at - before.lastIndexOf('\n'),
    expected,
    found: point === undefined ? undefined : String.fromCodePoint(point),
  };
}

/** Describes the first fault of a text that is not JSON: "expected a colon at line 1, column 5, but found "x"". */
export function describeJsonFault(text: string): string {
  const fault = findJsonFault(text);
  if (!fault) return 'expected JSON';
  const { line, column, expected, found } = fault;
  return `expected ${expected} at line ${line}, column ${column}, but found ${found === undefined ? 'the end' : JSON.stringify(found)}`;
}
