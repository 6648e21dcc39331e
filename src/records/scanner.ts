/** The name of a tag; some programs write hyphens in it. */
const TAG_NAME = /[\w-]{1,255}/y;

/** Reads a text from the start to the end. Every step is linear in what it passes over. */
export class Scanner {
  readonly #text: string;
  #at = 0;
  #unclosed: string | undefined;

  constructor(text: string) {
    this.#text = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  }

  /** The beginning of the comment or variation that runs to the end of the text without a closing bracket, if one does. */
  get unclosed(): string | undefined {
    return this.#unclosed;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#text.length;
  }

  ahead(length: number): string {
    return this.#text.slice(this.#at, this.#at + length);
  }

  rest(): string {
    return this.#text.slice(this.#at);
  }

  isWordEnd(): boolean {
    return this.isAtEnd || /[\s{};()!?$*.+#]/.test(this.#text[this.#at]!);
  }

  /** Reads what a sticky pattern matches here. */
  take(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text);
    if (!found) return undefined;
    this.#at = pattern.lastIndex;
    return found;
  }

  /** Whether a bracket, a name and a quotation mark follow, as in a tag that may lack its end. */
  beginsTag(): boolean {
    return this.#tagName() !== undefined && this.#text[this.#at] === '"';
  }

  /** Reads a tag pair, `[Name "value"]`, with any blanks between its parts; undefined if there is none here. */
  takeTag(): { name: string; value: string } | undefined {
    const start = this.#at;
    const name = this.#tagName();
    const value = name !== undefined && this.#text[this.#at] === '"' ? this.#quoted() : undefined;
    this.#skipBlanks();
    if (value !== undefined && this.#text[this.#at++] === ']') return { name: name!, value };
    this.#at = start;
    return undefined;
  }

  /** Passes over the bracket and the name of a tag, with blanks after each; returns the name, if there is one. */
  #tagName(): string | undefined {
    this.#at++;
    this.#skipBlanks();
    const name = this.take(TAG_NAME)?.[0];
    this.#skipBlanks();
    return name;
  }

  /** Reads up to the closing quotation mark on the same line, and what follows backslashes as it stands. */
  #quoted(): string | undefined {
    let value = '';
    for (let at = this.#at + 1; at < this.#text.length && this.#text[at] !== '\n'; at++) {
      if (this.#text[at] === '"') {
        this.#at = at + 1;
        return value;
      }
      if (this.#text[at] === '\\') at++;
      value += this.#text[at] ?? '';
    }
    return undefined;
  }

  #skipBlanks(): void {
    while (/\s/.test(this.#text[this.#at] ?? '')) this.#at++;
  }

  /** Reads one of the words, if it stands here as a whole. */
  takeOneOf(words: readonly string[]): string | undefined {
    const word = words.find(
      (known) => this.#text.startsWith(known, this.#at) && !/[\w/-]/.test(this.#text[this.#at + known.length] ?? ''),
    );
    if (word !== undefined) this.#at += word.length;
    return word;
  }

  /** Reads up to a blank or a sign that begins a comment, a variation or a tag. */
  word(): string {
    const start = this.#at++;
    while (!this.isAtEnd && !/[\s{}();[\]]/.test(this.#text[this.#at]!)) this.#at++;
    return this.#text.slice(start, this.#at);
  }

  /** Skips blanks, comments, escape lines and variations. */
  skipComments(): void {
    while (this.#skipBlanksOrComment() || this.#skipVariation());
  }

  /** Skips blanks, a comment or an escape line; returns whether there was one. */
  #skipBlanksOrComment(): boolean {
    const start = this.#at;
    const letter = this.#text[start];
    const isLineStart = start === 0 || this.#text[start - 1] === '\n';
    if (letter === '{') this.#skipPast('}', start);
    else if (letter === ';' || (letter === '%' && isLineStart)) this.#skipLine();
    else this.#skipBlanks();
    return this.#at > start;
  }

  #skipLine(): void {
    const end = this.#text.indexOf('\n', this.#at);
    this.#at = end < 0 ? this.#text.length : end + 1;
  }

  /** Skips up to the closing sign of what began at `start`, or to the end of the text. */
  #skipPast(end: string, start: number): void {
    const found = this.#text.indexOf(end, this.#at);
    if (found < 0) this.#skipToEnd(start);
    else this.#at = found + 1;
  }

  #skipToEnd(start: number): void {
    this.#unclosed ??= this.#text.slice(start, start + 40);
    this.#at = this.#text.length;
  }

  /** Skips a variation; returns whether there was one. Variations may be nested and may hold comments with brackets. */
  #skipVariation(): boolean {
    const start = this.#at;
    if (this.#text[start] !== '(') return false;
    let depth = 0;
    do {
      if (this.#skipBlanksOrComment()) continue;
      const letter = this.#text[this.#at];
      if (letter === undefined) {
        this.#skipToEnd(start);
        break;
      }
      if (letter === '(') depth++;
      if (letter === ')') depth--;
      this.#at++;
    } while (depth > 0);
    return true;
  }
}
