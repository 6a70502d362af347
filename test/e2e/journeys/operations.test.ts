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

test('adds, filters, corrects and deletes an error code', async ({ page }) => {
  await openList(page, '/errorcode');
  await keepAnErrorCode(page, text);
});

test('chooses several filter values by keyboard', async ({ page }) => {
  await openList(page, '/errorcode');
  await chooseSourcesByKeyboard(page, text);
});

test('whitelists a script for one website only', async ({ page }) => {
  await openList(page, '/whitelist');
  await letAScriptIn(page, text, 'proef.example');
});

test('opens a domain in a new tab by click and Enter', async ({ page }) => {
  await openList(page, '/dns');
  await openADomain(page, text);
});

test('filters the search log', async ({ page }) => {
  await openList(page, '/searchlog');
  await narrowTheSearchLog(page, text);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('nothing of the lists sticks out', async ({ page }) => {
    await page.goto('/errorcode');
    await signIn(page, SUPERUSER);
    for (const path of ['errorcode', 'whitelist', 'dns', 'searchlog']) {
      await page.goto(`/${path}`);
      await expect(rowsOf(page).first()).toBeVisible();
      await page.getByRole('button', { name: 'Filters' }).click();
      await expectNoSidewaysScroll(page);
      if (path === 'errorcode') await sourceFilter(page, text).click();
      await expectNoSidewaysScroll(page);
    }
  });
});
