import { readFileSync } from 'node:fs';
import { screen, waitFor, within } from '@testing-library/react';
import { taskEither } from 'fp-ts';
import { BlockCatalogue } from '../../../../src/application/content/ports/block-catalogue.port';
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

// Rule R-SHR-47.
test('has an editor for each field type', () => {
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
  it('is read-only without controls', async () => {
    await showField(labelled('Its label', field, true), { readOnly: true, error: REQUIRED });
    expect((await screen.findAllByText('Its label'))[0]).toBeVisible();
    expect(screen.queryByText('*')).not.toBeInTheDocument();
    expect(screen.queryByText(REQUIRED)).not.toBeInTheDocument();
    expect(screen.queryAllByRole('button')).toEqual([]);
    for (const box of screen.queryAllByRole('textbox')) expect(box).toHaveAttribute('readonly');
    for (const box of screen.queryAllByRole('switch')) expect(box).toBeDisabled();
  });

  if (type !== 'checkbox' && type !== 'unknown') {
    it('shows required mark and error', async () => {
      await showField(labelled('Its label', field, true), { error: REQUIRED });
      expect(screen.getByText('*')).toBeVisible();
      expect(screen.getByText(REQUIRED)).toBeVisible();
    });
  }

  it('is silent if optional and empty', async () => {
    await showField(labelled('Its label', field));
    expect(screen.queryByText('*')).not.toBeInTheDocument();
  });
});

test('edits lines of text', async () => {
  const { user, value } = await showField(labelled('Title', aField('title', { type: 'text', value: 'One' })));
  await user.type(screen.getByRole('textbox', { name: 'Title' }), ' two');
  expect(value()).toBe('One two');
});

test('edits multi-line text', async () => {
  const { user, value } = await showField(labelled('Lead', aField('lead', { type: 'textarea', value: '' })));
  await user.type(screen.getByRole('textbox', { name: 'Lead' }), 'One{Enter}two');
  expect(value()).toBe('One\ntwo');
});

test('inserts a whole template', async () => {
  const { user, value } = await showField(labelled('Body', aField('body', { type: 'editor', value: '' })));
  const put = async (name: string): Promise<void> => {
    for (const entry of ['More', 'Template', name])
      await user.click(await screen.findByRole(entry === 'More' ? 'button' : 'menuitem', { name: entry }));
  };
  await put('Question and answer');
  expect(value()).toBe('<h3>The question as customers ask it?</h3><p>The answer, in two sentences.</p>');
  await put('Table of technical data');
  expect(value()).toContain('<tr><td>Width × height × depth</td><td></td></tr></tbody></table>');
});

test('has page tools, and shows text read-only', async () => {
  const field = labelled('Body', aField('body', { type: 'editor', value: '<p>Some <b>text</b></p>' }));
  const { unmount, user } = await showField(field);
  expect(await screen.findByRole('textbox', { name: 'Body' })).toHaveTextContent('Some text');
  await user.click(screen.getByRole('button', { name: 'More' }));
  expect(screen.getByRole('menuitem', { name: /Video/ })).toBeInTheDocument();
  unmount();
  await showField(field, { readOnly: true });
  expect(within(await screen.findByRole('group', { name: 'Body' })).getByText('text')).toBeVisible();
});

test('chooses from a list, or none if optional', async () => {
  const { user, value } = await showField(
    labelled('Align', aField('align', { type: 'select', value: 'left', options })),
  );
  const box = screen.getByRole('combobox', { name: 'Align' });
  await user.selectOptions(box, 'Right');
  expect(value()).toBe('right');
  await user.selectOptions(box, 'None');
  expect(value()).toBe('');
});

test('keeps a value that is no longer offered; required fields offer no none', async () => {
  await showField(labelled('Align', aField('align', { type: 'select', value: 'justified', options }), true));
  expect(screen.getByRole('combobox', { name: 'Align' })).toHaveDisplayValue('justified');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Left', 'Right', 'justified']);
});

