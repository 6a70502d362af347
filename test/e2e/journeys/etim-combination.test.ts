import type { Page } from '@playwright/test';
import { expectNotice } from '../support/notices';
import { signIn, SUPERUSER } from '../support/people';
import { expect, test } from '../support/test';

const option = (page: Page, name: RegExp) => page.getByRole('option', { name }).first();

// Rule R-CAT-44.
test(
  'writes a combination of two features and a note, with its proof as it is typed',
  { tag: '@fake' },
  async ({ page, running, mode }) => {
    await page.goto('/etim/combination');
    await signIn(page, SUPERUSER);
    await page.getByRole('button', { name: 'Add ETIM combination' }).click();
    await page.getByRole('textbox', { name: 'Description' }).fill('Delivery and sound');
    const pump = page.getByRole('list', { name: 'Preview' }).getByRole('listitem').filter({ hasText: 'ZM-WP-05' });
    const template = page.getByRole('textbox', { name: 'Template' });
    const stored = page.getByRole('status', { name: 'Stored as' });

    // A feature by its name, with the keyboard alone.
    await template.click();
    await page.keyboard.type('Delivers %nominaal verw');
    await expect(option(page, /Nominaal verwarmingsvermogen A7\/W35/)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(pump).toContainText('Delivers 5');
    await page.keyboard.type(' kW');
    await expect(pump).toContainText('Delivers 5 kW');
    await page.keyboard.press('Enter');
    await expect(stored).toHaveText(/^Delivers %EF\d{6}% kW$/);

    // Adds another feature from the picker, at the caret.
    await page.keyboard.type(', ');
    await page.getByRole('combobox', { name: 'Add a feature' }).fill('geluidsvermogen buiten');
    await option(page, /Geluidsvermogen buitenunit/).click();
    await expect(pump).toContainText('Delivers 5 kW, 54');
    await expect(template).toBeFocused();

    await page.getByRole('combobox', { name: 'Note' }).fill('koudemiddel');
    await option(page, /^EF\d{6} Koudemiddel$/).click();
    await expect(pump).toContainText('Note: R290');
    await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('Koudemiddel');

    // A code without a feature is reported, and removed.
    await template.click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' %EF999999%');
    await expect(page.getByText('EF999999 is unknown')).toBeVisible();
    await expect(pump).toContainText('%EF999999%');
    await page.getByRole('button', { name: 'Remove EF999999' }).click();
    await expect(page.getByText('EF999999 is unknown')).toBeHidden();

    // Backspace deletes a whole tag; undo restores it.
    await page.keyboard.press('Control+End');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    await expect(template.locator('[data-tag]')).toHaveCount(1);
    await expect(page.getByText(/Geluidsvermogen buitenunit is not used/)).toBeVisible();
    // The number of undo steps depends on the typing speed.
    while ((await template.locator('[data-tag]').count()) < 2) {
      const before = await template.innerHTML();
      await page.keyboard.press('Control+z');
      await expect.poll(() => template.innerHTML()).not.toBe(before);
    }
    await expect(template.locator('[data-tag]')).toHaveCount(2);
    const written = await stored.textContent();

    await page.keyboard.press('Control+s');
    await expectNotice(page, 'ETIM combination saved');
    await expect(page).toHaveURL(/\/etim\/combination\/\d+$/);
    await expect(stored).toHaveText(written?.trim() ?? '');
    // The fake loses its data on reload.
    if (mode !== 'fake') {
      await running.restart();
      await page.reload();
    }
    await expect(stored).toHaveText(written?.trim() ?? '');
    await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('Koudemiddel');
    await expect(page.getByText('2 feature tags')).toBeVisible();

    await page.getByRole('button', { name: 'Back to overview' }).click();
    await page.getByRole('searchbox', { name: 'Search ETIM combinations' }).fill('delivery');
    const row = page.getByRole('table').locator('tbody').getByRole('row');
    await expect(row).toHaveCount(1);
    await expect(row).toContainText('Delivers Nominaal verwarmingsvermogen A7/W35 kW, Geluidsvermogen buitenunit');
    await row.getByRole('checkbox').check();
    await page.getByRole('button', { name: /^Bulk actions/ }).click();
    await page.getByRole('menuitem', { name: /Delete/ }).click();
    await page.getByRole('button', { name: 'Delete 1 ETIM combination' }).click();
    await expectNotice(page, 'Etim combination successfully removed');
  },
);
