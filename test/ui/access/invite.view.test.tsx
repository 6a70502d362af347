import { screen, waitFor, within } from '@testing-library/react';
import { taskEither } from 'fp-ts';
import { Drafts } from '../../../src/application/shared/ports/drafts.port';
import { Invitations } from '../../../src/application/access/ports/invitations.port';
import type { Invitation } from '../../../src/domain/access/invite.rule';
import '../../../src/ui/access/invite.view';
import { answered } from '../../contract/support/answered';
import { freshBrowser, notices, openConsole, READER, SU } from '../shell/support/console';

beforeEach(freshBrowser);

const line = (number: number) => screen.getByRole('textbox', { name: `E-mail address ${String(number)}` });
const lines = () => screen.getAllByRole('textbox', { name: /^E-mail address/ });
const button = (name: string) => screen.getByRole('button', { name });
const toggle = (name: string) => screen.getByRole('switch', { name });
const GROUP = 'Member of Colleagues, look only';

const openInvite = async (options: Parameters<typeof openConsole>[0] = {}) => {
  const app = openConsole({ at: '/users/invite', ...options });
  await screen.findByRole('textbox', { name: 'E-mail address 1' });
  await screen.findByRole('switch', { name: GROUP });
  return app;
};
const fill = async ({ user }: Awaited<ReturnType<typeof openInvite>>, ...emails: readonly string[]) => {
  for (const [place, email] of emails.entries()) {
    if (place > 0) await user.click(button('Add an e-mail address'));
    await user.type(line(place + 1), email);
  }
  await user.click(toggle(GROUP));
};
test("opens with one e-mail field, no group, and the person's first website", async () => {
  await openInvite();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('User invite');
  expect(lines()).toHaveLength(1);
  expect(line(1)).toBeRequired();
  expect(
    ['Zilvermeeuw NL', 'Zilvermeeuw België', 'Zilvermeeuw Service'].map(
      (name) => (toggle(name) as HTMLInputElement).checked,
    ),
  ).toEqual([true, false, false]); // cast: a switch is a check box
  expect(toggle(GROUP)).not.toBeChecked();
});

test('offers only the websites of the person who invites', async () => {
  await openInvite({
    as: READER,
    arrange: ({ staff }) => {
      const reader = staff.users.find('3');
      if (reader !== null) staff.users.put({ ...reader.record, usergroups: ['7', '8'], websites: ['2'] });
    },
  });
  expect(toggle('Zilvermeeuw België')).toBeChecked();
  expect(screen.queryByRole('switch', { name: 'Zilvermeeuw NL' })).not.toBeInTheDocument();
});

test('disables groups that may not be assigned, with the reason (R-ACC-06)', async () => {
  await openInvite({
    as: READER,
    arrange: ({ staff }) => {
      const reader = staff.users.find('3');
      if (reader !== null) staff.users.put({ ...reader.record, usergroups: ['7', '8'] });
    },
  });
  const reason = 'You cannot assign or remove groups with rights that you do not have yourself.';
  expect(
    [screen.getByText(reason), toggle(GROUP), toggle('Member of Gebruikersbeheer')].map((element) =>
      element.matches(':disabled'),
    ),
  ).toEqual([false, false, false]);
  expect(toggle(GROUP)).not.toHaveAccessibleDescription();
  expect(toggle('Member of Redactie')).toBeDisabled();
  expect(toggle('Member of Redactie')).toHaveAccessibleDescription(reason);
});

test('offers every group to a superuser', async () => {
  await openInvite();
  expect(toggle('Member of Redactie')).toBeEnabled();
  expect(screen.queryByText(/You cannot assign or remove groups/)).not.toBeInTheDocument();
});

