import { signIn, SUPERUSER } from '../support/people';
import { wordsOf } from '../support/strings';
import { test } from '../support/test';
import { letSomebodyInByFinger, letSomebodyInByKeyboard, makeAGroup } from '../support/user-groups';

const text = wordsOf('en');

test('a superuser creates, changes and deletes a group', async ({ page, running }) => {
  await page.goto('/usergroups');
  await signIn(page, SUPERUSER);
  await makeAGroup(page, text, running.restart);
});

test('by keyboard: opens a group, assigns a right, adds a member, saves', async ({ page }) => {
  await page.goto('/usergroups');
  await signIn(page, SUPERUSER);
  await letSomebodyInByKeyboard(page, text, { group: 'Catalogusbeheer', person: 'Bram Visser', search: 'visser' });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('nothing overflows; rights and members are reachable', async ({ page }) => {
    await page.goto('/usergroups');
    await signIn(page, SUPERUSER);
    await letSomebodyInByFinger(page, text, {
      group: 'Marketing en campagnes',
      person: 'Lotte Dekker',
      search: 'dekker',
    });
  });
});
