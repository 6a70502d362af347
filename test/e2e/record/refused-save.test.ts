import { expectNotice } from '../support/notices';
import { answerWith, ONE_USER } from '../support/api';
import { crash, editingIn } from '../support/editing';
import { signIn, SUPERUSER } from '../support/people';

import { expect, test } from '../support/test';

const { text, field, button, startEditing, resumeAndSave, reopen } = editingIn('en');

test('the session ended meanwhile: sign in, land on the record, go on, save', async ({ page, context, arrive }) => {
  const colleague = await startEditing(page, arrive);
  const goOn = async (firstname: string): Promise<void> => {
    await signIn(page, SUPERUSER);
    await expect(page).toHaveURL(new RegExp(`/users/${colleague.id}$`));
    await resumeAndSave(page, firstname);
  };

  await test.step('told by the save', async () => {
    await field(page, 'firstname').fill('Isabella');
    await context.clearCookies();
    await button(page, 'shared.actions.save').click();
    await expect(page.getByRole('heading', { name: text('session.signIn.title') })).toBeVisible();
    await expectNotice(page, text('session.notices.notAuthenticated'));
    const screen = `${text('access.users.record')} ${text('shell.actions.edit')}`;
    await expect(page.getByText(text('session.signIn.againAt', { screen }))).toBeVisible();
    await goOn('Isabella');
  });

  await test.step('told by another call', async () => {
    await button(page, 'shared.actions.edit').click();
    await field(page, 'firstname').fill('Josephine');
    await context.clearCookies();
    await page
      .getByRole('columnheader', { name: text('access.groups.columns.members') })
      .getByRole('button')
      .click();
    await expect(page.getByRole('heading', { name: text('session.signIn.title') })).toBeVisible();
    await goOn('Josephine');
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
  await expectNotice(page, text('access.user.saved'));
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
