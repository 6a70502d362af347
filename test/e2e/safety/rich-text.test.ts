import { expect, type Page } from '@playwright/test';
import { noticeIn, stored } from '../support/rich-text';
import { test } from '../support/test';

const { button, read, save, text } = noticeIn('en');

/** HTML that runs scripts, offers links to scripts, or loads resources. */
const HARM = [
  '<p onclick="harm(1)" onpointerover="harm(2)" style="background:url(http://foreign.example/a)" ' +
    'autofocus tabindex="0" onfocus="harm(3)">een</p>',
  '<p><a href="javascript:harm(4)">twee</a> <a href=" java&#115;cript:harm(5)">drie</a> ' +
    '<a href="data:text/html,<script>harm(6)</script>">vier</a></p>',
  '<p><img src="http://foreign.example/b" onerror="harm(7)"> <img src=x onerror=harm(8)> ' +
    '<video src="http://foreign.example/c" onerror="harm(9)" autoplay></video></p>',
  '<svg onload="harm(10)"><script>harm(11)</script><a xlink:href="javascript:harm(12)"><text>vijf</text></a>' +
    '<animate onbegin="harm(13)" attributeName="x"></svg>',
  '<iframe srcdoc="<script>parent.harm(14)</script>"></iframe>',
  '<iframe src="javascript:parent.harm(15)"></iframe>',
  '<meta http-equiv="refresh" content="0;url=http://foreign.example/d">',
  '<base href="http://foreign.example/">',
  '<link rel="stylesheet" href="http://foreign.example/e">',
  '<script>harm(16)</script>',
  '<style>@import url(http://foreign.example/f); body { display: none }</style>',
  '<object data="http://foreign.example/g"></object>',
  '<embed src="http://foreign.example/h">',
  '<form action="http://foreign.example/i"><input autofocus onfocus="harm(17)"><button>zes</button></form>',
  '<details open ontoggle="harm(18)"><summary>zeven</summary><p>acht</p></details>',
  '<marquee onstart="harm(19)">negen</marquee>',
  '<math><mtext><table><mglyph><style><img src onerror="harm(20)"></style></mglyph></table></mtext></math>',
  '<noscript><p title="</noscript><img src onerror=harm(21)>"></noscript>',
  '<!--[if true]><script>harm(22)</script><![endif]-->',
  '<template><script>harm(23)</script></template>',
  '<x-tag onclick="harm(24)">tien</x-tag>',
].join('\n');

const WORDS = ['een', 'twee', 'drie', 'vier', 'acht', 'tien'];

/** Records forbidden actions of the page from its start. */
async function watched(page: Page): Promise<() => Promise<unknown>> {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('foreign.example')) foreign.push(request.url());
  });
  page.on('dialog', (dialog) => {
    foreign.push(dialog.type());
    void dialog.dismiss();
  });
  await page.addInitScript(() => {
    Object.assign(globalThis, {
      harmed: [],
      harm: (which: number) => {
        // Cast: the script sets `harmed` above.
        (globalThis as unknown as { harmed: number[] }).harmed.push(which);
      },
    });
  });
  return async () => [
    ...foreign,
    ...(await page.evaluate(() => (globalThis as unknown as { harmed: number[] }).harmed)),
  ]; // cast: the script above sets `harmed`
}

// Rule R-SHR-25.
test('an active document does nothing while read, edited, moved, copied and undone; typing changes only the word', async ({
  page,
}) => {
  const harm = await watched(page);
  const id = await read(page, HARM);
  const document = page.getByRole('group', { name: 'Text of the notice' });
  for (const words of WORDS) await document.getByText(words).first().click();
  await expect(page).toHaveURL(new RegExp(`/holidays/${id}$`));
  expect(await harm()).toEqual([]);

  await button(page, 'shared.actions.edit').click();
  await text(page).getByText('een').first().click();
  await page.keyboard.press('End');
  await page.keyboard.type(' half');
  await save(page);
  expect(await stored(page, id)).toBe(HARM.replace('>een<', '>een half<'));

  await button(page, 'shared.actions.edit').click();
  for (const words of WORDS) await text(page).getByText(words).first().click();
  await text(page).getByText('een').first().click();
  for (const keys of ['Control+a', 'Control+c', 'Control+End', 'Control+v', 'Control+a', 'Delete', 'Control+z'])
    await page.keyboard.press(keys);
  await expect(text(page).getByText('acht').first()).toBeVisible();
  await text(page).getByRole('img').first().click();
  await page.keyboard.press('Alt+ArrowUp');
  await page.getByRole('button', { name: 'HTML source' }).click();
  await expect(page.getByRole('textbox', { name: 'Text of the notice: HTML source' })).toHaveValue(/harm\(24\)/);
  await page.getByRole('button', { name: 'HTML source' }).click();
  await expect(text(page)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/holidays/${id}$`));
  expect(await harm()).toEqual([]);
});
