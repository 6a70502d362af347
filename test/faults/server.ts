import type { Fault } from './fault';

export const serverFaults: readonly Fault[] = [
  {
    kind: 'branch swapped',
    file: 'server/content/items/item-to-wire.ts',
    search: 'labels(source).has(id) ? { id, [word]: labels(source).get(id) } : null)',
    replace: 'labels(source).has(id) ? null : { id, [word]: labels(source).get(id) })',
    caughtBy: {
      'test/server/content/content.test.ts': ['content are read whole, with what they lead to by its present name'],
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
        'ETIM features are deleted unless a combination uses them or somebody edits them',
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
        'tags and categories category is suggested and listed for its own right only',
        'tags and categories category is added in one field by whoever may, for a chip',
      ],
    },
  },
  {
    kind: 'await lost',
    file: 'server/library/nodes.ts',
    search: '  await tx.execute(sql`update library_nodes set parent_id = ${target}',
    replace: '  void tx.execute(sql`update library_nodes set parent_id = ${target}',
    caughtBy: {
      'test/server/library/library-tree.test.ts': [
        'the tree of folders is told as it is after every change: another folder, a file, a move, a name, a deletion',
      ],
    },
  },
  {
    kind: 'If-Match missing',
    file: 'server/shared/owned-rows.ts',
    search: "checkIfMatch(call.header('if-match'), etagOf(id, owner.version - 1));",
    replace: '',
    caughtBy: {
      'test/server/commerce/promotions.test.ts': [
        'promotions have one version for themselves and their rules (R-COM-60)',
        'promotions keep one of two changes of one version, and both of those without a version',
      ],
      'test/contract/commerce/commerce.http.test.ts': ['RecordParts (HTTP) refuses an outdated version for every call'],
    },
  },
  {
    kind: 'transaction lost',
    file: 'server/catalogue/etim/combinations.ts',
    search: `call.services.db.transaction(async (tx) => {
      const { version, ...stored }`,
    replace: `Promise.resolve(call.services.db).then(async (tx) => {
      const { version, ...stored }`,
    caughtBy: {
      'test/server/catalogue/etim-combinations.test.ts': [
        'ETIM combinations keep one of several saves of one version that come at once',
      ],
    },
  },
  {
    kind: 'translation missing',
    file: 'server/mail/mail-templates.ts',
    search: 'const { copyLink } = TEXTS[language];',
    replace: 'const { copyLink } = TEXTS.en;',
    caughtBy: {
      'test/server/mail/mail.test.ts': [
        'the letters speak the language of the receiver and say how long the link works',
      ],
    },
  },
  {
    kind: 'listed column forgotten',
    file: 'server/commerce/default-carts.ts',
    search: "listed: ['name', 'date_start', 'date_end']",
    replace: "listed: ['name', 'date_start']",
    caughtBy: {
      'test/contract/commerce/commerce.http.test.ts': [
        'default carts (HTTP) a cart is created without its items, with a code of the server; its items follow',
      ],
    },
  },
  {
    kind: 'searched column forgotten',
    file: 'server/spare-parts/logs.ts',
    search: "searched: ['names', 'message']",
    replace: "searched: ['names']",
    caughtBy: {
      'test/contract/spare-parts/spare-parts.http.test.ts': [
        'ListGateway of spare-part-logs (HTTP) the list by a part of its message',
      ],
    },
  },
  {
    kind: 'extra column forgotten',
    file: 'server/site/popups.ts',
    search: "extra: ['image']",
    replace: 'extra: []',
    caughtBy: {
      'test/architecture/specified-columns.test.ts': ['each column of popup is specified, or declared as extra'],
    },
  },
  {
    kind: 'column of a demonstration row forgotten',
    file: 'server/operations/error-codes.seed.ts',
    search: `        control,
        standard:`,
    replace: '        standard:',
    caughtBy: 'types',
  },
];
