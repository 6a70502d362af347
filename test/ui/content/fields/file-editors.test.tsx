import { screen } from '@testing-library/react';
import { aField, aPicture } from '../../../domain/content/support/blocks';
import '../../support/editor';
import { showField } from './support/held-field';

test('the sign of a file is that of its kind, however its extension is written (R-LIB-03)', async () => {
  const files = ['a.pdf', 'b.PDF', 'c.zip'].map((name) => ({ ...aPicture(name), thumbnail: null }));
  await showField(aField('files', { type: 'files', value: files }), { readOnly: true });
  const [small, large, other] = screen.getAllByRole('listitem').map((line) => line.querySelector('path')?.getAttribute('d'));
  expect(small).toBeTruthy();
  expect(large).toBe(small);
  expect(other).not.toBe(small);
});
