import { either } from 'fp-ts';
import type { Id } from '../../../../src/domain/shared/id';
import { assign } from 'xstate';
import type { FormValues } from '../../../../src/application/shared/form-values';
import { storedDraft } from '../../../../src/application/shared/record/record-changes';
import { changedFields } from '../../../../src/domain/shared/merge';
import { after, broke, done, reached, restingStates, tableOf, topOf, walk } from '../../../domain/support/walk';
import { blank, emma, failed, keptOf, lineCut, machine, opened, rule, type Person } from '../support/record-form';

/** A form that never changes: the walk replaces it. */
const formOf = (values: Person): FormValues<Person> => ({
  read: () => values,
  fill: () => undefined,
  subscribe: () => () => undefined,
});

/** The machine with the form actions of its transitions; a walk runs no other actions. */
const filling = machine.provide({
  actions: {
    fillForm: assign({ form: (_, { draft }) => formOf(draft) }),
    showStored: assign({ form: ({ context }) => formOf(storedDraft(context, context.stored)) }),
  },
});

/** Transient states, and states of saves of several calls (`record-unfinished.machine.test.ts`) or of new records. */
const TRANSIENT: readonly string[] = [
  'deciding',
  'resolving',
  'ended',
  'interrupted',
  'refused',
  'moved',
  'settingAside',
];

