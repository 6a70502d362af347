import type { Page } from '@playwright/test';
import { expectNotice } from '../support/notices';
import { crash, editingIn, halfASecond } from '../support/editing';
import type { Colleague } from '../support/people';

import { expect, test } from '../support/test';

const savedElsewhere = (page: Page, { id }: Colleague, form: Readonly<Record<string, string>>) =>
  page.request.put(`/api/user/${id}`, { form });

const language = 'en';
const { text, field, button, openForEditing, startEditing, offer, reopen } = editingIn(language);

test(`the same field: a person chooses, field by field (${language})`, async ({ page, arrive }) => {
  const colleague = await startEditing(page, arrive);
  await field(page, 'firstname').fill('Liesbeth');
  await field(page, 'surname').fill('Molenaar');
  await savedElsewhere(page, colleague, { firstname: 'Machteld', surname: 'Zonneveld' });
  await button(page, 'shared.actions.save').click();
  const question = page.getByRole('dialog', { name: text('shared.dialogs.conflict.title') });
  await expect(question).toContainText(text('shared.dialogs.conflict.body_other', { count: 2 }));
  await question.getByRole('radio', { name: 'Zonneveld' }).check();
  await expect(question.getByRole('radio', { name: 'Liesbeth' })).toBeChecked();
  await question.getByRole('button', { name: text('shared.dialogs.conflict.save') }).click();
  await expectNotice(page, text('access.user.saved'));
  await page.reload();
  await expect(field(page, 'firstname')).toHaveValue('Liesbeth');
  await expect(field(page, 'surname')).toHaveValue('Zonneveld');
});

test(`the record was deleted: the work is there after a crash as well, and becomes a new record (${language})`, async ({
  page,
  context,
  arrive,
}) => {
  const colleague = await startEditing(page, arrive);
  await field(page, 'firstname').fill('Philippa');
  await page.request.delete('/api/user', { form: { 'groups[]': colleague.id } });
  await button(page, 'shared.actions.save').click();
  await expect(page.getByText(text('shared.record.gone.title'))).toBeVisible();
  await crash(page);
  const again = await context.newPage();
  await again.goto(`/users/${colleague.id}`);
  await expect(field(again, 'firstname')).toHaveValue('Philippa');
  await button(again, 'shared.record.gone.copy').click();
  await expectNotice(again, text('access.user.saved'));
  await expect(again).not.toHaveURL(new RegExp(`/users/${colleague.id}$`));
  await expect(field(again, 'firstname')).toHaveValue('Philippa');
  await expect(button(again, 'shared.actions.edit')).toBeEnabled();
});

test(`both edit the same record: the later save meets the earlier one (${language})`, async ({
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
  await expectNotice(page, text('access.user.saved'));
  await button(other, 'shared.actions.save').click();
  const question = other.getByRole('dialog', { name: text('shared.dialogs.conflict.own.title') });
  await expect(question.getByRole('radio', { name: 'Quirina' })).toBeChecked();
  await expect(question.getByRole('radio', { name: 'Petronella' })).toBeVisible();
});

test('merges changes to different fields', async ({ page, arrive }) => {
  const colleague = await startEditing(page, arrive);
  await field(page, 'firstname').fill('Katharina');
  await savedElsewhere(page, colleague, { surname: 'Zonneveld' });
  await button(page, 'shared.actions.save').click();
  await expectNotice(page, text('access.user.saved'));
  await page.reload();
  await expect(field(page, 'firstname')).toHaveValue('Katharina');
  await expect(field(page, 'surname')).toHaveValue('Zonneveld');
});

test('saves nothing when every stored value is chosen', async ({ page, arrive }) => {
  const colleague = await startEditing(page, arrive);
  await field(page, 'firstname').fill('Mathilde');
  await savedElsewhere(page, colleague, { firstname: 'Machteld' });
  await button(page, 'shared.actions.save').click();
  const question = page.getByRole('dialog', { name: text('shared.dialogs.conflict.title') });
  await question.getByRole('radio', { name: 'Machteld' }).check();
  const saves: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') saves.push(request.url());
  });
  await question.getByRole('button', { name: text('shared.dialogs.conflict.save') }).click();
  await expectNotice(page, text('shared.record.asStored'));
  await expect(field(page, 'firstname')).toHaveValue('Machteld');
  await expect(button(page, 'shared.actions.edit')).toBeEnabled();
  expect(saves).toEqual([]);
  await page.reload();
  await expect(button(page, 'shared.actions.edit')).toBeEnabled();
  await expect(offer(page)).toBeHidden();
});

test('keeps everything undecided, also after a crash', async ({ page, context, arrive }) => {
  const colleague = await startEditing(page, arrive);
  await field(page, 'firstname').fill('Natascha');
  await savedElsewhere(page, colleague, { firstname: 'Machteld' });
  await button(page, 'shared.actions.save').click();
  const question = page.getByRole('dialog', { name: text('shared.dialogs.conflict.title') });
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

test('keeps work on a deleted record', async ({ page, arrive }) => {
  const colleague = await startEditing(page, arrive);
  await field(page, 'firstname').fill('Ottoline');
  await page.request.delete('/api/user', { form: { 'groups[]': colleague.id } });
  await button(page, 'shared.actions.save').click();
  await expect(page.getByText(text('shared.record.gone.title'))).toBeVisible();
  await expect(field(page, 'firstname')).toHaveValue('Ottoline');
});

test('keeps the draft of another tab after a save', async ({ page, context, arrive }) => {
  const colleague = await startEditing(page, arrive);
  const other = await context.newPage();
  await openForEditing(other, colleague);
  await field(page, 'firstname').fill('Rosalinde');
  await field(other, 'surname').fill('Terlouw');
  await halfASecond(other);
  await button(page, 'shared.actions.save').click();
  await expectNotice(page, text('access.user.saved'));
  await crash(other);
  const again = await reopen(context, colleague);
  await expect(offer(again)).toBeVisible();
  await button(again, 'shared.dialogs.recovery.resume').click();
  await expect(field(again, 'surname')).toHaveValue('Terlouw');
  await expect(field(again, 'firstname')).toHaveValue('Rosalinde');
});
