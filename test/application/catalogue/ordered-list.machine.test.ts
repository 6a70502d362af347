import { either } from 'fp-ts';
import { orderedListMachineOf } from '../../../src/application/catalogue/ordered-list.machine';
import type { Ordered } from '../../../src/application/catalogue/ports/ordered.port';
import { done, reached, restingStates, tableOf, walk } from '../../domain/support/walk';

interface Row {
  readonly id: string;
  readonly online: boolean;
}
const LIST: Ordered<Row> = { rows: [{ id: '1', online: false }], version: 'v1' };
const machine = orderedListMachineOf<Row, string>();
const LOAD = '0.ordered-list.loading';

describe('a list that is read whole (R-CAT-62), every event in every state', () => {
  const steps = walk(machine, {
    input: 'a',
    events: {
      'came': done(LOAD, either.right(LIST)),
      'did not come': done(LOAD, either.left({ kind: 'NotFound' })),
      'again': { type: 'reload.requested' },
      'another': { type: 'list.asked', asked: 'b' },
      'wanted': { type: 'flag.wanted', id: '1', field: 'online', value: true },
      'refused': { type: 'flag.settled', id: '1', field: 'online', value: true, failure: { kind: 'Forbidden' } },
      'not known': { type: 'flag.settled', id: '1', field: 'online', value: true, failure: { kind: 'NotFound' } },
      'changed elsewhere': { type: 'rows.doubted' },
    },
    remember: ({ asked, list, failure, flags, isDoubtful }) => [asked, list, failure, [...flags.saving], isDoubtful],
  });

  test('reaches every state, and goes where it may', () => {
    expect(reached(steps)).toEqual(restingStates(machine));
    expect(tableOf(steps)).toEqual({
      loading: { 'came': 'shown', 'did not come': 'failed | shown' },
      shown: { 'again': 'loading', 'another': 'loading', 'not known': 'loading', 'changed elsewhere': 'loading' },
      failed: { again: 'loading', another: 'loading' },
    });
  });

  test('keeps what it shows while it is read again', () => {
    for (const { event, before, after } of steps)
      if (event === 'again' || event === 'another') expect(after.context.list).toEqual(before.context.list);
  });
});
