import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { wordsOf } from './strings';
import { expect } from './test';

const text = wordsOf('en');
/** Names of the blocks and their fields, as the API sends them. */
const { blocks, fields } = JSON.parse(readFileSync('server/content/texts/en.json', 'utf8')) as {
  readonly blocks: Readonly<Record<string, string>>;
  readonly fields: Readonly<Record<string, string>>;
}; // cast: a file of this project

/** An action or expectation on a page. */
export type Step = (page: Page) => Promise<void>;

/** Presses a button. @param key key of its name */
export const press =
  (key: string): Step =>
  (page) =>
    page.getByRole('button', { name: text(key), exact: true }).click();
/** Chooses an entry of an open menu. */
export const entry =
  (key: string): Step =>
  (page) =>
    page.getByRole('menuitem', { name: text(key), exact: true }).click();
/** Chooses a radio button. */
export const radio =
  (key: string): Step =>
  (page) =>
    page.getByRole('radio', { name: text(key), exact: true }).check();
/** Turns a switch on. */
export const toggle =
  (key: string): Step =>
  (page) =>
    page.getByLabel(text(key), { exact: true }).check();
/** Opens the first row of a list by keyboard. */
export const openRow: Step = async (page) => {
  await page.getByRole('row').nth(1).focus();
  await page.keyboard.press('Enter');
};

/** The dialog that is open. */
export const dialog = (page: Page): Locator => page.getByRole('dialog');
/** The first option that has this text. */
export const option = (within: Page | Locator, offered: string): Locator =>
  within.getByRole('option').filter({ hasText: offered }).first();

/** Adds a block of a type from the block picker, whose types the API sends. */
export const block =
  (code: string): Step =>
  async (page) => {
    await press('content.block.add')(page);
    await dialog(page)
      .getByRole('combobox')
      .fill(blocks[code] ?? code);
    await option(dialog(page), blocks[code] ?? code).click();
  };

/** A text box with suggestions. @param label key of its label */
export const suggests =
  (label: string, typed: string, offered: string): Step =>
  async (page) => {
    await suggestIn(page.getByRole('combobox', { name: text(label) }), typed, offered);
  };
/** Types into a text box with suggestions and expects an option. */
export const suggestIn = async (box: Locator, typed: string, offered: string): Promise<void> => {
  await box.fill(typed);
  await expect(option(box.page(), offered)).toBeVisible();
  await box.fill('');
};
/** A text box with suggestions in a block. @param field code of the field */
export const suggestsInBlock =
  (field: string, typed: string, offered: string): Step =>
  (page) =>
    suggestIn(
      page
        .getByRole('list', { name: text('content.block.list') })
        .getByRole('combobox', { name: fields[field] ?? field, exact: true }),
      typed,
      offered,
    );
/** A select whose options the API sends. */
export const selects =
  (label: string, offered: string): Step =>
  async (page) => {
    await expect(
      page
        .getByRole('combobox', { name: text(label) })
        .locator('option', { hasText: offered })
        .first(),
    ).toBeAttached();
  };
/** A checkbox for each choice. */
export const ticks =
  (label: string, offered: string): Step =>
  (page) =>
    page
      .getByRole('group', { name: text(label) })
      .getByRole('checkbox', { name: offered })
      .check();
/** The library in a dialog, opened by a button; starts in the folder of the current file, which tests may change. */
export const picksFiles =
  (open: Step): Step =>
  async (page) => {
    await open(page);
    await dialog(page)
      .getByRole('treeitem', { name: text('library.overview.root') })
      .click();
    // Folders of other tests may move a row out of the rendered part of the list.
    await dialog(page)
      .getByRole('searchbox', { name: text('library.overview.search') })
      .fill('Brochures');
    await expect(option(dialog(page), 'Brochures')).toBeVisible();
    await dialog(page)
      .getByRole('button', { name: text('shared.actions.close'), exact: true })
      .click();
    await expect(dialog(page)).toBeHidden();
  };
/** Opens the library from a file field. */
export const fileOf =
  (label: string): Step =>
  (page) =>
    page.getByRole('button', { name: new RegExp(`^(Choose|Change) for ${text(label)}$`) }).click();
/** A list with its own search field. */
export const finds =
  (label: string, typed: string, role: 'row' | 'button' | 'option', offered: string): Step =>
  async (page) => {
    const answer = page.waitForResponse((response) => response.url().includes(`=${typed}`));
    await page.getByRole('searchbox', { name: text(label) }).fill(typed);
    await answer;
    await expect(page.getByRole(role).filter({ hasText: offered }).first()).toBeVisible();
  };
/** The website picker in the top bar. */
export const websites =
  (offered: string): Step =>
  async (page) => {
    await page
      .getByRole('button', { name: new RegExp(`^${text('shell.topBar.website', { website: '' }).trim()}`) })
      .click();
    await expect(page.getByRole('menuitemradio', { name: offered }).first()).toBeVisible();
    await page.keyboard.press('Escape');
  };
