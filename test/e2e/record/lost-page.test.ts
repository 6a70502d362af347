import { intercept, ONE_USER } from '../support/api';
import { crash, editingIn, halfASecond } from '../support/editing';
import { EDITOR, signIn, SUPERUSER } from '../support/people';

import { expect, test } from '../support/test';

const language = 'en';
const { field, startEditing, reopen, resumeAndSave, text, button, offer } = editingIn(language);

test(`the tab crashes half a second after the last key (${language})`, async ({ page, context, arrive }) => {
  const colleague = await startEditing(page, arrive);
  await field(page, 'firstname').fill('Annabel');
  await halfASecond(page);
  await crash(page);
  await resumeAndSave(await reopen(context, colleague), 'Annabel');
});

test('close right after the last key', async ({ page, context, arrive }) => {
  const colleague = await startEditing(page, arrive);
  await field(page, 'firstname').fill('Beatrijs');
  await page.close();
  await resumeAndSave(await reopen(context, colleague), 'Beatrijs');
});

test("reload right after the last key, with the browser's question", async ({ page, arrive }) => {
  await startEditing(page, arrive);
  await field(page, 'firstname').fill('Cornelia');
  const asked = page.waitForEvent('dialog');
  const reloaded = page.reload();
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await reloaded;
  await resumeAndSave(page, 'Cornelia');
});

test('staying on the page loses nothing', async ({ page, arrive }) => {
  await startEditing(page, arrive);
  await field(page, 'firstname').fill('Dorothea');
  const asked = page.waitForEvent('dialog');
  const reloading = page.evaluate(() => {
    location.reload();
  });
  await (await asked).dismiss();
  await reloading;
  await expect(field(page, 'firstname')).toHaveValue('Dorothea');
  await expect(page.getByText(text('shared.record.unsaved'))).toBeVisible();
});

test('crash during a save', async ({ page, context, arrive }) => {
  const colleague = await startEditing(page, arrive);
  await field(page, 'firstname').fill('Everdien');
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await intercept(page, ONE_USER, (route) => (route.request().method() === 'PUT' ? undefined : route.continue()));
  await button(page, 'shared.actions.save').click();
  await sent;
  await crash(page);
  await resumeAndSave(await reopen(context, colleague), 'Everdien');
});

test('nothing is asked or offered without changes', async ({ page, arrive }) => {
  await startEditing(page, arrive);
  await field(page, 'firstname').fill('Frederike');
  await field(page, 'firstname').fill('Nienke');
  await expect(page.getByText(text('shared.record.unsaved'))).toBeHidden();
  await page.reload();
  await expect(field(page, 'firstname')).toHaveValue('Nienke');
  await expect(button(page, 'shared.actions.edit')).toBeEnabled();
  await expect(offer(page)).toBeHidden();
});

test('another person does not see the draft', async ({ page, untouched }) => {
  await page.goto(`${untouched.url}/users/4`);
  await signIn(page, SUPERUSER);
  await button(page, 'shared.actions.edit').click();
  await field(page, 'firstname').fill('Sebastiana');
  await halfASecond(page);
  await page.request.put(`${untouched.url}/api/user/2`, { form: { su: '1' } });
  await page.request.post(`${untouched.url}/api/logout`);
  page.once('dialog', (dialog) => void dialog.accept());
  await page.goto(`${untouched.url}/users/4`);
  await signIn(page, EDITOR);
  await expect(page.getByLabel('Voornaam')).toHaveValue('Marijke');
  await expect(page.getByRole('button', { name: 'Bewerken', exact: true })).toBeEnabled();
  await expect(page.getByText(/^Je hebt niet-opgeslagen wijzigingen van/)).toBeHidden();

  await page.request.post(`${untouched.url}/api/logout`);
  await page.goto(`${untouched.url}/users/4`);
  await signIn(page, SUPERUSER);
  await expect(offer(page)).toBeVisible();
  await button(page, 'shared.dialogs.recovery.resume').click();
  await expect(field(page, 'firstname')).toHaveValue('Sebastiana');
});
