import { screen, waitFor, within } from '@testing-library/react';
import { freshBrowser, notices, openConsole, rowsOf } from '../shell/support/console';

beforeEach(freshBrowser);

const box = (name: string) => screen.findByRole('textbox', { name });

// Rules R-CON-15 and R-CON-18.
test('derives the URL of a new tag until edited, and again when cleared', async () => {
  const { user } = openConsole({ at: '/tag/add' });
  await user.type(await box('Label'), 'Zónne & wind');
  expect(await box('URL')).toHaveValue('zonne-wind');
  await user.clear(await box('URL'));
  await user.type(await box('URL'), 'Mijn Eigen_adres!');
  await user.type(await box('Label'), ' op zee');
  expect(await box('URL')).toHaveValue('mijn-eigenadres');
  await user.clear(await box('URL'));
  await user.tab();
  expect(await box('URL')).toHaveValue('zonne-wind-op-zee');
});

test.each([
  ['/tag/add', 'Label'],
  ['/category/add', 'Name'],
])('does not save at %s without a name', async (at, name) => {
  const { user } = openConsole({ at });
  await box(name);
  const save = screen.getByRole('button', { name: 'Save' });
  expect(save).toHaveAttribute('aria-disabled', 'true');
  expect(save).toHaveAccessibleDescription('Complete the form first');
  await user.type(await box(name), 'Zon');
  expect(save).not.toHaveAttribute('aria-disabled');
  await user.clear(await box(name));
  expect(save).toHaveAttribute('aria-disabled', 'true');
});

test('suggests a number for a name without a Latin letter and refuses an empty URL', async () => {
  const { user, address } = openConsole({ at: '/tag/add' });
  await user.type(await box('Label'), '🎉🎉');
  expect(await box('URL')).toHaveValue('tag-1');
  await user.clear(await box('URL'));
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(async () => {
    expect(await box('URL')).toHaveAccessibleDescription('This field is required');
  });
  await user.tab();
  expect(await box('URL')).toHaveValue('tag-1');
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => {
    expect(address()).toMatch(/^\/tag\/\d+$/);
  });
});

test('normalises the URL before Enter saves it', async () => {
  const { user, address } = openConsole({ at: '/tag/add' });
  await user.type(await box('Label'), 'Zonneboiler');
  await user.clear(await box('URL'));
  await user.type(await box('URL'), 'Zonne Boiler');
  expect(await box('URL')).toHaveValue('Zonne Boiler');
  await user.keyboard('{Enter}');
  await waitFor(() => {
    expect(address()).toMatch(/^\/tag\/\d+$/);
  });
  expect(await box('URL')).toHaveValue('zonne-boiler');
});

test('keeps the URL of a stored tag', async () => {
  const { user } = openConsole({ at: '/tag/1' });
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  await user.type(await box('Label'), ' ketels');
  expect(await box('URL')).toHaveValue('hybride');
});

test('previews search result and shared link while typing', async () => {
  const { user } = openConsole({ at: '/category/add' });
  await user.type(await box('Name'), 'Stille pompen');
  const [search, share] = [
    await screen.findByRole('figure', { name: 'In a search result' }),
    screen.getByRole('figure', { name: 'When the link is shared' }),
  ];
  await waitFor(() => {
    expect(within(search).getByText('Stille pompen')).toBeVisible();
  });
  expect(within(search).getByText(/› stille-pompen$/)).toBeVisible();
  await user.type(await box('Title of shared links'), 'Hoor je niets?');
  await waitFor(() => {
    expect(within(share).getByText('Hoor je niets?')).toBeVisible();
  });
  await user.type(await box('Canonical URL'), 'geen adres');
  await user.tab();
  expect(await box('Canonical URL')).toBeInvalid();
});

test('lists uses of a tag as links', async () => {
  const { user, address } = openConsole({ at: '/tag/6' });
  await screen.findByRole('table', { name: 'Usage' });
  await waitFor(() => {
    expect(rowsOf('Usage').map((row) => row.textContent)).toEqual([
      'Nieuwe subsidie voor warmtepompenNews',
      'Vijf vragen over subsidie in 2027Blog',
    ]);
  });
  await user.click(screen.getByText('Vijf vragen over subsidie in 2027'));
  expect(address()).toBe('/blog/4');
});

test('shows an unused tag', async () => {
  openConsole({ at: '/tag/8' });
  expect(await screen.findByText('Not used yet.')).toBeVisible();
});

test.each(['tag', 'category'])('shows no usage before the record exists: %s', async (module) => {
  openConsole({ at: `/${module}/add` });
  await box('URL');
  expect(screen.queryByText('Not used yet.')).toBeNull();
  expect(screen.queryByRole('complementary')).toBeNull();
});

test('shows a taken name at the field', async () => {
  const { user } = openConsole({ at: '/category/add' });
  await user.type(await box('Name'), 'Sanitair');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(async () => {
    expect(await box('Name')).toBeInvalid();
  });
  expect(notices().join()).toContain('Name');
});

test('offers the next free URL', async () => {
  const { user, address } = openConsole({ at: '/tag/add' });
  await user.type(await box('Label'), 'Hybride!');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Use hybride-2' }));
  expect([await box('URL'), screen.queryByRole('button', { name: /^Use / })]).toEqual([document.activeElement, null]);
  expect(await box('URL')).toHaveValue('hybride-2');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => {
    expect(address()).toMatch(/^\/tag\/\d+$/);
  });
});

test.each(['tag', 'category'])('opens the same records at the alias: %s', async (module) => {
  const list = module === 'tag' ? 'List of tags' : 'List of categories';
  const { user, address } = openConsole({ at: module === 'tag' ? '/tags' : '/categories' });
  await waitFor(() => {
    expect(rowsOf(list).length).toBeGreaterThan(5);
  });
  const name = screen.getByRole('cell', { name: module === 'tag' ? 'Renovatie' : 'Ventilatie' });
  await user.click(name);
  await user.click(name);
  expect(address()).toMatch(new RegExp(`^/${module}/\\d+$`));
});
