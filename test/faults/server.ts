import type { Fault } from './fault';

export const serverFaults: readonly Fault[] = [
  {
    kind: 'branch swapped',
    file: 'server/content/items/item-to-wire.ts',
    search: 'labels(source).has(id) ? { id, [word]: labels(source).get(id) } : null)',
    replace: 'labels(source).has(id) ? null : { id, [word]: labels(source).get(id) })',
    caughtBy: {
      'test/server/content/content.test.ts': [
        'content on a PostgreSQL server are read whole, with what they lead to by its present name',
        'content on the embedded database are read whole, with what they lead to by its present name',
      ],
    },
  },
  {
    kind: 'default lost',
    file: 'server/server.ts',
    search: 'supportEmail: options.supportEmail ?? DEFAULT_SUPPORT_EMAIL',
    replace: 'supportEmail: DEFAULT_SUPPORT_EMAIL',
    caughtBy: {
      'test/server/insight/help.test.ts': [
        'a question (R-SES-20) goes to who helps, and the answer to who asked; its words are data',
      ],
    },
  },
  {
    kind: 'guard removed',
    file: 'server/catalogue/etim/removals.ts',
    search: "if (isLockedFor(state.lock, caller)) return [{ id, code: 'LOCKED' }];",
    replace: '',
    caughtBy: {
      'test/server/catalogue/etim-features.test.ts': [
        'ETIM features on a PostgreSQL server are deleted unless a combination uses them or somebody edits them',
        'ETIM features on the embedded database are deleted unless a combination uses them or somebody edits them',
      ],
    },
  },
  {
    kind: 'right not checked',
    file: 'server/content/terms/categories.ts',
    search: "right: 'category',",
    replace: "right: 'tag',",
    caughtBy: {
      'test/server/content/terms.test.ts': [
        'tags and categories on a PostgreSQL server category is suggested and listed for its own right only',
        'tags and categories on the embedded database category is added in one field by whoever may, for a chip',
      ],
    },
  },
];
