import { jobsIn } from '../support/jobs';
import { signIn, SUPERUSER } from '../support/people';
import { test } from '../support/test';

test('a job is started, watched, cancelled and retried', { tag: '@fake' }, async ({ page, mode }) => {
  await page.goto('/queue');
  await signIn(page, SUPERUSER);
  const jobs = jobsIn(page, 'en');
  await jobs.exportStarted('Export a module as CSV');
  // In the fake, a script sets the duration of a run; on a server, the library's pictures do.
  const label = mode === 'fake' ? 'Check links of a website' : 'Regenerate public images';
  await (mode === 'fake' ? jobs.started(label) : jobs.startedAsOffered(label));
  await jobs.cancelledAndRetried(label);
  await jobs.logRead('Export a module as CSV', /Attempt 1 of 3 started/);
});
