import { describe, expect, it } from 'vitest';
import { TOOL_NAMES } from '../../src/client/calls.generated.ts';
import { notationGuideMarkdown } from '../../src/dice/guide.ts';
import { families } from '../../src/families/families.ts';
import { settingsMarkdown } from '../../src/http/settings-page.ts';
import { errorsMarkdown } from '../../src/site/text-pages.ts';
import { registry } from '../../src/tools/registry.ts';
import { epic4Markdown } from './epic4-guide.ts';
import { familyMarkdown } from './family-guide.ts';
import { galleriesMarkdown } from './gallery-guide.ts';
import { hexmapMarkdown } from './hexmap-guide.ts';
import { nukesMarkdown } from './nukes-guide.ts';
import { puzzlesMarkdown } from './puzzles-guide.ts';
import { ringquestMarkdown } from './ringquest-guide.ts';

/** Generated files must be what `npm run generate` would write now. */
describe('generated files', () => {
  it('docs/errors.md is the table of errors', async () => {
    await expect(errorsMarkdown()).toMatchFileSnapshot('../../docs/errors.md');
  });

  it('docs/dice.md is the guide to dice notation', async () => {
    await expect(notationGuideMarkdown()).toMatchFileSnapshot('../../docs/dice.md');
  });

  it.each(families)('docs/$slug.md is the guide to the variants of $title', async (family) => {
    await expect(familyMarkdown(family)).toMatchFileSnapshot(`../../docs/${family.slug}.md`);
  });

  it('docs/hex-maps.md is the guide to hex maps', async () => {
    await expect(hexmapMarkdown()).toMatchFileSnapshot('../../docs/hex-maps.md');
  });

  it('docs/epic4.md is the rules sheet of the space epic', async () => {
    await expect(epic4Markdown()).toMatchFileSnapshot('../../docs/epic4.md');
  });

  it('docs/nukes.md is the rules of nukes with their odds', async () => {
    await expect(nukesMarkdown()).toMatchFileSnapshot('../../docs/nukes.md');
  });

  it('docs/puzzles.md is the guide to chess puzzles', async () => {
    await expect(puzzlesMarkdown()).toMatchFileSnapshot('../../docs/puzzles.md');
  });

  it('docs/galleries.md is the guide to what the galleries show', async () => {
    await expect(galleriesMarkdown()).toMatchFileSnapshot('../../docs/galleries.md');
  });

  it('docs/ringquest.md is the rules and characters of ringquest', async () => {
    await expect(ringquestMarkdown()).toMatchFileSnapshot('../../docs/ringquest.md');
  });

  it('docs/settings.md is the table of settings', async () => {
    await expect(settingsMarkdown()).toMatchFileSnapshot('../../docs/settings.md');
  });

  it('the client has every tool that was not removed', () => {
    expect([...TOOL_NAMES]).toEqual(registry.tools.filter(({ removed }) => !removed).map(({ name }) => name));
  });
});
