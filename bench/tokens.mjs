import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import { usualCalls } from './usual-calls.mjs';

/** Pixels of a picture that count as one token. */
const PIXELS_PER_TOKEN = 750;

/**
 * Tokens of an answer for a model: the larger of its text and its data, and its pictures by their area. The tokenizer is
 * o200k; other models' differ by some percent.
 */
export function tokensOf({ content, structuredContent }) {
  const text = content.filter(({ type }) => type === 'text').map((block) => block.text);
  const pictures = content.filter(({ type }) => type === 'image');
  const links = content.filter(({ type }) => type === 'resource_link');
  const words = Math.max(...[text.join('\n'), JSON.stringify(structuredContent)].map((part) => countTokens(part)));
  const seen = pictures.reduce((sum, { data }) => sum + Math.ceil(pixelsOf(data) / PIXELS_PER_TOKEN), 0);
  return words + seen + links.reduce((sum, link) => sum + countTokens(JSON.stringify(link)), 0);
}

/** Pixels of a PNG, from its header. */
function pixelsOf(base64) {
  const header = Buffer.from(base64.slice(0, 64), 'base64');
  return header.readUInt32BE(16) * header.readUInt32BE(20);
}

/**
 * Calls all tools through an MCP client and weighs their answers.
 *
 * @returns {Promise<{ listing: number, tools: { name: string, usual: number, heavy: number, bytes: number }[] }>}
 *   tokens of the listing, and for each tool those of its usual call and of its heaviest usual one, with the bytes of
 *   the text of the latter
 */
export async function weigh(client) {
  const call = async (name, args, meta) => {
    const answer = await client.callTool({ name, arguments: args, _meta: { seed: 'tokens', ...meta } });
    if (answer.isError) throw new Error(`${name} ${JSON.stringify(args).slice(0, 200)}: ${answer.content[0].text}`);
    return answer;
  };
  const whole = async (name, args) => (await call(name, args, { accept: 'application/json' })).structuredContent;
  const { tools: listed } = await client.listTools();
  const calls = await usualCalls(whole);
  const missing = listed.filter(({ name }) => !calls[name]).map(({ name }) => name);
  if (missing.length) throw new Error(`bench/usual-calls.mjs has no calls of ${missing.join(', ')}`);
  const tools = [];
  for (const { name } of listed) {
    const [usual, heavy] = [await call(name, calls[name].usual), await call(name, calls[name].heavy)];
    const bytes = Buffer.byteLength(JSON.stringify(heavy.structuredContent));
    tools.push({ name, usual: tokensOf(usual), heavy: tokensOf(heavy), bytes });
  }
  return { listing: countTokens(JSON.stringify(listed)), tools };
}
