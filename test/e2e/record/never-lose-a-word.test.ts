import type { BrowserContext, Page } from '@playwright/test';
import { answerWith, ONE_USER } from '../support/api';
import { aColleague, EDITOR, enter, signIn, SUPERUSER, type Colleague } from '../support/people';
import { toast } from '../support/screens';
import { expect, test } from '../support/test';

const field = (page: Page, name: 'First name' | 'Surname' | 'E-mail') => page.getByRole('textbox', { name: new RegExp(`^${name}`) });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const offer = (page: Page) => page.getByText(/^There is unsaved work from /);

/** A superuser has the record of a new colleague open for editing. */
const startEditing = async (page: Page): Promise<Colleague> => {
  await enter(page, SUPERUSER);
  const colleague = await aColleague(page);
  await openForEditing(page, colleague);
  return colleague;
};

const openForEditing = async (page: Page, { id, firstname }: Colleague): Promise<void> => {
  await page.goto(`/users/${id}`);
  await expect(field(page, 'First name')).toHaveValue(firstname);
  await button(page, 'Edit').click();
  await expect(field(page, 'First name')).toBeEditable();
};

/** Half a second after the last key everything must be safe: the promise itself is waited for, no longer. */
const halfASecond = async (page: Page): Promise<void> => {
  const now = await page.evaluate(() => performance.now());
  await page.waitForFunction((since) => performance.now() - since > 500, now);
};

/** Kills the process behind the page: none of its code runs any more. */
const crash = async (page: Page): Promise<void> => {
  const crashed = page.waitForEvent('crash');
  const devtools = await page.context().newCDPSession(page);
  void devtools.send('Page.crash').catch(() => undefined);
  await crashed;
};

const reopen = async (context: BrowserContext, { id }: Colleague): Promise<Page> => {
  const page = await context.newPage();
  await page.goto(`/users/${id}`);
  return page;
};

/** The work is offered back, taken up, and can be saved. */
const resumeAndSave = async (page: Page, firstname: string): Promise<void> => {
  await expect(offer(page)).toBeVisible();
  await button(page, 'Go on').click();
  await expect(field(page, 'First name')).toHaveValue(firstname);
  await button(page, 'Save').click();
  await expect(toast(page, 'User saved')).toBeVisible();
  await page.reload();
  await expect(field(page, 'First name')).toHaveValue(firstname);
  await expect(offer(page)).toBeHidden();
};

test.describe('killed, closed, reloaded', () => {
  test('the tab crashes half a second after the last key', async ({ page, context }) => {
    const colleague = await startEditing(page);
    await field(page, 'First name').fill('Annabel');
    await halfASecond(page);
    await crash(page);
    await resumeAndSave(await reopen(context, colleague), 'Annabel');
  });

  test('the tab is closed at once after the last key', async ({ page, context }) => {
    const colleague = await startEditing(page);
    await field(page, 'First name').fill('Beatrijs');
    await page.close();
    await resumeAndSave(await reopen(context, colleague), 'Beatrijs');
  });

  test('the page is loaded again at once after the last key, and the browser asks first', async ({ page }) => {
    await startEditing(page);
    await field(page, 'First name').fill('Cornelia');
    const asked = page.waitForEvent('dialog');
    const reloaded = page.reload();
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.accept();
    await reloaded;
    await resumeAndSave(page, 'Cornelia');
  });

  test('whoever stays on the page has lost nothing', async ({ page }) => {
    await startEditing(page);
    await field(page, 'First name').fill('Dorothea');
    const asked = page.waitForEvent('dialog');
    const reloading = page.evaluate(() => { location.reload(); });
    await (await asked).dismiss();
    await reloading;
    await expect(field(page, 'First name')).toHaveValue('Dorothea');
    await expect(page.getByText('Unsaved changes')).toBeVisible();
  });

  test('the tab crashes while the save is on its way', async ({ page, context }) => {
    const colleague = await startEditing(page);
    await field(page, 'First name').fill('Everdien');
    const sent = page.waitForRequest((request) => request.method() === 'PUT');
    await page.route(ONE_USER, (route) => (route.request().method() === 'PUT' ? undefined : route.continue()));
    await button(page, 'Save').click();
    await sent;
    await crash(page);
    await resumeAndSave(await reopen(context, colleague), 'Everdien');
  });

  test('nothing was changed: nothing is asked and nothing is offered', async ({ page }) => {
    await startEditing(page);
    await field(page, 'First name').fill('Frederike');
    await field(page, 'First name').fill('Nienke');
    await expect(page.getByText('Unsaved changes')).toBeHidden();
    await page.reload();
    await expect(field(page, 'First name')).toHaveValue('Nienke');
    await expect(button(page, 'Edit')).toBeEnabled();
    await expect(offer(page)).toBeHidden();
  });
});

