import { either } from 'fp-ts';
import { createActor, waitFor } from 'xstate';
import { listExportMachineOf } from '../../../src/application/shared/list-export.machine';
import type { SavedText } from '../../../src/application/shared/ports/file-saves.port';
import { wireListExport } from '../../../src/application/shared/wire-list-export';
import { defaultQuery } from '../../../src/domain/shared/list-query';
import { done, reached, restingStates, tableOf, walk } from '../../domain/support/walk';
import { announcerInMind, gatewayOfOne, people, type PersonKind } from '../support/backend';

const query = { ...defaultQuery(people.noFilter), term: 'em', page: 4 };

test('every event in every state', () => {
  const machine = listExportMachineOf<PersonKind>();
  const steps = walk(machine, {
    input: { query },
    events: {
      'count': { type: 'rows.counted', count: { done: 1, total: 2 } },
      'read': done('0.list-export.reading', either.right([])),
      'not read': done('0.list-export.reading', either.left({ kind: 'Unreachable', reason: 'cut' })),
      'retry': { type: 'export.retried' },
    },
    remember: ({ counted, failure }) => [counted.done, failure?.kind],
  });
  expect(reached(steps)).toEqual(restingStates(machine));
  expect(tableOf(steps)).toEqual({
    reading: { 'read': 'saved', 'not read': 'failed' },
    failed: { retry: 'reading' },
    saved: {},
  });
});

const backend = () => {
  const [records, speech, saved] = [
    gatewayOfOne({ id: '7', name: '=Emma', active: true }),
    announcerInMind(),
    new Array<SavedText>(),
  ];
  const machine = wireListExport<PersonKind>({
    gateway: records.gateway,
    announcer: speech.announcer,
    module: 'people',
    language: 'nl',
    files: {
      save: (file) => {
        if ('text' in file) saved.push(file);
      },
    },
    clock: { now: () => Date.UTC(2026, 10, 20, 23, 30), zone: () => 'Europe/Amsterdam' },
    columns: [
      { title: 'Naam', value: ({ name }) => name },
      { title: 'Nummer', value: ({ id }) => Number(id) },
    ],
  });
  return { ...records, ...speech, saved, actor: createActor(machine, { input: { query } }) };
};

test('all pages of the query become one file, called after the module and the day where the person is', async () => {
  const { actor, asked, said, saved } = backend();
  await waitFor(actor.start(), ({ value }) => value === 'saved');
  expect(asked.list).toEqual([{ ...query, page: 1, perPage: 100 }]);
  expect(saved).toEqual([
    { name: 'people-2026-11-21.csv', type: 'text/csv', text: "\uFEFFNaam;Nummer\r\n'=Emma;7\r\n" },
  ]);
  expect(said).toEqual([['success', 'shared.export.done', 1200, { count: 1 }]]);
});

test('a list that cannot be read leaves no file, and can be tried again', async () => {
  const { actor, refusals, saved } = backend();
  refusals.list = { kind: 'Unreachable', reason: 'slow' };
  await waitFor(actor.start(), ({ value }) => value === 'failed');
  expect([saved, actor.getSnapshot().context.failure]).toEqual([[], { kind: 'Unreachable', reason: 'slow' }]);
  actor.send({ type: 'export.retried' });
  await waitFor(actor, ({ value }) => value === 'saved');
  expect(saved).toHaveLength(1);
});
