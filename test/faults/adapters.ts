import type { Fault } from './fault';

export const adapterFaults: readonly Fault[] = [
  {
    kind: 'field dropped',
    file: 'src/adapters/http/access/users.codec.ts',
    search: 'su: { write: (su, before) => ({ su: su === before ? undefined : su }) },',
    replace: '',
    caughtBy: {
      'test/adapters/http/access/users.codec.test.ts': [
        'a user that is saved carries the flag su only when it changed (R-ACC-02)',
      ],
    },
  },
  {
    kind: 'off by one',
    file: 'src/adapters/http/shared/failure-of-answer.ts',
    search: `return Object.keys(fields).length > 0
        ? fieldsRejected`,
    replace: `return Object.keys(fields).length > 1
        ? fieldsRejected`,
    caughtBy: {
      'test/adapters/http/shared/failure-of-answer.test.ts': [
        '409 with {"code":"NOT_UNIQUE","fields":{"email":{"code":"NOT_UNIQUE"}}}',
      ],
    },
  },
  {
    kind: 'branch swapped',
    file: 'src/adapters/http/insight/help.http.ts',
    search: "title: label === '' ? title : label",
    replace: "title: label === '' ? label : title",
    caughtBy: {
      'test/adapters/http/insight/help.test.ts': [
        'a page is named by its label in the contents, and by its title without one',
      ],
    },
  },
  {
    kind: 'default lost',
    file: 'src/adapters/http/catalogue/etim.codec.ts',
    search: 'position ?? LAST',
    replace: 'position ?? undefined',
    caughtBy: {
      'test/contract/catalogue/catalogue.http.test.ts': [
        'ETIM features and categories (HTTP) adds a category at the end or at a place, and moves it',
      ],
    },
  },
  {
    kind: 'guard removed',
    file: 'src/adapters/memory/operations/jobs.memory.ts',
    search: "if (age < WAITS + TAKES) return 'running';",
    replace: '',
    caughtBy: { 'test/adapters/memory/operations/jobs.test.ts': ['a scripted run waits, runs and ends'] },
  },
  {
    kind: 'negation lost',
    file: 'src/adapters/http/shared/http.ts',
    search: 'Coded.is(body) && !DONE.includes(body.code)',
    replace: 'Coded.is(body) && DONE.includes(body.code)',
    caughtBy: {
      'test/adapters/http/shared/every-status.test.ts': [
        'a deletion (R-SHR-54) is not done when 200 comes with a code of failure',
        'a save (R-SHR-54) is not done when 200 comes with a code of failure',
      ],
    },
  },
  {
    kind: 'limit changed',
    file: 'src/adapters/memory/site/events.memory.ts',
    search: 'const MINUTE = 60_000;',
    replace: 'const MINUTE = 600_000;',
    caughtBy: { 'test/adapters/memory/site/events.test.ts': ['a publication 60001 ms ago: Left (R-SIT-10)'] },
  },
  {
    kind: 'right not checked',
    file: 'src/adapters/memory/insight/statistics.memory.ts',
    search: "subject === 'dashboard' ? anyone : may(`statistics.${subject}`)",
    replace: 'anyone',
    caughtBy: {
      'test/contract/insight/insight.memory.test.ts': [
        'Statistics (memory) for a person with the rights of two areas carts are forbidden',
        'Statistics (memory) for a person with the rights of two areas holidays are forbidden',
      ],
    },
  },
  {
    kind: 'await lost',
    file: 'src/adapters/browser/shared/tab-locks.browser.ts',
    search: 'await new Promise<void>((release) => {',
    replace: 'void new Promise<void>((release) => {',
    caughtBy: {
      'test/adapters/browser/tab-locks.test.ts': [
        'a name is given to one tab at a time, and each name by itself',
        'whoever follows a name hears that another tab has it, and that it has left it',
      ],
    },
  },
  {
    kind: 'If-Match missing',
    file: 'src/adapters/memory/shared/record-parts.memory.ts',
    search: 'whole.save({ id, version, draft',
    replace: 'whole.save({ id, version: null, draft',
    caughtBy: {
      'test/contract/communication/communication.memory.test.ts': [
        'fields of forms (memory) are changed, moved and removed one by one',
      ],
      'test/contract/commerce/commerce.memory.test.ts': [
        'RecordParts (memory) refuses an outdated version for every call',
      ],
    },
  },
  {
    kind: 'clean-up lost',
    file: 'src/adapters/http/shared/http.ts',
    search: `const tell = (share: number): void => {
        clearTimeout(patience);`,
    replace: 'const tell = (share: number): void => {',
    caughtBy: {
      'test/adapters/http/shared/http.test.ts': [
        'bytes may take long, as long as they come on',
        'a file that has gone whole may be looked into for longer, not for ever',
      ],
    },
  },
  {
    kind: 'failure swallowed',
    file: 'src/adapters/memory/library/published/memory-tree.ts',
    search: "return isTaken ? either.left({ kind: 'Conflict', code: 'DUPLICATE' }) : either.right(name);",
    replace: 'return isTaken ? either.right(name) : either.right(name);',
    caughtBy: {
      'test/contract/library/library.memory.test.ts': [
        'Library (memory) files keep their extension, whatever they are called',
        'Library (memory) folders share no name, however it is written, nor one of a file',
      ],
    },
  },
];
