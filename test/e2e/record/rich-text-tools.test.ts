import { popupIn, storedText } from '../support/popup-text';

import { expect, test } from '../support/test';

const { words, edit, save, text, toolbar, tool, style, choose, answer } = popupIn('en');

test('looks, a quote, an anchor, a link to it, a button and a video with the mouse', async ({ page }) => {
  const id = await edit(page, '<p id="p">een</p>\n<p>twee</p>\n<p>Vraag een offerte aan</p>\n<p>vier</p>');
  await text(page).getByText('een', { exact: true }).click();
  await style(page, 'richText.block.h3');
  await style(page, 'richText.style.lead');
  await page.keyboard.press('End');
  await tool(page, 'richText.anchor.title').click();
  await answer(page, { 'richText.anchor.name': 'onze prijzen' });
  await expect(
    text(page).getByRole('img', { name: words('richText.anchorObject', { about: 'onze-prijzen' }) }),
  ).toBeVisible();
  await text(page).getByText('twee').dblclick();
  await tool(page, 'richText.link.title').click();
  await answer(page, { 'richText.link.address': '#onze-prijzen' });
  await tool(page, 'richText.quote').click();
  await text(page).getByText('vier').click();
  await tool(page, 'richText.more').click();
  await expect(page.getByRole('menuitem', { name: words('richText.button.title') })).toBeDisabled();
  await expect(page.getByRole('menuitem', { name: words('richText.button.title') })).toContainText(
    words('richText.needsSelection'),
  );
  await page.keyboard.press('Escape');
  await text(page).getByText('Vraag een').click({ clickCount: 3 });
  await choose(page, 'richText.more', 'richText.button.title');
  await page.getByRole('menuitem', { name: words('richText.button.red'), exact: true }).click();
  await expect(page.getByLabel(words('richText.button.label'), { exact: true })).toHaveValue('Vraag een...');
  await answer(page, { 'richText.button.label': 'Offerte', 'richText.button.address': '/offerte' });
  await expect(text(page).locator('[data-button="red"]')).toHaveText('Offerte');
  await text(page).getByText('vier').click();
  await page.keyboard.press('End');
  await choose(page, 'richText.more', 'richText.video.title');
  await answer(page, { 'richText.video.address': 'film' });
  await expect(page.getByRole('alert')).toHaveText(words('richText.video.refused'));
  await answer(page, { 'richText.video.address': 'https://youtu.be/dQw4w9WgXcQ' });
  await expect(text(page).locator('iframe')).toHaveCount(0);
  await save(page);
  expect(await storedText(page, id)).toBe(
    [
      '<h3 class="lead" id="p">een<a id="onze-prijzen"></a></h3>',
      '<blockquote><p><a href="#onze-prijzen">twee</a></p></blockquote>',
      '<p><a class="button button-red" href="/offerte">Offerte</a></p>',
      '<p>vier</p>',
    ].join('\n') +
      '\n<iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ" width="560" height="315" allowfullscreen></iframe>',
  );
});

test('on a phone the row holds what is used most, and the rest stands in a menu inside the window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const id = await edit(page, '<p>een</p>');
  await text(page).click();
  await expect(tool(page, 'richText.bold')).toBeVisible();
  await expect(tool(page, 'richText.table.title')).toHaveCount(0);
  expect((await toolbar(page).boundingBox())?.height).toBeLessThan(50);
  await tool(page, 'richText.more').click();
  const menu = await page.getByRole('menu').boundingBox();
  expect(menu === null ? -1 : menu.x).toBeGreaterThanOrEqual(0);
  expect(menu === null ? 1000 : menu.x + menu.width).toBeLessThanOrEqual(390);
  await page.getByRole('menuitem', { name: words('richText.table.title') }).click();
  await answer(page, { 'richText.table.rows': '1', 'richText.table.columns': '1' });
  await page.keyboard.type('x');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await save(page);
  expect(await storedText(page, id)).toBe('<p>een</p><table><thead><tr><th scope="col">x</th></tr></thead></table>');
});

test('a table is filled, changed, walked through and emptied with the keyboard alone', async ({ page }) => {
  await test.step('put in, filled, and given a row', async () => {
    const id = await edit(page, '<p class="a">een</p>');
    await text(page).click();
    await page.keyboard.press('End');
    await page.keyboard.press('Alt+F10');
    for (let presses = 0; presses < 7; presses += 1) await page.keyboard.press('ArrowRight');
    await expect(tool(page, 'richText.table.title')).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.type('2');
    await page.keyboard.press('Tab');
    await page.keyboard.type('2');
    await page.keyboard.press('Enter');
    await expect(text(page)).toBeFocused();
    for (const word of ['Maat', 'Prijs', 'Klein', '5']) {
      await page.keyboard.type(word);
      if (word !== '5') await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Alt+F10');
    for (let presses = 0; presses < 7; presses += 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: words('richText.table.rowAbove') })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(text(page)).toBeFocused();
    await page.keyboard.type('9');
    await page.keyboard.press('Tab');
    await expect(text(page)).not.toBeFocused();
    await save(page);
    expect(await storedText(page, id)).toBe(
      '<p class="a">een</p><table><thead><tr><th scope="col">Maat</th><th scope="col">Prijs</th></tr></thead>' +
        '<tbody><tr><td>Klein</td><td>5</td></tr><tr><td><br></td><td>9</td></tr></tbody></table>',
    );
  });

  await test.step('arrows move through it and leave it at both ends', async () => {
    const table = '<table><tr><td>1</td><td>2</td></tr><tr><td>3</td><td>4</td></tr></table>';
    const id = await edit(page, table);
    await text(page).getByText('1').click();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.type('c');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.type('d');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.type('na');
    await save(page);
    expect(await storedText(page, id)).toBe(`${table.replace('3', '3c').replace('4', '4d')}<p>na</p>`);
  });

  await test.step('a selection into it empties cells, and undo brings them back', async () => {
    const html = '<p>een twee</p><table><tr><td>drie</td><td>vier</td></tr></table><p>vijf</p>';
    const id = await edit(page, html);
    await text(page).getByText('een twee').click();
    await page.keyboard.press('Home');
    await page.keyboard.press('Control+ArrowRight');
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Delete');
    await expect(text(page).getByRole('cell')).toHaveCount(2);
    await page.keyboard.press('Control+z');
    await expect(text(page)).toContainText('een twee');
    await page.keyboard.press('Control+End');
    await page.keyboard.type('!');
    await save(page);
    expect(await storedText(page, id)).toBe(html.replace('vijf', 'vijf!'));
  });
});

