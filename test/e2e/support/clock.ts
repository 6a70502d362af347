import type { Page } from '@playwright/test';

/** Fixes the time of the page and of the API's answers, from which the console takes the current time. */
export const setClock = async (page: Page, time: string): Promise<void> => {
  await page.clock.setFixedTime(time);
  // A stream never ends; without one, the console polls.
  await page.route('**/api/events*', (route) => route.fulfill({ status: 404, json: { code: 'NOT_FOUND' } }));
  await page.route(/\/api\/(?!events)/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), date: new Date(time).toUTCString() } });
  });
};
