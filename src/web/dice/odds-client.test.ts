import { expect, it } from 'vitest';
import type { DiceComparison } from '../../dice/compare.ts';
import { OddsClient, type OddsRequest } from './odds-client.ts';

const ANSWER = { fields: [], odds: [], rows: [] } as DiceComparison;

it('answers every roll, and of what was typed meanwhile only the newest', () => {
  const asked: OddsRequest[] = [];
  const port: ConstructorParameters<typeof OddsClient>[0] = { onmessage: null, postMessage: (one) => asked.push(one) };
  const client = new OddsClient(port);
  const shown: string[] = [];
  const ask = (name: string, seed?: string) =>
    client.ask({ expressions: [name], ...(seed && { seed }) }, () => shown.push(name));
  const answer = () => port.onmessage!({ data: ANSWER } as MessageEvent<DiceComparison>);
  ask('2');
  ask('2d');
  ask('2d6', 'first');
  ask('2d6+');
  ask('2d6+1');
  for (let i = 0; i < 3; i++) answer();
  expect(asked.map(({ expressions }) => expressions[0])).toEqual(['2', '2d6', '2d6+1']);
  expect(shown).toEqual(['2', '2d6', '2d6+1']);
});
