import { wordsOf } from '../support/strings';
import { test } from '../support/test';
import { keepAPicture, keepFiles } from './support/walks';

test.beforeEach(async ({ arrive }) => {
  test.slow();
  await arrive('nl', '/library');
});

test('in Dutch: a folder of this computer comes in, its files are renamed, moved by mouse and by keys, and deleted', async ({
  page,
}, info) => {
  await keepFiles(page, wordsOf('nl'), info);
});

test('in Dutch: a picture is cropped, given a focus point, put back, replaced, chosen for a popup, and deleted in the knowledge of that', async ({
  page,
}) => {
  await keepAPicture(page, wordsOf('nl'));
});