test('pastes plain text, or cleaned content when asked for; a URL on words makes a link', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);

  await test.step('plain, formatted, and plain by keys', async () => {
    const id = await edit(page, '<p>een</p>');
    await page.evaluate(async () => {
      const html =
        '<p class=MsoNormal style="margin:0"><span style="font-weight:bold" onclick="x()">vet</span> ' +
        '<o:p></o:p></p><p class=MsoNormal>twee<img src="http://foreign.example/x.png"></p>';
      await navigator.clipboard.write([
        new ClipboardItem({
          'text/html': new Blob([html], { type: 'text/html' }),
          'text/plain': new Blob(['vet twee'], { type: 'text/plain' }),
        }),
      ]);
    });
    await text(page).click();
    await page.keyboard.press('Control+End');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+v');
    await expect(text(page).getByText('vet twee')).toBeVisible();
    await page.keyboard.press('Enter');
    await tool(page, 'richText.more').click();
    await page.getByRole('menuitemcheckbox', { name: 'Paste with formatting' }).click();
    await page.keyboard.press('Control+v');
    await expect(text(page).getByText('twee', { exact: true })).toBeVisible();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+Shift+v');
    await expect(text(page).getByText('vet twee')).toHaveCount(2);
    await save(page);
    expect(await storedText(page, id)).toBe(
      '<p>een</p><p>vet twee</p><p><strong>vet</strong></p><p>twee</p><p>vet twee</p>',
    );
  });

  await test.step('a table and a list from Word', async () => {
    const id = await edit(page, '<p>een</p>');
    expect((await text(page).boundingBox())?.height).toBe(200);
    await page.evaluate(async () => {
      const item = (text: string): string =>
        "<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]>" +
        `<span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;</span></span>` +
        `<![endif]>${text}<o:p></o:p></p>`;
      const html =
        '<html xmlns:o="urn:schemas-microsoft-com:backend:backend"><body><!--StartFragment-->' +
        "<table class=MsoTableGrid border=1><tr><td width=100 style='border:solid'>" +
        '<p class=MsoNormal><b>Maat</b><o:p></o:p></p></td><td><p class=MsoNormal>Prijs<o:p></o:p></p></td></tr></table>' +
        `${item('a')}${item('b')}<!--EndFragment--></body></html>`;
      await navigator.clipboard.write([
        new ClipboardItem({
          'text/html': new Blob([html], { type: 'text/html' }),
          'text/plain': new Blob(['Maat\tPrijs\r\n· a\r\n'], { type: 'text/plain' }),
        }),
      ]);
    });
    await text(page).click();
    await page.keyboard.press('Control+End');
    await choose(page, 'richText.more', 'richText.formattedPaste');
    await page.keyboard.press('Control+v');
    await expect(text(page).getByRole('listitem')).toHaveCount(2);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await choose(page, 'richText.more', 'richText.formattedPaste');
    await page.keyboard.press('Control+v');
    await expect(text(page)).toContainText('· a');
    await save(page);
    expect(await storedText(page, id)).toBe(
      '<p>een</p><table><tbody><tr><td><strong>Maat</strong></td><td>Prijs</td></tr></tbody></table><ul>' +
        '<li>a</li><li>b</li></ul><p>Maat Prijs</p><p>· a</p>',
    );
  });

  await test.step('a URL on words, and other text', async () => {
    const id = await edit(page, '<p class="a">een twee</p>');
    await text(page).click();
    await page.keyboard.press('Control+End');
    await page.keyboard.press('Control+Shift+ArrowLeft');
    await page.evaluate(() => navigator.clipboard.writeText('https://voorbeeld.test/a?b=1&c=2'));
    await page.keyboard.press('Control+v');
    await expect(text(page).getByRole('link', { name: 'twee' })).toHaveAttribute(
      'href',
      'https://voorbeeld.test/a?b=1&c=2',
    );
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('Control+Shift+ArrowRight');
    await page.evaluate(() => navigator.clipboard.writeText('drie'));
    await page.keyboard.press('Control+v');
    await save(page);
    expect(await storedText(page, id)).toBe(
      '<p class="a">drie <a href="https://voorbeeld.test/a?b=1&amp;c=2">twee</a></p>',
    );
  });
});
