import { screen, waitFor, within } from '@testing-library/react';
import { Drafts } from '../../../src/application/shared/ports/drafts.port';
import '../../../src/adapters/memory/session/profile.memory.module';
import '../../../src/application/session/profile.module';
import '../../../src/ui/session/profile.view';
import { answered } from '../../contract/support/answered';
import { freshBrowser, notices, openConsole, PASSWORD } from '../shell/support/console';

beforeEach(freshBrowser);

const form = (name: string) => within(screen.getByRole('form', { name }));
const field = (name: string) => screen.getByRole('textbox', { name });
const secret = (name: string) => form('Password').getByLabelText(name, { selector: 'input' });
const save = (name: string) => screen.getByRole('button', { name });

const openProfile = async () => {
  const app = openConsole({ at: '/profile' });
  await waitFor(() => {
    expect(field('First name')).toHaveValue('Susanne');
  });
  await waitFor(() => {
    expect(field('First name')).not.toHaveAttribute('readonly');
  });
  return app;
};

test('disables each Save until something changes, with the reason', async () => {
  await openProfile();
  for (const name of ['Save details', 'Save formats', 'Change password']) {
    expect(save(name)).toHaveAttribute('aria-disabled', 'true');
    expect(save(name)).toHaveAccessibleDescription('There are no changes to save');
  }
});

test('saves a name and shows it in the top bar (R-SES-18)', async () => {
  const { user, personOf } = await openProfile();
  await user.clear(field('First name'));
  await user.tab();
  expect(save('Save details')).toHaveAccessibleDescription('Correct 1 field first');
  expect(field('First name')).toHaveAccessibleDescription('This field is required');
  await user.type(field('First name'), ' Suzy ');
  expect(save('Save details')).not.toHaveAttribute('aria-disabled');
  await user.click(save('Save details'));
  await screen.findByRole('button', { name: 'Account of Suzy Zandstra' });
  expect(notices()).toEqual([expect.stringContaining('Your profile is saved')]);
  expect(personOf('su@kantoor.example').firstname).toBe('Suzy');
  expect(field('First name')).toHaveValue('Suzy');
  expect(save('Save details')).toHaveAttribute('aria-disabled', 'true');
});

test('shows a taken address at the field and keeps the input', async () => {
  const { user } = await openProfile();
  await user.clear(field('E-mail address'));
  await user.type(field('E-mail address'), 'editor@kantoor.example');
  await user.click(save('Save details'));
  await waitFor(() => {
    expect(field('E-mail address')).toHaveAccessibleDescription('This value already exists.');
  });
  expect(field('E-mail address')).toHaveValue('editor@kantoor.example');
  expect(notices()).toEqual([expect.stringContaining('E-mail address - This value already exists.')]);
  await user.type(field('E-mail address'), 'x');
  expect(field('E-mail address')).not.toHaveAccessibleDescription();
});

test('applies language and formats everywhere without losing other input (R-SES-05)', async () => {
  const { user, restarts } = await openProfile();
  await user.type(field('Surname'), '-Vos');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Date format' }), 'yyyy-MM-dd');
  expect(screen.getByRole('combobox', { name: 'Time format' })).toHaveAccessibleDescription(
    /^Example: \d{4}-12-31 0?9:05/,
  );
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'nl');
  await user.click(save('Save formats'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Profiel' })).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Achternaam' })).toHaveValue('Zandstra-Vos');
  expect(screen.getByRole('combobox', { name: 'Datumnotatie' })).toHaveValue('yyyy-MM-dd');
  expect(restarts).toEqual([]);
});

test('validates the new password and shows a wrong old one at its field (R-SES-19)', async () => {
  const { user, staff } = await openProfile();
  expect(form('Password').queryByText(/small letters/)).not.toBeInTheDocument();
  await user.type(secret('Old password'), 'Fout-Gegokt-12!!');
  await user.type(secret('New password'), 'ZONDER-KLEIN-2');
  await user.type(secret('Repeat the new password'), 'ZONDER-KLEIN-22');
  await user.tab();
  expect(save('Change password')).toHaveAccessibleDescription('Correct 2 fields first');
  expect(secret('Repeat the new password')).toHaveAccessibleDescription('The two values do not match.');
  await user.type(secret('New password'), '2');
  await user.click(save('Change password'));
  await waitFor(() => {
    expect(secret('Old password')).toHaveAccessibleDescription('This is not your old password.');
  });
  expect(secret('New password')).toHaveValue('ZONDER-KLEIN-22');

  await user.clear(secret('Old password'));
  await user.type(secret('Old password'), PASSWORD);
  await user.click(save('Change password'));
  await waitFor(() => {
    expect(secret('Old password')).toHaveValue('');
  });
  expect(staff.signIn('su@kantoor.example', 'ZONDER-KLEIN-22', 0)._tag).toBe('Right');
});

test('asks before leaving with unsaved changes', async () => {
  const { user, address } = await openProfile();
  await user.type(field('Surname'), 'x');
  await user.click(screen.getByRole('link', { name: 'Kantoor, go to the dashboard' }));
  expect(await screen.findByRole('alertdialog')).toBeInTheDocument();
  expect(address()).toBe('/profile');
});

test('keeps input as a draft, never passwords', async () => {
  const first = await openProfile();
  await first.user.type(field('Surname'), '-Vos');
  await first.user.type(secret('Old password'), 'Heel-Geheim-12!!');
  await first.user.tab();
  const drafts = first.services.get<Drafts>(Drafts);
  const key = { person: first.personOf('su@kantoor.example').id, id: null };
  await waitFor(async () => {
    expect(await answered(drafts.find({ ...key, resource: 'profile' }))).toMatchObject({
      mine: { surname: 'Zandstra-Vos' },
    });
  });
  expect(await answered(drafts.find({ ...key, resource: 'password' }))).toBeNull();
});

test('offers unsaved details from before', async () => {
  const base = { firstname: 'Susanne', surname: 'Zandstra', email: 'su@kantoor.example' };
  const { user } = openConsole({
    at: '/profile',
    arrange: ({ services }) => {
      void answered(
        services
          .get<Drafts>(Drafts)
          .keep(
            { person: '1', resource: 'profile', id: null },
            { base, mine: { ...base, surname: 'Zandstra-Vos' }, version: null, at: 1000 },
          ),
      );
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  await waitFor(() => {
    expect(field('Surname')).toHaveValue('Zandstra-Vos');
  });
  expect(save('Save details')).not.toHaveAttribute('aria-disabled');
});
