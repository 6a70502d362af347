import type { Fault } from './fault';

const ENDS_IN_THE_MIDDLE = 'a save of several calls that ends in the middle (R-COM-05)';

export const applicationFaults: readonly Fault[] = [
  {
    kind: 'field dropped',
    file: 'src/application/commerce/wire-explaining.ts',
    search: 'quantity, ...(price !== undefined && { price }) }];',
    replace: 'quantity }];',
    caughtBy: {
      'test/application/commerce/load-terms.test.ts': [
        'filling a cart (R-COM-37) a default cart alone has its items at its own prices, with its terms (R-COM-62)',
      ],
    },
  },
  {
    kind: 'off by one',
    file: 'src/application/shared/overview.setup.ts',
    search: 'removableIds(context.selection, context.kept).length > 0',
    replace: 'removableIds(context.selection, context.kept).length > 1',
    caughtBy: {
      'test/application/shared/overview.machine.test.ts': [
        'deleting a cancelled question deletes nothing and keeps the selection',
      ],
    },
  },
  {
    kind: 'branch swapped',
    file: 'src/application/shared/flags/row-flags.ts',
    search: 'isStored ? new Map(flags.confirmed).set(name, { id, field, value }) : flags.confirmed',
    replace: 'isStored ? flags.confirmed : new Map(flags.confirmed).set(name, { id, field, value })',
    caughtBy: {
      'test/application/shared/flags/flag-savings.test.ts': [
        'the flags of a list that is read again (R-SHR-55) an older answer after a save',
        'the flags of a list that is read again (R-SHR-55) an answer that was overtaken does not change what is confirmed',
      ],
    },
  },
  {
    kind: 'default lost',
    file: 'src/application/shared/first-page.ts',
    search: 'memory.recall(list) ?? standard ?? (',
    replace: 'memory.recall(list) || standard || (',
    caughtBy: {
      'test/application/shared/first-page.test.ts': ['the last query goes before the view where it was the bare list'],
    },
  },
  {
    kind: 'guard removed',
    file: 'src/application/session/match-route.ts',
    search: 'if (wanted.length !== given.length) return null;',
    replace: '',
    caughtBy: {
      'test/application/session/routes.test.ts': [
        'the route table (R-SES-04) /help/:type/:module is reached by an address of its own',
        'the route table (R-SES-04) /logs/:id is reached by an address of its own',
      ],
    },
  },
  {
    kind: 'negation lost',
    file: 'src/application/shared/record/record-opening.states.ts',
    search: 'context.id === null && !hasOffer(context)',
    replace: 'context.id === null && hasOffer(context)',
    caughtBy: {
      'test/application/shared/record/record-opening.machine.test.ts': [
        'opening a record opens read-only, a new one editable with nothing filled in',
        'unsaved work that was found of a new record waits for an answer, too',
      ],
    },
  },
  {
    kind: 'limit changed',
    file: 'src/application/shared/read-all.ts',
    search: 'const READINGS = 6;',
    replace: 'const READINGS = 5;',
    caughtBy: {
      'test/application/shared/read-all.test.ts': [
        'reading all rows of a query gives up on a list that loses a row a call, and gives nothing',
        'reading all rows of a query gives up on a list that gets one for each that goes, and gives nothing',
      ],
    },
  },
  {
    kind: 'right not checked',
    file: 'src/application/shared/record/record.setup.ts',
    search: 'isCreatedUnseen: ({ context }) => context.mayOpen === false',
    replace: 'isCreatedUnseen: () => false',
    caughtBy: {
      'test/application/shared/record/record-unfinished.machine.test.ts': [
        `${ENDS_IN_THE_MIDDLE} a new record that its author may not open is finished where it was begun, and not read (R-ACC-17)`,
      ],
    },
  },
  {
    kind: 'await lost',
    file: 'src/application/shared/record/wire-record.ts',
    search: 'await keeper.move(id, {',
    replace: 'void keeper.move(id, {',
    caughtBy: {
      'test/application/shared/record/lost-creation.test.ts': [
        'a new record whose answer was lost (R-SHR-39) is not sent before its key is stored',
      ],
    },
  },
  {
    kind: 'If-Match missing',
    file: 'src/application/shared/record/create-record.ts',
    search: '{ id, version: found.right.version, draft: merged',
    replace: '{ id, version: null, draft: merged',
    caughtBy: {
      'test/application/shared/record/lost-creation.test.ts': [
        'a new record whose answer was lost (R-SHR-39) and that was changed since is asked for as it was sent, then changed',
      ],
    },
  },
  {
    kind: 'clean-up lost',
    file: 'src/application/content/bind-editor-lock.ts',
    search: 'listener.unsubscribe();',
    replace: 'void listener;',
    caughtBy: {
      'test/application/content/bind-editor-lock.test.ts': [
        'the lock and the form of an item (R-CON-06) a lock that is acquired after the screen was left does not open the form',
      ],
    },
  },
  {
    kind: 'transition changed',
    file: 'src/application/access/invite.machine.ts',
    search: `            target: 'sending',
            actions: assign({ failure: null, refused: [] }),`,
    replace: `            target: 'discarding',
            actions: assign({ failure: null, refused: [] }),`,
    caughtBy: {
      'test/application/access/invite.machine.test.ts': [
        'inviting, every event in every state reaches every state',
        'inviting, every event in every state goes nowhere else',
      ],
    },
  },
];
