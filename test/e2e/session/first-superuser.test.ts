import { expectNotice } from '../support/notices';
import { expectNothingWritten } from '../content/support/empty-lists';
import { expectAccessible } from '../support/axe';
import { accountButton, signIn } from '../support/people';
import { expectNoSidewaysScroll, tabTo } from '../support/screens';
import { emptyPlace, startServer } from '../support/servers';
import { expect, test as base } from '../support/test';

type Running = Awaited<ReturnType<typeof startServer>>;

const EMAIL = 'Baas@Firma.example';
const PASSWORD = 'Zeer-Geheim-2026!';
const LINK = /http:\/\/localhost:\d+\/accept\/\S+/;

interface Installation {
  /** Restarts its server, as `npm start` does. */
  readonly start: () => Promise<Running>;
}

/** An empty installation without users. */
const test = base.extend<{ installation: Installation }>({
  installation: async ({ mode }, use) => {
    const { environment, forget } = await emptyPlace(mode);
    let running: Running | null = null;
    await use({
      start: async () => {
        await running?.stop();
        running = await startServer({ ...environment, SEED: 'none', ADMIN_EMAIL: EMAIL });
        await expect.poll(running.printed).toMatch(/Kantoor is ready at [\s\S]*\n\n/);
        return running;
      },
    });
    await (running as Running | null)?.stop(); // cast: a callback sets it, unseen by the compiler
    forget();
  },
});

// Each test fills an empty database, and some start their server several times.
test.describe.configure({ timeout: 90_000 });

const linkOf = ({ printed }: Running): string => LINK.exec(printed())?.[0] ?? '';

test('creates the first superuser by the printed link, once, by keyboard', async ({ installation, page }) => {
  const server = await installation.start();
  const link = linkOf(server);
  await page.clock.install();
  await page.goto(link);
  await expect(page.getByText(`You were invited as ${EMAIL}.`)).toBeVisible();

  await tabTo(page.getByLabel('First name'));
  await page.keyboard.type('Anna-Maria');
  await page.keyboard.press('Tab');
  await page.keyboard.type('de Baas');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Zeer-Geheim');
  await expect(page.getByRole('status')).toHaveText('Not met yet: 2 digits and 2 special characters, such as ! or -');
  await page.keyboard.type('-2026!');
  await expect(page.getByRole('status')).toHaveText('The password meets all requirements.');
  await tabTo(page.getByRole('textbox', { name: 'Repeat the password' }));
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Welcome, Anna-Maria' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Go to the dashboard' })).toBeFocused();
  await page.clock.runFor(3_000);
  await expect(page).toHaveURL(`${server.url}/dashboard`);
  await expect(page.getByRole('button', { name: 'Account of Anna-Maria de Baas' })).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const folded = menu.getByRole('button', { expanded: false });
  while ((await folded.count()) > 0) await folded.first().click();
  for (const name of ['Users', 'User groups', 'Blog', 'Coupons', 'ETIM', 'DNS', 'Jobs', 'Logs'])
    await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
  // Cast: the API sends this type.
  const me = (await (await page.request.get(`${server.url}/api/me`)).json()) as { me: { su: number } };
  expect(me.me.su).toBe(1);

  // Opens the same link again: it signs out the current person, then shows that it was used.
  await page.goto(link);
  await expectNotice(page, 'This invitation is not valid.');
  await expect(page).toHaveURL(`${server.url}/login`);
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await signIn(page, EMAIL, PASSWORD);
});

test('prints another link until there is a superuser; the language changes in a half-filled form (dark, on a phone)', async ({
  installation,
  page,
}) => {
  const first = await installation.start();
  const former = linkOf(first);
  const second = await installation.start();
  const link = linkOf(second);
  expect(new URL(link).pathname).not.toBe(new URL(former).pathname);

  await page.goto(`${second.url}${new URL(former).pathname}`);
  await expectNotice(page, 'This invitation is not valid.');
  await expect(page).toHaveURL(`${second.url}/login`);

  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(link);
  await page.getByLabel('First name').fill('Zoë');
  await expectAccessible(page, 'accept, English dark on a phone');
  await page.getByRole('button', { name: 'Nederlands' }).click();
  await expect(page.getByRole('heading', { name: 'Maak je account aan' })).toBeVisible();
  await expect(page.getByLabel('Voornaam')).toHaveValue('Zoë');
  const create = page.getByRole('button', { name: 'Account aanmaken' });
  await expect(create).toBeDisabled();
  await expect(create).toHaveAccessibleDescription('Vul eerst je voornaam en achternaam in.');
  await page.getByLabel('Achternaam').focus();
  await page.getByRole('textbox', { name: 'Wachtwoord', exact: true }).focus();
  await expect(page.getByLabel('Achternaam')).toHaveAccessibleDescription(/verplicht/);
  await expectAccessible(page, 'accept, Dutch dark with mistakes');
  await expectNoSidewaysScroll(page);
  await page.getByLabel('Achternaam').fill('Baas');
  await page.getByRole('textbox', { name: 'Wachtwoord', exact: true }).fill(PASSWORD);
  await page.getByRole('textbox', { name: 'Herhaal het wachtwoord' }).fill(PASSWORD);
  await create.click();
  await expect(page.getByRole('heading', { name: 'Welkom, Zoë' })).toBeVisible();
  await expectAccessible(page, 'welcome, Dutch dark');
  await expect(page).toHaveURL(`${second.url}/dashboard`);
  await expect(accountButton(page)).toBeVisible();
  expect(await (await page.request.get(`${second.url}/api/me`)).json()).toMatchObject({
    me: { settings: { language: 'nl' } },
  });
  await expectNothingWritten(page, second.url, 'nl');

  const third = await installation.start();
  expect(third.printed()).not.toContain('/accept/');
});
