import { FIRST_PLACE, placeAt, searchOf, type LibraryPlace } from '../../../src/application/library/library-address';
import { fileAddress, fileInFolderAddress } from '../../../src/application/library/published/file-address';

test.each<[string, LibraryPlace]>([
  ['', FIRST_PLACE],
  ['folder=Merken%2FZonne%20energie', { ...FIRST_PLACE, path: 'Merken/Zonne energie' }],
  ['q=ketel&in=all', { ...FIRST_PLACE, term: 'ketel', everywhere: true }],
  ['sort=-size&layout=table', { ...FIRST_PLACE, sort: { field: 'size', order: 'desc' }, layout: 'table' }],
])('"%s" is a place and the place is written so', (search, place) => {
  expect(placeAt(search)).toEqual(place);
  expect(searchOf(place)).toBe(search);
});

test.each(['sort=colour', 'layout=round', 'in=nowhere', 'x=1'])('"%s" says nothing', (search) => {
  expect(placeAt(search)).toEqual(FIRST_PLACE);
});

test('an address that looks everywhere for nothing does not say so', () => {
  expect(searchOf({ ...FIRST_PLACE, everywhere: true })).toBe('');
});

test('the page of a file has its whole path as one part', () => {
  expect(fileAddress('Merken/a b?.jpg')).toBe('/library/Merken%2Fa%20b%3F.jpg');
});

test('a file can be begun with in its folder, until something else is asked for', () => {
  const address = fileInFolderAddress("Merken/'t a&b.jpg");
  const place = placeAt(address.slice(address.indexOf('?')));
  expect(place).toEqual({ ...FIRST_PLACE, path: 'Merken', file: "Merken/'t a&b.jpg" });
  expect(searchOf(place)).toBe('folder=Merken');
});
