import type { Page } from '@playwright/test';
import {
  chooseSourcesByKeyboard,
  keepAnErrorCode,
  letAScriptIn,
  narrowTheSearchLog,
  openADomain,
  rowsOf,
  sourceFilter,
} from '../support/operations';
import { signIn, SUPERUSER } from '../support/people';
import { expectNoSidewaysScroll } from '../support/screens';
import { wordsOf } from '../support/strings';
import { expect, test } from '../support/test';

const text = wordsOf('en');
const openList = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await signIn(page, SUPERUSER);
  await expect(rowsOf(page).first()).toBeVisible();
};

test('an error code is added, found by its sources, corrected and deleted', async ({ page }) => {
  await openList(page, '/errorcode');
  await keepAnErrorCode(page, text);
});

test('several values of a filter are chosen by keyboard alone', async ({ page }) => {
  await openList(page, '/errorcode');
  await chooseSourcesByKeyboard(page, text);
});

test('a script is let in on one website, dated by the server, and not on another', async ({ page }) => {
  await openList(page, '/whitelist');
  await letAScriptIn(page, text, 'proef.example');
});

test('a domain opens in a tab of its own, by a click and by Enter', async ({ page }) => {
  await openList(page, '/dns');
  await openADomain(page, text);
});

test('the search log is narrowed by term and type, and its rows do nothing', async ({ page }) => {
  await openList(page, '/searchlog');
  await narrowTheSearchLog(page, text);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  for (const path of ['errorcode', 'whitelist', 'dns', 'searchlog']) {
    test(`nothing of ${path} sticks out`, async ({ page }) => {
      await openList(page, `/${path}`);
      await page.getByRole('button', { name: 'Filters' }).click();
      await expectNoSidewaysScroll(page);
      if (path === 'errorcode') await sourceFilter(page, text).click();
      await expectNoSidewaysScroll(page);
    });
  }
});
