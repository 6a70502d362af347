import { enter, SUPERUSER } from '../support/people';
import { wordsOf } from '../support/strings';
import { expect, test } from '../support/test';
import { makeAGroup } from '../support/user-groups';

test.use({ colorScheme: 'dark' });

test('in Dutch and dark: a group is made, changed, and deleted', async ({ page, running, speak }) => {
  await enter(page, SUPERUSER);
  await speak('nl');
  await page.goto('/usergroups');
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
  await makeAGroup(page, wordsOf('nl'), running.restart);
});