test('disables Invite until the form is complete and lists what is missing (R-ACC-14)', async () => {
  const world = await openInvite();
  const { user } = world;
  expect(button('Invite')).toHaveAttribute('aria-disabled', 'true');
  expect(button('Invite')).toHaveAccessibleDescription('Still missing: at least one e-mail address and a user group');
  await user.type(line(1), 'anna');
  expect(button('Invite')).toHaveAccessibleDescription(
    'Still missing: a complete e-mail address in every line and a user group',
  );
  await user.type(line(1), '@firma.example');
  await user.click(toggle(GROUP));
  expect(button('Invite')).not.toHaveAttribute('aria-disabled');
  await user.click(toggle('Zilvermeeuw NL'));
  expect(button('Invite')).toHaveAccessibleDescription('Still missing: a website');
});

test('validates a line on blur', async () => {
  const { user } = await openInvite();
  await user.click(button('Add an e-mail address'));
  expect(line(2)).toHaveFocus();
  await user.type(line(2), 'bo@');
  expect(line(2)).not.toHaveAccessibleDescription();
  await user.tab();
  await waitFor(() => {
    expect(line(2)).toHaveAccessibleDescription('This is not a complete e-mail address.');
  });
  await user.click(button('Remove e-mail address 2'));
  expect(lines()).toHaveLength(1);
  expect(line(1)).toHaveFocus();
});

test('accepts several pasted addresses', async () => {
  const { user } = await openInvite();
  await user.click(line(1));
  await user.paste('Anna de Baas <anna@firma.example>, bo@firma.example;\ncarla@firma.example');
  expect(lines().map((input) => (input as HTMLInputElement).value)).toEqual([
    'anna@firma.example',
    'bo@firma.example',
    'carla@firma.example',
  ]); // cast: these elements are inputs
});

test('keeps invalid pasted text with its error', async () => {
  const { user } = await openInvite();
  await user.click(line(1));
  await user.paste('jan@bedrijf.example, piet.bedrijf.example, x@y.example');
  expect(lines()).toHaveLength(3);
  expect(line(2)).toHaveValue('piet.bedrijf.example');
  await waitFor(() => {
    expect(line(2)).toHaveAccessibleDescription('This is not a complete e-mail address.');
  });
});

test('refuses more than fifty people and says how many to remove (R-ACC-14)', async () => {
  const world = await openInvite();
  const { user } = world;
  await user.click(toggle(GROUP));
  await user.click(line(1));
  await user.paste(Array.from({ length: 51 }, (_, place) => `anna${String(place)}@firma.example`).join(', '));
  expect(button('Invite')).toHaveAttribute('aria-disabled', 'true');
  expect(button('Invite')).toHaveAccessibleDescription('You can invite at most 50 people at once: remove 1 address');
  await user.click(button('Remove e-mail address 51'));
  expect(button('Invite')).not.toHaveAttribute('aria-disabled');
});

test('counts chosen groups', async () => {
  const { user } = await openInvite();
  expect(screen.getByText('0 of 8 chosen')).toBeInTheDocument();
  await user.click(toggle(GROUP));
  expect(screen.getByText('1 of 8 chosen')).toBeInTheDocument();
});

test('keeps the chosen groups while filtering', async () => {
  const world = await openInvite();
  await fill(world, 'anna@firma.example');
  await world.user.type(screen.getByRole('searchbox', { name: 'Filter groups' }), 'redactie');
  await waitFor(() => {
    expect(screen.queryByRole('switch', { name: GROUP })).not.toBeInTheDocument();
  });
  expect(await screen.findByRole('switch', { name: 'Member of Redactie' })).not.toBeChecked();
  expect(button('Invite')).not.toHaveAttribute('aria-disabled');
});

test('reports how many were invited and returns to the overview', async () => {
  const world = await openInvite();
  await fill(world, 'anna@firma.example', 'bo@firma.example');
  await world.user.click(button('Invite'));
  expect(await screen.findByText('2 people invited')).toBeInTheDocument();
  expect(await screen.findByRole('table', { name: 'List of users' })).toBeInTheDocument();
  expect(world.address()).toBe('/users');
  // Invited people are in the list once they have accepted.
  expect(world.staff.users.all().some(({ email }) => email === 'anna@firma.example')).toBe(false);
});

