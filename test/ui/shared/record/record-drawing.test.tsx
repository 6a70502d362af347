import { placeBelow } from '../../../../src/application/shared/record-path';
import { act, screen, waitFor } from '@testing-library/react';
import { holidays, type HolidayKind } from '../../../../src/domain/site/holiday';
import { FormikForm } from '../../../../src/ui/shared/record/record-form.bridge';
import { useRecord, type BoundRecord } from '../../../../src/ui/shared/record/record.bridge';
import { RecordFieldsProvider, RecordTextField } from '../../../../src/ui/shared/record/record-fields';
import '../../../../src/adapters/memory/site/site.memory.module';
import '../../../../src/application/site/site.module';
import { showSignedIn } from '../support/signed-in';

let record: BoundRecord<HolidayKind>;
let drawn = 0;
const PLACE = placeBelow('holidays');

const Around = () => {
  record = useRecord(holidays, '11', PLACE);
  drawn += 1;
  return (
    <FormikForm values={record.fields} rule={holidays.rule}>
      <RecordFieldsProvider value={{ editing: record.open, refused: {}, labelOf: (name) => name }}>
        <RecordTextField<{ readonly reason: string }> name="reason" />
      </RecordFieldsProvider>
    </FormikForm>
  );
};

test('the screen around the fields is drawn when the form gets dirty or clean, not with every key', async () => {
  const { user } = await showSignedIn(<Around />, {}, ['site']);
  await waitFor(() => {
    expect(record.snapshot.matches('reading')).toBe(true);
  });
  const stored = record.form.read().reason;
  act(() => {
    record.send({ type: 'edit.requested' });
  });
  const field = screen.getByRole('textbox', { name: 'reason' });
  expect(field).toHaveValue(stored);

  const before = drawn;
  await user.type(field, 'K');
  expect([drawn - before, record.dirty]).toEqual([1, true]);
  await user.type(field, 'oni');
  expect(drawn - before).toBe(1);
  await user.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}');
  expect([field, drawn - before, record.dirty]).toEqual([field, 2, false]);
  await user.type(field, '!!');
  expect([drawn - before, record.form.read().reason]).toEqual([3, `${stored}!!`]);

  act(() => {
    record.send({ type: 'removal.requested' });
  });
  act(() => {
    record.send({ type: 'removal.cancelled' });
  });
  expect([record.dirty, record.form.read().reason]).toEqual([true, `${stored}!!`]);
  act(() => {
    record.send({ type: 'save.requested' });
  });
  await waitFor(() => {
    expect(record.snapshot.matches('reading')).toBe(true);
  });
  expect([record.snapshot.context.stored?.record.reason, record.dirty]).toEqual([`${stored}!!`, false]);
});