test.describe('a save that does not arrive', () => {
  test('the line is cut', async ({ page, context }) => {
    await startEditing(page);
    await field(page, 'First name').fill('Gerarda');
    await context.setOffline(true);
    await button(page, 'Save').click();
    await expect(toast(page, 'The connection to the server was cut.')).toBeVisible();
    await expect(field(page, 'First name')).toHaveValue('Gerarda');
    await context.setOffline(false);
    await button(page, 'Save').click();
    await expect(toast(page, 'User saved')).toBeVisible();
    await page.reload();
    await expect(field(page, 'First name')).toHaveValue('Gerarda');
  });

  test('the server breaks, and the tab crashes after that', async ({ page, context }) => {
    const colleague = await startEditing(page);
    await field(page, 'First name').fill('Hendrika');
    await answerWith(page, ONE_USER, 500, { code: 'ERROR' });
    await button(page, 'Save').click();
    await expect(toast(page, 'The server could not finish this.')).toBeVisible();
    await expect(field(page, 'First name')).toHaveValue('Hendrika');
    await expect(field(page, 'First name')).toBeEditable();
    await crash(page);
    await resumeAndSave(await reopen(context, colleague), 'Hendrika');
  });

  test('the server refuses a field: it is said there and in a message, and the value stays', async ({ page }) => {
    await startEditing(page);
    await field(page, 'E-mail').fill(SUPERUSER);
    await button(page, 'Save').click();
    await expect(toast(page, /^E-mail - /)).toBeVisible();
    await expect(page.getByText('This value already exists.', { exact: true })).toBeVisible();
    await expect(field(page, 'E-mail')).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, 'E-mail')).toHaveValue(SUPERUSER);
    await field(page, 'E-mail').fill('somebody.else@zilvermeeuw.example');
    await expect(page.getByText('This value already exists.', { exact: true })).toBeHidden();
  });

  test('a form with an error is not sent, and says why', async ({ page }) => {
    await startEditing(page);
    let saves = 0;
    page.on('request', (request) => { if (request.method() === 'PUT') saves += 1; });
    await field(page, 'First name').fill('');
    await field(page, 'E-mail').fill('nienke');
    await field(page, 'E-mail').blur();
    await expect(page.getByText('Fill in this field.')).toBeVisible();
    await expect(page.getByText('This is not a complete e-mail address.')).toBeVisible();
    await expect(button(page, 'Save')).toBeDisabled();
    await expect(page.getByText('Save is off until 2 fields are corrected')).toBeVisible();
    await page.keyboard.press('Control+s');
    await expect(toast(page, 'Check all fields and try again.')).toBeVisible();
    expect(saves).toBe(0);
  });

  test('the session ended meanwhile: sign in, land on the record, go on, save', async ({ page, context }) => {
    const colleague = await startEditing(page);
    await field(page, 'First name').fill('Isabella');
    await context.clearCookies();
    await button(page, 'Save').click();
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await expect(toast(page, 'You are not authenticated')).toBeVisible();
    await expect(page.getByText('Sign in to go on where you were.')).toBeVisible();
    await signIn(page, SUPERUSER);
    await expect(page).toHaveURL(new RegExp(`/users/${colleague.id}$`));
    await resumeAndSave(page, 'Isabella');
  });

  test('the session ends through another call in the middle of an edit', async ({ page, context }) => {
    const colleague = await startEditing(page);
    await field(page, 'First name').fill('Josephine');
    await context.clearCookies();
    await page.getByRole('columnheader', { name: 'Members' }).getByRole('button').click();
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await signIn(page, SUPERUSER);
    await expect(page).toHaveURL(new RegExp(`/users/${colleague.id}$`));
    await resumeAndSave(page, 'Josephine');
  });
});

