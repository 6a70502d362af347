import { intercept, ONE_USER } from '../support/api';
import { crash, editingIn, halfASecond } from '../support/editing';
import { expect, test } from '../support/test';

const { field, startEditing, reopen, resumeAndSave, text, button, offer } = editingIn('en');

test('what was typed is there after a crash, a crash during the save, and a page that is closed', async ({
  page: first,
  context,
  arrive,
}) => {
  let page = first;
  const colleague = await startEditing(page, arrive);

  await test.step('a crash half a second after the last key', async () => {
    await field(page, 'firstname').fill('Annabel');
    await halfASecond(page);
    await crash(page);
    page = await reopen(context, colleague);
    await resumeAndSave(page, 'Annabel');
  });

  await test.step('a crash during the save', async () => {
    await button(page, 'shared.actions.edit').click();
    await field(page, 'firstname').fill('Everdien');
    const sent = page.waitForRequest((request) => request.method() === 'PUT');
    await intercept(page, ONE_USER, (route) => (route.request().method() === 'PUT' ? undefined : route.continue()));
    await button(page, 'shared.actions.save').click();
    await sent;
    await crash(page);
    page = await reopen(context, colleague);
    await resumeAndSave(page, 'Everdien');
  });

  await test.step('closed right after the last key', async () => {
    await button(page, 'shared.actions.edit').click();
    await field(page, 'firstname').fill('Beatrijs');
    await page.close();
    await resumeAndSave(await reopen(context, colleague), 'Beatrijs');
  });
});

test('a reload asks nothing without changes; with changes the browser asks: staying loses nothing, going on offers them', async ({
  page,
  arrive,
}) => {
  await startEditing(page, arrive);
  await field(page, 'firstname').fill('Frederike');
  await field(page, 'firstname').fill('Nienke');
  await expect(page.getByText(text('shared.record.unsaved'))).toBeHidden();
  await halfASecond(page);
  await page.reload();
  await expect(field(page, 'firstname')).toHaveValue('Nienke');
  await expect(button(page, 'shared.actions.edit')).toBeEnabled();
  await expect(offer(page)).toBeHidden();

  await button(page, 'shared.actions.edit').click();
  await field(page, 'firstname').fill('Dorothea');
  const asked = page.waitForEvent('dialog');
  const reloading = page.evaluate(() => {
    location.reload();
  });
  await (await asked).dismiss();
  await reloading;
  await expect(field(page, 'firstname')).toHaveValue('Dorothea');
  await expect(page.getByText(text('shared.record.unsaved'))).toBeVisible();

  const askedAgain = page.waitForEvent('dialog');
  const reloaded = page.reload();
  const dialog = await askedAgain;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await reloaded;
  await resumeAndSave(page, 'Dorothea');
});
