import type { Client } from '@modelcontextprotocol/client';

/** Tokens of the listing, and of two calls of each tool; `bytes` is the size of the answer to the heavy one. */
export interface TokenTable {
  listing: number;
  tools: { name: string; usual: number; heavy: number; bytes: number }[];
}

export function weigh(client: Client): Promise<TokenTable>;
