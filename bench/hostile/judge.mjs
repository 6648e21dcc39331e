import { ERROR_CODES } from '../../dist/tools/errors.js';

/** Statuses of faults: of the service itself, and of calls that ran out of time. */
const FAULTS = [500, 504];
/** Statuses that an answer to a hostile call may have. */
const STATUSES = new Set([200, 202, ...Object.values(ERROR_CODES).map(({ status }) => status)]);

/**
 * What is wrong with an answer; undefined if nothing is.
 *
 * @param {{ status: number, text: string, ms: number }} answer `ms`: from the request to the whole answer
 * @param {number} mostMs deadline of a call with its grace
 */
export function judgeAnswer({ status, text, ms }, mostMs) {
  if (ms > mostMs) return `answered after ${Math.round(ms)} ms`;
  if (!STATUSES.has(status) || FAULTS.includes(status)) return `status ${status}: ${text.slice(0, 300)}`;
  if (text.includes('internal_error')) return `internal_error: ${text.slice(0, 300)}`;
  return isJson(text) ? undefined : `no JSON: ${text.slice(0, 100)}`;
}

function isJson(text) {
  if (!text) return true;
  try {
    // An answer over MCP may be an event of a stream.
    JSON.parse(text.startsWith('event:') ? text.slice(text.indexOf('data:') + 5) : text);
    return true;
  } catch {
    return false;
  }
}
