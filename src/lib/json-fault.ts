/** The first place at which a text stops being JSON. Lines and columns count from 1, columns in UTF-16 units. */
export interface JsonFault {
  line: number;
  column: number;
  expected: string;
  /** The character at the fault; undefined at the end of the text. */
  found: string | undefined;
}

/** What may come next. `first…` are the places right after an opening bracket, where the closing one may follow. */
type State = 'value' | 'firstItem' | 'key' | 'firstKey' | 'colon' | 'next';

const EXPECTED: Readonly<Record<Exclude<State, 'next'>, string>> = {
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
  const open: ('{' | '[')[] = [];
  let state: State = 'value';
  let at = 0;
  const fault = (expected: string): JsonFault => locate(text, at, expected);
  const skip = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    const length = pattern.exec(text)?.[0].length ?? 0;
    at += length;
    return length > 0;
  };
  const take = (character: string): boolean => {
    const isThere = text[at] === character;
    if (isThere) at++;
    return isThere;
  };
  const close = (): void => {
    open.pop();
    state = 'next';
  };
  /** Skips the rest of a string after its opening quote. Returns what was expected where it breaks. */
  const skipString = (): string | undefined => {
    for (;;) {
      skip(PLAIN);
      if (take('"')) return undefined;
      if (text[at] !== '\\')
        return at < text.length ? 'no line break or control character in a string' : 'a double quote';
      if (!skip(ESCAPE)) return 'an escape such as \\n, \\" or \\u0041';
    }
  };
  for (;;) {
    skip(SPACE);
    if (state === 'next') {
      const inner = open.at(-1);
      if (!inner) return at < text.length ? fault('the end of the text') : undefined;
      const closing = inner === '{' ? '}' : ']';
      if (take(',')) state = inner === '{' ? 'key' : 'value';
      else if (take(closing)) close();
      else return fault(`a comma or ${closing}`);
    } else if (state === 'colon') {
      if (!take(':')) return fault(EXPECTED.colon);
      state = 'value';
    } else if (state === 'key' || state === 'firstKey') {
      if (state === 'firstKey' && take('}')) close();
      else if (take('"')) {
        const broken = skipString();
        if (broken) return fault(broken);
        state = 'colon';
      } else return fault(EXPECTED[state]);
    } else if (state === 'firstItem' && take(']')) close();
    else if (take('{')) {
      open.push('{');
      state = 'firstKey';
    } else if (take('[')) {
      open.push('[');
      state = 'firstItem';
    } else if (take('"')) {
      const broken = skipString();
      if (broken) return fault(broken);
      state = 'next';
    } else if (skip(ATOM)) state = 'next';
    else return fault(EXPECTED[state]);
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