test.describe('somebody else saved before', () => {
  const savedElsewhere = (page: Page, { id }: Colleague, form: Readonly<Record<string, string>>) => page.request.put(`/api/user/${id}`, { form });

  test('another field: both changes are kept', async ({ page }) => {
    const colleague = await startEditing(page);
    await field(page, 'First name').fill('Katharina');
    await savedElsewhere(page, colleague, { surname: 'Zonneveld' });
    await button(page, 'Save').click();
    await expect(toast(page, 'User saved')).toBeVisible();
    await page.reload();
    await expect(field(page, 'First name')).toHaveValue('Katharina');
    await expect(field(page, 'Surname')).toHaveValue('Zonneveld');
  });

  test('the same field: a person chooses, field by field', async ({ page }) => {
    const colleague = await startEditing(page);
    await field(page, 'First name').fill('Liesbeth');
    await field(page, 'Surname').fill('Molenaar');
    await savedElsewhere(page, colleague, { firstname: 'Machteld', surname: 'Zonneveld' });
    await button(page, 'Save').click();
    const question = page.getByRole('dialog', { name: 'Someone saved before you' });
    await expect(question).toContainText('2 fields were changed by both of you.');
    await question.getByRole('radio', { name: 'Zonneveld' }).check();
    await expect(question.getByRole('radio', { name: 'Liesbeth' })).toBeChecked();
    await question.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'User saved')).toBeVisible();
    await page.reload();
    await expect(field(page, 'First name')).toHaveValue('Liesbeth');
    await expect(field(page, 'Surname')).toHaveValue('Zonneveld');
  });

  test('who takes every stored value saves nothing, is told so, and reads what is stored', async ({ page }) => {
    const colleague = await startEditing(page);
    await field(page, 'First name').fill('Mathilde');
    await savedElsewhere(page, colleague, { firstname: 'Machteld' });
    await button(page, 'Save').click();
    const question = page.getByRole('dialog', { name: 'Someone saved before you' });
    await question.getByRole('radio', { name: 'Machteld' }).check();
    const saves: string[] = [];
    page.on('request', (request) => { if (request.method() === 'PUT') saves.push(request.url()); });
    await question.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'What is stored stays as it is. There was nothing left to save.')).toBeVisible();
    await expect(field(page, 'First name')).toHaveValue('Machteld');
    await expect(button(page, 'Edit')).toBeEnabled();
    expect(saves).toEqual([]);
    await page.reload();
    await expect(button(page, 'Edit')).toBeEnabled();
    await expect(offer(page)).toBeHidden();
  });

  test('who does not choose goes on with everything still there, also after a crash', async ({ page, context }) => {
    const colleague = await startEditing(page);
    await field(page, 'First name').fill('Natascha');
    await savedElsewhere(page, colleague, { firstname: 'Machteld' });
    await button(page, 'Save').click();
    const question = page.getByRole('dialog', { name: 'Someone saved before you' });
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(field(page, 'First name')).toHaveValue('Natascha');
    await expect(field(page, 'First name')).toBeEditable();
    await crash(page);
    const again = await reopen(context, colleague);
    await button(again, 'Go on').click();
    await expect(again.getByRole('dialog', { name: 'Someone saved before you' })).toBeVisible();
    await expect(again.getByRole('radio', { name: 'Natascha' })).toBeChecked();
  });

  test('the record was deleted: the work stays on the screen', async ({ page }) => {
    const colleague = await startEditing(page);
    await field(page, 'First name').fill('Ottoline');
    await page.request.delete('/api/user', { form: { 'groups[]': colleague.id } });
    await button(page, 'Save').click();
    await expect(page.getByText('This record was deleted while you were editing it')).toBeVisible();
    await expect(field(page, 'First name')).toHaveValue('Ottoline');
  });

  test('the record was deleted: the work is there after a crash as well, and becomes a new record', async ({ page, context }) => {
    const colleague = await startEditing(page);
    await field(page, 'First name').fill('Philippa');
    await page.request.delete('/api/user', { form: { 'groups[]': colleague.id } });
    await button(page, 'Save').click();
    await expect(page.getByText('This record was deleted while you were editing it')).toBeVisible();
    await crash(page);
    const again = await context.newPage();
    await again.goto(`/users/${colleague.id}`);
    await expect(field(again, 'First name')).toHaveValue('Philippa');
    await button(again, 'Save as a new record').click();
    await expect(toast(again, 'User saved')).toBeVisible();
    await expect(again).not.toHaveURL(new RegExp(`/users/${colleague.id}$`));
    await expect(field(again, 'First name')).toHaveValue('Philippa');
    await expect(button(again, 'Edit')).toBeEnabled();
  });
});

