import { tabFor, tabOf } from '../../../src/ui/content/content-tab';

test.each([
  ['blocks', 'content'],
  ['blocks.a.title', 'content'],
  ['intro', 'content'],
  ['status', 'publication'],
  ['online', 'publication'],
  ['meta.title', 'meta'],
  ['name', 'general'],
  ['targets', 'general'],
  ['image', 'general'],
])('%s is in %s', (path, tab) => {
  expect(tabOf(path)).toBe(tab);
});

test.each([
  [['name', 'blocks.a.title'], 'general', 'general'],
  [['name', 'blocks.a.title'], 'meta', 'content'],
  [['meta.canonical', 'online'], 'content', 'publication'],
  [[], 'meta', 'meta'],
] as const)('an error in %j while %s is shown leads to %s', (wrong, shown, tab) => {
  expect(tabFor(wrong, shown)).toBe(tab);
});
