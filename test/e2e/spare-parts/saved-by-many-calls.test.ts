import type { Page } from '@playwright/test';
import { intercept } from '../support/api';
import { signIn, SUPERUSER } from '../support/people';
import { acceptAll, openReviewed, REVIEWED, storedReference } from '../support/spare-parts';
import { wordsOf } from '../support/strings';
import { expect, test } from '../support/test';

const ITEM = /\/api\/spareparts\/\d+\/item\/\d+$/;
/** The number of the call whose answer is lost, from 1. */
const LOST = 10;

/** Records the items that later calls change, in order. */
const savesOf = (page: Page): readonly string[] => {
  const saves: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT' && ITEM.test(request.url())) saves.push(new URL(request.url()).pathname);
  });
  return saves;
};

test('an answer is lost while many items are saved: what was stored is known, and the rest is saved once', async ({
  page,
  untouched,
}) => {
  const text = wordsOf('en');
  await page.goto(`${untouched.url}/spare-parts?reference=${REVIEWED}`);
  await signIn(page, SUPERUSER);
  await openReviewed(page);
  const before = await storedReference(page);
  const total = await acceptAll(page, 'en');
  expect([total, before.open]).toEqual([40, 40]);

  const saves = savesOf(page);
  let calls = 0;
  await intercept(page, ITEM, async (route) => {
    calls += 1;
    if (calls !== LOST) return route.continue();
    expect((await route.fetch()).status()).toBe(200);
    return route.abort();
  });
  await page.keyboard.press('Control+s');
  // It is unknown whether the lost call was executed: its item counts as not stored.
  const left = page.getByText(text('parts.saving.left_other', { count: total - LOST + 1 }));
  await expect(left).toBeVisible();
  expect(saves).toHaveLength(LOST);
  expect(await storedReference(page)).toEqual({ version: before.version + LOST, open: total - LOST });
  const accepted = page.getByRole('table').getByText(text('spareParts.part.marks.accepted'), { exact: true });
  await expect(accepted).not.toHaveCount(0);

  await page.getByRole('button', { name: text('shared.actions.retry'), exact: true }).click();
  await expect(page.getByRole('button', { name: text('shared.actions.edit'), exact: true })).toBeVisible();
  await expect(left).toBeHidden();
  expect(await storedReference(page)).toEqual({ version: before.version + total, open: 0 });
  expect(new Set(saves).size).toBe(total);
  const lost = saves[LOST - 1];
  expect(saves.filter((save) => save !== lost)).toHaveLength(total - 1);
});
