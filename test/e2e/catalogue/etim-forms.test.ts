import { beginSession, READER } from '../support/people';
import { wordsOf } from '../support/strings';
import { expect, test } from '../support/test';

const READERS = '/api/usergroup/8';

// Rule R-CAT-43.
test('edit tells of a colleague who has the lock, who is told of a takeover (en)', async ({
  page,
  arrive,
  browser,
  baseURL,
}) => {
  const text = wordsOf('en');
  const button = (key: string) => page.getByRole('button', { name: text(key), exact: true });
  const allow = async (...rights: readonly string[]): Promise<void> => {
    const data = new URLSearchParams(rights.map((right) => ['rights[]', right])).toString();
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    expect((await page.request.put(READERS, { headers, data })).status()).toBe(200);
  };
  await arrive('en', '/etim/category/2');
  await allow('users.view', 'etim.category.edit');
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const reader = await context.newPage();
  await beginSession(reader, READER);
  const call = (path: string, form: Readonly<Record<string, string>> = {}) => reader.request.put(path, { form });
  expect((await call('/api/etim/category/2/lock')).status()).toBe(200);
  await button('shared.actions.edit').click();
  await page.getByRole('button', { name: text('content.lock.ask.confirm'), exact: true }).click();
  await page.getByRole('textbox', { name: text('catalogue.etimCategory.description') }).fill('Mine');
  expect((await call('/api/etim/category/2', { description: 'Theirs' })).status()).toBe(423);
  await button('shared.actions.save').click();
  await expect(button('shared.actions.edit')).toBeVisible();
  expect((await call('/api/etim/category/2/lock')).status()).toBe(200);
  expect((await call('/api/etim/category/2/unlock')).status()).toBe(200);
  await context.close();
  await allow('users.view');
});
