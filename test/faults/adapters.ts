import type { Fault } from './fault';

export const adapterFaults: readonly Fault[] = [
  {
    kind: 'field dropped',
    file: 'src/adapters/http/access/users.codec.ts',
    search: '    su: draft.su === before.su ? undefined : draft.su,\n',
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
    search: 'return Object.keys(fields).length > 0\n        ? fieldsRejected',
    replace: 'return Object.keys(fields).length > 1\n        ? fieldsRejected',
    caughtBy: {
      'test/adapters/http/shared/failure-of-answer.test.ts': [
        '409 with {"code":"NOT_UNIQUE","fields":{"email":{"code":"NOT_UNIQUE"}}}',
      ],
    },
  },
  {
    kind: 'default lost',
    file: 'src/adapters/http/catalogue/etim.codec.ts',
    search: "color: color ?? ''",
    replace: "color: color ?? 'none'",
    caughtBy: {
      'test/contract/catalogue/catalogue.http.test.ts': [
        'ETIM features and categories (HTTP without extras) takes a save after one that was refused',
        'ETIM features and categories (HTTP) takes a save after one that was refused',
      ],
    },
  },
  {
    kind: 'right not checked',
    file: 'src/adapters/memory/insight/statistics.memory.ts',
    search: "people.callerWho((person) => subject === 'dashboard' || may(person, subject))",
    replace: 'people.callerWho(() => true)',
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
    search: 'const tell = (share: number): void => {\n        clearTimeout(patience);',
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
