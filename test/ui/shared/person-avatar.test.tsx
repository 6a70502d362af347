import { initialsOf, tintOf } from '../../../src/ui/shared/person-avatar';

test.each([
  ['Marijke Postma', 'MP'],
  ['Fatima El Amrani', 'FA'],
  ['Ömer Yıldız', 'ÖY'],
  ['  Anne   van den Berg ', 'AB'],
  ['Cher', 'C'],
  ['', ''],
  ['𝒜da Lovelace', '𝒜L'],
])('initials of "%s" are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('a name keeps its tint, and names differ', () => {
  expect(tintOf('Marijke Postma')).toBe(tintOf('Marijke Postma'));
  const names = ['Marijke Postma', 'Sjoerd Bakkenes', 'Fatima El Amrani', 'Hanneke de Wit', 'Ömer Yıldız', 'Lotte Vermeulen', 'Bram de Groot'];
  expect(new Set(names.map(tintOf)).size).toBeGreaterThan(2);
});
