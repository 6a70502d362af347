import { expect, type BrowserContext, type Page } from '@playwright/test';

/** A text that a polite live region showed, and its page. */
interface ShownNotice {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

declare global {
  interface Window {
    /** Notices that no test has read yet, oldest first. */
    readonly shownNotices: ShownNotice[];
  }
}

/** Records every notice of a context's pages: the shortest is shown for a second. */
export const keepNotices = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const shown: ShownNotice[] = [];
    Object.defineProperty(globalThis, 'shownNotices', { value: shown });
    const noticesIn = (node: Node): readonly ShownNotice[] => {
      const element = node instanceof Element ? node : node.parentElement;
      if (element === null || element.closest('[aria-live="polite"]') === null) return [];
      return [element, ...element.querySelectorAll('*')]
        .filter((one) => one.childElementCount === 0 && one.textContent.trim() !== '' && one.checkVisibility())
        .map((one) => {
          const { x, y } = one.getBoundingClientRect();
          return { text: one.textContent.replace(/\s+/g, ' ').trim(), x, y };
        });
    };
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes)
        shown.push(...[...(type === 'characterData' ? [target] : addedNodes)].flatMap(noticesIn));
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });

/**
 * Expects a notice that is shown now, or was shown since the last expected one. @param notice as for `getByText`:
 * part of the text, in any case
 */
export const expectNotice = async (page: Page, notice: string | RegExp): Promise<ShownNotice> => {
  const pattern =
    typeof notice === 'string' ? new RegExp(notice.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`), 'i') : notice;
  const found: ShownNotice[] = [];
  await expect(async () => {
    const shown = await page.evaluate(() => window.shownNotices);
    const place = shown.findIndex(({ text }) => pattern.test(text));
    expect(place, `${String(pattern)} is none of ${JSON.stringify(shown)}`).toBeGreaterThanOrEqual(0);
    found.push(...(await page.evaluate((count) => window.shownNotices.splice(0, count), place + 1)).slice(-1));
  }).toPass({ timeout: 10_000, intervals: [50, 100, 250] });
  const [last] = found;
  if (last === undefined) throw new Error(`There is no notice ${String(pattern)}`);
  return last;
};
