import { aHeading, aPage, aQuote } from '../content/support/items';
import { deskIn } from '../content/support/desk';
import { expect, test } from '../content/support/test';
import { watch } from '../support/harm';
import { SUPERUSER, beginSession } from '../support/people';
import { LANGUAGES } from '../support/strings';

const HARM = '<img src=x onerror="globalThis.harmed=1"><script>globalThis.harmed=1</script>';

for (const language of LANGUAGES) {
  test(`scripts in the texts of an item are read as text wherever it is shown (${language})`, async ({ page, arrive }) => {
    const { expectHarmless } = await watch(page);
    await beginSession(page, SUPERUSER);
    await arrive(language);
    const item = await aPage(page, [
      aHeading(HARM), aQuote(HARM), { guid: 'text', code: 'default-text-plain', data: { text: `<p onclick="globalThis.harmed=1">Tekst</p>${HARM}<a href="javascript:globalThis.harmed=1">weg</a>` } },
    ], { name: `Proef ${HARM}`, notes: HARM });
    const desk = deskIn(language)(page);
    await page.goto(`/page?q=${encodeURIComponent('onerror')}`);
    await expect(page.getByRole('cell', { name: item.name, exact: true }).first()).toBeVisible();
    await desk.open(item);
    await expect(desk.blocks.first()).toContainText('onerror');
    await desk.expand();
    await expect(desk.field('title')).toHaveValue(HARM);
    await desk.edit();
    await desk.field('title').fill(`${HARM} `);
    await desk.leave();
    await desk.question.getByRole('button', { name: desk.text('shared.dialogs.leaving.keeping.leave') }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByText('onerror').first()).toBeVisible();
    await expectHarmless();
  });
}
