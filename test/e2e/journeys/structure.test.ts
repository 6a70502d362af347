import type { Page } from '@playwright/test';
import { expectNotice } from '../support/notices';
import { signIn, SUPERUSER } from '../support/people';
import { expect, test } from '../support/test';

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const line = (page: Page, name: string) => page.getByRole('treeitem', { name, exact: true });

/** Reloads the page, except in the fake, which loses its data. */
const comeBack = async (page: Page, mode: string): Promise<void> => {
  if (mode !== 'fake') await page.reload();
};

test(
  'a cover is chosen and cleared, and the content of a node is found after a reload',
  { tag: '@fake' },
  async ({ page, mode }) => {
    test.slow();
    await page.goto('/structure');
    await signIn(page, SUPERUSER);
    await page.getByRole('searchbox', { name: 'Search structures' }).fill('hoofdcatalogus');
    await page.getByRole('cell', { name: 'VERWARMING-2027' }).click();

    // Only PDF files can be chosen.
    await button(page, 'Edit').click();
    await button(page, 'Clear Cover').click();
    await button(page, 'Choose for Cover').click();
    const picker = page.getByRole('dialog', { name: 'Choose a file' });
    await picker.getByRole('treeitem', { name: /^Brochures/ }).click();
    await picker.getByRole('treeitem', { name: /^Brochures/ }).press('ArrowRight');
    if (mode !== 'fake') await picker.getByRole('treeitem', { name: /^Nederlands/ }).click();
    const pdf = picker.getByRole('option', { name: /onderhoud.*\.pdf/i });
    await expect(picker.getByRole('option', { name: /\.(?:jpg|png|pptx|mp3)/ })).toHaveCount(0);
    await pdf.click();
    await button(page, 'Select').click();
    await button(page, 'Save').click();
    await expectNotice(page, 'Saved successfully');
    await comeBack(page, mode);
    await expect(page.getByText(/^onderhoud.*\.pdf$/i)).toBeVisible();

    await button(page, 'Edit').click();
    await button(page, 'Clear Cover').click();
    await button(page, 'Save').click();
    await expect(button(page, 'Edit')).toBeVisible();
    await comeBack(page, mode);
    await expect(page.getByText(/^onderhoud.*\.pdf$/i)).toHaveCount(0);

    // Finds a node in the tree and edits its content.
    await line(page, 'Warmtepompen').press('ArrowRight');
    await line(page, 'Lucht-waterwarmtepompen').click();
    await button(page, 'Edit Lucht-waterwarmtepompen').click();
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveAttribute('readonly');
    await expect(button(page, /^Delete/)).toHaveCount(0);
    await button(page, 'Edit').click();
    await button(page, 'Expand Heading').click();
    await page.getByRole('textbox', { name: /^Title/ }).fill('Warmte uit de buitenlucht');
    await button(page, 'Clear Cover').click();
    await button(page, 'Save').click();
    await expect(page.getByText('This field is required')).toBeVisible();
    await button(page, 'Cancel').click();
    await button(page, 'Discard').click();
    await button(page, 'Edit').click();
    await page.getByRole('textbox', { name: /^Title/ }).fill('Warmte uit de buitenlucht');
    await button(page, 'Save').click();
    await expectNotice(page, 'Saved successfully');
    await comeBack(page, mode);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Structure item');
    await expect(page.getByText('Warmte uit de buitenlucht').first()).toBeVisible();
  },
);
