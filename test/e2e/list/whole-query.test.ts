import { expectNotice } from '../support/notices';
import { holdFirst } from '../support/api';
import { SUPERUSER } from '../support/people';
import { userRows } from '../support/screens';
import { wordsOf } from '../support/strings';
import { expect, test } from '../support/test';

const DELETION = /\/api\/user\/?$/;

// A separate console, because all users are deleted.
test.use({
  baseURL: async ({ untouched }, use) => {
    await use(untouched.url);
  },
});

const language = 'en';

test(`deletes all rows of a query, with progress, question on leaving, stop and resume (${language})`, async ({
  page,
  arrive,
}) => {
  const text = wordsOf(language);
  const button = (key: string, values?: Readonly<Record<string, string | number>>) =>
    page.getByRole('button', { name: text(key, values), exact: true });
  await arrive(language);
  await page
    .getByRole('main')
    .getByRole('link', { name: text('access.users.title'), exact: true })
    .click();
  const summary = new RegExp(`^${text('access.users.summary_other', { from: 1, to: 10, count: '(\\d+)' })}$`);
  const total = Number(summary.exec((await page.getByText(summary).textContent()) ?? '')?.[1]);
  // All users except the signed-in one.
  const others = total - 1;
  await page.getByRole('checkbox', { name: text('shared.list.selectAll') }).check();
  await button('shared.whole.select', { count: total }).click();
  await expect(page.getByText(text('shared.list.selected_other', { count: total }), { exact: true })).toBeVisible();
  const ask = async () => {
    await page.getByRole('button', { name: new RegExp(`^${text('shared.list.bulk')}`) }).click();
    await page.getByRole('menuitem', { name: text('shared.list.delete', { count: total }) }).click();
  };
  await ask();
  const question = page.getByRole('alertdialog', { name: text('access.users.delete.title_other', { count: others }) });
  await expect(question.getByRole('button', { name: text('shared.actions.cancel') })).toBeFocused();
  const logged = page.waitForEvent('console', (message) => message.text().includes('Not removed'));
  await page.keyboard.press('Enter');
  await expectNotice(page, text('shared.list.notRemoved'));
  await logged;

  await ask();
  const { held, release } = await holdFirst(page, DELETION);
  await question.getByRole('button', { name: text('access.users.delete.confirm_other', { count: others }) }).click();
  await held;
  const running = page.getByRole('dialog', { name: text('access.users.deleting_other', { count: others }) });
  await expect(running.getByRole('progressbar')).toHaveAttribute('value', '0');

  await page.evaluate(() => {
    history.back();
  });
  const leaving = page.getByRole('alertdialog', { name: text('shared.dialogs.leaving.deleting.title') });
  await expect(leaving.getByRole('button', { name: text('shared.dialogs.leaving.stay') })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(leaving).toBeHidden();
  await expect(page).toHaveURL(/\/users$/);

  const asked = page.waitForEvent('dialog');
  const reloading = page.evaluate(() => {
    location.reload();
  });
  const closing = await asked;
  expect(closing.type()).toBe('beforeunload');
  await closing.dismiss();
  await reloading;

  await running.getByRole('button', { name: text('shared.whole.stop') }).click();
  await expect(running.getByRole('button', { name: text('shared.whole.stopping') })).toBeVisible();
  await release();
  const halted = page.getByRole('dialog', {
    name: new RegExp(`^${text('shared.whole.halted_other', { done: '(49|50)', count: others })}$`),
  });
  await expect(halted).toContainText(text('shared.whole.untried_other', { count: others - 50 }));
  await halted.getByRole('button', { name: text('shared.whole.continue_other', { count: others - 50 }) }).click();

  await expect(userRows(page)).toHaveCount(1);
  await page.reload();
  await expect(userRows(page)).toHaveCount(1);
  await expect(userRows(page)).toContainText(SUPERUSER);
});
