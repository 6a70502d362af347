import { expectNotice } from '../support/notices';
import { answerWith } from '../support/api';
import { expectAccessible } from '../support/axe';
import { enter, SUPERUSER } from '../support/people';
import { expectNoSidewaysScroll, tabTo } from '../support/screens';
import { expect, test } from '../support/test';

test.afterEach(async ({ page }) => {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('in Dutch, on a phone, by keyboard: toggles, saves and deletes a popup', async ({ page, speak }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, SUPERUSER);
  // A 12-hour clock for everything except popups, which use 24 hours.
  await speak('nl', { time: 'hh:mm a' });
  const added = await page.request.post('/api/popup', {
    form: {
      title: 'Proefalarm',
      content: '<p>Het <b>alarm</b> gaat.</p>',
      datetime_start: '2026-11-20 15:30:00',
      datetime_end: '2026-11-20 16:00:00',
      popup: '1',
    },
  });
  const path = `/${(added.headers()['location'] ?? '').replace('api/', '')}`;

  await page.goto('/popup?q=proefalarm');
  await expect(page.getByRole('row').filter({ hasText: 'Het alarm gaat.' })).toBeVisible();
  const once = page.getByRole('switch', { name: 'Eén keer tonen: Proefalarm' });
  await tabTo(once);
  await page.keyboard.press('Space');
  await expect(once).toBeChecked();
  await expect
    .poll(
      async () =>
        ((await (await page.request.get(`/api${path}`)).json()) as { popup: { show_once: number } }).popup.show_once,
    )
    .toBe(1); // cast: the API sends this type
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, 'list');

  await answerWith(page, /\/api\/popup\/\d+$/, 500, { code: 'ERROR' });
  await page.keyboard.press('Space');
  await expectNotice(page, 'Kan niet bijwerken');
  await expect(once).toBeChecked();
  await page.unrouteAll({ behavior: 'ignoreErrors' });

  await page.goto(path);
  await expect(page.getByRole('textbox', { name: 'Begin, tijd' })).toHaveValue('16:30');
  await page.keyboard.press('e');
  const end = page.getByRole('textbox', { name: 'Einde', exact: true });
  await end.fill('');
  await page.getByRole('textbox', { name: 'Einde, tijd' }).fill('');
  await page.getByRole('textbox', { name: 'Titel' }).fill('');
  await end.focus();
  await expect(page.getByText('Dit veld is verplicht')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, 'form');
  await page.getByRole('textbox', { name: 'Titel' }).fill('Proefalarm voorbij');
  await page.keyboard.press('Control+s');
  await expectNotice(page, 'Pop-up opgeslagen');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Titel' })).toHaveValue('Proefalarm voorbij');
  await expect(end).toHaveValue('');

  await page.getByRole('button', { name: 'Bewerken' }).click();
  await page.getByRole('button', { name: 'Verwijderen' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Proefalarm voorbij');
  await page.getByRole('button', { name: '1 pop-up verwijderen' }).click();
  await expect(page.getByRole('heading', { name: 'Pop-ups' })).toBeVisible();
});
