import { expect, type Page } from '@playwright/test';

/** Watches for blocked and executed scripts. */
export const watch = async (page: Page): Promise<{ readonly expectHarmless: () => Promise<void> }> => {
  const stopped: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) stopped.push(message.text());
  });
  page.on('pageerror', (error) => stopped.push(error.message));
  page.on('dialog', (dialog) => {
    stopped.push(dialog.message());
    void dialog.dismiss();
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      sessionStorage.setItem('violation', event.violatedDirective);
    });
  });
  return {
    expectHarmless: async () => {
      expect(
        await page.evaluate(() => ('harmed' in globalThis ? 'ran' : sessionStorage.getItem('violation'))),
      ).toBeNull();
      expect(stopped).toEqual([]);
    },
  };
};
