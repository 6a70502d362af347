import { readFileSync } from 'node:fs';
import { screen, waitFor, within } from '@testing-library/react';
import type { BlockField } from '../../../../src/domain/content/block';
import { EDITORS } from '../../../../src/ui/content/fields/editors';
import { aField, ONE_OF_EACH } from '../../../domain/content/support/blocks';
import '../../support/editor';
import { showField } from './support/held-field';

const REQUIRED = 'This field is required';
const labelled = (label: string, field: BlockField, required = false): BlockField => ({ ...field, label, required });
const options = [
  { id: 'left', label: 'Left' },
  { id: 'right', label: 'Right' },
];

test('each type of field that blocks are made of has its editor', () => {
  const types =
    /FieldValue =([\s\S]*?);\n\n/
      .exec(readFileSync('src/domain/content/block.ts', 'utf8'))?.[1]
      ?.match(/(?<=type: |\| )'[a-z-]+'/g)
      ?.map((type) => type.replaceAll("'", '')) ?? [];
  expect(types.length).toBeGreaterThan(10);
  expect(Object.keys(EDITORS).sort()).toEqual([...types].sort());
  expect(new Set(ONE_OF_EACH.map(({ type }) => type))).toEqual(new Set(types));
});

describe.each(ONE_OF_EACH.map((field) => [field.type, field] as const))('a field of type %s', (type, field) => {
  it('shows what it holds, read only, with nothing to press or to type in', async () => {
    await showField(labelled('Its label', field, true), { readOnly: true, error: REQUIRED });
    expect((await screen.findAllByText('Its label'))[0]).toBeVisible();
    expect(screen.queryByText('*')).not.toBeInTheDocument();
    expect(screen.queryByText(REQUIRED)).not.toBeInTheDocument();
    expect(screen.queryAllByRole('button')).toEqual([]);
    for (const box of screen.queryAllByRole('textbox')) expect(box).toHaveAttribute('readonly');
    for (const box of screen.queryAllByRole('switch')) expect(box).toBeDisabled();
  });

  if (type !== 'checkbox' && type !== 'unknown') {
    it('has an asterisk when it is required, and its error stands under it', async () => {
      await showField(labelled('Its label', field, true), { error: REQUIRED });
      expect(screen.getByText('*')).toBeVisible();
      expect(screen.getByText(REQUIRED)).toBeVisible();
    });
  }

  it('says nothing when it may be empty', async () => {
    await showField(labelled('Its label', field));
    expect(screen.queryByText('*')).not.toBeInTheDocument();
  });
});

test('lines and texts are typed', async () => {
  const { user, value } = await showField(labelled('Title', aField('title', { type: 'text', value: 'One' })));
  await user.type(screen.getByRole('textbox', { name: 'Title' }), ' two');
  expect(value()).toBe('One two');
});

test('texts of several lines are typed', async () => {
  const { user, value } = await showField(labelled('Lead', aField('lead', { type: 'textarea', value: '' })));
  await user.type(screen.getByRole('textbox', { name: 'Lead' }), 'One{Enter}two');
  expect(value()).toBe('One\ntwo');
});

test('what is ready for a text is put in whole', async () => {
  const { user, value } = await showField(labelled('Body', aField('body', { type: 'editor', value: '' })));
  const put = async (name: string): Promise<void> => {
    for (const entry of ['More', 'Template', name])
      await user.click(await screen.findByRole(entry === 'More' ? 'button' : 'menuitem', { name: entry }));
  };
  await put('Question and answer');
  expect(value()).toBe('<h3>The question as customers ask it?</h3><p>The answer, in two sentences.</p>');
  await put('Table of figures');
  expect(value()).toContain('<tr><td>Width × height × depth</td><td></td></tr></tbody></table>');
});

test('rich text has the tools of a page, and read only shows its text', async () => {
  const field = labelled('Body', aField('body', { type: 'editor', value: '<p>Some <b>text</b></p>' }));
  const { unmount, user } = await showField(field);
  expect(await screen.findByRole('textbox', { name: 'Body' })).toHaveTextContent('Some text');
  await user.click(screen.getByRole('button', { name: 'More' }));
  expect(screen.getByRole('menuitem', { name: /Video/ })).toBeInTheDocument();
  unmount();
  await showField(field, { readOnly: true });
  expect(within(await screen.findByRole('group', { name: 'Body' })).getByText('text')).toBeVisible();
});

