/** Maximum size of an answer that nobody asked to have whole, in bytes of JSON. */
export const MAX_ANSWER_BYTES = 25_000;

/** A game state is never cut: it would be another game. */
const UNCUT = new Set(['state']);

/** Space for the note about what was cut, in bytes. */
const NOTE_BYTES = 300;

type Holder = Record<string | number, unknown>;

/** A list or text within an answer: the object that holds it, its key there, and its path. */
interface Part {
  readonly holder: Holder;
  readonly key: string | number;
  readonly path: string;
  readonly bytes: number;
}

const bytesOf = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value) ?? '').length;

/**
 * Returns an answer of at most `most` bytes. A larger one loses the ends of its longest lists and texts; `cut` then
 * says how much of each is there, and how to get the whole.
 */
export function shortenAnswer(answer: object, most: number): object {
  // A character has at most three bytes in UTF-8.
  if (JSON.stringify(answer).length * 3 <= most || bytesOf(answer) <= most) return answer;
  const copy = structuredClone(answer) as Holder;
  const lengths = new Map<string, number>();
  const cut: Record<string, string> = {};
  for (let excess = bytesOf(copy) + NOTE_BYTES - most; excess > 0; excess = bytesOf(copy) + NOTE_BYTES - most) {
    const part = largestPart(copy);
    if (!part) break;
    const { path, holder, key } = part;
    const length = lengths.get(path) ?? (holder[key] as string | unknown[]).length;
    lengths.set(path, length);
    cut[path] = `${cutPart(part, excess)} of ${length}${typeof holder[key] === 'string' ? ' characters' : ''}`;
  }
  return { ...copy, cut: { ...cut, whole: 'Send _meta.accept: application/json, or ask for less.' } };
}

/** Finds the largest list of several elements, or text that can still be cut. */
function largestPart(value: unknown, path = '', depth = 0): Part | undefined {
  if (typeof value !== 'object' || value === null || depth > 8) return undefined;
  let largest: Part | undefined;
  for (const [name, inner] of Object.entries(value)) {
    if (UNCUT.has(name)) continue;
    const key = Array.isArray(value) ? Number(name) : name;
    const at = Array.isArray(value) ? `${path}[${name}]` : path ? `${path}.${name}` : name;
    const isCuttable = (Array.isArray(inner) && inner.length > 1) || (typeof inner === 'string' && inner.length > 200);
    const own = isCuttable ? { holder: value as Holder, key, path: at, bytes: bytesOf(inner) } : undefined;
    const part = own ?? largestPart(inner, at, depth + 1);
    if (part && (!largest || part.bytes > largest.bytes)) largest = part;
  }
  return largest;
}

/** Cuts a list or text by `excess` bytes, or to a little of it. Returns how many elements or characters are left. */
function cutPart({ holder, key }: Part, excess: number): number {
  const value = holder[key] as string | unknown[];
  if (typeof value === 'string') {
    // Two more than the excess, for the mark of a cut: otherwise a text would not become shorter when it is cut again.
    const kept = Math.max(100, value.length - excess - 2);
    holder[key] = `${value.slice(0, kept)}…`;
    return kept;
  }
  let saved = 0;
  let kept = value.length;
  while (kept > 1 && saved < excess) saved += bytesOf(value[--kept]) + 1;
  holder[key] = value.slice(0, kept);
  return kept;
}