test.describe('two tabs', () => {
  test('both edit the same record: the later save meets the earlier one', async ({ page, context }) => {
    const colleague = await startEditing(page);
    const other = await context.newPage();
    await openForEditing(other, colleague);
    await field(page, 'First name').fill('Petronella');
    await field(other, 'First name').fill('Quirina');
    await button(page, 'Save').click();
    await expect(toast(page, 'User saved')).toBeVisible();
    await button(other, 'Save').click();
    const question = other.getByRole('dialog', { name: 'You saved before, in another tab' });
    await expect(question.getByRole('radio', { name: 'Quirina' })).toBeChecked();
    await expect(question.getByRole('radio', { name: 'Petronella' })).toBeVisible();
  });

  test('a save in one tab does not throw away what the other has typed', async ({ page, context }) => {
    const colleague = await startEditing(page);
    const other = await context.newPage();
    await openForEditing(other, colleague);
    await field(page, 'First name').fill('Rosalinde');
    await field(other, 'Surname').fill('Terlouw');
    await halfASecond(other);
    await button(page, 'Save').click();
    await expect(toast(page, 'User saved')).toBeVisible();
    const crashed = other.waitForEvent('crash');
    const devtools = await context.newCDPSession(other);
    void devtools.send('Page.crash').catch(() => undefined);
    await crashed;
    const again = await reopen(context, colleague);
    await expect(offer(again)).toBeVisible();
    await button(again, 'Go on').click();
    await expect(field(again, 'Surname')).toHaveValue('Terlouw');
    await expect(field(again, 'First name')).toHaveValue('Rosalinde');
  });
});

test('another person at the same computer does not see the draft', async ({ page, untouched }) => {
  await page.goto(`${untouched.url}/users/4`);
  await signIn(page, SUPERUSER);
  await button(page, 'Edit').click();
  await field(page, 'First name').fill('Sebastiana');
  await halfASecond(page);
  await page.request.put(`${untouched.url}/api/user/2`, { form: { su: '1' } });
  await page.request.post(`${untouched.url}/api/logout`);
  page.once('dialog', (dialog) => void dialog.accept());
  await page.goto(`${untouched.url}/users/4`);
  await signIn(page, EDITOR);
  await expect(page.getByLabel('Voornaam')).toHaveValue('Marijke');
  await expect(page.getByRole('button', { name: 'Bewerken', exact: true })).toBeEnabled();
  await expect(page.getByText(/^Er is niet-opgeslagen werk/)).toBeHidden();

  await page.request.post(`${untouched.url}/api/logout`);
  await page.goto(`${untouched.url}/users/4`);
  await signIn(page, SUPERUSER);
  await expect(offer(page)).toBeVisible();
  await button(page, 'Go on').click();
  await expect(field(page, 'First name')).toHaveValue('Sebastiana');
});
