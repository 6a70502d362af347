import type { Page } from '@playwright/test';
import { crash, halfASecond } from '../support/editing';
import { enter, SUPERUSER } from '../support/people';
import { expect, test } from '../support/test';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const title = (page: Page) => page.getByRole('textbox', { name: /^Title/ });

/** Opens a node from its tree, starts editing and expands its heading. */
const editNode = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('treeitem', { name, exact: true }).click();
  await button(page, `Edit ${name}`).click();
  await button(page, 'Edit').click();
  await button(page, 'Expand Heading').click();
};

test('unsaved work on a node is offered after the page is gone, and merged block by block with what somebody else saved', async ({
  page,
  browser,
  baseURL,
}) => {
  await enter(page, SUPERUSER, '/structure/VERWARMING-2027');
  await editNode(page, 'Radiatoren');
  await title(page).fill('Radiatoren en meer');
  const path = new URL(page.url()).pathname;
  await halfASecond(page);
  await crash(page);
  const next = await page.context().newPage();
  await next.goto(path);
  await button(next, 'Continue').click();
  await expect(next.getByText('Radiatoren en meer').first()).toBeVisible();

  const context = await browser.newContext({ baseURL });
  const other = await context.newPage();
  await enter(other, SUPERUSER, path);
  await button(other, 'Edit').click();
  await button(other, 'Expand Heading').click();
  await title(other).fill('Radiatoren van een collega');
  await button(other, 'Save').click();
  await expect(button(other, 'Edit')).toBeVisible();
  await context.close();

  await button(next, 'Save').click();
  const question = next.getByRole('dialog', { name: 'Someone else saved before you' });
  await expect(question).toContainText('Radiatoren van een collega');
  await expect(question).toContainText('Radiatoren en meer');
  await question.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(button(next, 'Edit')).toBeVisible();
  await next.reload();
  await expect(next.getByText('Radiatoren en meer').first()).toBeVisible();
});

test('the texts of a node are 200 px high (R-SHR-47)', async ({ page }) => {
  await enter(page, SUPERUSER, '/structure/VERWARMING-2027');
  await editNode(page, 'Warmtepompen');
  await button(page, 'Expand Text with an image').click();
  const text = page.getByRole('textbox', { name: /^Text/ }).first();
  await expect(text).toBeEditable();
  expect(await text.evaluate((element: HTMLElement) => element.offsetHeight)).toBe(200);
});
