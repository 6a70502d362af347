import { wordsOf } from '../support/strings';
import { expect, test } from '../support/test';

test('the commands of a list stay beside the help, and its menu of views within a narrow window (en)', async ({
  page,
  arrive,
}) => {
  const words = wordsOf('en');
  await arrive('en', '/redirect');
  const view = page.getByRole('button', { name: words('shared.view.label'), exact: true });
  await expect(view).toBeVisible();
  await page.keyboard.press('F1');
  const help = page.getByRole('complementary', { name: words('shell.help.title') });
  await expect(help).toBeVisible();
  for (const width of [1280, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    const right = async () => {
      const [button, drawer] = [await view.boundingBox(), await help.boundingBox()];
      return (drawer?.x ?? 0) - (button?.x ?? 0) - (button?.width ?? 0);
    };
    await expect.poll(right).toBeGreaterThanOrEqual(0);
  }
  await page.keyboard.press('F1');
  await expect(help).toBeHidden();
  for (const width of [640, 390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await view.click();
    const menu = await page.getByRole('menu', { name: words('shared.view.label') }).boundingBox();
    expect(menu?.x).toBeGreaterThanOrEqual(0);
    expect((menu?.x ?? 0) + (menu?.width ?? 0)).toBeLessThanOrEqual(width);
    await page.keyboard.press('Escape');
  }
});

test('the title has the most room, and beside the help less important columns fold away (en, R-SHR-49)', async ({
  page,
  arrive,
}) => {
  const words = wordsOf('en');
  await arrive('en', '/blog');
  await page.setViewportSize({ width: 1280, height: 800 });
  const head = (key: string) => page.getByRole('columnheader', { name: words(`content.blog.columns.${key}`) });
  const widthOf = async (key: string) => (await head(key).boundingBox())?.width ?? 0;
  const openHelp = page.getByRole('complementary', { name: words('shell.help.title') });
  await expect(head('targetNames')).toBeVisible();
  expect(await widthOf('name')).toBeGreaterThan(1.2 * (await widthOf('url')));
  expect(await widthOf('locked')).toBeLessThan(110);
  await page.keyboard.press('F1');
  await expect(openHelp).toBeVisible();
  await expect(head('targetNames')).toBeHidden();
  await expect(head('online')).toBeVisible();
  expect(await widthOf('name')).toBeGreaterThan(300);
  await page.keyboard.press('F1');
  await expect(head('targetNames')).toBeVisible();
  // The cards of a phone show all fields.
  await page.setViewportSize({ width: 390, height: 844 });
  const title = page.getByRole('cell', { name: 'Waar let je op bij lagetemperatuurradiatoren?', exact: true });
  await expect(title).toBeVisible();
  expect(await title.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test('no date, state or head of a column is cut at any width (nl, R-SHR-65)', async ({ page, arrive }) => {
  await arrive('nl', '/event');
  const cut = (): Promise<readonly string[]> =>
    page.getByRole('table').evaluate((table) => {
      const heads = [...table.querySelectorAll('th')];
      const facts = [...table.querySelectorAll('td')].filter((cell) =>
        /^\d+$/.test(heads[cell.cellIndex]?.getAttribute('width') ?? ''),
      );
      return [...heads, ...facts].filter((cell) => cell.scrollWidth > cell.clientWidth).map((cell) => cell.innerText);
    });
  for (const path of ['/event', '/users']) {
    if (path !== '/event') await page.goto(path);
    await expect(page.locator('tbody tr[data-id]').first()).toBeVisible();
    for (const width of [1280, 1024, 820]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(cut).toEqual([]);
    }
  }
});
