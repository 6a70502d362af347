import { isRight } from 'fp-ts/Either';
import { searchEntryCodec } from '../../../../src/adapters/http/insight/search-entry.codec';
import { pathOf } from '../../../../src/adapters/http/shared/wire';

const read = (wire: object) => {
  const decoded = searchEntryCodec.row.decode(wire);
  return isRight(decoded) ? decoded.right : pathOf(decoded.left);
};
const wire = { term: 'airco', type: 'regular', params: 'sort=prijs', num_searches: 12, results: 0 };

describe('a search on the wire', () => {
  test('is read with the identity that the server gives it', () => {
    expect(read({ id: 7, ...wire })).toEqual({
      id: '7',
      term: 'airco',
      type: 'regular',
      params: 'sort=prijs',
      searches: 12,
      results: 0,
    });
  });

  test('without an identity is known by what was searched, and two that differ stay two', () => {
    const ids = [wire, { ...wire, type: 'downloads' }, { ...wire, params: '' }, { ...wire, term: 'airco ' }]
      .map(read)
      .map((entry) => (typeof entry === 'string' ? entry : entry.id));
    expect(new Set(ids).size).toBe(4);
    expect(read(wire)).toEqual(read({ ...wire }));
  });

  test.each([
    ['num_searches', '12'],
    ['term', null],
  ])('names the path of a %s that is %p', (field, value) => {
    expect(read({ ...wire, [field]: value })).toBe(field);
  });
});
