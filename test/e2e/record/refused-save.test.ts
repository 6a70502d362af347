import { expectNotice } from '../support/notices';
import { answerWith, ONE_USER } from '../support/api';
import { crash, editingIn } from '../support/editing';
import { expectAccessible } from '../support/axe';
import { endSession, enter, fillSignIn, PASSWORD, READER, signIn, SUPERUSER } from '../support/people';

import { expect, test } from '../support/test';

const { text, field, button, startEditing, resumeAndSave, reopen } = editingIn('en');

test('the session ended: sign in over the form, and the save goes on; or later, or as somebody else (R-SES-31, R-SES-35)', async ({
  page,
  arrive,
}) => {
  const colleague = await startEditing(page, arrive);
  const dialog = page.getByRole('dialog', { name: text('session.signIn.ended.title') });
  const onPage = page.getByRole('heading', { name: text('session.signIn.title') });

  await test.step('told by the save', async () => {
    await field(page, 'firstname').fill('Isabella');
    await endSession(page);
    await page.keyboard.press('Control+s');
    await expect(dialog.getByLabel(text('session.signIn.email'))).toHaveValue(SUPERUSER);
    await expectAccessible(page, 'signing in over a form');
    // The focus is on the password.
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await expectNotice(page, text('access.users.saved'));
    await expect(dialog).toBeHidden();
    await page.reload();
    await expect(field(page, 'firstname')).toHaveValue('Isabella');
  });

  await test.step('told by another call, and left by Esc for the sign-in page', async () => {
    await button(page, 'shared.actions.edit').click();
    await field(page, 'firstname').fill('Josephine');
    await endSession(page);
    await page
      .getByRole('columnheader', { name: text('access.groups.columns.members') })
      .getByRole('button')
      .click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(onPage).toBeVisible();
    await expectNotice(page, text('session.notices.notAuthenticated'));
    const screen = `${text('access.users.record')} ${text('shell.actions.edit')}`;
    await expect(page.getByText(text('session.signIn.againAt', { screen }))).toBeVisible();
    await signIn(page, SUPERUSER);
    await expect(page).toHaveURL(new RegExp(`/users/${colleague.id}$`));
    await resumeAndSave(page, 'Josephine');
  });

  await test.step('another person signs in: the page is theirs, the work stays with the first', async () => {
    await button(page, 'shared.actions.edit').click();
    await field(page, 'firstname').fill('Karolina');
    await endSession(page);
    await page.keyboard.press('Control+s');
    await expect(dialog).toBeVisible();
    await fillSignIn(page, READER, PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /^Account of Rhea/ })).toBeVisible();
    await enter(page, SUPERUSER, `/users/${colleague.id}`);
    await resumeAndSave(page, 'Karolina');
  });
});

test('a lost connection, then a server error and a crash', async ({ page, context, arrive }) => {
  const colleague = await startEditing(page, arrive);
  await field(page, 'firstname').fill('Gerarda');
  await context.setOffline(true);
  await button(page, 'shared.actions.save').click();
  await expectNotice(page, text('shared.failures.unreachable.cut'));
  await expect(field(page, 'firstname')).toHaveValue('Gerarda');
  await context.setOffline(false);
  await button(page, 'shared.actions.save').click();
  await expectNotice(page, text('access.users.saved'));
  await page.reload();
  await expect(field(page, 'firstname')).toHaveValue('Gerarda');

  await button(page, 'shared.actions.edit').click();
  await field(page, 'firstname').fill('Hendrika');
  await answerWith(page, ONE_USER, 500, { code: 'ERROR' });
  await button(page, 'shared.actions.save').click();
  await expectNotice(page, text('shared.failures.unreachable.server'));
  await expect(field(page, 'firstname')).toHaveValue('Hendrika');
  await expect(field(page, 'firstname')).toBeEditable();
  await crash(page);
  await resumeAndSave(await reopen(context, colleague), 'Hendrika');
});
