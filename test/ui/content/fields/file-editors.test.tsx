import { fireEvent, screen } from '@testing-library/react';
import { MAX_ENTRIES } from '../../../../src/domain/content/block.rule';
import { aField, aPicture } from '../../../domain/content/support/blocks';
import '../../support/editor';
import { showField } from './support/held-field';

test('shows the type icon regardless of case (R-LIB-03)', async () => {
  const files = ['a.pdf', 'b.PDF', 'c.zip'].map((name) => ({ ...aPicture(name), thumbnail: null }));
  await showField(aField('files', { type: 'files', value: files }), { readOnly: true });
  const [small, large, other] = screen
    .getAllByRole('listitem')
    .map((line) => line.querySelector('path')?.getAttribute('d'));
  expect(small).toBeTruthy();
  expect(large).toBe(small);
  expect(other).not.toBe(small);
});

test('keeps files beyond the limit (R-CON-05)', async () => {
  const many = Array.from({ length: MAX_ENTRIES + 1 }, (_, place) => ({
    ...aPicture(`${String(place)}.pdf`),
    thumbnail: null,
  }));
  const { value } = await showField(aField('files', { type: 'files', value: many }));
  fireEvent.click(screen.getByLabelText('Move 0.pdf down'));
  expect(value()).toHaveLength(many.length);
});

test('shows an icon if a thumbnail fails', async () => {
  const { container } = await showField(aField('picture', { type: 'image', value: aPicture() }), { readOnly: true });
  const picture = container.querySelector('img');
  if (picture === null) throw new Error('No image');
  expect(container.querySelector('svg')).toBeNull();
  fireEvent.error(picture);
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('svg')).not.toBeNull();
});
