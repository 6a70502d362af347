import { expectNotice } from '../support/notices';
import { answerWith, holdFirst, intercept } from '../support/api';

import { deskIn } from './support/desk';
import { aPage } from './support/items';
import { expect, test } from './support/test';
import { aPageWithVersions, versionsOf } from './support/versions';

const VERSION = /\/api\/page\/mutation\/\d+$/;
const TEMPLATES = /\/api\/block\/templates\/?\?/;
const TEMPLATE = /\/api\/block\/templates\/\d+$/;

const language = 'nl';

test(`versions are on their way, do not come, may not be seen, or are none (${language})`, async ({ page, arrive }) => {
  await arrive(language);
  const item = await aPageWithVersions(page);
  const desk = deskIn(language)(page);
  const { text } = desk;
  const versions = versionsOf(desk, page);
  const begin = (): Promise<void> => desk.button('content.item.commands.history').click();
  await desk.open(item);
  const { held, release } = await holdFirst(page, VERSION);
  await begin();
  await held;
  await expect(page.getByRole('status').filter({ hasText: text('content.versions.loading') })).toBeAttached();
  await expect(versions.rows).toHaveCount(3);
  await release();
  await expect(versions.summary.first()).toBeVisible();
  await versions.back();

  await answerWith(page, VERSION, 500, { code: 'ERROR' });
  await begin();
  await expect(page.getByText(text('content.versions.failed'))).toBeVisible();
  await expect(page.getByText(text('shared.states.failed.server'))).toBeVisible();
  await page.unroute(VERSION);
  await desk.button('shared.actions.retry').click();
  await expect(versions.summary.first()).toBeVisible();
  await versions.back();
  await answerWith(page, VERSION, 403, { code: 'FORBIDDEN' });
  await begin();
  await expect(page.getByText(text('shared.states.failed.forbidden'))).toBeVisible();

  // An API without history.
  await intercept(page, new RegExp(`/api/page/${item.id}$`), async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { readonly page: object }; // the shape of the API's own answer
    await route.fulfill({ response: answer, json: { ...body, page: { ...body.page, history: [] } } });
  });
  await desk.open(item);
  await begin();
  await expect(page.getByRole('heading', { name: text('content.versions.alone.title') })).toBeVisible();
});

test(`templates are on their way, do not come, may not be seen, or are none (${language})`, async ({
  page,
  arrive,
}) => {
  await arrive(language);
  const item = await aPage(page);
  const desk = deskIn(language)(page);
  const { text } = desk;
  const chooser = page.getByRole('dialog', { name: text('content.templates.title') });
  const offered = chooser.getByRole('list', { name: text('content.templates.list') }).getByRole('button');
  const begin = async (): Promise<void> => {
    await desk.button('content.item.commands.template').click();
    await page.getByRole('menuitem', { name: text('content.item.commands.useTemplate') }).click();
    await expect(chooser).toBeVisible();
  };
  await desk.open(item);
  await desk.edit();
  const { held, release } = await holdFirst(page, TEMPLATES);
  await begin();
  await held;
  await expect(offered).toHaveCount(0);
  await release();
  await expect(offered.first()).toBeVisible();
  await answerWith(page, TEMPLATE, 500, { code: 'ERROR' });
  await offered.first().click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: text('content.templates.ask.append') })
    .click();
  await expectNotice(page, text('shared.failures.unreachable.server'));
  await expect(offered.first()).toBeEnabled();
  await page.keyboard.press('Escape');
  await expect(desk.blocks).toHaveCount(2);

  await answerWith(page, TEMPLATES, 500, { code: 'ERROR' });
  await begin();
  await expect(chooser).toContainText(text('content.templates.failed'));
  await page.unroute(TEMPLATES);
  await chooser.getByRole('button', { name: text('shared.actions.retry') }).click();
  await expect(offered.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await answerWith(page, TEMPLATES, 403, { code: 'FORBIDDEN' });
  await begin();
  await expect(chooser).toContainText(text('shared.states.failed.forbidden'));
  await page.keyboard.press('Escape');
  await page.unroute(TEMPLATES);
  await answerWith(page, TEMPLATES, 200, { code: 'OK', templates: [] });
  await begin();
  await expect(chooser).toContainText(text('content.templates.empty.title'));
});
