import { MAX_BATCH } from '../../mcp/handler.ts';
import { parseToolsets } from '../../mcp/toolsets.ts';
import type { Refusal } from '../../tools/errors.ts';
import { readJson } from '../body.ts';
import { hostOfOrigin } from '../host-policy.ts';
import type { AppParts, Ctx } from '../parts.ts';
import { reply, replyJson, replyRefusal, withSharedHeaders } from '../replies.ts';

/**
 * Answers POST /mcp. Web pages may call only from origins that the service serves, as the protocol requires: other pages
 * could reach a service on this machine through the browser.
 */
export async function postMcp({ mcp, settings, isServed }: AppParts, c: Ctx): Promise<Response> {
  const origin = c.req.header('origin');
  if (origin !== undefined && !isServed(hostOfOrigin(origin))) return replyRefusal(c.env, forbiddenOrigin(origin));
  const toolsets = parseToolsets(c.req.query('toolsets'));
  if (!toolsets.ok) return replyRefusal(c.env, toolsets.error);
  const body = await readJson(c.req.raw, settings.MAX_BODY_BYTES);
  if (!body.ok) return refuseBody(c, body.error);
  const calls = Array.isArray(body.value) ? Math.min(body.value.length, MAX_BATCH) : 1;
  if (!c.env.countAs(calls)) {
    const detail = `The service has no room for the ${calls} calls of this batch.`;
    return replyRefusal(c.env, { code: 'overloaded', detail });
  }
  const answer = withSharedHeaders(c.env, await mcp.fetch(c.req.raw, body.value, toolsets.value));
  if (!answer.headers.get('content-type')?.startsWith('application/json')) return answer;
  return reply(c.env, answer.status, await answer.text(), Object.fromEntries(answer.headers));
}

const forbiddenOrigin = (origin: string): Refusal => ({
  code: 'forbidden_origin',
  detail: `/mcp serves web pages from this machine only, but the Origin is ${origin.slice(0, 100)}.`,
});

/** Refuses a body. One that is not JSON is an error of JSON-RPC. */
const refuseBody = (c: Ctx, refusal: Refusal) =>
  refusal.code === 'malformed_json'
    ? replyJson(c.env, 400, { jsonrpc: '2.0', id: null, error: { code: -32700, message: refusal.detail } })
    : replyRefusal(c.env, refusal);
