import { expect, type Locator, type Page } from '@playwright/test';
import { expectNotice } from './notices';
import { tabTo } from './screens';
import type { Words } from './strings';

/** Rows of the only list. */
export const rowsOf = (page: Page): Locator => page.getByRole('table').locator('tbody').getByRole('row');
const rowOf = (page: Page, name: string): Locator =>
  rowsOf(page).filter({ has: page.getByRole('cell', { name, exact: true }) });

export const sourceFilter = (page: Page, text: Words): Locator =>
  page
    .getByRole('group', { name: text('shared.filter.panel') })
    .getByRole('button', { name: new RegExp(`^${text('operations.errorCodes.filters.source')}`) });

const actionsIn = (page: Page, text: Words) => ({
  button: (key: string): Locator => page.getByRole('button', { name: text(key), exact: true }),
  field: (key: string): Locator => page.getByRole('textbox', { name: text(key) }),
  sourceCalled: (source: string): string => text(`operations.errorCodes.choices.source.${source}`),
});

export async function keepAnErrorCode(page: Page, text: Words): Promise<void> {
  const { button, field, sourceCalled } = actionsIn(page, text);
  await page.getByRole('button', { name: text('operations.errorCodes.add') }).click();
  await button('shared.actions.save').click();
  await expectNotice(page, text('shared.failures.checkFields'));
  await expect(field('operations.errorCode.code')).toHaveAttribute('aria-invalid', 'true');
  await field('operations.errorCode.code').fill('XJ-1');
  await field('operations.errorCode.description').fill('Proefstoring op de testbank');
  await page
    .getByRole('combobox', { name: text('operations.errorCode.source') })
    .selectOption(sourceCalled('combination'));
  await page.getByRole('switch', { name: text('operations.errorCode.inverter') }).check();
  await button('shared.actions.save').click();
  await expectNotice(page, text('operations.errorCodes.saved'));
  await expect(page).toHaveURL(/\/errorcode\/\d+$/);

  await button('shared.actions.edit').click();
  await field('operations.errorCode.control').fill('Kijk naar de lampjes.');
  await button('shared.actions.save').click();
  await expect(button('shared.actions.edit')).toBeEnabled();

  await button('shared.actions.back').click();
  await page.getByRole('button', { name: text('shared.list.filters') }).click();
  await field('operations.errorCodes.filters.description').fill('testbank');
  await expect(rowsOf(page)).toHaveCount(1);
  const sources = sourceFilter(page, text);
  await sources.click();
  await page.getByRole('checkbox', { name: sourceCalled('service') }).check();
  await expect(page.getByText(text('shared.states.nothingLeft.title'))).toBeVisible();
  await page.getByRole('checkbox', { name: sourceCalled('combination') }).check();
  await expect(rowOf(page, 'XJ-1')).toContainText(sourceCalled('combination'));
  await expect(page).toHaveURL(/source=service&source=combination/);

  await rowOf(page, 'XJ-1').click();
  await rowOf(page, 'XJ-1').click();
  await button('shared.actions.delete').click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: text('operations.errorCodes.delete.confirm_one', { count: 1 }) })
    .click();
  await expectNotice(page, text('operations.errorCodes.deleted_one', { count: 1 }));
  await expect(page).toHaveURL(/\/errorcode(\?|$)/);
  await expect(rowOf(page, 'XJ-1')).toHaveCount(0);
}

export async function chooseSourcesByKeyboard(page: Page, text: Words): Promise<void> {
  const { button, sourceCalled } = actionsIn(page, text);
  const { keyboard } = page;
  await page.getByRole('button', { name: text('shared.list.filters') }).click();
  const sources = sourceFilter(page, text);
  await tabTo(sources);
  await keyboard.press('ArrowDown');
  const box = (source: string) =>
    page
      .getByRole('group', { name: text('operations.errorCodes.filters.source') })
      .getByRole('checkbox', { name: sourceCalled(source) });
  await expect(box('service')).toBeFocused();
  await keyboard.press('End');
  await keyboard.press('Space');
  await keyboard.press('ArrowUp');
  await keyboard.press('Space');
  await expect(box('external')).toBeChecked();
  await keyboard.press('Escape');
  await expect(sources).toBeFocused();
  await expect(sources).toContainText(text('shared.filter.chosen_other', { count: 2 }));
  await expect(page).toHaveURL(/source=external&source=combination/);
  await expect(rowOf(page, 'E5')).toHaveCount(0);
  await page.reload();
  await expect(sources).toContainText(text('shared.filter.chosen_other', { count: 2 }));
  await expect(page.getByRole('cell', { name: sourceCalled('external'), exact: true }).first()).toBeVisible();
  await expect(rowOf(page, 'E5')).toHaveCount(0);
  await tabTo(sources);
  await keyboard.press('Enter');
  // If the focus leaves the button before its popup opens, the popup closes.
  await expect(box('external')).toBeVisible();
  await tabTo(button('shared.filter.clear'));
  await keyboard.press('Enter');
  await expect(sources).toBeFocused();
  await expect(sources).toContainText(text('shared.filter.any'));
  await expect(page).toHaveURL(/\/errorcode$/);
}

