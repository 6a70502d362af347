import { isSaving } from '../../../src/application/shared/saving';
import { recordMachineOf } from '../../../src/application/shared/record/record.machine';

test('a record is on its way to be saved in three of its states', () => {
  expect(Object.keys(recordMachineOf().states).filter(isSaving).sort()).toEqual(['comparing', 'deciding', 'saving']);
});