describe('record machine, every event in every state', () => {
  const events = {
    'edit': { type: 'edit.requested' },
    'granted': { type: 'edit.granted' },
    'cancel': { type: 'edit.cancelled' },
    'type': { type: 'person.typed' },
    'flush': { type: 'draft.flushed' },
    'resume': { type: 'draft.resumed' },
    'discard': { type: 'draft.discarded' },
    'save': { type: 'save.requested' },
    'save bad': { type: 'save.requested', overrides: { name: '' } },
    'copy': { type: 'copy.requested' },
    'resolve': { type: 'conflict.resolved', takeStored: [] },
    'resolve as stored': { type: 'conflict.resolved', takeStored: ['name'] },
    'dismiss': { type: 'conflict.dismissed' },
    'delete': { type: 'removal.requested' },
    'yes': { type: 'removal.confirmed' },
    'no': { type: 'removal.cancelled' },
    'deleted': done('0.record.removing', either.right(undefined)),
    'already gone': done('0.record.removing', failed({ kind: 'NotFound' })),
    'not deleted': done('0.record.removing', failed({ kind: 'Forbidden' })),
    'not deleted, changed': done('0.record.removing', failed({ kind: 'Changed' })),
    'tidied after it': done('0.record.removed', undefined),
    'not tidied after it': broke('0.record.removed'),
    'time to return': after('returning', 'record.removed'),
    'opened': done('0.record.loading', opened(emma)),
    'opened with a draft': done('0.record.loading', opened(emma, 'v1', keptOf({ ...emma, name: 'Kept' }))),
    'opened with an old draft': done(
      '0.record.loading',
      opened({ ...emma, name: 'Theirs' }, 'v2', keptOf({ ...emma, name: 'Kept' })),
    ),
    'not opened': done('0.record.loading', failed({ kind: 'NotFound' })),
    'only its draft is left': done('0.record.loading', opened(null, null, keptOf({ ...emma, name: 'Kept' }))),
    'refreshed': done('0.record.refreshing', opened({ ...emma, town: 'Delft' }, 'v2')),
    'not refreshed': done('0.record.refreshing', failed(lineCut)),
    'gone by now': done('0.record.refreshing', opened(null, null, keptOf({ ...emma, name: 'Mine' }))),
    'dropped': done('0.record.discarding', undefined),
    'not dropped': broke('0.record.discarding'),
    'saved': done('0.record.saving', either.right({ id: '7' })),
    'changed meanwhile': done('0.record.saving', failed({ kind: 'Changed' })),
    'not saved': done('0.record.saving', failed(lineCut)),
    'gone meanwhile': done('0.record.saving', failed({ kind: 'NotFound' })),
    'tidied': done('0.record.saved', undefined),
    'not tidied': broke('0.record.saved'),
    'newest, other field': done('0.record.comparing', opened({ ...emma, town: 'Delft' }, 'v2')),
    'newest, same field': done('0.record.comparing', opened({ ...emma, name: 'Theirs' }, 'v2')),
    'newest, nothing new': done('0.record.comparing', opened(emma, 'v1')),
    'newest not there': done('0.record.comparing', failed(lineCut)),
    'looked, as it was': done('0.record.editing.comparing', opened(emma, 'v1')),
    'looked, other field': done('0.record.editing.comparing', opened({ ...emma, town: 'Delft' }, 'v2')),
    'looked, same field': done('0.record.editing.comparing', opened({ ...emma, name: 'Theirs' }, 'v2')),
    'not looked': done('0.record.editing.comparing', failed(lineCut)),
    'looked, gone': done('0.record.editing.comparing', failed({ kind: 'NotFound' })),
    'newest gone': done('0.record.comparing', opened(null, null, keptOf({ ...emma, name: 'Mine' }))),
  };
  const of = (id: Id | null) =>
    walk(filling, {
      input: { id, blank, rule, form: formOf(blank) },
      outside: ({ value, context }, { type }) =>
        type !== 'person.typed'
          ? null
          : topOf(value) === 'editing'
            ? { ...context, form: formOf({ ...emma, name: 'Mine' }) }
            : context,
      events,
      // No transition depends on what failed or on what the rule reported.
      remember: ({ form, base, stored, offered, conflict, backTo, existence }) => [
        backTo,
        existence,
        form.read(),
        base,
        stored?.version,
        offered?.version,
        conflict && [conflict.conflicts, conflict.onResolved],
      ],
    });
  const [steps, fresh] = [of('7'), of(null)];

  test('reaches every state', () => {
    expect(reached(steps)).toEqual(restingStates(machine).filter((state) => !TRANSIENT.includes(state)));
  });

  test('goes only where a form may go', () => {
    const [editing, reading] = ['editing.typing', 'reading'];
    expect(tableOf(steps)).toEqual({
      'loading': {
        'granted': 'loading | refreshing',
        'opened': reading,
        'opened with a draft': reading,
        'opened with an old draft': reading,
        'not opened': 'lost | reading',
        'only its draft is left': editing,
      },
      'reading': {
        edit: `${editing} | reading`,
        granted: 'refreshing',
        resume: `conflicted | ${editing} | reading`,
        discard: 'discarding',
        delete: 'confirming',
      },
      'refreshing': { 'refreshed': editing, 'not refreshed': reading, 'gone by now': editing },
      'editing.typing': {
        granted: `editing.comparing | ${editing}`,
        save: 'discarding | saving',
        copy: `${editing} | saving`,
        cancel: 'discarding',
        delete: `confirming | ${editing}`,
      },
      'editing.comparing': {
        'looked, as it was': `conflicted | ${editing}`,
        'looked, other field': `conflicted | ${editing}`,
        'looked, same field': `conflicted | ${editing}`,
        'not looked': editing,
        'looked, gone': editing,
        'save': 'discarding | saving',
        'cancel': 'discarding',
        'delete': 'confirming',
      },
      'discarding': { 'dropped': 'lost | reading', 'not dropped': 'lost | reading' },
      'saving': { 'saved': 'saved', 'changed meanwhile': 'comparing', 'not saved': editing, 'gone meanwhile': editing },
      'saved': { 'tidied': 'loading', 'not tidied': 'loading' },
      'comparing': {
        'cancel': 'discarding',
        'newest, other field': `conflicted | discarding | ${editing} | saving`,
        'newest, same field': `conflicted | discarding | ${editing} | saving`,
        'newest, nothing new': `conflicted | discarding | ${editing} | saving`,
        'newest not there': editing,
        'newest gone': editing,
      },
      'conflicted': {
        'cancel': 'discarding',
        'resolve': `${editing} | saving`,
        'resolve as stored': `discarding | ${editing} | saving`,
        'dismiss': `${editing} | loading`,
      },
      'confirming': { yes: 'removing', no: `${editing} | reading`, cancel: 'confirming | discarding' },
      'removing': {
        'deleted': 'removed',
        'already gone': 'removed',
        'not deleted': `${editing} | reading`,
        'not deleted, changed': 'loading',
      },
      'removed': { 'time to return': 'lost' },
      'lost': {},
    });
  });

  test('a deletion that is given up or refused leads back to where it was asked, with everything that was typed', () => {
    for (const {
      before,
      event,
      after: { value, context },
    } of steps) {
      if (event === 'delete' && topOf(before.value) !== 'confirming' && topOf(value) === 'confirming')
        expect(context.backTo).toBe(topOf(before.value));
      if (!['confirming: no', 'removing: not deleted'].includes(`${topOf(before.value)}: ${event}`)) continue;
      expect(topOf(value)).toBe(before.context.backTo);
      if (before.context.backTo === 'editing') expect(context.form).toBe(before.context.form);
    }
  });

  test('there is nothing to delete before a record is there', () => {
    for (const {
      after: { value },
    } of fresh.filter(({ event, after: { context } }) => event === 'delete' && context.id === null))
      expect(topOf(value)).not.toBe('confirming');
  });

  test('a new record is never read-only, unless unsaved work is offered', () => {
    for (const {
      after: { value, context },
    } of fresh) {
      if (topOf(value) === 'reading' && context.id === null) expect(context.offered).not.toBeNull();
    }
  });

  test('what was typed leaves the form only by cancelling, by a save that worked, or by choosing', () => {
    const replaced: string[] = [];
    for (const {
      before,
      event,
      after: { value, context },
    } of steps) {
      if (topOf(before.value) !== 'editing' && topOf(before.value) !== 'saving') continue;
      if (['cancel', 'type', 'save', 'copy', 'saved'].includes(event)) continue;
      if (!event.startsWith('looked')) {
        if (context.form !== before.context.form) replaced.push(`${event}: ${topOf(value)}`);
        continue;
      }
      // Changes by others are merged beside the typed values.
      const mine = before.context.form.read();
      const typed = Object.fromEntries(changedFields(before.context.base, mine).map((field) => [field, mine[field]]));
      expect([event, context.form.read()]).toEqual([event, expect.objectContaining(typed)]);
    }
    expect(replaced).toEqual([]);
  });

  test('only what is gone is copied, and a record that is gone is never read again', () => {
    for (const {
      before,
      event,
      after: { value, context },
    } of steps) {
      if (event === 'copy' && topOf(value) === 'saving' && topOf(before.value) !== 'saving')
        expect(before.context.existence).toBe('deleted');
      if (topOf(value) === 'reading') expect(context.existence).toBe('stored');
    }
  });

  test('offered work is never written over: an edit starts only when it was taken up or discarded', () => {
    for (const {
      before,
      after: { value, context },
    } of steps) {
      if (before.context.offered !== null && topOf(value) === 'editing') expect(context.offered).toBeNull();
    }
  });
});
