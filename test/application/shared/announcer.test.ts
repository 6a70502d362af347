import { announceProblems, announcerOf, type Announcer } from '../../../src/application/shared/announcer';
import type { Failure } from '../../../src/domain/shared/failure';
import { LASTING, type Notice } from '../../../src/domain/shared/notice';

const said = (fields: readonly string[], words?: string): readonly string[] => {
  const keys: string[] = [];
  const announcer: Announcer = {
    failure: () => undefined,
    keepSaying: () => undefined,
    say: (_, key) => {
      keys.push(key);
    },
  };
  announceProblems(announcer, fields, words);
  return keys;
};

test.each([
  [['name'], undefined, ['shared.failures.checkFields']],
  [[], undefined, ['shared.failures.checkFields']],
  [['name'], 'content.item', ['content.item.checkFields']],
  [['blocks.a.title'], 'content.item', ['content.item.checkBlocks']],
  [['blocks.a.title', 'name'], 'content.item', ['content.item.checkBlocks', 'content.item.checkFields']],
  // Of blocks that are not there none is to be looked at.
  [['blocks'], 'content.item', ['content.item.checkFields']],
])('what a form that its rule refuses says of %j in the words of %s', (fields, words, keys) => {
  expect(said(fields, words)).toEqual(keys);
});

const noticesOf = (failure: Failure, of?: 'save'): readonly (readonly [string, Notice['values'], number])[] => {
  const shown: Notice[] = [];
  const dictionary = { apply: () => undefined, translate: (key: string) => `<${key}>`, language: () => 'en' as const };
  announcerOf(
    {
      show: (notice) => {
        shown.push(notice);
      },
      close: () => undefined,
    },
    dictionary,
  ).failure(failure, 'access.user', of);
  return shown.map(({ key, values, duration }) => [key, values, duration]);
};

test('what stays is said at the top until somebody closes it, and is taken back by its topic', () => {
  const heard: unknown[] = [];
  const dictionary = { apply: () => undefined, translate: (key: string) => key, language: () => 'en' as const };
  const announcer = announcerOf(
    {
      show: (notice) => {
        heard.push(notice);
      },
      close: (topic) => {
        heard.push(topic);
      },
    },
    dictionary,
  );
  announcer.keepSaying('uploads', { intent: 'error', key: 'library.upload.refusedSeveral', values: { count: 2 } });
  announcer.keepSaying('uploads', null);
  expect(heard).toEqual([
    {
      intent: 'error',
      key: 'library.upload.refusedSeveral',
      values: { count: 2 },
      duration: LASTING,
      place: 'top',
      topic: 'uploads',
    },
    'uploads',
  ]);
});

const general: readonly Failure[] = [
  { kind: 'Unreachable', reason: 'cut' },
  { kind: 'Unreachable', reason: 'slow' },
  { kind: 'Unreachable', reason: 'server' },
  { kind: 'TooLarge' },
  { kind: 'TooMany', retryAfter: 3 },
  { kind: 'Malformed', path: 'user.id' },
];
const plain: readonly Failure[] = [
  { kind: 'FieldsRejected', code: 'ERROR', fields: { name: 'DUPLICATE' } },
  { kind: 'Locked', holder: 'Jan', since: null },
  { kind: 'Unreachable', reason: 'cancelled' },
];

test.each(general.map((failure) => [failure] as const))(
  'a save that got no answer to go by says why, that it may not be stored, and that nothing is lost, for as long as it takes to read: %j',
  (failure) => {
    const [[reason] = ['']] = noticesOf(failure);
    expect(noticesOf(failure, 'save')).toEqual([['shared.failures.notSaved', { reason: `<${reason}>` }, 6000]]);
  },
);

test.each([[{ kind: 'Forbidden' }], [{ kind: 'Forbidden', code: 'READ_ONLY' }]] as const)(
  'a save that nobody here may make says so, and that what was typed is kept: %j',
  (failure) => {
    const [[reason] = ['']] = noticesOf(failure);
    expect(noticesOf(failure, 'save')).toEqual([['shared.failures.notAllowed', { reason: `<${reason}>` }, 6000]]);
  },
);

test.each(plain.map((failure) => [failure] as const))(
  'what says by itself what became of a save is left as it is: %j',
  (failure) => {
    expect(noticesOf(failure, 'save')).toEqual(noticesOf(failure));
  },
);
