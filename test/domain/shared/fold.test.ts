import { fold, foldCase } from '../../../src/domain/shared/fold';

test.each([
  ['Zoë  Ångström ', 'zoe angstrom'],
  ['Łukasz', 'lukasz'],
  ['Søren', 'soren'],
  ['STRAẞE Strauß', 'strasse strauss'],
  ['Ægir Ǽ Œuvre Þór Đorđe', 'aegir ae oeuvre thor dorde'],
  ['Foto’s Foto`s Foto´s Foto‘s Fotoʼs Foto′s', "foto's foto's foto's foto's foto's foto's"],
  ['“quoted”', '“quoted”'],
  ['μm Ж', 'μm ж'],
  ['日本', '日本'],
])('%j is found and sorted as %j (R-SHR-19)', (text, folded) => {
  expect(fold(text)).toBe(folded);
  expect(fold(fold(text))).toBe(folded);
});

test('names differ by letters that are one for the search', () => {
  expect(foldCase('Sören ')).toBe(foldCase('SOREN'));
  expect(foldCase('Søren')).not.toBe(foldCase('Soren'));
  expect(foldCase('Foto’s')).not.toBe(foldCase("Foto's"));
});
