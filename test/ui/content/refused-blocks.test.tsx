import { screen, waitFor, within } from '@testing-library/react';
import type { BlockField } from '../../../src/domain/content/block';
import type { FieldCode } from '../../../src/domain/shared/failure';
import { NONE_REFUSED, refusedFieldsOf } from '../../../src/ui/content/refused-blocks';
import { freshBrowser, openConsole } from '../shell/support/console';

beforeEach(freshBrowser);

const titled = (value: string): BlockField => ({ code: 'title', label: 'Title', required: true, type: 'text', value });

test('keeps a refusal with the field value it was for', () => {
  const [first, second] = [titled('One'), titled('Two')];
  const blocks = [first, second].map((field, place) => ({
    guid: `g${String(place)}`,
    code: 'default-header',
    label: 'Heading',
    id: '',
    fields: [field],
    publication: null,
    disabled: false,
  }));
  expect([
    ...refusedFieldsOf(blocks, {
      'blocks': 'BLOCKS_NOT_VALID',
      'blocks.g1.title': 'VALUE_NOT_VALID',
      'name': 'VALUE_NOT_VALID',
    }),
  ]).toEqual([[second, 'VALUE_NOT_VALID']]);
  expect(refusedFieldsOf(blocks, { 'blocks.g2.title': 'VALUE_NOT_VALID' })).toBe(NONE_REFUSED);
});

test('expands the refused block with the reason until the field changes', async () => {
  let refuse = (): void => undefined;
  const { user } = openConsole({
    at: '/blog/1',
    arrange: ({ line }) => {
      refuse = () => {
        const guids = [...document.querySelectorAll<HTMLElement>('li[data-key]')].map(
          ({ dataset }) => dataset['key'] ?? '',
        );
        const places: readonly (readonly [string, FieldCode])[] = guids.map((guid) => [
          `blocks.${guid}.title`,
          'FILE_NOT_FOUND',
        ]);
        line.failNext({
          kind: 'FieldsRejected',
          code: 'VALUE_NOT_VALID',
          fields: { blocks: 'BLOCKS_NOT_VALID', ...Object.fromEntries<FieldCode>(places) },
        });
      };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  await screen.findByRole('button', { name: 'Save' });
  const wrong = () =>
    within(screen.getByRole('list', { name: 'Content blocks' }))
      .queryAllByRole('textbox', { name: /^Title/ })
      .filter((field) => field.getAttribute('aria-invalid') === 'true');
  expect(wrong()).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: 'Title' }), ' anders');
  refuse();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => {
    expect(wrong().length).toBeGreaterThan(0);
  });
  const [field] = wrong();
  if (field === undefined) throw new Error('No field is marked');
  expect(field).toHaveAccessibleDescription('This file no longer exists.');
  const before = wrong().length;
  await user.type(field, '!');
  expect(wrong()).toHaveLength(before - 1);
});
