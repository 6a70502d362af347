import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/test';

test('axe finds planted violations', async ({ page }) => {
  await page.setContent(
    '<html lang="en"><title>Planted</title><main><h1>Planted</h1><img src="x">' +
      '<p style="color:#ccc;background:#fff">pale</p></main><p>loose</p></html>',
  );
  await expect(expectAccessible(page, 'planted')).rejects.toThrow(/color-contrast[\s\S]*image-alt[\s\S]*region/);
});
