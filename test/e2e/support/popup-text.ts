import { expect, type Locator, type Page } from '@playwright/test';
import { enter, SUPERUSER } from './people';
import { noticeIn } from './rich-text';
import type { Language } from './strings';

/** The stored text of a popup. */
export async function storedText(page: Page, id: string): Promise<unknown> {
  // The shape of the reference API's answer; another shape fails the test.
  const { popup } = (await (await page.request.get(`/api/popup/${id}`)).json()) as {
    readonly popup: { readonly content: string };
  };
  return popup.content;
}

export const popupIn = (language: Language) => {
  const { words, button, save } = noticeIn(language);
  const text = (page: Page): Locator => page.getByRole('textbox', { name: words('site.popup.content'), exact: true });
  const toolbar = (page: Page): Locator => page.getByRole('toolbar', { name: words('richText.toolbar') });
  const tool = (page: Page, key: string): Locator =>
    toolbar(page).getByRole('button', { name: words(key), exact: true });
  return {
    words,
    button,
    save,
    text,
    toolbar,
    tool,

    /** Opens a popup with this text for editing. @returns its id */
    edit: async (page: Page, html: string): Promise<string> => {
      await enter(page, SUPERUSER);
      const answer = await page.request.post('/api/popup', {
        form: { title: 'Proef', content: html, popup: '1', show_once: '0', login: '0' },
      });
      expect(answer.status()).toBe(201);
      const id = answer.headers()['location']?.split('/').at(-1) ?? '';
      await page.goto(`/popup/${id}`);
      await button(page, 'shared.actions.edit').click();
      await expect(text(page)).toBeVisible();
      return id;
    },

    choose: async (page: Page, key: string, chosen: string): Promise<void> => {
      await tool(page, key).click();
      await page
        .getByRole('menu')
        .last()
        .locator('[role^="menuitem"]')
        .filter({ hasText: words(chosen) })
        .first()
        .click();
    },

    style: async (page: Page, chosen: string): Promise<void> => {
      await toolbar(page).locator('[data-words]').click();
      await page.getByRole('menu').last().getByText(words(chosen), { exact: true }).click();
    },

    /** Fills in and confirms an insertion dialog of the editor. */
    answer: async (page: Page, answers: Readonly<Record<string, string>>): Promise<void> => {
      for (const [key, value] of Object.entries(answers))
        await page.getByLabel(words(key), { exact: true }).fill(value);
      await page.keyboard.press('Enter');
    },
  };
};
