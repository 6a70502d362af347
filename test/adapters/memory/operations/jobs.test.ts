import { Jobs } from '../../../../src/application/operations/ports/jobs.port';
import { answered } from '../../../contract/support/answered';
import { memoryOffice } from '../../../contract/support/memory-office';
import { enter, SU } from '../../../contract/support/office';

test('a scripted run waits, runs and ends', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 20, 9));
  const office = memoryOffice();
  await enter(office, SU);
  const jobs = office.service(Jobs);
  await answered(jobs.start('rebuild-search', {}));
  const statuses: (string | undefined)[] = [];
  for (const milliseconds of [0, 5_000, 60_000]) {
    office.wait(milliseconds);
    statuses.push((await answered(jobs.runs(null))).runs[0]?.status);
  }
  expect(statuses).toEqual(['Waiting', 'Running', 'Done']);
});