test('chooses by radio button or arrows', async () => {
  const { user, value } = await showField(
    labelled('Side', aField('side', { type: 'radio', value: '', options }), true),
  );
  const group = screen.getByRole('radiogroup', { name: 'Side' });
  await user.click(within(group).getByRole('radio', { name: 'Left' }));
  expect(value()).toBe('left');
  await user.keyboard('{ArrowDown}');
  expect(value()).toBe('right');
});

test('toggles yes or no', async () => {
  const { user, value } = await showField(labelled('Wide', aField('wide', { type: 'checkbox', value: false })));
  await user.click(screen.getByRole('switch', { name: 'Wide' }));
  expect(value()).toBe(true);
});

test('edits date and time', async () => {
  const { user, value } = await showField(labelled('When', aField('when', { type: 'datetime', value: null })));
  await user.type(screen.getByRole('textbox', { name: 'When' }), '20-11-2026');
  await user.type(screen.getByRole('textbox', { name: /time/i }), '14:30');
  await user.tab();
  expect(value()).toBe(Date.UTC(2026, 10, 20, 13, 30));
});

test('edits a moment in the format of the person', async () => {
  const moment = aField('date', { type: 'datetime', value: Date.UTC(2026, 11, 5, 13, 30) });
  await showField(labelled('Date', moment), { settings: { time: 'hh:mm a' } });
  expect(screen.getByRole('textbox', { name: 'Date, time' })).toHaveValue('02:30 PM');
});

test.each<readonly [string, BlockField, readonly string[]]>([
  [
    'button',
    aField('call', { type: 'button', value: { label: '', url: '', style: 'red' } }),
    ['textbox Words', 'textbox Leads to', 'radio Crimson', 'radio Jet'],
  ],
  [
    'slideshow',
    aField('slides', { type: 'slideshow', value: [{ image: null, caption: '' }] }),
    ['textbox Under the picture'],
  ],
  [
    'categories',
    aField('topics', { type: 'categories', value: [{ id: '1', label: 'Subsidies', highlight: false }] }),
    [],
  ],
])('words the sub-fields of a %s as the API does', async (asked, field, shown) => {
  await showField(labelled('Call', field), {
    arrange: (services) => {
      Object.assign(services.get<BlockCatalogue>(BlockCatalogue), {
        parts: (type: string) =>
          taskEither.right(
            type === asked
              ? [
                  { code: 'label', label: 'Words', options: [] },
                  { code: 'caption', label: 'Under the picture', options: [] },
                  { code: 'highlight', label: 'Set large', options: [] },
                  {
                    code: 'style',
                    label: '',
                    options: [
                      { id: 'red', label: 'Crimson' },
                      { id: 'black', label: 'Jet' },
                      { id: 'unheard-of', label: 'Unheard of' },
                    ],
                  },
                ]
              : [],
          ),
      });
    },
  });
  for (const [role = '', ...name] of shown.map((line) => line.split(' ')))
    expect(await screen.findByRole(role, { name: name.join(' ') })).toBeVisible();
  if (asked === 'button') expect(screen.getAllByRole('radio')).toHaveLength(2);
  if (asked === 'categories') expect(await screen.findByText('Set large')).toBeVisible();
});

test('edits text, URL and colour of a button', async () => {
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

test('keeps a style that the console does not know, also after another one was chosen (R-SHR-60)', async () => {
  const { user, value } = await showField(
    labelled('Call', aField('call', { type: 'button', value: { label: 'Go', url: '/', style: 'neon' } })),
  );
  const part = within(screen.getByRole('group', { name: 'Call' }));
  expect(part.getByRole('radio', { name: 'neon' })).toBeChecked();
  await user.click(part.getByRole('radio', { name: 'Red' }));
  await user.click(part.getByRole('radio', { name: 'neon' }));
  expect(value()).toEqual({ label: 'Go', url: '/', style: 'neon' });
});

test('searches server choices, single or several', async () => {
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

test('shows an unknown type and changes nothing', async () => {
  const { value } = await showField(
    labelled('Rating', aField('rating', { type: 'unknown', wireType: 'stars', value: { stars: 4 } })),
  );
  const group = screen.getByRole('group', { name: 'Rating' });
  expect(group).toHaveTextContent('"stars": 4');
  expect(group).toHaveAccessibleDescription(/stars/);
  expect(value()).toEqual({ stars: 4 });
});
