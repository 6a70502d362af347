import { previewsHttp } from '../../../../src/adapters/http/content/previews.http';

const { addressOf, pictureOf } = previewsHttp({ base: '/api/' });

describe('the page of a stored item (R-CON-17)', () => {
  test.each([
    ['as it is whenever it is opened', 'abc', null, '/api/preview/blog/abc'],
    ['at a moment, in UTC', 'abc', Date.UTC(2026, 9, 25, 0, 30), '/api/preview/blog/abc?at=2026-10-25+00%3A30%3A00'],
    ['under a key with anything in it', 'a/b?c', null, '/api/preview/blog/a%2Fb%3Fc'],
    ['of an item without a key: there is none', '', null, null],
  ])('%s', (_, hash, at, address) => {
    expect(addressOf('blog', hash, at)).toBe(address);
  });
});

test('a picture is where visitors get it, beside the API', () => {
  expect(pictureOf('Nieuws/Ons meer/50%.jpg')).toBe('/media/Nieuws/Ons%20meer/50%25.jpg');
});
