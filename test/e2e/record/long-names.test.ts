import type { Page } from '@playwright/test';
import { intercept } from '../support/api';
import { aColleague, enter, SUPERUSER } from '../support/people';
import { expectNoSidewaysScroll, expectReadWhole } from '../support/screens';
import { wordsOf } from '../support/strings';
import { expect, test, type Arrive } from '../support/test';

const firstname = 'Wilhelmina Frederika Alexandrina Bartholomea Constantia Dorothea Eleonora Francisca Gerardina Henri';
const surname = 'Zandstra'.repeat(12);

/** The superuser with two names of a hundred letters. */
const arriveUnderLongNames = async (page: Page, arrive: () => ReturnType<Arrive>): Promise<void> => {
  await intercept(page, '**/api/me', async (route) => {
    const answer = await route.fetch();
    const told: unknown = await answer.json();
    await route.fulfill({
      response: answer,
      body: JSON.stringify(told).replace(
        '"firstname":"Susanne","surname":"Zandstra"',
        JSON.stringify({ firstname, surname }).slice(1, -1),
      ),
    });
  });
  await arrive();
};

const text = wordsOf('nl');
const SIZES = [
  [1280, 800],
  [820, 800],
  [800, 700],
  [640, 800],
  [390, 844],
] as const;

// Rule R-SHR-66.
// In Dutch, which has longer words.
test('long names leave the top bar and the rail of a record their room (nl)', async ({ page, arrive }) => {
  await arriveUnderLongNames(page, () => arrive('nl', '/users'));
  const account = page.getByRole('button', {
    name: text('shell.topBar.account', { name: `${firstname} ${surname}` }),
  });
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await expectNoSidewaysScroll(page);
    for (const part of [account, page.getByRole('button', { name: text('shell.topBar.search') })]) {
      // A width that changes the layout redraws the bar.
      await expect(async () => {
        const box = await part.boundingBox();
        expect(box?.width).toBeGreaterThanOrEqual(32);
        expect((box?.x ?? width) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      }).toPass();
    }
  }
  const { id } = await aColleague(page, { firstname, surname });
  await page.goto(`/users/${id}`);
  const name = page.getByRole('complementary').getByText(surname);
  await expect(name).toHaveAttribute('data-tooltip', `${firstname} ${surname}`);
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await expectNoSidewaysScroll(page);
    expect((await name.boundingBox())?.height).toBeLessThanOrEqual(60);
    await expectReadWhole(page.locator('main header').getByText(surname));
  }
});

test('the drawer shows that it scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await enter(page, SUPERUSER, '/dashboard');
  const items = page.getByRole('navigation', { name: 'Main menu' }).locator('> div');
  await items.evaluate((box) => {
    box.scrollTop = 0;
  });
  /** Screenshot of the pixels beside the items, where only the drawer is drawn. */
  const look = async (place: 'top' | 'middle' | 'bottom'): Promise<string> => {
    const { x, y, height } = (await items.boundingBox()) ?? { x: 0, y: 0, height: 0 };
    const at = { top: y + 1, middle: y + Math.round(height / 2), bottom: y + height - 4 }[place];
    return (await page.screenshot({ clip: { x: x + 2, y: Math.round(at), width: 4, height: 3 } })).toString('base64');
  };
  expect([(await look('top')) === (await look('middle')), (await look('bottom')) === (await look('middle'))]).toEqual([
    true,
    false,
  ]);
  await items.evaluate((box) => {
    box.scrollTop = box.scrollHeight;
  });
  expect([(await look('top')) === (await look('middle')), (await look('bottom')) === (await look('middle'))]).toEqual([
    false,
    true,
  ]);
});
