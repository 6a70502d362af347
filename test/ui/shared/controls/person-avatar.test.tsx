import { fireEvent, render } from '@testing-library/react';
import { initialsOf, PersonAvatar, tintOf } from '../../../../src/ui/shared/controls/person-avatar';

test.each([
  ['Marijke Postma', 'MP'],
  ['Fatima El Amrani', 'FA'],
  ['Ömer Yıldız', 'ÖY'],
  ['  Anne   van den Berg ', 'AB'],
  ['Cher', 'C'],
  ["Jan 't Hart", 'JH'],
  ['’t', 'T'],
  ['', ''],
  ['𝒜da Lovelace', '𝒜L'],
])('initials of "%s" are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('gives a name a stable colour', () => {
  expect(tintOf('Marijke Postma')).toBe(tintOf('Marijke Postma'));
  const names = [
    'Marijke Postma',
    'Sjoerd Bakkenes',
    'Fatima El Amrani',
    'Hanneke de Wit',
    'Ömer Yıldız',
    'Lotte Vermeulen',
    'Bram de Groot',
  ];
  expect(new Set(names.map(tintOf)).size).toBeGreaterThan(2);
});

test('shows initials if a photo fails, until it changes', () => {
  const { container, rerender } = render(<PersonAvatar name="Marijke Postma" picture="/api/avatar/3/gone" />);
  const picture = () => container.querySelector('img');
  expect(picture()).toHaveAttribute('src', '/api/avatar/3/gone');
  const [gone] = container.getElementsByTagName('img');
  if (gone === undefined) throw new Error('There is no picture');
  fireEvent.error(gone);
  expect([picture(), container.textContent]).toEqual([null, 'MP']);
  rerender(<PersonAvatar name="Marijke Postma" picture="/api/avatar/3/new" />);
  expect(picture()).toHaveAttribute('src', '/api/avatar/3/new');
});
