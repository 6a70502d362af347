import { signIn, SUPERUSER } from '../support/people';
import { wordsOf } from '../support/strings';
import { test } from '../support/test';
import { makeAGroup } from '../support/user-groups';

const text = wordsOf('en');

test(
  'a superuser creates, changes and deletes a group',
  { tag: ['@fake', '@elsewhere'] },
  async ({ page, running }) => {
    await page.goto('/usergroups');
    await signIn(page, SUPERUSER);
    await makeAGroup(page, text, running.restart);
  },
);
