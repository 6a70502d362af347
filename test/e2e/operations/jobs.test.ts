import { expectAccessible } from '../support/axe';
import { jobsIn } from '../support/jobs';
import { expectNoSidewaysScroll } from '../support/screens';
import { wordsOf } from '../support/strings';
import { test } from '../support/test';

const text = wordsOf('nl');

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });

  test('tasks, options and a log, nothing scrolls sideways (nl, dark)', async ({ page, arrive }) => {
    await arrive('nl', '/queue');
    await page
      .getByRole('button', { name: text('operations.jobs.startTask', { name: 'Verlopen gegevens verwijderen' }) })
      .click();
    await expectAccessible(page, 'the options of a task');
    await page.keyboard.press('Escape');
    const jobs = jobsIn(page, 'nl');
    await jobs.exportStarted('Module exporteren als CSV');
    await jobs.logRead('Module exporteren als CSV', /Records bewaard in Exports\/redirect-/);
    await expectAccessible(page, 'jobs');
    await expectNoSidewaysScroll(page);
  });
});
