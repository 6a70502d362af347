import { wordsOf } from '../support/strings';
import { test } from '../support/test';
import { keepAPicture, keepFiles } from './support/walks';

test.beforeEach(async ({ arrive }) => {
  test.slow();
  await arrive('nl', '/library');
});

test('in Dutch: uploads a folder, renames, moves and deletes files', async ({ page }, info) => {
  await keepFiles(page, wordsOf('nl'), info);
});

test('in Dutch: crops, focuses, restores, replaces and uses an image, then deletes it', async ({ page }) => {
  await keepAPicture(page, wordsOf('nl'));
});
