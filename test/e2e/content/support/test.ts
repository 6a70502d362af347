import type { Page } from '@playwright/test';
import { keepNotices } from '../../support/notices';
import { beginSession, changeLanguage, EDITOR, PASSWORD, type Person } from '../../support/people';
import type { Language } from '../../support/strings';
import { test as base } from '../../support/test';

interface WithColleague {
  /** A second browser with another person and language; by default an editor with the unlock right. */
  readonly colleague: (language: Language, email?: string) => Promise<Page>;
}

export const test = base.extend<WithColleague>({
  colleague: async ({ browser, running }, use) => {
    const guests: { readonly page: Page; readonly was: Person }[] = [];
    await use(async (language, email = EDITOR) => {
      const context = await browser.newContext({
        baseURL: running.url,
        locale: 'en-GB',
        timezoneId: 'Europe/Amsterdam',
        viewport: { width: 1280, height: 800 },
      });
      await keepNotices(context);
      const page = await context.newPage();
      await beginSession(page, email);
      guests.push({ page, was: await changeLanguage(page, language) });
      return page;
    });
    for (const { page, was } of guests) {
      await page.request.post('/api/login', { form: { email: was.email, password: PASSWORD } });
      await page.request.put('/api/me/settings', { form: was.settings });
      await page.context().close();
    }
  },
});

export { expect } from '@playwright/test';
