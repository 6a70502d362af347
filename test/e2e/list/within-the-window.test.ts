import { LANGUAGES, wordsOf } from '../support/strings';
import { expect, test } from '../support/test';

for (const language of LANGUAGES) {
  const words = wordsOf(language);

  test.describe(`in ${language}`, () => {
    for (const width of [320, 390, 640]) {
      test(`the menu of views opens within a window of ${String(width)} px`, async ({ page, arrive }) => {
        await page.setViewportSize({ width, height: 844 });
        await arrive(language, '/redirect');
        await page.getByRole('button', { name: words('shared.view.label'), exact: true }).click();
        const menu = await page.getByRole('menu', { name: words('shared.view.label') }).boundingBox();
        expect(menu?.x).toBeGreaterThanOrEqual(0);
        expect((menu?.x ?? 0) + (menu?.width ?? 0)).toBeLessThanOrEqual(width);
      });
    }

    for (const width of [1024, 1280]) {
      test(`the commands of a list stay on the sheet beside the help, ${String(width)} px wide`, async ({
        page,
        arrive,
      }) => {
        await page.setViewportSize({ width, height: 800 });
        await arrive(language, '/redirect');
        const view = page.getByRole('button', { name: words('shared.view.label'), exact: true });
        await expect(view).toBeVisible();
        await page.keyboard.press('F1');
        const help = page.getByRole('complementary', { name: words('shell.help.title') });
        await expect(help).toBeVisible();
        const [button, drawer] = [await view.boundingBox(), await help.boundingBox()];
        expect((button?.x ?? 0) + (button?.width ?? 0)).toBeLessThanOrEqual(drawer?.x ?? 0);
      });
    }
  });
}
