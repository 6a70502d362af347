import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Axe finds nothing on what the page shows now. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  // Colours are judged when they have arrived, not half-way through fading in.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined))),
  );
  // In the page itself and for what is wrong only: a second page to put frames together costs more than the search, and
  // no frame of ours has content.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], preload: false })
    .withTags(RULES)
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`),
    what,
  ).toEqual([]);
}