/** Adds a script to the whitelist of one website. */
export async function letAScriptIn(page: Page, text: Words, host: string): Promise<void> {
  const { button, field } = actionsIn(page, text);
  await page.getByRole('button', { name: text('operations.whitelist.add') }).click();
  await field('operations.whitelistEntry.source').fill(`https://${host}; script-src *`);
  await field('operations.whitelistEntry.source').blur();
  await expect(page.getByText(text('operations.whitelistEntry.pattern.source'))).toBeVisible();
  await expect(button('shared.actions.save')).toBeDisabled();
  await field('operations.whitelistEntry.source').fill(`https://${host}/a.js`);
  await field('operations.whitelistEntry.comments').fill('Voor de proef');
  await button('shared.actions.save').click();
  await expectNotice(page, text('operations.whitelist.saved'));
  await expect(page.getByText(text('operations.whitelistEntry.whenSaved'))).toHaveCount(0);
  await button('shared.actions.back').click();
  await page.getByRole('searchbox', { name: text('operations.whitelist.search') }).fill(host);
  await expect(rowsOf(page)).toHaveCount(1);
  await expect(rowOf(page, `https://${host}/a.js`)).toContainText(text('operations.whitelist.choices.type.js'));
  await page.getByRole('button', { name: /Zilvermeeuw NL/ }).click();
  await page.getByRole('menuitemradio', { name: 'Zilvermeeuw België' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto(`/whitelist?q=${host}`);
  await expect(page.getByText(text('shared.states.nothingLeft.titleTerm', { term: host }))).toBeVisible();
}

export async function narrowTheSearchLog(page: Page, text: Words): Promise<void> {
  const { field } = actionsIn(page, text);
  await page.getByRole('button', { name: text('shared.list.filters') }).click();
  await page
    .getByRole('combobox', { name: text('insight.searchLog.filters.type') })
    .selectOption(text('insight.searchLog.choices.type.downloads'));
  await field('insight.searchLog.filters.term').fill('handleiding');
  await expect(page).toHaveURL(/term=handleiding&type=downloads/);
  await expect(rowsOf(page).first()).toContainText('handleiding');
  await expect(rowsOf(page).filter({ hasText: text('insight.searchLog.choices.type.regular') })).toHaveCount(0);
  const address = page.url();
  await rowsOf(page).first().click();
  await rowsOf(page).first().click();
  await page.keyboard.press('Enter');
  await expect(rowsOf(page).first()).toBeFocused();
  expect(page.url()).toBe(address);
  await expect(page.getByRole('table').getByRole('checkbox')).toHaveCount(0);
}

export async function openADomain(page: Page, text: Words): Promise<void> {
  const context = page.context();
  await context.route(/zilvermeeuw.*\.example/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>elsewhere</title>' }),
  );
  await expect(page.getByRole('table').getByRole('checkbox')).toHaveCount(0);
  await expect(
    page.getByRole('button', {
      name: new RegExp(`\\b${text('shell.actions.add')}\\b|^${text('shared.list.bulk')}`, 'i'),
    }),
  ).toHaveCount(0);
  await page.getByRole('searchbox', { name: text('operations.dns.search') }).fill('service-zilvermeeuw');
  await expect(rowsOf(page)).toHaveCount(1);
  const [byClick] = await Promise.all([
    context.waitForEvent('page'),
    rowOf(page, 'service-zilvermeeuw.example').click(),
  ]);
  await expect(byClick).toHaveTitle('elsewhere');
  expect(await byClick.evaluate(() => [window.opener === null, document.referrer])).toEqual([true, '']);
  await byClick.close();
  await page.bringToFront();
  await rowsOf(page).first().focus();
  const [byKey] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Enter')]);
  await expect(byKey).toHaveTitle('elsewhere');
  await byKey.close();
  await expect(page).toHaveURL(/\/dns\?q=service-zilvermeeuw$/);
}
