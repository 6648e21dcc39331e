/**
 * Class of a call, which decides where it runs. Quick calls run on the thread that answers, and take at most some
 * milliseconds. Heavy ones may take longer, and those that search for a move take as long as their level says: a host
 * with worker threads runs both there, each class with a queue of its own.
 */
export type CallClass = 'quick' | 'heavy' | 'search';

/** The longest arguments of a quick call, in characters: a game of some hundred plies is shorter. */
const MAX_QUICK_LENGTH = 4_000;

/** The class of one call of a tool: that of the tool, or heavy if its arguments are long. */
export const classOfCall = (ofTool: CallClass = 'quick', args: unknown): CallClass =>
  ofTool === 'quick' && isLonger(args, MAX_QUICK_LENGTH) ? 'heavy' : ofTool;

/** Whether a JSON value has more characters than a limit, about. Takes no longer than the limit needs. */
function isLonger(value: unknown, limit: number): boolean {
  let length = 0;
  const waiting = [value];
  while (waiting.length) {
    const next = waiting.pop();
    length += typeof next === 'string' ? next.length : 1;
    if (length > limit) return true;
    if (typeof next !== 'object' || next === null) continue;
    for (const key in next) {
      length += key.length;
      if (length > limit) return true;
      waiting.push((next as Record<string, unknown>)[key]);
    }
  }
  return false;
}
