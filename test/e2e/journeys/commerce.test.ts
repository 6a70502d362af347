import type { Page } from '@playwright/test';
import { signIn, SUPERUSER } from '../support/people';
import { expect, test } from '../support/test';

const rules = (page: Page) => page.getByRole('region', { name: 'Rules' }).getByRole('listitem');
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
const edit = (page: Page) => page.getByRole('button', { name: 'Edit', exact: true }).click();
const isRead = (page: Page) => expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();

async function addRule(page: Page, type: string): Promise<void> {
  await page.getByRole('button', { name: 'Add rule' }).click();
  await page.getByRole('menuitem', { name: type, exact: true }).click();
}

async function choose(page: Page, field: string, text: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).fill(text);
  // Those of a native list are options too.
  await page.locator('[role=option]').first().click();
}

test('a promotion with a rule of each type; one is deleted, restored, deleted and saved', async ({ page }) => {
  await page.goto('/promotion');
  await signIn(page, SUPERUSER);
  await page.getByRole('button', { name: 'Add promotion' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Rules of all kinds');
  await page.getByRole('textbox', { name: 'Start date' }).fill('01-12-2026');

  await addRule(page, 'Revenue');
  await page.getByRole('textbox', { name: 'From amount' }).fill('2500');
  await page.getByRole('textbox', { name: 'Discount' }).fill('3');
  await page.getByRole('button', { name: /^Close rule Revenue/ }).click();
  await addRule(page, 'Revenue per assortment');
  await page.getByRole('textbox', { name: 'From amount' }).fill('5,000');
  await page.getByRole('textbox', { name: 'Discount' }).fill('4.5');
  await choose(page, 'Assortments', 'warmtepompen');
  await page.getByRole('button', { name: /^Close rule Revenue per/ }).click();
  await addRule(page, 'Quantity per assortment');
  await page.getByRole('textbox', { name: 'From pieces' }).fill('10');
  await page.getByRole('textbox', { name: 'Discount' }).fill('2');
  await choose(page, 'Assortments', 'thermostaten');
  await choose(page, 'Accounts', 'techniek');
  await page.getByRole('button', { name: /^Close rule Quantity/ }).click();
  await addRule(page, 'Quantity per item');
  await page.getByRole('textbox', { name: 'From pieces' }).fill('3');
  await page.getByRole('textbox', { name: 'Discount' }).fill('150');
  await choose(page, 'Items', 'warmtepomp 8');
  await page.getByRole('button', { name: /^Close rule Quantity per item/ }).click();
  await addRule(page, 'Order');
  await expect(page.getByRole('textbox', { name: 'From amount' })).toHaveValue('0.00');
  await expect(rules(page)).toHaveCount(5);
  await save(page);
  await isRead(page);
  await expect(page).toHaveURL(/\/promotion\/\d+$/);
  for (const words of ['from €2,500.00: 3%', 'from €5,000.00: 4.5%', 'from 10 pieces: 2%', 'from 3 pieces: €150.00'])
    await expect(rules(page).filter({ hasText: words })).toHaveCount(1);

  await edit(page);
  const order = rules(page).filter({ hasText: /^Order/ });
  await order.getByRole('button', { name: /^Delete rule/ }).click();
  await expect(order).toContainText('Will be deleted');
  await order.getByRole('button', { name: /^Restore/ }).click();
  await expect(order).not.toContainText('Will be deleted');
  await order.getByRole('button', { name: /^Delete rule/ }).click();
  await save(page);
  await isRead(page);
  await expect(rules(page)).toHaveCount(4);
});

test('a pasted table of net prices: nothing is dropped, and what is taken is saved', async ({ page, mode }) => {
  const [known, other] = mode === 'fake' ? ['WP-8000', 'KK-10'] : ['ZM-WP-08', 'ZM-BV-20'];
  await page.goto('/netPricepromotion/1');
  await signIn(page, SUPERUSER);
  await edit(page);
  await page.getByRole('button', { name: 'Paste a table' }).click();
  await page
    .getByRole('textbox', { name: 'Codes and prices' })
    .fill(`${known}\t4,321.00\nNO-SUCH\t3\n${other.toLowerCase()};5.50\n${known} x`);
  await page.getByRole('button', { name: 'Preview' }).click();
  const line = (words: string) => page.getByRole('dialog').getByRole('listitem').filter({ hasText: words });
  await expect(line('NO-SUCH')).toContainText('Unknown code');
  await expect(line('No price found')).toContainText(known);
  await expect(line('Code comes again below')).toContainText(known);
  await page.getByRole('button', { name: 'Back to the text' }).click();
  await page.getByRole('textbox', { name: 'Codes and prices' }).fill(`${known}\t4,321.00\n${other};5.50`);
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByRole('button', { name: 'Take 2 lines' }).click();
  const price = (code: string) => page.getByRole('textbox', { name: new RegExp(`^Net price of ${code}`) });
  await expect(price(known)).toHaveValue('4,321.00');
  await save(page);
  await isRead(page);
  await expect(page.getByRole('listitem').filter({ hasText: known })).toContainText('€4,321.00');
  await expect(page.getByRole('listitem').filter({ hasText: other })).toContainText('€5.50');
});

test('a coupon: a percentage is clamped, a sweepstake has no value, the month comes first', async ({ page }) => {
  await page.goto('/coupon/add');
  await signIn(page, SUPERUSER);
  await page.getByRole('textbox', { name: 'Code' }).fill('CLAMPED');
  await page.getByRole('combobox', { name: 'Type' }).selectOption({ label: 'Percentage' });
  await page.getByRole('textbox', { name: 'Value' }).fill('250');
  await page.getByRole('textbox', { name: 'Valid from' }).fill('12-31-2026');
  await expect(page.getByRole('textbox', { name: 'Value' })).toHaveValue(/^(?:250|100)$/);
  await save(page);
  await isRead(page);
  await expect(page.getByRole('textbox', { name: 'Value' })).toHaveValue('100');
  await expect(page.getByRole('textbox', { name: 'Valid from' })).toHaveValue('12-31-2026');
  await edit(page);
  await page.getByRole('combobox', { name: 'Type' }).selectOption({ label: 'Sweepstake' });
  await expect(page.getByRole('textbox', { name: 'Value' })).toBeDisabled();
  await save(page);
  await isRead(page);
  await page.getByRole('button', { name: 'Back to overview' }).click();
  const row = page.getByRole('row').filter({ hasText: 'CLAMPED' });
  await expect(row).toContainText('Sweepstake');
  await expect(row).toContainText('12-31-2026');
});

test('a default cart with its items, and its usage', async ({ page }) => {
  await page.goto('/defaultcart/add');
  await signIn(page, SUPERUSER);
  await page.getByRole('textbox', { name: 'Name' }).fill('Starter set');
  await choose(page, 'Account', 'techniek');
  await save(page);
  await expect(page.getByText('Add at least one item.')).toBeVisible();
  await choose(page, 'Add item', 'warmtepomp 8');
  await page.getByRole('textbox', { name: /^Quantity of/ }).fill('3');
  await save(page);
  await isRead(page);
  await expect(page.getByRole('region', { name: 'Items' }).getByRole('listitem')).toContainText('3 pieces');
  await page.getByRole('button', { name: 'Usage' }).click();
  await expect(page.getByText('Not used yet')).toBeVisible();
  await page.goto('/defaultcart/1/usage');
  await expect(page.getByRole('table').getByRole('row').nth(1)).toContainText('Joost van Rossum');
});

test('an event: what it needs is said, and a concept is one', async ({ page }) => {
  await page.goto('/event/add');
  await signIn(page, SUPERUSER);
  await page.getByRole('textbox', { name: 'Title' }).fill('Open house');
  await save(page);
  await expect(page.getByText('This field is required').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Description' }).fill('See our showroom.');
  await page.getByRole('textbox', { name: 'Start', exact: true }).fill('01-12-2027');
  await page.getByRole('textbox', { name: 'Start, time' }).fill('10:00');
  await page.getByRole('textbox', { name: 'End', exact: true }).fill('01-12-2027');
  await page.getByRole('textbox', { name: 'End, time' }).fill('9:00');
  await choose(page, 'Categories', 'warmtepompen');
  await page.getByRole('checkbox').first().check();
  await expect(page.getByText('This is before the start.')).toBeVisible();
  await page.getByRole('textbox', { name: 'End, time' }).fill('16:00');
  await save(page);
  await isRead(page);
  await page.getByRole('button', { name: 'Back to overview' }).click();
  const row = page.getByRole('row').filter({ hasText: 'Open house' });
  await expect(row).toContainText('Concept');
  await page.getByRole('button', { name: /^Filters/ }).click();
  await page.getByLabel('Status', { exact: true }).selectOption({ label: 'Published' });
  await expect(row).toHaveCount(0);
});

test('a promotion explains a cart before and after an edit that is not saved', async ({ page, mode }) => {
  const pump = mode === 'fake' ? '€4,920.00' : '€5,240.00';
  await page.goto('/promotion/1');
  await signIn(page, SUPERUSER);
  await page.getByRole('button', { name: 'Explain a cart' }).click();
  await choose(page, 'Add item', 'warmtepomp 8');
  const why = page.getByRole('list', { name: 'Why this price' }).getByRole('listitem');
  const perItem = why.filter({ hasText: 'Quantity per item' });
  await expect(page.getByText(pump, { exact: true }).first()).toBeVisible();
  await expect(perItem).toContainText('1 piece in the cart; 2 pieces more is needed.');
  await edit(page);
  await page.getByRole('button', { name: /^Open rule Quantity per item/ }).click();
  await page.getByRole('textbox', { name: 'From pieces' }).fill('1');
  await expect(perItem).toContainText('− €150.00');
  await page.getByRole('textbox', { name: /^Quantity of/ }).fill('0');
  await expect(perItem).toContainText('Nothing in the cart belongs to it');
});
