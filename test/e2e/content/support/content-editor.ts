import { expect, type Locator, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { wordsOf, type Language } from '../../support/strings';
import type { SentPage } from './items';

interface BlockTexts {
  readonly blocks: Readonly<Record<string, string>>;
  readonly fields: Readonly<Record<string, string>>;
}

/** Locators and actions of the content editor in a language. */
export const contentEditorIn = (language: Language) => {
  const text = wordsOf(language);
  // Cast: a file of this project.
  const texts = JSON.parse(readFileSync(`server/content/texts/${language}.json`, 'utf8')) as BlockTexts;
  const nameOf = (code: string): string => texts.blocks[code] ?? code;
  const labelOf = (code: string): string => texts.fields[code] ?? code;

  return (page: Page) => {
    const button = (key: string, values?: Readonly<Record<string, string>>): Locator =>
      page.getByRole('button', { name: text(key, values), exact: true });
    const blocks = page.getByRole('list', { name: text('content.block.list') }).locator('> li');
    const block = (words: string | RegExp): Locator => blocks.filter({ hasText: words });
    // On a phone the field is on another tab.
    const name = page.locator('[name=name]');
    const edit = async (): Promise<void> => {
      await button('shared.actions.edit').click();
      await expect(button('shared.actions.save')).toBeVisible();
    };
    return {
      text,
      button,
      blocks,
      block,
      name,
      edit,
      nameOf,
      labelOf,
      heading: nameOf('default-header'),
      quote: nameOf('custom-quote'),
      offer: page.getByText(new RegExp(`^${text('shared.dialogs.recovery.title', { when: '' })}`)),
      question: page.getByRole('alertdialog', { name: text('shared.dialogs.leaving.keeping.title') }),
      /** A field of an expanded block. */
      field: (code: string, within: Locator = blocks): Locator =>
        within.getByRole('textbox', { name: new RegExp(`^${labelOf(code)}`) }),
      expand: async (): Promise<void> => {
        await button('content.item.commands.expand').click();
      },
      save: async (): Promise<void> => {
        await button('shared.actions.save').click();
        await expect(button('shared.actions.edit')).toBeEnabled();
      },
      open: async ({ id, name: called }: SentPage): Promise<void> => {
        await page.goto(`/page/${id}`);
        await expect(name).toHaveValue(called);
        await expect(button('shared.actions.edit')).toBeEnabled();
      },
      /** Leaves by a link of the drawer. */
      leave: async (): Promise<void> => {
        await page
          .getByRole('navigation', { name: text('shell.drawer.label') })
          .getByRole('link', { name: text('shell.names.dashboard.title') })
          .click();
      },
    };
  };
};

export type ContentEditor = ReturnType<ReturnType<typeof contentEditorIn>>;
