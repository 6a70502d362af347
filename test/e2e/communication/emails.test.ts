import { expectAccessible } from '../support/axe';
import { emailsIn } from '../support/emails';
import { mailsTo } from '../support/outbox';
import { expectNoSidewaysScroll, expectReadWhole } from '../support/screens';
import { wordsOf } from '../support/strings';
import { expect, test } from '../support/test';

const text = wordsOf('nl');
const edit = { name: text('shared.actions.edit'), exact: true };
const proof = { name: new RegExp(`^${text('communication.proof.title')}`) };

test('a template is proven and received as the proof showed it (nl)', async ({ page, arrive, running }) => {
  await arrive('nl', '/emails/add');
  await emailsIn(page, 'nl').proven('TRIED_NL', 'tried@rossum.example');
  await expect.poll(() => mailsTo(running.outbox, 'tried@rossum.example')).toHaveLength(1);
  await page.getByRole('button', proof).click();
  const shown = await page.locator('iframe').getAttribute('srcdoc');
  // An attribute that is read back has the line breaks of the DOM.
  const [mail = ''] = mailsTo(running.outbox, 'tried@rossum.example');
  expect(mail.replaceAll('\r\n', '\n')).toContain(shown?.trim().replaceAll('\r\n', '\n'));
});

test('a template while it is edited and proven, in the dark and on a phone (nl)', async ({ page, arrive }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await arrive('nl', '/emails/1');
  await page.getByRole('button', edit).click();
  await page.getByRole('button', proof).click();
  await expect(emailsIn(page, 'nl').frame.locator('body')).toContainText('Lieke');
  await expectAccessible(page, 'an e-mail template with its proof');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page, 'an e-mail template on a phone');
  await expectNoSidewaysScroll(page);
});

test('the categories of the list narrow it (en)', async ({ page, arrive }) => {
  await arrive('en', '/emails');
  await page.getByRole('button', { name: /^Filters/ }).click();
  await page.getByRole('button', { name: /^Category/ }).click();
  await page.getByRole('checkbox', { name: 'Facturen' }).click();
  await expect(page.getByText('ORDER_RECEIVED')).toHaveCount(0);
  await expect(page.getByText('INVOICE_REMINDER')).toBeVisible();
  await expectAccessible(page, 'the list of e-mails');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
});

test('the error of the recipients is read whole on a wide screen and a phone, with and without the proof (nl)', async ({
  page,
  arrive,
}) => {
  await arrive('nl', '/emails/1');
  await page.getByRole('textbox', { name: text('communication.testMail.recipients') }).fill('a@b.example, foo');
  const send = page.getByRole('button', { name: text('communication.testMail.send') });
  await send.click();
  const error = page.getByText(text('communication.testMail.notValid'));
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await expectReadWhole(error);
  }
  await page.getByRole('button', proof).click();
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expectReadWhole(error);
    // The button stays within its column.
    const [column, button] = await Promise.all([
      send.locator('xpath=ancestor::section').boundingBox(),
      send.boundingBox(),
    ]);
    expect((button?.x ?? 0) + (button?.width ?? 0)).toBeLessThanOrEqual((column?.x ?? 0) + (column?.width ?? 0) - 16);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the proof opens in view with one press, also out of a field that is wrong then (en)', async ({
    page,
    arrive,
  }) => {
    await arrive('en', '/emails/1');
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    const type = page.getByRole('textbox', { name: 'Type' });
    await type.fill('');
    const command = page.getByRole('button', { name: /^E-mail preview/ });
    const before = await command.boundingBox();
    await command.click();
    await expect(page.getByText('Correct 1 field first')).toBeVisible();
    await expect(page.getByRole('region', { name: 'E-mail preview' })).toBeFocused();
    await expect(page.getByRole('heading', { name: 'E-mail preview' })).toBeInViewport();
    await type.scrollIntoViewIfNeeded();
    await expect.poll(async () => (await command.boundingBox())?.y).toBe(before?.y);
  });
});
