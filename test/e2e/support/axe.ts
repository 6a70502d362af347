import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Checks the current page with axe. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  // Waits for colour transitions to end.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined))),
  );
  // In the page and for violations only: a second page for frames costs more than the check, and our frames are
  // empty.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], preload: false })
    .withTags(RULES)
    // Fluent's focus guards: hidden elements that move the focus on at once.
    .exclude('[data-tabster-dummy]')
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`),
    what,
  ).toEqual([]);
}
