import type { ToolCatalogue } from '../tools/catalogue.ts';
import type { HostServices } from '../tools/services.ts';
import type { McpContentBlock } from '../tools/tool.ts';

/** Lists the values that a variable can have, given the values of the other variables. */
export type Choices = (others: Readonly<Record<string, string>>) => readonly string[];

/** A text or file that clients can read, or a template for several. In a template, `uri` has variables in braces. */
export interface McpResource {
  uri: string;
  name: string;
  description: string;
  mimeType: string;
}

/** A template of resources. `choices` lists the values of its variables, for completion. */
export interface McpResourceTemplate extends McpResource {
  choices?: Readonly<Record<string, Choices>>;
}

/** The content of a resource: text, or bytes in base64. */
export type ResourceBody = { text: string } | { blob: string };

/** The resources of a server: `fixed` ones have one URI each, `templates` have variable URIs. */
export interface McpResources {
  fixed: readonly McpResource[];
  templates: readonly McpResourceTemplate[];
  /** Returns the content at a URI, with its media type; undefined if there is none. */
  read(uri: string): (ResourceBody & { mimeType: string }) | undefined;
}

/** A prompt that MCP clients can offer to their users. */
export interface McpPrompt {
  name: string;
  title: string;
  description: string;
  /** `choices` lists the values of an argument, for completion. */
  arguments: readonly { name: string; description: string; required: boolean; choices?: Choices }[];
  messages(args: Record<string, string>): { role: 'user' | 'assistant'; content: McpContentBlock }[];
}

/** Everything that an MCP client can see of a service. */
export interface ServerContents {
  info: { name: string; title: string; version: string; websiteUrl?: string };
  instructions: string;
  catalogue: ToolCatalogue;
  resources: McpResources;
  prompts: readonly McpPrompt[];
  /** Called for each unexpected error. The client gets `internal_error`. */
  onError(error: unknown): void;
  /** Maximum time of a call, in milliseconds. */
  deadlineMs: number;
  /**
   * Services that do heavy work in worker threads. Default: tools do the work in the thread that answers, or refuse it.
   */
  services?: HostServices;
}
