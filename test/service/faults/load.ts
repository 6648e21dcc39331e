import { createHash } from 'node:crypto';
import { Agent, request } from 'node:http';

/** What became of the calls of a load. A call is lost without an answer, or with a 5xx that may not be retried. */
export interface Tally {
  right: number;
  wrong: number;
  lost: number;
  hung: number;
  /** Answers 503 with Retry-After, after which the load called again. */
  retried: number;
  faults: string[];
}

export interface LoadOptions {
  url: string;
  /** Callers at the same time. Each waits for its answer before it calls again. */
  callers: number;
  /** Whether callers try again after a 503 with Retry-After, as the service asks them to. */
  retries?: boolean;
}

/** Settings of the services under test. Starting a thread takes many seconds on a machine that does other work. */
export const PATIENT = { DEADLINE_MS: '60000' };

/** Time without an answer after which a call counts as hung, in milliseconds: beyond the deadline of the service. */
const HUNG_MS = 75_000;

const STATE = {
  v: 2,
  family: 'chess',
  variant: 'standard',
  fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
};

const CALLS: { path: string; method: 'GET' | 'POST'; body?: string; read(body: Buffer): string }[] = [
  { path: '/api/tools/dice_odds?expression=3d6&target=11', method: 'GET', read: String },
  {
    path: '/api/tools/play_suggest_move?seed=faults',
    method: 'POST',
    body: JSON.stringify({ state: STATE, difficulty: 'beginner' }),
    read: (body) => JSON.stringify(JSON.parse(String(body)).move),
  },
  {
    path: '/img/chess/standard.png?size=64',
    method: 'GET',
    read: (body) => createHash('sha256').update(body).digest('hex'),
  },
];

interface Answer {
  status: number;
  body: Buffer;
}

function send(url: string, { path, method, body }: (typeof CALLS)[number], agent: Agent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const call = request(url + path, { method, agent }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => resolve({ status: response.statusCode!, body: Buffer.concat(chunks) }));
      response.on('error', reject);
    });
    call.on('error', reject);
    call.setTimeout(HUNG_MS, () => call.destroy(new Error('hung')));
    call.end(body);
  });
}

/** Returns the right answer of each call, from a service without faults. */
export async function rightAnswers(url: string): Promise<string[]> {
  const agent = new Agent();
  const answers: string[] = [];
  for (const call of CALLS) {
    const { status, body } = await send(url, call, agent);
    if (status !== 200) throw new Error(`${call.path}: ${status} ${body}`);
    answers.push(call.read(body));
  }
  agent.destroy();
  return answers;
}

/** Calls the service until `isOver` returns true, and compares each answer with the right one. */
export async function runLoad(
  { url, callers, retries = false }: LoadOptions,
  right: readonly string[],
  isOver: (tally: Tally) => boolean,
): Promise<Tally> {
  const agent = new Agent({ keepAlive: true });
  const tally: Tally = { right: 0, wrong: 0, lost: 0, hung: 0, retried: 0, faults: [] };
  const callOnce = async (index: number): Promise<void> => {
    const call = CALLS[index]!;
    try {
      const { status, body } = await send(url, call, agent);
      if (status === 503 && retries) tally.retried++;
      else if (status !== 200) {
        tally.lost++;
        tally.faults.push(`${call.path}: ${status} ${body}`);
      } else if (call.read(body) === right[index]) tally.right++;
      else tally.wrong++;
    } catch (error) {
      const { message } = error as Error;
      if (message === 'hung') tally.hung++;
      else tally.lost++;
      tally.faults.push(`${call.path}: ${message}`);
    }
  };
  const caller = async (first: number): Promise<void> => {
    for (let turn = first; !isOver(tally); turn++) await callOnce(turn % CALLS.length);
  };
  await Promise.all(Array.from({ length: callers }, (_, index) => caller(index)));
  agent.destroy();
  tally.faults.splice(5);
  return tally;
}

/** Returns a function that is true once this many milliseconds have passed. */
export function after(ms: number): () => boolean {
  const end = performance.now() + ms;
  return () => performance.now() >= end;
}
