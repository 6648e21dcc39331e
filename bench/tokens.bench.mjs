// Tokens that the answers of all tools cost a model over MCP: the usual call, and the heaviest that is still usual.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { weigh } from './tokens.mjs';

const MAIN = fileURLToPath(new URL('../dist/cli/main.js', import.meta.url));

export default async function bench() {
  const child = spawn(process.execPath, [MAIN, 'serve'], { env: { ...process.env, PORT: '0', LOG_LEVEL: 'silent' } });
  try {
    const url = await new Promise((resolve) => {
      child.stdout.on('data', (text) => {
        const address = /http:\/\/[\w.]{1,50}:\d{1,5}/.exec(String(text));
        if (address) resolve(address[0]);
      });
    });
    const client = new Client({ name: 'tokens', version: '1.0.0' });
    await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', url)));
    const { listing, tools } = await weigh(client);
    console.log(`${'tool'.padEnd(28)}${'usual'.padStart(8)}${'heavy'.padStart(8)}${'bytes'.padStart(8)}`);
    for (const { name, usual, heavy, bytes } of tools) {
      console.log(
        `${name.padEnd(28)}${String(usual).padStart(8)}${String(heavy).padStart(8)}${String(bytes).padStart(8)}`,
      );
    }
    const within = (key, most) => tools.filter((tool) => tool[key] <= most).length;
    console.log(`listing ${listing}; usual calls within 2000: ${within('usual', 2000)} of ${tools.length}`);
    console.log(`heavy calls within 6000: ${within('heavy', 6000)} of ${tools.length}`);
    await client.close();
  } finally {
    child.kill('SIGTERM');
  }
}
