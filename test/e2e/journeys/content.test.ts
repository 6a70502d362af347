import { TOGETHER } from '../../../src/adapters/memory/content/together.seed';
import { deskIn } from '../content/support/desk';
import { secondPerson } from '../content/support/second-person';
import { signIn, SUPERUSER } from '../support/people';
import { openBySecondClickIn, toast } from '../support/screens';
import { expect, test } from '../support/test';

test('two people edit one page: wait, take over, and merge block by block', async ({ page, mode }) => {
  // One long way instead of many short ones.
  test.slow();
  await page.goto('/page');
  await signIn(page, SUPERUSER);
  const second = await secondPerson(page, mode);
  const desk = deskIn('en')(page);
  const { text, button, field, block } = desk;
  const [name, mine] = [TOGETHER.colleague, { heading: 'Kom binnen', quote: 'Eindelijk dichtbij.' }];

  // Who has it stands in the list and above the page, which can be read to its end.
  await page.getByRole('searchbox', { name: text('content.page.search') }).fill(TOGETHER.name);
  const row = page.getByRole('table').locator('tbody').getByRole('row').filter({ hasText: TOGETHER.name });
  await expect(row.getByRole('img', { name: new RegExp(name) })).toBeVisible();
  await openBySecondClickIn(row, TOGETHER.name);
  const strip = page.getByText(new RegExp(`^${name} has been editing this since`));
  await expect(strip).toBeVisible();
  await expect(desk.blocks).toHaveCount(3);

  // Whoever may take it over is asked, and waits instead.
  await button('shared.actions.edit').click();
  const question = page.getByRole('alertdialog', { name: text('content.lock.ask.title', { name }) });
  await question.getByRole('button', { name: text('shared.actions.cancel') }).click();
  await expect(strip).toBeVisible();
  await second.letGo();
  await desk.edit();
  await expect(strip).toBeHidden();
  await desk.expand();
  await field('title').fill(mine.heading);
  await field('quote').fill(mine.quote);

  // Taken over in the middle of it: nothing that was typed is lost, and nothing is saved.
  await second.takeOver();
  await button('shared.actions.save').click();
  const lost = page.getByText(text('content.lock.lostStrip.title', { name }));
  await expect(lost).toBeVisible();
  await expect(field('title')).toHaveValue(mine.heading);
  await expect(field('quote')).toHaveValue(mine.quote);
  await expect(button('shared.actions.save')).toHaveAttribute('aria-disabled', 'true');
  await button('content.lock.lostStrip.again').click();
  await expect(toast(page, text('content.lock.taken', { name }))).toBeVisible();
  await second.letGo();
  await button('content.lock.lostStrip.again').click();
  await expect(lost).toBeHidden();

  // What was saved meanwhile comes with the lock; only where both changed the same block somebody has to choose.
  const choice = page.getByRole('dialog', { name: text('shared.dialogs.conflict.title') });
  await expect(choice.getByRole('group', { name: desk.quote })).toBeVisible();
  await expect(choice.getByRole('radio')).toHaveCount(2);
  await expect(choice).toContainText(TOGETHER.theirQuote);
  await choice.getByRole('radio', { name: new RegExp(mine.quote) }).check();
  await choice.getByRole('button', { name: text('shared.dialogs.conflict.goOn') }).click();
  await expect(field('quote')).toHaveValue(mine.quote);
  await desk.save();
  await button('content.item.commands.collapse').click();
  await expect(block(mine.heading)).toBeVisible();
  await expect(block('koffie en taart')).toBeVisible();
  await expect(block(mine.quote)).toBeVisible();
  await expect(block(TOGETHER.theirQuote)).toHaveCount(0);
  await second.leave();
});
