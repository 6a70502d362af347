import { screen, waitFor, within } from '@testing-library/react';
import { Drafts } from '../../../src/application/shared/ports/drafts.port';
import { users } from '../../../src/domain/access/user';
import { answered } from '../../contract/support/answered';
import { EDITOR, expectNotice, freshBrowser, openConsole, PASSWORD, SU } from './support/console';

beforeEach(freshBrowser);

const firstname = () => screen.findByRole('textbox', { name: 'First name' });
const dialog = () => screen.findByRole('dialog', { name: 'Your session has ended' });
const email = () => screen.getByRole('textbox', { name: 'E-mail address' });
const password = () => screen.getByLabelText('Password');

/** A user whose first name was edited, in a session that the server has ended since. */
const anInterruptedEdit = async () => {
  const app = openConsole({ at: '/users/7' });
  const { user, staff } = app;
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const field = await firstname();
  await user.clear(field);
  await user.type(field, 'Isabella');
  staff.signOut();
  const saved = () => staff.users.all().find(({ id }) => id === '7')?.firstname;
  return { ...app, saved };
};

const pressSave = ({ user }: { readonly user: ReturnType<typeof openConsole>['user'] }) =>
  user.click(screen.getByRole('button', { name: 'Save' }));

describe('a session that ends during an edit (R-SES-31)', () => {
  test('is begun again in a dialog over the form, and the save goes on', async () => {
    const app = await anInterruptedEdit();
    await pressSave(app);
    const opened = await dialog();
    expect([email(), await firstname()].map((field) => field.getAttribute('value'))).toEqual([SU, 'Isabella']);
    expect(password()).toHaveFocus();
    await app.user.type(password(), 'Not-The-Word-1{Enter}');
    expect(await within(opened).findByRole('alert')).toHaveTextContent('Login failed');
    expect(app.saved()).not.toBe('Isabella');
    await app.user.clear(password());
    await app.user.type(password(), `${PASSWORD}{Enter}`);
    expect(await screen.findByRole('button', { name: 'Edit' })).toBeEnabled();
    expect([screen.queryByRole('dialog'), app.saved(), app.address()]).toEqual([null, 'Isabella', '/users/7']);
    await expectNotice('User saved');
  });

  test('keeps the keys of the console to itself', async () => {
    const app = await anInterruptedEdit();
    await pressSave(app);
    const opened = await dialog();
    await app.user.keyboard('{Control>}k{/Control}?{F1}');
    await waitFor(() => {
      expect(screen.getAllByRole('dialog')).toEqual([opened]);
    });
    expect(screen.queryByRole('complementary', { name: 'Help' })).not.toBeInTheDocument();
  });

  test('by another call opens one dialog, and that call is made again', async () => {
    const { user } = await anInterruptedEdit();
    await user.type(screen.getByRole('searchbox', { name: 'Filter groups' }), 'gebruikersbeheer');
    await dialog();
    expect(screen.getByText('Colleagues, look only')).toBeInTheDocument();
    await user.type(password(), `${PASSWORD}{Enter}`);
    await waitFor(() => {
      expect(screen.queryByText('Colleagues, look only')).not.toBeInTheDocument();
    });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await firstname()).toHaveValue('Isabella');
  });

  test('leads to the sign-in page when the dialog is closed, and the draft is offered afterwards', async () => {
    const app = await anInterruptedEdit();
    await pressSave(app);
    await app.user.click(within(await dialog()).getByRole('button', { name: 'Cancel' }));
    await app.user.type(await screen.findByRole('textbox', { name: 'E-mail address' }), SU);
    expect([screen.queryByRole('dialog'), app.address()]).toEqual([null, '/login']);
    await expectNotice('You are not authenticated');
    await app.user.type(password(), `${PASSWORD}{Enter}`);
    expect(await screen.findByRole('button', { name: 'Continue' })).toBeInTheDocument();
    expect([app.address(), app.saved()]).toEqual(['/users/7', expect.not.stringContaining('Isabella')]);
  });

  test('leaves the work to the first person when another one signs in, for whom the page is loaded anew', async () => {
    const app = await anInterruptedEdit();
    await pressSave(app);
    await dialog();
    await app.user.clear(email());
    await app.user.type(email(), EDITOR);
    await app.user.type(password(), `${PASSWORD}{Enter}`);
    // In the second person's language.
    expect(await screen.findByRole('status')).toHaveTextContent('Kantoor laden …');
    await waitFor(() => {
      expect(app.restarts).toEqual(['/users/7']);
    });
    expect(app.saved()).not.toBe('Isabella');
    const keptOf = (who: string) =>
      answered(
        app.services
          .get<Drafts>(Drafts)
          .find({ person: app.personOf(who).id, resource: users.key, id: '7', website: null }),
      );
    expect([await keptOf(SU), await keptOf(EDITOR)]).toMatchObject([{ mine: { firstname: 'Isabella' } }, null]);
  });
});
