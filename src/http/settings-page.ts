import { z } from 'zod';
import { SETTINGS } from './settings.ts';

/** Makes the text of `docs/reference/settings.md`: a table of the environment variables. */
export function settingsMarkdown(): string {
  const { properties } = z.toJSONSchema(SETTINGS, { io: 'output' });
  const rows = Object.entries(properties!).map(([name, schema]) => {
    const { default: defaultValue, description } = schema as { default?: unknown; description?: string };
    return `| \`${name}\` | ${defaultValue === undefined ? '' : `\`${defaultValue}\``} | ${description} |`;
  });
  return `# Settings

The service reads these environment variables. One that does not fit stops the start with a line that says why.

| variable | default | what it is |
| --- | --- | --- |
${rows.join('\n')}
`;
}
