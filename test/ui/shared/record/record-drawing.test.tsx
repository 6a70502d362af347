import { act, waitFor } from '@testing-library/react';
import { holidays, type Holiday, type HolidayDraft } from '../../../../src/domain/site/holiday';
import { draftOf } from '../../../../src/domain/shared/resource';
import { useRecord, type BoundRecord } from '../../../../src/ui/shared/record/record.bridge';
import '../../../../src/adapters/memory/site/site.memory.module';
import '../../../../src/application/site/site.module';
import { showSignedIn } from '../support/signed-in';

let record: BoundRecord<Holiday, HolidayDraft>;
let drawn = 0;

const Around = () => {
  record = useRecord(holidays, '11', '/holidays', true);
  drawn += 1;
  return null;
};

test('what stands around the fields is drawn when there is something to lose, not with every key, and knows the last of them at whatever comes next', async () => {
  await showSignedIn(<Around />, {}, ['site']);
  await waitFor(() => {
    expect(record.snapshot.matches('reading')).toBe(true);
  });
  const { stored } = record.snapshot.context;
  if (stored === null) throw new Error('It was not read');
  const draft = draftOf(holidays.blank, stored.record);
  act(() => {
    record.send({ type: 'edit.requested' });
  });
  const type = (reason: string): void => {
    act(() => {
      record.change({ ...draft, reason });
    });
  };

  const before = drawn;
  type('K');
  expect([drawn - before, record.dirty]).toEqual([1, true]);
  for (const reason of ['Ko', 'Kon', 'Koni']) type(reason);
  expect(drawn - before).toBe(1);
  type(draft.reason);
  expect([drawn - before, record.dirty]).toEqual([2, false]);
  for (const reason of ['Koningsda', 'Koningsdag']) type(reason);
  expect(record.snapshot.context.mine.reason).toBe('Koningsda');

  act(() => {
    record.send({ type: 'removal.requested' });
  });
  expect(record.snapshot.context.mine.reason).toBe('Koningsdag');
  act(() => {
    record.send({ type: 'removal.cancelled' });
  });
  act(() => {
    record.send({ type: 'save.requested', draft: { ...draft, reason: 'Koningsdag' } });
  });
  await waitFor(() => {
    expect(record.snapshot.matches('reading')).toBe(true);
  });
  expect(record.snapshot.context.stored?.record.reason).toBe('Koningsdag');
});
