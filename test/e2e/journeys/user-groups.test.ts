import { signIn, SUPERUSER } from '../support/people';
import { wordsOf } from '../support/strings';
import { test } from '../support/test';
import { letSomebodyInByFinger, letSomebodyInByKeyboard, makeAGroup } from '../support/user-groups';

const text = wordsOf('en');

test('a superuser makes a group, changes its rights and members, and deletes it', async ({ page, running }) => {
  await page.goto('/usergroups');
  await signIn(page, SUPERUSER);
  await makeAGroup(page, text, running.restart);
});

test('by keyboard alone: open a group, give a right, let somebody in, save', async ({ page }) => {
  await page.goto('/usergroups');
  await signIn(page, SUPERUSER);
  await letSomebodyInByKeyboard(page, text, { group: 'Catalogusbeheer', person: 'Bram Visser', search: 'visser' });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('nothing sticks out, and every right and member can be reached', async ({ page }) => {
    await page.goto('/usergroups');
    await signIn(page, SUPERUSER);
    await letSomebodyInByFinger(page, text, {
      group: 'Marketing en campagnes',
      person: 'Lotte Dekker',
      search: 'dekker',
    });
  });
});
