import { expect, type Locator, type Page } from '@playwright/test';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Words } from '../../support/strings';

type Values = Readonly<Record<string, string | number>>;

/** A text file for a file input. */
export const aText = (name: string, size = 40) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.alloc(size, `What ${name} says. `),
});

/** Creates text files of given sizes on disk. @returns the folder */
export const onThisComputer = (folder: string, files: Readonly<Record<string, number>>): string => {
  for (const [file, size] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), Buffer.alloc(size, `What ${file} says. `));
  }
  return folder;
};

const beginning = (name: string): RegExp => new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?: |$)`);

/** Locators and actions of the library in a language. */
export const libraryIn = (page: Page, text: Words) => {
  const own = (key: string, values?: Values): string => text(`library.overview.${key}`, values);
  const button = (key: string, values?: Values): Locator =>
    page.getByRole('button', { name: text(key, values), exact: true });
  /** A folder or file tile. */
  const row = (name: string): Locator => page.getByRole('option', { name: beginning(name) });
  const up = (name?: string): Locator =>
    page.getByRole('option', { name: own('up', { name: name ?? own('root') }), exact: true });
  const name = page.getByRole('dialog').getByRole('textbox');
  const question = page.getByRole('alertdialog');
  const panel = page.getByRole('region', { name: text('library.upload.title') });
  const actions = page.getByRole('button', { name: beginning(own('actions')) });
  return {
    own,
    button,
    row,
    up,
    name,
    question,
    panel,
    actions,
    /** The open folder, by name. */
    open: (folder: string): Locator => page.getByRole('listbox', { name: own('label', { name: folder }) }),
    treeLine: (folder: string): Locator => page.getByRole('treeitem', { name: beginning(folder) }),
    chooser: page.locator('input[type=file]:not([webkitdirectory])'),
    addFolder: async (folder: string): Promise<void> => {
      await button('library.overview.newFolder').click();
      await name.fill(folder);
      await page.keyboard.press('Enter');
      await expect(row(folder)).toBeVisible();
    },
    choose: async (key: string, values?: Values): Promise<void> => {
      await actions.click();
      await page.getByRole('menuitem', { name: text(key, values) }).click();
    },
    clearUploads: async (): Promise<void> => {
      // By key: a notice may cover it.
      await panel.getByRole('button', { name: text('library.upload.clear') }).press('Enter');
      await expect(panel).toBeHidden();
    },
  };
};
