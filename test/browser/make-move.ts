import type { Page } from 'playwright-core';
import { capitalize } from '../../src/lib/wording.ts';
import type { SceneMove } from '../../src/web/engine/scene.ts';

/** Makes a move as a person does: by its cells, a piece in hand or a button. */
export async function makeMove(page: Page, { steps, notation }: SceneMove): Promise<void> {
  for (const step of steps)
    if (typeof step === 'number') await page.locator(`[data-key="${step}"]`).click();
    else await page.locator(`.hand button[data-piece="${step}"]`).click();
  if (!steps.length)
    await page
      .getByRole('button', { name: capitalize(notation), exact: true })
      .first()
      .click();
  const choice = page.locator('.choice').getByRole('button', { name: notation, exact: true });
  if (await choice.count()) await choice.click();
}
