import type { Browser, Page } from '@playwright/test';
import { expectNotice } from '../support/notices';
import { aMark, beginSession, openDesk, READER } from '../support/people';
import { expectNoSidewaysScroll } from '../support/screens';
import { wordsOf, type Language } from '../support/strings';
import { expect, test } from '../support/test';

const READERS = '/api/usergroup/8';

const formIn = (language: Language) => {
  const text = wordsOf(language);
  return {
    text,
    button: (page: Page, key: string) => page.getByRole('button', { name: text(key), exact: true }),
  };
};

interface Listed {
  readonly id: number | 'other';
  readonly feature_id: number;
  readonly label: string;
}

/** Features of a category through the API. */
const featuresOf = async (page: Page, category: string): Promise<readonly string[]> => {
  const answer = await page.request.get('/api/etim/feature', { params: { category } });
  // The shape of the reference API's answer; a wrong one fails the test.
  const { features } = (await answer.json()) as { readonly features: readonly Listed[] };
  return features.map(({ label }) => label);
};

/** The reader in a browser of their own, with these rights until the test ends. */
const withRights = async (
  page: Page,
  browser: Browser,
  baseURL: string | undefined,
  rights: readonly string[],
  act: (reader: Page) => Promise<void>,
): Promise<void> => {
  const form = (all: readonly string[]): string => {
    const fields = new URLSearchParams();
    for (const right of all) fields.append('rights[]', right);
    return fields.toString();
  };
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const put = async (all: readonly string[]): Promise<void> => {
    expect((await page.request.put(READERS, { headers, data: form(all) })).status()).toBe(200);
  };
  await put(['users.view', ...rights]);
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  try {
    const reader = await context.newPage();
    await beginSession(reader, READER);
    await act(reader);
  } finally {
    await context.close();
    await put(['users.view']);
  }
};

test('a feature moves to another category and is found there (nl)', async ({ page, arrive }) => {
  const { text, button } = formIn('nl');
  await arrive('nl', '/etim/feature/3');
  await button(page, 'shared.actions.edit').click();
  await page
    .getByRole('combobox', { name: text('catalogue.etimFeature.category') })
    .selectOption({ label: 'Buffervat' });
  await page.getByRole('radio', { name: text('catalogue.etimFeature.colors.blue') }).check();
  await page.getByRole('textbox', { name: text('catalogue.etimFeature.information') }).click();
  await page.keyboard.type('Alleen bij 35 graden. ');
  await button(page, 'shared.actions.save').click();
  await expectNotice(page, text('catalogue.etimFeature.saved'));
  await page.reload();
  await expect(page.getByRole('textbox', { name: text('catalogue.etimFeature.category') })).toHaveValue('Buffervat');
  await expect(page.getByRole('group', { name: text('catalogue.etimFeature.color') })).toHaveText(
    text('catalogue.etimFeature.colors.blue'),
  );
  await expect(page.getByText('Alleen bij 35 graden.')).toBeVisible();
  const label = (await page.getByRole('definition').nth(1).textContent()) ?? '';
  // The shape of the reference API's answer; a wrong one fails the test.
  const { categories } = (await (await page.request.get('/api/etim/category')).json()) as {
    readonly categories: readonly { readonly id: number; readonly name: string }[];
  };
  const buffer = categories.find(({ name }) => name === 'Buffervat');
  expect((await featuresOf(page, String(buffer?.id))).at(-1)).toBe(label);
});

test('a category is added at a place and deleted when it is empty (en, phone)', async ({ page, arrive }) => {
  const { text, button } = formIn('en');
  const name = `Solar ${aMark()}`;
  await page.setViewportSize({ width: 390, height: 844 });
  await arrive('en', '/etim/category/add');
  await expectNoSidewaysScroll(page);
  await page.getByRole('textbox', { name: text('catalogue.etimCategory.name') }).fill(name);
  await page.getByRole('textbox', { name: text('catalogue.etimCategory.position') }).fill('2');
  await button(page, 'shared.actions.save').click();
  await expect(page).toHaveURL(/\/etim\/category\/\d+$/);
  await expect(page.getByRole('textbox', { name: text('catalogue.etimCategory.position') })).toHaveValue('2');
  await button(page, 'shared.actions.delete').click();
  await expect(page.getByRole('alertdialog')).toContainText(name);
  await page.getByRole('button', { name: text('catalogue.etimCategories.delete.confirm_one', { count: 1 }) }).click();
  await expect(page).toHaveURL(/\/etim$/);
  const answer = await page.request.get('/api/etim/category', { params: { general: name } });
  expect(await answer.json()).toMatchObject({ categories: [] });
});

test('edit tells of a colleague who has the lock, who is told of a takeover (en)', async ({
  page,
  arrive,
  browser,
  baseURL,
}) => {
  const { text, button } = formIn('en');
  await arrive('en', '/etim/category/2');
  await withRights(page, browser, baseURL, ['etim.category.edit'], async (reader) => {
    const call = (path: string, form: Readonly<Record<string, string>> = {}) => reader.request.put(path, { form });
    expect((await call('/api/etim/category/2/lock')).status()).toBe(200);
    await button(page, 'shared.actions.edit').click();
    await page.getByRole('button', { name: text('content.lock.ask.confirm'), exact: true }).click();
    await page.getByRole('textbox', { name: text('catalogue.etimCategory.description') }).fill('Mine');
    expect((await call('/api/etim/category/2', { description: 'Theirs' })).status()).toBe(423);
    await button(page, 'shared.actions.save').click();
    await expect(button(page, 'shared.actions.edit')).toBeVisible();
    expect((await call('/api/etim/category/2/lock')).status()).toBe(200);
    expect((await call('/api/etim/category/2/unlock')).status()).toBe(200);
  });
});

test('rights decide what is offered (en)', async ({ page, arrive, browser, baseURL }) => {
  const { button } = formIn('en');
  await arrive('en', '/dashboard');
  await withRights(page, browser, baseURL, ['etim.feature.edit'], async (reader) => {
    await openDesk(reader, '/etim/feature/1');
    await button(reader, 'shared.actions.edit').click();
    await expect(button(reader, 'shared.actions.save')).toBeVisible();
    await button(reader, 'shared.actions.cancel').click();
    await openDesk(reader, '/etim/combination');
    await expect(reader.getByRole('row').nth(1)).toBeVisible();
    await expect(button(reader, 'catalogue.etimCombinations.add')).toBeHidden();
    await expect(reader.getByRole('checkbox')).toHaveCount(0);
    for (const path of ['/etim/category/1', '/etim/category/add', '/etim/combination/1', '/etim/combination/add']) {
      await openDesk(reader, path);
      await expect(reader.getByRole('textbox', { name: /^(Name|Description)/ })).toHaveCount(0);
    }
  });
  await withRights(page, browser, baseURL, ['etim.category.edit', 'etim.combination.edit'], async (reader) => {
    await openDesk(reader, '/etim/category/1');
    await expect(button(reader, 'shared.actions.edit')).toBeVisible();
    await openDesk(reader, '/etim/combination/1');
    await expect(button(reader, 'shared.actions.edit')).toBeVisible();
    await expect(button(reader, 'shared.actions.delete')).toBeHidden();
  });
});
