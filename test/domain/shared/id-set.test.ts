import { idSet, withIds } from '../../../src/domain/shared/id-set';

test('a set of identities has one order, figures by their value', () => {
  expect(idSet(['10', '2', '10', '1'])).toEqual(['1', '2', '10']);
  expect(idSet(['news.view', 'blog.view'])).toEqual(['blog.view', 'news.view']);
});

test('what was put in and taken out again leaves the same list', () => {
  const set = idSet(['9', '10', '2']);
  expect(withIds(withIds(set, ['9', '10'], false), ['10', '9'], true)).toEqual(set);
  expect(withIds(set, ['2'], true)).toEqual(set);
  expect(withIds([], ['b', 'a'], true)).toEqual(['a', 'b']);
});
