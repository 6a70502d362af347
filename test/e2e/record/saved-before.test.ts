import type { Page } from '@playwright/test';
import { expectNotice } from '../support/notices';
import { crash, editingIn, halfASecond } from '../support/editing';
import type { Colleague } from '../support/people';

import { expect, test } from '../support/test';

const savedElsewhere = (page: Page, { id }: Colleague, form: Readonly<Record<string, string>>) =>
  page.request.put(`/api/user/${id}`, { form });

const { text, field, button, openForEditing, startEditing, offer, reopen } = editingIn('en');

test('changes of somebody else are merged, or a person chooses; undecided, nothing is lost', async ({
  page,
  context,
  arrive,
}) => {
  const colleague = await startEditing(page, arrive);
  const question = page.getByRole('dialog', { name: text('shared.dialogs.conflict.title') });

  await test.step('different fields', async () => {
    await field(page, 'firstname').fill('Katharina');
    await savedElsewhere(page, colleague, { surname: 'Zonneveld' });
    await button(page, 'shared.actions.save').click();
    await expectNotice(page, text('access.users.saved'));
    await page.reload();
    await expect(field(page, 'firstname')).toHaveValue('Katharina');
    await expect(field(page, 'surname')).toHaveValue('Zonneveld');
  });

  await test.step('the same fields: chosen one by one', async () => {
    await button(page, 'shared.actions.edit').click();
    await field(page, 'firstname').fill('Liesbeth');
    await field(page, 'surname').fill('Molenaar');
    await savedElsewhere(page, colleague, { firstname: 'Machteld', surname: 'Terlouw' });
    await button(page, 'shared.actions.save').click();
    await expect(question).toContainText(text('shared.dialogs.conflict.body_other', { count: 2 }));
    await question.getByRole('radio', { name: 'Terlouw' }).check();
    await expect(question.getByRole('radio', { name: 'Liesbeth' })).toBeChecked();
    await question.getByRole('button', { name: text('shared.dialogs.conflict.save') }).click();
    await expectNotice(page, text('access.users.saved'));
    await page.reload();
    await expect(field(page, 'firstname')).toHaveValue('Liesbeth');
    await expect(field(page, 'surname')).toHaveValue('Terlouw');
  });

  await test.step('every stored value chosen: nothing is saved', async () => {
    await button(page, 'shared.actions.edit').click();
    await field(page, 'firstname').fill('Mathilde');
    await savedElsewhere(page, colleague, { firstname: 'Mechteld' });
    await button(page, 'shared.actions.save').click();
    await question.getByRole('radio', { name: 'Mechteld' }).check();
    const saves: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PUT') saves.push(request.url());
    });
    await question.getByRole('button', { name: text('shared.dialogs.conflict.save') }).click();
    await expectNotice(page, text('shared.record.asStored'));
    await expect(field(page, 'firstname')).toHaveValue('Mechteld');
    await expect(button(page, 'shared.actions.edit')).toBeEnabled();
    expect(saves).toEqual([]);
    await page.reload();
    await expect(button(page, 'shared.actions.edit')).toBeEnabled();
    await expect(offer(page)).toBeHidden();
  });

  await test.step('undecided: everything stays, after a crash as well', async () => {
    await button(page, 'shared.actions.edit').click();
    await field(page, 'firstname').fill('Natascha');
    await savedElsewhere(page, colleague, { firstname: 'Machteld' });
    await button(page, 'shared.actions.save').click();
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(field(page, 'firstname')).toHaveValue('Natascha');
    await expect(field(page, 'firstname')).toBeEditable();
    await crash(page);
    const again = await reopen(context, colleague);
    await button(again, 'shared.dialogs.recovery.resume').click();
    await expect(again.getByRole('dialog', { name: text('shared.dialogs.conflict.title') })).toBeVisible();
    await expect(again.getByRole('radio', { name: 'Natascha' })).toBeChecked();
  });
});

test('the record was deleted: the work stays, after a crash as well, and becomes a new record', async ({
  page,
  context,
  arrive,
}) => {
  const colleague = await startEditing(page, arrive);
  await field(page, 'firstname').fill('Philippa');
  await page.request.delete('/api/user', { form: { 'groups[]': colleague.id } });
  await button(page, 'shared.actions.save').click();
  await expect(page.getByText(text('shared.record.gone.title'))).toBeVisible();
  await expect(field(page, 'firstname')).toHaveValue('Philippa');
  await crash(page);
  const again = await context.newPage();
  await again.goto(`/users/${colleague.id}`);
  await expect(field(again, 'firstname')).toHaveValue('Philippa');
  await button(again, 'shared.record.gone.copy').click();
  await expectNotice(again, text('access.users.saved'));
  await expect(again).not.toHaveURL(new RegExp(`/users/${colleague.id}$`));
  await expect(field(again, 'firstname')).toHaveValue('Philippa');
  await expect(button(again, 'shared.actions.edit')).toBeEnabled();
});

test('two tabs edit the same record: the later save meets the earlier one, and a save leaves the draft of the other tab', async ({
  page,
  context,
  arrive,
}) => {
  const colleague = await startEditing(page, arrive);
  const other = await context.newPage();
  await openForEditing(other, colleague);
  await field(page, 'firstname').fill('Petronella');
  await field(other, 'firstname').fill('Quirina');
  await button(page, 'shared.actions.save').click();
  await expectNotice(page, text('access.users.saved'));
  await button(other, 'shared.actions.save').click();
  const question = other.getByRole('dialog', { name: text('shared.dialogs.conflict.own.title') });
  await expect(question.getByRole('radio', { name: 'Quirina' })).toBeChecked();
  await expect(question.getByRole('radio', { name: 'Petronella' })).toBeVisible();
  await question.getByRole('button', { name: text('shared.dialogs.conflict.save') }).click();
  await expectNotice(other, text('access.users.saved'));

  await page.reload();
  await expect(field(page, 'firstname')).toHaveValue('Quirina');
  for (const tab of [page, other]) await button(tab, 'shared.actions.edit').click();
  await field(page, 'firstname').fill('Rosalinde');
  await field(other, 'surname').fill('Terlouw');
  await halfASecond(other);
  await button(page, 'shared.actions.save').click();
  await expectNotice(page, text('access.users.saved'));
  await crash(other);
  const again = await reopen(context, colleague);
  await expect(offer(again)).toBeVisible();
  await button(again, 'shared.dialogs.recovery.resume').click();
  await expect(field(again, 'surname')).toHaveValue('Terlouw');
  await expect(field(again, 'firstname')).toHaveValue('Rosalinde');
});
