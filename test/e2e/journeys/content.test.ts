import { SHARED_PAGE } from '../../../src/adapters/memory/content/shared-page.seed';
import { expectNotice } from '../support/notices';
import { contentEditorIn } from '../content/support/content-editor';
import { secondPerson } from '../content/support/second-person';
import { signIn, SUPERUSER } from '../support/people';
import { openBySecondClickIn } from '../support/screens';
import { expect, test } from '../support/test';

test(
  'two people edit one page: wait, take over, and merge block by block',
  { tag: '@fake' },
  async ({ page, mode }) => {
    test.slow();
    await page.goto('/page');
    await signIn(page, SUPERUSER);
    const second = await secondPerson(page, mode);
    const editor = contentEditorIn('en')(page);
    const { text, button, field, block } = editor;
    const [name, mine] = [SHARED_PAGE.colleague, { heading: 'Kom binnen', quote: 'Eindelijk dichtbij.' }];

    // The holder is shown in the list and on the item.
    await page.getByRole('searchbox', { name: text('content.page.search') }).fill(SHARED_PAGE.name);
    const rows = page.getByRole('table').locator('tbody').getByRole('row');
    // Wait for the search before the row is clicked.
    await expect(rows).toHaveCount(1);
    const row = rows.filter({ hasText: SHARED_PAGE.name });
    await expect(row.getByRole('img', { name: new RegExp(name) })).toBeVisible();
    await openBySecondClickIn(row, SHARED_PAGE.name);
    const strip = page.getByText(new RegExp(`^${name} has been editing this since`));
    await expect(strip).toBeVisible();
    await expect(editor.blocks).toHaveCount(3);
    await editor.expand();
    await expect(field('quote')).not.toBeEditable();
    await button('content.item.commands.collapse').click();

    // The take-over question is cancelled.
    await button('shared.actions.edit').click();
    const question = page.getByRole('alertdialog', { name: text('content.lock.ask.title', { name }) });
    await question.getByRole('button', { name: text('shared.actions.cancel') }).click();
    await expect(strip).toBeVisible();
    await expect(button('shared.actions.edit')).toBeFocused();
    await second.letGo();
    await editor.edit();
    await expect(strip).toBeHidden();
    await editor.expand();
    await field('title').fill(mine.heading);
    await field('quote').fill(mine.quote);

    // A take-over in the middle: typed text is kept and not saved.
    await second.takeOver();
    // With live events, Save is already disabled.
    await page.keyboard.press('Control+s');
    const lost = page.getByText(text('content.lock.lostStrip.title', { name }));
    await expect(lost).toBeVisible();
    await expect(field('title')).toHaveValue(mine.heading);
    await expect(field('quote')).toHaveValue(mine.quote);
    await expect(button('shared.actions.save')).toHaveAttribute('aria-disabled', 'true');
    await button('content.lock.lostStrip.again').click();
    await expectNotice(page, text('content.lock.taken', { name }));
    await second.letGo();
    await button('content.lock.lostStrip.again').click();
    await expect(lost).toBeHidden();

    // The lock is granted with the saved version; only the block that both changed is a conflict.
    const choice = page.getByRole('dialog', { name: text('shared.dialogs.conflict.title') });
    await expect(choice.getByRole('group', { name: editor.quote })).toBeVisible();
    await expect(choice.getByRole('radio')).toHaveCount(2);
    await expect(choice).toContainText(SHARED_PAGE.theirQuote);
    await choice.getByRole('radio', { name: new RegExp(mine.quote) }).check();
    await choice.getByRole('button', { name: text('shared.dialogs.conflict.goOn') }).click();
    await expect(field('quote')).toHaveValue(mine.quote);
    await editor.save();
    await button('content.item.commands.collapse').click();
    await expect(block(mine.heading)).toBeVisible();
    await expect(block('koffie en taart')).toBeVisible();
    await expect(block(mine.quote)).toBeVisible();
    await expect(block(SHARED_PAGE.theirQuote)).toHaveCount(0);
    await second.leave();
  },
);
