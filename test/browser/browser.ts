import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe } from 'vitest';
import { type RunningService, startService } from '../service/process.ts';

/** Path of Debian's Chromium. Without it, tests in a browser are reported as skipped. */
const CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

const hasBrowser = existsSync(CHROMIUM) || process.env['CI'] !== undefined;

/** What the tests of a suite share: a service, and a browser that visits it. */
export interface Visit {
  readonly baseUrl: string;
  readonly newPage: Browser['newPage'];
}

/** Declares tests in a browser, with a service of their own. Where there is no browser, they are reported as skipped. */
export function describeInBrowser(name: string, declare: (visit: Visit) => void): void {
  describe.skipIf(!hasBrowser)(`${name} in ${CHROMIUM}`, () => {
    let browser: Browser;
    let service: RunningService;

    beforeAll(async () => {
      service = await startService();
      browser = await launchBrowser();
    }, 60_000);
    afterAll(async () => {
      await browser?.close();
      await service?.stop();
    });
    declare({
      get baseUrl() {
        return service.baseUrl;
      },
      newPage: (options) => browser.newPage(options),
    });
  });
}

const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: CHROMIUM,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });

/** Pixels by which the page is wider than its window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Source text of axe. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Axe {
  violations: { id: string; nodes: { target: string[] }[] }[];
}

/** Accessibility violations found by axe, as `rule: element`. */
export async function axeFaults(page: Page): Promise<string[]> {
  // Evaluated by the debugger, because the policy of the pages allows no script in them.
  await page.evaluate(AXE);
  const { violations } = await page.evaluate(() =>
    (globalThis as unknown as { axe: { run(): Promise<Axe> } }).axe.run(),
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/** What goes wrong in a page: errors of scripts, and what the policy forbids. */
export function watchFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('pageerror', (error) => faults.push(error.message));
  return faults;
}