test('one of a list is chosen; none can be where nothing has to be', async () => {
  const { user, value } = await showField(
    labelled('Align', aField('align', { type: 'select', value: 'left', options })),
  );
  const box = screen.getByRole('combobox', { name: 'Align' });
  await user.selectOptions(box, 'Right');
  expect(value()).toBe('right');
  await user.selectOptions(box, 'None');
  expect(value()).toBe('');
});

test('what is held stays, though it is offered no more, and what has to be chosen offers no none', async () => {
  await showField(labelled('Align', aField('align', { type: 'select', value: 'justified', options }), true));
  expect(screen.getByRole('combobox', { name: 'Align' })).toHaveDisplayValue('justified');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Left', 'Right', 'justified']);
});

test('one of a few is chosen by its button or by arrows', async () => {
  const { user, value } = await showField(
    labelled('Side', aField('side', { type: 'radio', value: '', options }), true),
  );
  const group = screen.getByRole('radiogroup', { name: 'Side' });
  await user.click(within(group).getByRole('radio', { name: 'Left' }));
  expect(value()).toBe('left');
  await user.keyboard('{ArrowDown}');
  expect(value()).toBe('right');
});

test('yes or no is a switch', async () => {
  const { user, value } = await showField(labelled('Wide', aField('wide', { type: 'checkbox', value: false })));
  await user.click(screen.getByRole('switch', { name: 'Wide' }));
  expect(value()).toBe(true);
});

test('a moment is a day and a time', async () => {
  const { user, value } = await showField(labelled('When', aField('when', { type: 'datetime', value: null })));
  await user.type(screen.getByRole('textbox', { name: 'When' }), '20-11-2026');
  await user.type(screen.getByRole('textbox', { name: /time/i }), '14:30');
  await user.tab();
  expect(value()).toBe(Date.UTC(2026, 10, 20, 13, 30));
});

test('a button has a text, an address and one of five colours, all in sight', async () => {
  const { user, value } = await showField(
    labelled('Call', aField('call', { type: 'button', value: { label: '', url: '', style: 'red' } })),
  );
  const part = within(screen.getByRole('group', { name: 'Call' }));
  await user.type(part.getByRole('textbox', { name: 'Text on the button' }), 'Go');
  await user.type(part.getByRole('textbox', { name: 'Leads to' }), '/shop');
  expect(part.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
    'Red',
    'Black',
    'Grey',
    'Light grey',
    'White',
  ]);
  await user.click(part.getByRole('radio', { name: 'Light grey' }));
  expect(value()).toEqual({ label: 'Go', url: '/shop', style: 'lightgrey' });
});

test('what the server keeps is looked for at the call of the field, one or several', async () => {
  const { user, value } = await showField(
    labelled(
      'Items',
      aField('items', {
        type: 'custom-autocomplete',
        value: [{ id: '9', label: 'Old' }],
        source: 'assortment',
        multiple: true,
      }),
    ),
  );
  await user.type(screen.getByRole('combobox', { name: 'Items' }), 'thermos');
  await waitFor(() => {
    expect(screen.getAllByRole('option')).toHaveLength(1);
  });
  await user.keyboard('{Enter}');
  expect(value()).toEqual([
    { id: '9', label: 'Old' },
    { id: '5', label: 'Thermostaten' },
  ]);
});

test('a field of an unknown type says so, shows what is in it and changes nothing', async () => {
  const { value } = await showField(
    labelled('Rating', aField('rating', { type: 'unknown', wireType: 'stars', value: { stars: 4 } })),
  );
  const group = screen.getByRole('group', { name: 'Rating' });
  expect(group).toHaveTextContent('"stars": 4');
  expect(group).toHaveAccessibleDescription(/stars/);
  expect(value()).toEqual({ stars: 4 });
});
