import type { Page } from '@playwright/test';
import { expectNotice } from '../support/notices';
import { noticeIn, stored } from '../support/rich-text';
import { expect, test } from '../support/test';

/** Wraps every text of the page in two elements, as translation extensions do, or replaces it. */
const translate = (page: Page, how: 'wrap' | 'replace'): Promise<void> =>
  page.evaluate((replaces) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode() !== null) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    const tag: string = 'font';
    for (const text of texts) {
      const [outer, inner] = [document.createElement(tag), document.createElement(tag)];
      text.replaceWith(outer);
      outer.append(inner);
      inner.append(replaces ? document.createTextNode(text.data) : text);
    }
  }, how === 'replace');

const notice = noticeIn('en');
const { words, text } = notice;

test('a page that is translated goes on, and loses nothing that was typed', async ({ page }) => {
  const reason = page.getByRole('textbox', { name: new RegExp(`^${words('site.holiday.reason')}`) });
  for (const how of ['wrap', 'replace'] as const)
    await test.step(how, async () => {
      const id = await notice.edit(page, '<p class="a">een</p>\n<table><tr><td>1</td></tr></table>');
      await expect(page.locator('html')).toHaveAttribute('translate', 'no');
      await reason.fill('Vertaald');
      await text(page).getByText('een').click();
      await page.keyboard.press('End');
      await page.keyboard.type(' twee');
      await translate(page, how);
      await page.keyboard.type(' drie');
      await expect(reason).toHaveValue('Vertaald');
      await reason.press('End');
      await page.keyboard.type('!');
      await translate(page, how);
      await notice.save(page);
      await expectNotice(page, words('site.holidays.saved'));
      expect(await stored(page, id)).toBe('<p class="a">een twee drie</p>\n<table><tr><td>1</td></tr></table>');
      await expect(reason).toHaveValue('Vertaald!');
      await translate(page, how);
      await page
        .getByRole('link', { name: words('site.holidays.title'), exact: true })
        .first()
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('site.holidays.title'));
    });
});
