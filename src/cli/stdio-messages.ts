import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { describeJsonFault } from '../lib/json-fault.ts';
import { fail, type Result } from '../lib/result.ts';
import { checkMessage, type ErrorAnswer, errorAnswer, INVALID_REQUEST, PARSE_ERROR } from '../mcp/envelope.ts';

/**
 * Passes on the messages of an input, one per line, for the SDK to read. Lines that the SDK would drop in silence are
 * answered here.
 */
export function checkedMessages(input: Readable, answer: (error: ErrorAnswer) => void): Readable {
  return Readable.from(checkedLines(input, answer), { objectMode: false });
}

async function* checkedLines(input: Readable, answer: (error: ErrorAnswer) => void): AsyncGenerator<string> {
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() === '') continue;
    const checked = checkLine(line);
    if (checked.ok) yield `${JSON.stringify(checked.value)}\n`;
    else answer(checked.error);
  }
}

function checkLine(line: string): Result<unknown, ErrorAnswer> {
  let message: unknown;
  try {
    message = JSON.parse(line);
  } catch {
    return fail(errorAnswer(PARSE_ERROR, `The line is not JSON: ${describeJsonFault(line)}.`));
  }
  return Array.isArray(message)
    ? fail(errorAnswer(INVALID_REQUEST, 'Over standard input, messages must be sent one per line, not as a batch.'))
    : checkMessage(message);
}
