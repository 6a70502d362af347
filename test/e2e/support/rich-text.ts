import { expect, type Locator, type Page } from '@playwright/test';
import { enter, SUPERUSER } from './people';
import { wordsOf, type Language } from './strings';
import { test } from './test';

let made = 0;

/** A date that no other holiday of this run has. */
const ownDay = (): string =>
  new Date(Date.UTC(2040 + test.info().parallelIndex * 20, 0, 1 + (made += 1) * 3)).toISOString().slice(0, 10);

/** Adds a holiday with this text as its notice. @returns its id */
async function aNotice(page: Page, html: string): Promise<string> {
  const answer = await page.request.post('/api/holidays', {
    form: {
      date: ownDay(),
      reason: 'Proef',
      notification: '1',
      days_before_notification: '2',
      notification_text: html,
    },
  });
  expect(answer.status()).toBe(201);
  return answer.headers()['location']?.split('/').at(-1) ?? '';
}

/** The stored notice. */
export async function stored(page: Page, id: string): Promise<unknown> {
  // The shape of the reference API's answer; another shape fails the test.
  const { holidays } = (await (await page.request.get(`/api/holidays/${id}`)).json()) as {
    readonly holidays: { readonly notification_text: string };
  };
  return holidays.notification_text;
}

export const noticeIn = (language: Language) => {
  const words = wordsOf(language);
  const text = (page: Page): Locator =>
    page.getByRole('textbox', { name: words('site.holiday.notice.text'), exact: true });
  const button = (page: Page, key: string): Locator => page.getByRole('button', { name: words(key), exact: true });

  /** Opens a notice read-only. @returns its id */
  const read = async (page: Page, html: string): Promise<string> => {
    await enter(page, SUPERUSER);
    const id = await aNotice(page, html);
    await page.goto(`/holidays/${id}`);
    return id;
  };

  return {
    words,
    text,
    button,
    read,

    /** An object in the notice by tag and content. */
    object: (page: Page, tag: string, about: string): Locator =>
      text(page).getByRole('img', { name: words('richText.object', { tag, about }) }),

    /** Opens a notice for editing. @returns its id */
    edit: async (page: Page, html: string): Promise<string> => {
      const id = await read(page, html);
      await button(page, 'shared.actions.edit').click();
      await expect(text(page)).toBeVisible();
      return id;
    },

    /** Saves by key and waits for the answer and read-only mode: the toast may have disappeared by then. */
    save: async (page: Page): Promise<void> => {
      const answer = page.waitForResponse((response) => response.request().method() === 'PUT');
      await page.keyboard.press('Control+s');
      expect((await answer).ok()).toBe(true);
      await expect(button(page, 'shared.actions.edit')).toBeEnabled();
    },
  };
};
