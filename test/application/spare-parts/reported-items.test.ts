import { taskEither } from 'fp-ts';
import { MemoryReports } from '../../../src/adapters/memory/shared/reports.memory';
import { reportedItems } from '../../../src/application/spare-parts/reported-items';
import type { Failure } from '../../../src/domain/shared/failure';
import { refusal } from '../../contract/support/answered';
import type { SpareItem } from '../../../src/domain/spare-parts/spare-item';

const ITEM: SpareItem = {
  sheet: '1',
  number: '1',
  code: '7740183',
  name: 'Klepkegel',
  remarks: '',
  quantity: '1',
  specifications: '',
  product: null,
  isAvailable: false,
  proposals: {},
  rejected: {},
};

test.each<readonly [Failure, readonly string[]]>([
  [{ kind: 'Unreachable', reason: 'server' }, ['Saving spare part 7, item 31 failed: ServerError']],
  [{ kind: 'Unauthenticated' }, []],
])('an item that was not saved is logged: %p (R-SPA-10)', async (failure, logged) => {
  const reports = new MemoryReports();
  const never = () => taskEither.left<Failure>({ kind: 'NotOffered' });
  const items = reportedItems({ add: never, remove: never, change: () => taskEither.left(failure) }, reports);
  expect(await refusal(items.change({ id: '7', version: null }, '31', ITEM, ITEM))).toEqual(failure);
  expect(reports.all()).toEqual(logged);
});
