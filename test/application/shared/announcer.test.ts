import { announceProblems, type Announcer } from '../../../src/application/shared/announcer';

const said = (fields: readonly string[], words?: string): readonly string[] => {
  const keys: string[] = [];
  const announcer: Announcer = { failure: () => undefined, say: (_, key) => { keys.push(key); } };
  announceProblems(announcer, fields, words);
  return keys;
};

test.each([
  [['name'], undefined, ['shared.failures.checkFields']],
  [[], undefined, ['shared.failures.checkFields']],
  [['name'], 'content.item', ['content.item.checkFields']],
  [['blocks.a.title'], 'content.item', ['content.item.checkBlocks']],
  [['blocks', 'name'], 'content.item', ['content.item.checkBlocks', 'content.item.checkFields']],
])('what a form that its rule refuses says of %j in the words of %s', (fields, words, keys) => {
  expect(said(fields, words)).toEqual(keys);
});
