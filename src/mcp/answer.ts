import { ok, type Result } from '../lib/result.ts';
import type { CallContext } from '../tools/context.ts';
import type { Refusal } from '../tools/errors.ts';
import type { McpContentBlock, Tool, ToolPicture } from '../tools/tool.ts';
import { type AnswerForm, pngBlock, svgBlock } from './pictures.ts';
import { MAX_ANSWER_BYTES, shortenAnswer } from './shorten-answer.ts';

/** An answer over MCP: blocks for the model, and the same object for programs. */
export interface McpAnswer {
  readonly content: McpContentBlock[];
  readonly structuredContent: Record<string, unknown>;
}

type Host = Pick<CallContext, 'services' | 'signal'>;

/**
 * Makes the answer of a call. By default it is the light form of the result, with a picture as PNG where the tool draws
 * one; `form` asks for the whole result, or for another picture.
 */
export async function answerOf(
  tool: Tool,
  result: object,
  form: AnswerForm | undefined,
  host: Host,
): Promise<Result<McpAnswer, Refusal>> {
  if (form === 'application/json') return ok(answerWith([], result));
  const light = shortenAnswer(tool.light(result), MAX_ANSWER_BYTES);
  const blocks = tool.blocks(result);
  if (blocks) return ok({ content: blocks, structuredContent: { ...light } });
  const picture = tool.picture(result);
  if (!picture) return ok(answerWith([], light));
  const image = await imageOf(picture, form, host);
  if (image.ok) return ok(answerWith([image.value], light, linksOf(tool, picture)));
  // A picture that nobody asked for does not fail the call.
  if (form) return image;
  return ok(answerWith([], { ...light, picture: `No picture: ${image.error.detail}` }, linksOf(tool, picture)));
}

const imageOf = async (picture: ToolPicture, form: AnswerForm | undefined, host: Host) =>
  form === 'image/svg+xml' ? ok(svgBlock(picture)) : pngBlock(picture, form !== undefined, host);

const answerWith = (images: McpContentBlock[], value: object, links: McpContentBlock[] = []): McpAnswer => ({
  content: [...images, { type: 'text', text: JSON.stringify(value) }, ...links],
  structuredContent: value as Record<string, unknown>,
});

/** A link to the picture, if it has a full address. Clients cannot follow a mere path. */
const linksOf = ({ title }: Tool, { url }: ToolPicture): McpContentBlock[] =>
  url && /^https?:/.test(url) ? [{ type: 'resource_link', uri: url, name: title, mimeType: 'image/svg+xml' }] : [];