test('keeps the address of an existing user with the reason and invites the others', async () => {
  const world = await openInvite();
  await fill(world, 'anna@firma.example', SU);
  await world.user.click(button('Invite'));
  await waitFor(() => {
    expect(notices()).toEqual([
      expect.stringContaining('1 person invited'),
      expect.stringContaining('1 address is still in the form, with the reason.'),
    ]);
  });
  expect(lines()).toHaveLength(1);
  expect(line(1)).toHaveValue(SU);
  expect(line(1)).toHaveAccessibleDescription('There is already an account with this address.');
  expect(toggle(GROUP)).toBeChecked();
  await world.user.type(line(1), '.nl');
  expect(line(1)).not.toHaveAccessibleDescription();
});

test('keeps the address of a failed mail and suggests inviting again', async () => {
  const sent: Invitation[] = [];
  const world = openConsole({ at: '/users' });
  await screen.findByRole('table', { name: 'List of users' });
  world.services.unbind(Invitations);
  world.services.bind<Invitations>(Invitations).toConstantValue({
    invite: (invitation) => {
      sent.push(invitation);
      return taskEither.right({ refused: [{ email: 'bo@firma.example', code: 'MAIL_FAILED' }] });
    },
  });
  await world.user.click(button('Invite'));
  await screen.findByRole('switch', { name: GROUP });
  await fill(world, 'anna@firma.example', 'bo@firma.example');
  await world.user.click(button('Invite'));
  await waitFor(() => {
    expect(lines()).toHaveLength(1);
  });
  expect(line(1)).toHaveValue('bo@firma.example');
  expect(line(1)).toHaveAccessibleDescription('Invited, but the e-mail could not be sent. Invite this person again.');
  expect(sent).toEqual([{ emails: ['anna@firma.example', 'bo@firma.example'], usergroups: ['8'], websites: ['1'] }]);
});

test('keeps everything after a failure', async () => {
  const world = await openInvite();
  await fill(world, 'anna@firma.example');
  world.line.failNext({ kind: 'Unreachable', reason: 'server' });
  await world.user.click(button('Invite'));
  expect(await screen.findByText('The server could not complete this.')).toBeInTheDocument();
  expect(line(1)).toHaveValue('anna@firma.example');
  expect(button('Invite')).not.toHaveAttribute('aria-disabled');
});

describe('unsaved input', () => {
  test('is confirmed before leaving, and kept on Stay', async () => {
    const { user, address } = await openInvite();
    await user.type(line(1), 'anna@firma.example');
    expect(screen.getByText('Unsaved changes')).toBeInTheDocument();
    await user.click(button('Back to overview'));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Stay' }));
    // Cast: this element is an input.
    expect([address(), (line(1) as HTMLInputElement).value]).toEqual(['/users/invite', 'anna@firma.example']);
    await user.click(button('Back to overview'));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }));
    expect(await screen.findByRole('table', { name: 'List of users' })).toBeInTheDocument();
  });

  test('asks nothing without changes', async () => {
    const { user } = await openInvite();
    await user.click(button('Back to overview'));
    expect(await screen.findByRole('table', { name: 'List of users' })).toBeInTheDocument();
  });

  test('is offered and restored completely', async () => {
    const mine: Invitation = { emails: ['anna@firma.example', 'bo@'], usergroups: ['8'], websites: ['2'] };
    const { user } = openConsole({
      at: '/users/invite',
      arrange: ({ services }) => {
        void answered(
          services
            .get<Drafts>(Drafts)
            .keep(
              { person: '1', resource: 'invitations', id: null },
              { base: { emails: [''], usergroups: [], websites: ['1'] }, mine, version: null, at: 1000 },
            ),
        );
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    await waitFor(() => {
      // The elements are inputs.
      expect(lines().map((input) => (input as HTMLInputElement).value)).toEqual(mine.emails);
    });
    expect(await screen.findByRole('switch', { name: GROUP })).toBeChecked();
    expect(toggle('Zilvermeeuw België')).toBeChecked();
    expect(toggle('Zilvermeeuw NL')).not.toBeChecked();
  });
});
