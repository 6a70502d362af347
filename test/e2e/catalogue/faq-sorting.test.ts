import { expectNotice } from '../support/notices';
import { answerWith } from '../support/api';
import { expand, expectSaved, handleOf, questionsOf, titles } from '../support/faq';
import { EDITOR, enter, SUPERUSER } from '../support/people';
import { expect, test } from '../support/test';

const CATEGORY = 'Garantie en storing';

test.afterEach(async ({ page }) => {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('two browsers sort at once: the later one sees the order of the other', async ({ page, browser, running }) => {
  await enter(page, SUPERUSER, '/faq');
  const context = await browser.newContext({ baseURL: running.url });
  const other = await context.newPage();
  await enter(other, EDITOR, '/faq');
  await other.getByRole('button', { name: `Vragen van ${CATEGORY} tonen` }).click();
  await expand(page, CATEGORY);
  await expect(questionsOf(page, CATEGORY).nth(1)).toBeVisible();
  const [first = '', second = '', ...others] = await titles(page, CATEGORY);

  await other.getByRole('button', { name: `${first} verplaatsen`, exact: true }).focus();
  await other.keyboard.press('Space');
  await other.keyboard.press('ArrowDown');
  await other.keyboard.press('Space');
  await expect(other.getByText(/^Volgorde opgeslagen om/)).toBeVisible();

  await handleOf(page, first).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('End');
  await page.keyboard.press('Space');
  await expectNotice(page, 'Someone else changed this list in the meantime.');
  await expect.poll(() => titles(page, CATEGORY)).toEqual([second, first, ...others]);
  await handleOf(page, first).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Home');
  await page.keyboard.press('Space');
  await expectSaved(page);
  await context.close();
});

test('waits for the order before the screen is left', async ({ page }) => {
  await enter(page, SUPERUSER, '/faq');
  await expand(page, CATEGORY);
  await expect(questionsOf(page, CATEGORY).nth(1)).toBeVisible();
  const [first = '', second = ''] = await titles(page, CATEGORY);
  await handleOf(page, first).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await page.getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
  await page.goBack();
  await expect.poll(async () => (await titles(page, CATEGORY)).slice(0, 2)).toEqual([second, first]);
});

test('takes a refused order back', async ({ page }) => {
  await enter(page, SUPERUSER, '/faq');
  await expand(page, CATEGORY);
  await expect(questionsOf(page, CATEGORY).nth(1)).toBeVisible();
  const before = await titles(page, CATEGORY);
  await answerWith(page, /\/api\/faq\/category\/\d+\/sort$/, 403, { code: 'FORBIDDEN' });
  await handleOf(page, before[0] ?? '').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expectNotice(page, /right|allowed/i);
  await expect.poll(() => titles(page, CATEGORY)).toEqual(before);
});
