import type { Page } from '@playwright/test';
import { expectNotice } from '../support/notices';
import { answerWith } from '../support/api';
import { crash, halfASecond } from '../support/editing';
import { signIn, SUPERUSER } from '../support/people';
import { noticeIn, stored } from '../support/rich-text';
import { expect, test } from '../support/test';

const SOURCE = '<p class="a">een</p>\n<table><tr><td>1</td></tr></table>';
/** The source with words inserted after its first word. */
const withWords = (words: string): string => SOURCE.replace('een', `een${words}`);

const ONE_HOLIDAY = /\/api\/holidays\/\d+$/;
const { words, button, edit, text, save } = noticeIn('en');

/** Types after the first line. */
const type = async (page: Page, more: string): Promise<void> => {
  await text(page).getByText('een').click();
  await page.keyboard.press('End');
  await page.keyboard.type(more);
};

/** Restores the draft and saves; compares byte for byte. */
const resumeAndSave = async (page: Page, id: string, typed: string): Promise<void> => {
  await button(page, 'shared.dialogs.recovery.resume').click();
  await expect(text(page)).toContainText(`een${typed}`);
  await save(page);
  expect(await stored(page, id)).toBe(withWords(typed));
};

test('what was typed is there after a crash, a page that is closed, and a session that ended', async ({
  page: first,
  context,
}) => {
  let page = first;
  const id = await edit(page, SOURCE);
  const reopen = async (): Promise<void> => {
    page = await context.newPage();
    await page.goto(`/holidays/${id}`);
  };

  await test.step('a crash half a second after the last key', async () => {
    await type(page, ' twee');
    await halfASecond(page);
    await crash(page);
    await reopen();
    await resumeAndSave(page, id, ' twee');
  });

  await test.step('closed right after the last key', async () => {
    await button(page, 'shared.actions.edit').click();
    await type(page, ' drie');
    await page.close({ runBeforeUnload: false });
    await reopen();
    await resumeAndSave(page, id, ' twee drie');
  });

  await test.step('a session that ended before the save', async () => {
    await button(page, 'shared.actions.edit').click();
    await type(page, ' vier');
    await context.clearCookies();
    await page.keyboard.press('Control+s');
    await signIn(page, SUPERUSER);
    await expect(button(page, 'shared.actions.edit')).toBeVisible();
    expect(await stored(page, id)).toBe(withWords(' twee drie vier'));
  });
});

test('a save that fails keeps the text, the caret and what can be undone, and a crash loses nothing of it', async ({
  page,
  context,
}) => {
  const id = await edit(page, SOURCE);
  await type(page, ' twee');
  await context.setOffline(true);
  await page.keyboard.press('Control+s');
  await expectNotice(page, words('shared.failures.unreachable.cut'));
  await expect(text(page)).toContainText('een twee');
  await context.setOffline(false);

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

  await type(page, ' drie');
  const typed = ((await text(page).getByText('een').textContent()) ?? '').replace('een', '');
  await halfASecond(page);
  await crash(page);
  const again = await context.newPage();
  await again.goto(`/holidays/${id}`);
  await resumeAndSave(again, id, typed);
});

test('somebody saved another text: both stand side by side, and mine can stay', async ({ page }) => {
  const id = await edit(page, SOURCE);
  await type(page, ' twee');
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
  await expectNotice(page, words('site.holidays.saved'));
  expect(await stored(page, id)).toBe(withWords(' twee'));
});
