import type { Page } from '@playwright/test';
import { expectNothingLost, makeInParts } from '../commerce/support/faults';
import { wordsOf, type Language } from '../support/strings';

// Rule R-COM-05.

interface StoredForm {
  readonly name: string;
  readonly fields: readonly { readonly label: string; readonly type: string }[];
}

const aForm = (page: Page): Promise<string> =>
  makeInParts(
    page,
    'form',
    { name: 'Before' },
    'field',
    ['Een', 'Twee', 'Drie'].map((label, index) => ({
      type: 'text',
      label,
      name: label,
      sort_id: String(index + 1),
    })),
  );

const stored = async (page: Page, id: string): Promise<object> => {
  // Cast: the API sends this type.
  const { form } = (await (await page.request.get(`/api/form/${id}`)).json()) as { form: StoredForm };
  return { name: form.name, fields: form.fields.map(({ label, type }) => [label, type]) };
};

/** Deletes the first field, moves the last one to the front, and adds one. */
async function change(page: Page, language: Language): Promise<void> {
  const text = wordsOf(language);
  const button = (key: string, field: string) =>
    page.getByRole('button', { name: text(`communication.fields.${key}`, { field }), exact: true });
  await page.getByRole('textbox', { name: text('communication.form.name'), exact: true }).fill('After');
  await button('remove', 'Een').click();
  await page.getByRole('button', { name: text('shared.sorting.handle', { name: 'Drie' }), exact: true }).focus();
  for (const key of ['Enter', 'Home', 'Enter']) await page.keyboard.press(key);
  await page.getByRole('button', { name: text('communication.fields.add') }).click();
  await page.getByRole('menuitem', { name: text('communication.fieldTypes.textarea'), exact: true }).click();
  await page.getByRole('textbox', { name: text('communication.field.label'), exact: true }).fill('Vier');
  await page.getByRole('textbox', { name: text('communication.field.name'), exact: true }).fill('vier');
}

expectNothingLost('a form', {
  screen: 'form',
  endpoint: 'form',
  // The form, a removal, the places of two fields, and an addition.
  calls: 5,
  faults: { 'conflict': 3, 'lost answer': 4 },
  make: aForm,
  change,
  stored,
  after: {
    name: 'After',
    fields: [
      ['Drie', 'text'],
      ['Twee', 'text'],
      ['Vier', 'textarea'],
    ],
  },
});
