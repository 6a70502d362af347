import { expectNotice } from '../support/notices';
import { answerWith, ONE_USER } from '../support/api';
import { crash, editingIn } from '../support/editing';
import { signIn, SUPERUSER } from '../support/people';

import { expect, test } from '../support/test';

const language = 'en';
const { text, field, button, startEditing, resumeAndSave, reopen } = editingIn(language);

test(`the server refuses a field: it is said there and in a message, and the value stays (${language})`, async ({
  page,
  arrive,
}) => {
  await startEditing(page, arrive);
  await field(page, 'email').fill(SUPERUSER);
  await button(page, 'shared.actions.save').click();
  await expectNotice(page, new RegExp(`^${text('access.user.email')} - `));
  await expect(page.getByText(text('shared.fields.codes.NOT_UNIQUE'), { exact: true })).toBeVisible();
  await expect(field(page, 'email')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'email')).toHaveValue(SUPERUSER);
  await field(page, 'email').fill('somebody.else@zilvermeeuw.example');
  await expect(page.getByText(text('shared.fields.codes.NOT_UNIQUE'), { exact: true })).toBeHidden();
});

test(`a form with an error is not sent, and says why (${language})`, async ({ page, arrive }) => {
  await startEditing(page, arrive);
  let saves = 0;
  page.on('request', (request) => {
    if (request.method() === 'PUT') saves += 1;
  });
  await field(page, 'firstname').fill('');
  await field(page, 'email').fill('nienke');
  await field(page, 'email').blur();
  await expect(page.getByText(text('shared.fields.required'))).toBeVisible();
  await expect(page.getByText(text('shared.fields.pattern.email'))).toBeVisible();
  await expect(button(page, 'shared.actions.save')).toBeDisabled();
  await expect(page.getByText(text('shared.record.saveOff_other', { count: 2 }))).toBeVisible();
  await page.keyboard.press('Control+s');
  await expectNotice(page, text('shared.failures.checkFields'));
  expect(saves).toBe(0);
});

test(`the session ended meanwhile: sign in, land on the record, go on, save (${language})`, async ({
  page,
  context,
  arrive,
}) => {
  const colleague = await startEditing(page, arrive);
  await field(page, 'firstname').fill('Isabella');
  await context.clearCookies();
  await button(page, 'shared.actions.save').click();
  await expect(page.getByRole('heading', { name: text('session.signIn.title') })).toBeVisible();
  await expectNotice(page, text('session.notices.notAuthenticated'));
  await expect(page.getByText(text('session.signIn.again'))).toBeVisible();
  await signIn(page, SUPERUSER);
  await expect(page).toHaveURL(new RegExp(`/users/${colleague.id}$`));
  await resumeAndSave(page, 'Isabella');
});

test('lost connection', async ({ page, context, arrive }) => {
  await startEditing(page, arrive);
  await field(page, 'firstname').fill('Gerarda');
  await context.setOffline(true);
  await button(page, 'shared.actions.save').click();
  await expectNotice(page, text('shared.failures.unreachable.cut'));
  await expect(field(page, 'firstname')).toHaveValue('Gerarda');
  await context.setOffline(false);
  await button(page, 'shared.actions.save').click();
  await expectNotice(page, text('access.user.saved'));
  await page.reload();
  await expect(field(page, 'firstname')).toHaveValue('Gerarda');
});

test('server error, then a crash', async ({ page, context, arrive }) => {
  const colleague = await startEditing(page, arrive);
  await field(page, 'firstname').fill('Hendrika');
  await answerWith(page, ONE_USER, 500, { code: 'ERROR' });
  await button(page, 'shared.actions.save').click();
  await expectNotice(page, text('shared.failures.unreachable.server'));
  await expect(field(page, 'firstname')).toHaveValue('Hendrika');
  await expect(field(page, 'firstname')).toBeEditable();
  await crash(page);
  await resumeAndSave(await reopen(context, colleague), 'Hendrika');
});

test('session expired by another call during an edit', async ({ page, context, arrive }) => {
  const colleague = await startEditing(page, arrive);
  await field(page, 'firstname').fill('Josephine');
  await context.clearCookies();
  await page
    .getByRole('columnheader', { name: text('access.groups.columns.members') })
    .getByRole('button')
    .click();
  await expect(page.getByRole('heading', { name: text('session.signIn.title') })).toBeVisible();
  await signIn(page, SUPERUSER);
  await expect(page).toHaveURL(new RegExp(`/users/${colleague.id}$`));
  await resumeAndSave(page, 'Josephine');
});

for (const [at, first, next] of [
  ['popup', 'site.popup.title', 'site.popup.content'],
  ['tag', 'content.tag.name', 'content.tag.url'],
  ['redirect', 'site.redirect.from', 'site.redirect.to'],
] as const) {
  test(`whoever leaves an untouched first field gets to the next one, and is told at the save: ${at}`, async ({
    page,
    arrive,
  }) => {
    const { text } = editingIn('en');
    await arrive('en', `/${at}/add`);
    const [left, reached] = [first, next].map((key) => page.getByRole('textbox', { name: text(key), exact: true }));
    if (left === undefined || reached === undefined) throw new Error('There are no fields');
    await expect(left).toBeFocused();
    await reached.click();
    await expect(reached).toBeFocused();
    await expect(left).not.toHaveAttribute('aria-invalid');
    await page.reload();
    await expect(left).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(left).not.toBeFocused();
    await expect(left).not.toHaveAttribute('aria-invalid');
    await page.keyboard.press('Control+s');
    await expect(left).toHaveAccessibleDescription(text('shared.fields.required'));
    await expect(page.locator(':focus')).toHaveAttribute('aria-invalid', 'true');
  });
}
