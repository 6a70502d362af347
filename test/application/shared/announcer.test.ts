import { announceProblems, announcerOf, type Announcer, type Said } from '../../../src/application/shared/announcer';
import type { Failure } from '../../../src/domain/shared/failure';
import { LASTING, type Notice } from '../../../src/domain/shared/notice';

const said = (fields: readonly string[], words?: string): readonly string[] => {
  const keys: string[] = [];
  const announcer: Announcer = {
    failure: () => undefined,
    keepSaying: () => undefined,
    sayAll: () => undefined,
    say: (_, key) => {
      keys.push(key);
    },
  };
  announceProblems(announcer, fields, words);
  return keys;
};

// Rule R-SHR-42.
test.each([
  [['name'], undefined, ['shared.failures.checkFields']],
  [[], undefined, ['shared.failures.checkFields']],
  [['name'], 'content.item', ['content.item.checkFields']],
  [['blocks.a.title'], 'content.item', ['content.item.checkBlocks']],
  [['blocks.a.title', 'name'], 'content.item', ['content.item.checkBlocks', 'content.item.checkFields']],
  // Blocks are missing altogether: the notice cannot point to a block.
  [['blocks'], 'content.item', ['content.item.checkFields']],
])('what a form that its rule refuses says of %j in the words of %s', (fields, words, keys) => {
  expect(said(fields, words)).toEqual(keys);
});

const noticesOf = (failure: Failure, of?: 'save'): readonly (readonly [string, Notice['values'], number])[] => {
  const shown: Notice[] = [];
  const dictionary = {
    apply: () => undefined,
    has: () => true,
    translate: (key: string) => `<${key}>`,
    language: () => 'en' as const,
  };
  announcerOf(
    {
      show: (notice) => {
        shown.push(notice);
      },
      close: () => undefined,
    },
    dictionary,
  ).failure(failure, 'access.user', { of });
  return shown.map(({ key, values, duration }) => [key, values, duration]);
};

test('what stays is said at the top until somebody closes it, and is taken back by its topic', () => {
  const heard: unknown[] = [];
  const dictionary = {
    apply: () => undefined,
    has: () => true,
    translate: (key: string) => key,
    language: () => 'en' as const,
  };
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

test('a failed save is announced for 2 s in words of a form; the form says what became of it', () => {
  expect([
    noticesOf({ kind: 'Unreachable', reason: 'server' }, 'save'),
    noticesOf({ kind: 'Forbidden' }, 'save'),
    noticesOf({ kind: 'Unsupported' }, 'save'),
    noticesOf({ kind: 'Locked', holder: 'Jan', since: null }, 'save'),
    noticesOf({ kind: 'Locked', holder: '', since: null }, 'save'),
  ]).toEqual([
    [['shared.failures.unreachable.server', undefined, 2000]],
    [['shared.failures.forbidden', undefined, 2000]],
    [['shared.failures.unsupportedForm', undefined, 2000]],
    [['shared.failures.lockedBy', { name: 'Jan' }, 2000]],
    [['shared.failures.lockEnded', undefined, 2000]],
  ]);
});

test('"Check for missing fields" stays for 2 s, the message of every other form for 1.2 s (R-SHR-06)', () => {
  const stays: number[] = [];
  const announcer: Announcer = {
    failure: () => undefined,
    keepSaying: () => undefined,
    sayAll: () => undefined,
    say: (...said) => {
      stays.push(said[2]);
    },
  };
  announceProblems(announcer, ['name'], 'content.item');
  announceProblems(announcer, ['name']);
  expect(stays).toEqual([2000, 1200]);
});

describe('of one act there is one notice (R-SHR-70)', () => {
  const shownOf = (said: readonly Said[]): readonly Notice[] => {
    const shown: Notice[] = [];
    const dictionary = {
      apply: () => undefined,
      has: () => true,
      translate: (key: string) => `<${key}>`,
      language: () => 'en' as const,
    };
    const notices = { show: (notice: Notice) => void shown.push(notice), close: () => undefined };
    announcerOf(notices, dictionary).sayAll('error', 6000, said, 'communication.email');
    return shown;
  };
  const cut: Failure = { kind: 'Unreachable', reason: 'cut' };
  const failed = { key: 'communication.testMail.failed' };

  test('that says what failed and why', () => {
    expect(shownOf([failed, cut])).toEqual([
      { intent: 'error', duration: 6000, ...failed, more: [{ key: 'shared.failures.unreachable.cut' }] },
    ]);
  });

  test('whose names of the website stay marked (R-SHR-71)', () => {
    const kept = { key: 'content.choices.takenTag', values: { name: 'Retour' }, quoted: ['name'] };
    expect(shownOf([failed, kept])).toEqual([{ intent: 'error', duration: 6000, ...failed, more: [kept] }]);
  });

  test('also of several fields, and what is said twice stands once', () => {
    const fields: Failure = {
      kind: 'FieldsRejected',
      code: 'VALUE_NOT_VALID',
      fields: { subject: 'VALUE_NOT_VALID', content: 'VALUE_NOT_VALID' },
    };
    const more = shownOf([failed, fields, cut, cut]).map((notice) =>
      notice.more?.map(({ values }) => values?.['label']),
    );
    expect(more).toEqual([['<communication.email.subject>', '<communication.email.content>', undefined]]);
  });

  test('of a text alone as it is, of a failure alone in its own time, and of nothing none', () => {
    expect(shownOf([null, failed, { kind: 'Unauthenticated' }])).toEqual([
      { intent: 'error', duration: 6000, ...failed },
    ]);
    expect(shownOf([null, { kind: 'Forbidden' }])).toMatchObject([{ intent: 'warning', duration: 2000 }]);
    expect(shownOf([null, null])).toEqual([]);
  });
});
