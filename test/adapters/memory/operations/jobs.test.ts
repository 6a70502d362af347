import { Jobs } from '../../../../src/application/operations/ports/jobs.port';
import { answered } from '../../../contract/support/answered';
import { memoryBackend } from '../../../contract/support/memory-backend';
import { enter, SU } from '../../../contract/support/backend';

test('a scripted run waits, runs and ends', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 20, 9));
  const backend = memoryBackend();
  await enter(backend, SU);
  const jobs = backend.service(Jobs);
  await answered(jobs.start('rebuild-search', {}));
  const statuses: (string | undefined)[] = [];
  for (const milliseconds of [0, 5_000, 60_000]) {
    backend.wait(milliseconds);
    statuses.push((await answered(jobs.runs(null))).runs[0]?.status);
  }
  expect(statuses).toEqual(['Waiting', 'Running', 'Done']);
});
