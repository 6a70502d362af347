import { intercept } from '../support/api';
import { accountButton, enter, SUPERUSER } from '../support/people';
import { userRows } from '../support/screens';
import { expect, test } from '../support/test';

const SHELL_CHUNK = /\/first\.\w+\.js$/;

test("loads the shell's script beside the first one, once, and again if that failed", async ({ page }) => {
  await enter(page, SUPERUSER, '/users');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/(?:main|first)\.\w+\.js$/.test(request.url())) asked.push(new URL(request.url()).pathname);
  });
  // Without the first script, only the inline script's requests are sent.
  await intercept(page, /\/main\.\w+\.js$/, (route) => route.abort());
  await page.reload();
  await expect.poll(() => asked.filter((path) => SHELL_CHUNK.test(path))).toHaveLength(1);
  await page.unroute(/\/main\.\w+\.js$/);
  asked.length = 0;
  await page.reload();
  await expect(userRows(page)).toHaveCount(10);
  expect(asked.filter((path) => SHELL_CHUNK.test(path))).toHaveLength(1);

  // A failed request is repeated.
  let times = 0;
  await intercept(page, SHELL_CHUNK, (route) => ((times += 1) === 1 ? route.abort() : route.continue()));
  await page.reload();
  await expect(accountButton(page)).toBeVisible();
  await expect(userRows(page)).toHaveCount(10);
  expect(times).toBe(2);
});
