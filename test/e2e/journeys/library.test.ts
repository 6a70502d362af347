import { keepAPicture, keepFiles } from '../library/support/walks';
import { signIn, SUPERUSER } from '../support/people';
import { wordsOf } from '../support/strings';
import { test } from '../support/test';

test.beforeEach(async ({ page }) => {
  // One long way instead of many short ones.
  test.slow();
  await page.goto('/library');
  await signIn(page, SUPERUSER);
});

test('a folder of this computer comes in, its files are renamed, moved by mouse and by keys, and deleted', async ({
  page,
}, info) => {
  await keepFiles(page, wordsOf('en'), info);
});

test('a picture is cropped, given a focus point, put back, replaced, chosen for a popup, and deleted in the knowledge of that', async ({
  page,
}) => {
  await keepAPicture(page, wordsOf('en'));
});
