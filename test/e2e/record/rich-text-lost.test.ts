import type { BrowserContext, Page } from '@playwright/test';
import { expectNotice, keepNotices } from '../support/notices';
import { answerWith, intercept } from '../support/api';
import { crash, halfASecond } from '../support/editing';
import { beginSession, enter, signIn, SUPERUSER } from '../support/people';
import { noticeIn, stored } from '../support/rich-text';
import { type Language } from '../support/strings';
import { expect, test } from '../support/test';

const SOURCE = '<p class="a">een</p>\n<table><tr><td>1</td></tr></table>';
const MINE = '<p class="a">een twee</p>\n<table><tr><td>1</td></tr></table>';
const ONE_HOLIDAY = /\/api\/holidays\/\d+$/;

/** Actions around unsaved rich text in a language. */
const typingIn = (language: Language) => {
  const notice = noticeIn(language);
  const { text } = notice;
  return {
    ...notice,

    /** Opens a notice and types unsaved text. @returns its id */
    typed: async (page: Page): Promise<string> => {
      const id = await notice.edit(page, SOURCE);
      await text(page).getByText('een').click();
      await page.keyboard.press('End');
      await page.keyboard.type(' twee');
      return id;
    },

    /** Restores the draft and saves; compares byte for byte. */
    resumeAndSave: async (page: Page, id: string): Promise<void> => {
      await notice.button(page, 'shared.dialogs.recovery.resume').click();
      await expect(text(page)).toContainText('een twee');
      await notice.save(page);
      expect(await stored(page, id)).toBe(MINE);
    },
  };
};

async function reopened(context: BrowserContext, id: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`/holidays/${id}`);
  return page;
}

const language = 'en';
const { words, typed, resumeAndSave, text, save } = typingIn(language);

test(`the tab dies half a second after the last key (${language})`, async ({ page, context, speak }) => {
  await beginSession(page, SUPERUSER);
  await speak(language);
  const id = await typed(page);
  await halfASecond(page);
  await crash(page);
  await resumeAndSave(await reopened(context, id), id);
});

test(`somebody saved another text: both stand side by side, and mine can stay (${language})`, async ({
  page,
  speak,
}) => {
  await beginSession(page, SUPERUSER);
  await speak(language);
  const id = await typed(page);
  await page.request.put(`/api/holidays/${id}`, {
    form: { notification: '1', days_before_notification: '2', notification_text: '<p>drie</p>' },
  });
  await page.keyboard.press('Control+s');
  const question = page.getByRole('dialog', { name: words('shared.dialogs.conflict.title') });
  await expect(question.getByRole('group', { name: words('site.holiday.notice.title') })).toBeVisible();
  await expect(
    question.getByRole('radio', { name: words('site.holiday.notice.said_other', { count: 2, text: 'drie' }) }),
  ).toBeVisible();
  await expect(
    question.getByRole('radio', { name: words('site.holiday.notice.said_other', { count: 2, text: 'een twee' }) }),
  ).toBeChecked();
  await question.getByRole('button', { name: words('shared.dialogs.conflict.save') }).click();
  await expectNotice(page, words('site.holiday.saved'));
  expect(await stored(page, id)).toBe(MINE);
});

test('close right after the last key', async ({ page, context }) => {
  const id = await typed(page);
  await page.close({ runBeforeUnload: false });
  await resumeAndSave(await reopened(context, id), id);
});

test('session expired before the save', async ({ page, context }) => {
  const id = await typed(page);
  await context.clearCookies();
  await page.keyboard.press('Control+s');
  await signIn(page, SUPERUSER);
  await expect(page).toHaveURL(new RegExp(`/holidays/${id}$`));
  await resumeAndSave(page, id);
});

test('server error at the save, then a crash', async ({ page, context }) => {
  const id = await typed(page);
  await answerWith(page, ONE_HOLIDAY, 500, { code: 'ERROR' });
  await page.keyboard.press('Control+s');
  await expectNotice(page, words('shared.failures.unreachable.server'));
  await expect(text(page)).toContainText('een twee');
  await crash(page);
  await resumeAndSave(await reopened(context, id), id);
});

test('a refused save keeps caret and undo history', async ({ page }) => {
  await typed(page);
  await answerWith(page, ONE_HOLIDAY, 500, { code: 'ERROR' });
  await page.keyboard.press('Control+s');
  await expectNotice(page, words('shared.failures.unreachable.server'));
  await expect(text(page)).toBeFocused();
  await page.keyboard.type('!');
  await expect(text(page)).toContainText('een twee!');
  await expect(async () => {
    await page.keyboard.press('Control+z');
    await expect(text(page)).not.toContainText('een twee', { timeout: 1 });
  }).toPass();
});

test('connection lost at the save', async ({ page, context }) => {
  const id = await typed(page);
  await context.setOffline(true);
  await page.keyboard.press('Control+s');
  await expectNotice(page, words('shared.failures.unreachable.cut'));
  await expect(text(page)).toContainText('een twee');
  await context.setOffline(false);
  await save(page);
  expect(await stored(page, id)).toBe(MINE);
});

test('server killed during the save', async ({ browser, untouched }) => {
  const context = await browser.newContext({ baseURL: untouched.url });
  await keepNotices(context);
  const page = await context.newPage();
  const id = await typed(page);
  let restarted: Promise<unknown> = Promise.resolve();
  await intercept(
    page,
    ONE_HOLIDAY,
    async (route) => {
      // The connection breaks when the server dies; waiting for the new server would take longer than a save.
      restarted = untouched.restart();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await page.keyboard.press('Control+s');
  await expectNotice(page, words('shared.failures.unreachable.cut'));
  await expect(text(page)).toContainText('een twee');
  await page.close();
  await restarted;
  const again = await context.newPage();
  await enter(again, SUPERUSER, `/holidays/${id}`);
  await resumeAndSave(again, id);
  await context.close();
});
