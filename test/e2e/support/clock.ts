import type { Page } from '@playwright/test';

/** Holds the time of the page and of the answers of the API, which the console takes for the present. */
export const setClock = async (page: Page, time: string): Promise<void> => {
  await page.clock.setFixedTime(time);
  // A stream has no end to wait for; without it the console asks by itself.
  await page.route('**/api/events*', (route) => route.fulfill({ status: 404, json: { code: 'NOT_FOUND' } }));
  await page.route(/\/api\/(?!events)/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), date: new Date(time).toUTCString() } });
  });
};
