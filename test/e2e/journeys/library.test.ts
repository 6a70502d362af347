import { keepAPicture, keepFiles } from '../library/support/walks';
import { signIn, SUPERUSER } from '../support/people';
import { wordsOf } from '../support/strings';
import { test } from '../support/test';

test.beforeEach(async ({ page }) => {
  test.slow();
  await page.goto('/library');
  await signIn(page, SUPERUSER);
});

test('uploads a folder, renames, moves and deletes files', { tag: ['@fake', '@elsewhere'] }, async ({ page }, info) => {
  await keepFiles(page, wordsOf('en'), info);
});

test(
  'crops, focuses, restores, replaces and uses an image, then deletes it',
  { tag: '@elsewhere' },
  async ({ page }) => {
    await keepAPicture(page, wordsOf('en'));
  },
);
