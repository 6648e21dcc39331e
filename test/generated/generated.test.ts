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

/** Shown with a difference. */
const OUT_OF_DATE = 'the file is out of date: run `npm run generate`';

/** Generated files must be what `npm run generate` would write now. */
describe('generated files', () => {
  it('docs/reference/errors.md is the table of errors', async () => {
    await expect(errorsMarkdown('http'), OUT_OF_DATE).toMatchFileSnapshot('../../docs/reference/errors.md');
  });

  it('docs/reference/dice.md is the guide to dice notation', async () => {
    await expect(notationGuideMarkdown(), OUT_OF_DATE).toMatchFileSnapshot('../../docs/reference/dice.md');
  });

  it.each(families)('the page of $slug in docs/reference is the guide to the variants of $title', async (family) => {
    await expect(familyMarkdown(family), OUT_OF_DATE).toMatchFileSnapshot(`../../docs/reference/${family.slug}.md`);
  });

  it('docs/reference/hex-maps.md is the guide to hex maps', async () => {
    await expect(hexmapMarkdown(), OUT_OF_DATE).toMatchFileSnapshot('../../docs/reference/hex-maps.md');
  });

  it('docs/reference/epic4.md is the rules sheet of the space epic', async () => {
    await expect(epic4Markdown(), OUT_OF_DATE).toMatchFileSnapshot('../../docs/reference/epic4.md');
  });

  it('docs/reference/nukes.md is the rules of nukes with their odds', async () => {
    await expect(nukesMarkdown(), OUT_OF_DATE).toMatchFileSnapshot('../../docs/reference/nukes.md');
  });

  it('docs/reference/puzzles.md is the guide to chess puzzles', async () => {
    await expect(puzzlesMarkdown(), OUT_OF_DATE).toMatchFileSnapshot('../../docs/reference/puzzles.md');
  });

  it('docs/reference/galleries.md is the guide to what the galleries show', async () => {
    await expect(galleriesMarkdown(), OUT_OF_DATE).toMatchFileSnapshot('../../docs/reference/galleries.md');
  });

  it('docs/reference/ringquest.md is the rules and characters of ringquest', async () => {
    await expect(ringquestMarkdown(), OUT_OF_DATE).toMatchFileSnapshot('../../docs/reference/ringquest.md');
  });

  it('docs/reference/settings.md is the table of settings', async () => {
    await expect(settingsMarkdown(), OUT_OF_DATE).toMatchFileSnapshot('../../docs/reference/settings.md');
  });

  it('the client has every tool that was not removed', () => {
    expect([...TOOL_NAMES]).toEqual(registry.tools.filter(({ removed }) => !removed).map(({ name }) => name));
  });
});
