import { act, screen, waitFor, within } from '@testing-library/react';
import { MemoryLive, type LiveEventsMemory } from '../../../src/adapters/memory/shared/live-events.memory';
import { Drafts } from '../../../src/application/shared/ports/drafts.port';
import type { KeptDraft } from '../../../src/domain/shared/drafts/draft';
import { FileSaves } from '../../../src/application/shared/ports/file-saves.port';
import { answered } from '../../contract/support/answered';
import { freshBrowser } from '../shell/support/console';
import { holdAnswers } from '../shell/support/hold-answers';
import { RHEA, field, button, openUser } from './support/open-user';

beforeEach(freshBrowser);

describe('leaving with unsaved changes', () => {
  test('asks first; Stay keeps them, Discard drops them', async () => {
    const { user, edit, retype, address, stored } = await openUser();
    await edit();
    await retype('First name', 'Ria');
    const away = () =>
      user.click(
        within(screen.getByRole('navigation', { name: 'Main menu' })).getByRole('link', { name: 'Dashboard' }),
      );
    await away();
    const question = await screen.findByRole('alertdialog', { name: 'You have unsaved changes' });
    expect(within(question).getByRole('button', { name: 'Stay' })).toHaveFocus();
    await user.click(within(question).getByRole('button', { name: 'Stay' }));
    expect([field('First name').getAttribute('value'), address()]).toEqual(['Ria', '/users/3']);
    await away();
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }));
    await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
    expect([address(), stored().firstname]).toEqual(['/dashboard', 'Rhea']);
  });

  test('asks before sign-out and Cancel too', async () => {
    const { user, edit, retype } = await openUser();
    await edit();
    await retype('First name', 'Ria');
    await user.click(screen.getByRole('button', { name: 'Account of Susanne Zandstra' }));
    await user.click(screen.getByRole('menuitem', { name: 'Log out' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Stay' }));
    await user.click(button('Cancel'));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }));
    expect(await screen.findByDisplayValue('Rhea')).toHaveAttribute('readonly');
  });

  test('asks nothing without changes', async () => {
    const { user, edit, address } = await openUser();
    await edit();
    await user.click(button('Back to overview'));
    await screen.findByRole('table', { name: 'List of users' });
    expect(address()).toBe('/users');
  });
});

describe('a kept draft (R-SHR-15)', () => {
  const draft: KeptDraft = {
    base: {
      firstname: 'Rhea',
      surname: 'Thompson',
      email: 'reader@kantoor.example',
      active: true,
      su: false,
      websites: ['1'],
      usergroups: ['8'],
    },
    mine: {
      firstname: 'Ria',
      surname: 'Thompson',
      email: 'reader@kantoor.example',
      active: true,
      su: false,
      websites: ['1'],
      usergroups: ['8'],
    },
    version: null,
    at: Date.UTC(2026, 10, 20, 9, 30),
  };
  const withDraft = async () => {
    const kept: { drafts?: Drafts } = {};
    const app = await openUser(RHEA, {
      arrange: ({ services }) => {
        kept.drafts = services.get<Drafts>(Drafts);
        void kept.drafts.keep({ person: '1', resource: 'users', id: RHEA }, draft)();
      },
    });
    await screen.findByText(/You have unsaved changes from/);
    const found = () =>
      kept.drafts === undefined
        ? Promise.reject(new Error('No drafts'))
        : answered(kept.drafts.find({ person: '1', resource: 'users', id: RHEA }));
    return { ...app, found };
  };

  test('is offered before editing', async () => {
    await withDraft();
    expect(field('First name')).toHaveValue('Rhea');
    expect(button('Edit')).toHaveAttribute('aria-disabled', 'true');
    expect(button('Edit')).toHaveAccessibleDescription('First continue with your unsaved changes, or discard them');
  });

  test('stays offered and focused while a change by somebody else is read', async () => {
    const { line, services, staff, stored } = await withDraft();
    act(() => {
      button('Continue').focus();
    });
    staff.users.put({ ...stored(), surname: 'Bakker' });
    const release = holdAnswers(line);
    const call = jest.spyOn(line, 'answer');
    // The screen subscribes when idle.
    await waitFor(() => {
      services
        .get<LiveEventsMemory>(MemoryLive)
        .emit(null, { type: 'record', by: 'Bram', isSelf: false, isDeleted: false });
      expect(call).toHaveBeenCalled();
    });
    expect(button('Continue')).toHaveFocus();
    release();
    await waitFor(() => {
      expect(field('Surname')).toHaveValue('Bakker');
    });
    expect(button('Continue')).toHaveFocus();
  });

  test('is restored on Continue and can be saved', async () => {
    const { user, read, stored, found } = await withDraft();
    await user.click(button('Continue'));
    expect(field('First name')).toHaveValue('Ria');
    expect(screen.queryByText(/You have unsaved changes/)).not.toBeInTheDocument();
    await user.click(button('Save'));
    await read();
    expect([stored().firstname, await found()]).toEqual(['Ria', null]);
  });

  test('is deleted on Discard', async () => {
    const { user, found } = await withDraft();
    await user.click(button('Discard'));
    await screen.findByRole('button', { name: 'Edit' });
    expect([field('First name').getAttribute('value'), await found()]).toEqual(['Rhea', null]);
    expect(button('Edit')).not.toHaveAttribute('aria-disabled');
    expect(button('Edit')).not.toHaveAccessibleDescription();
  });
});

describe('an unreadable draft (R-SHR-29)', () => {
  test('is reported, can be downloaded, and stays until discarded', async () => {
    const key = { person: '1', resource: 'users', id: RHEA };
    const broken = {
      base: { firstname: 'Rhea' },
      mine: { firstname: 'Ria' },
      version: null,
      at: Date.UTC(2026, 10, 20, 9, 30),
    };
    const taken: unknown[] = [];
    const kept: { drafts?: Drafts } = {};
    const { user } = await openUser(RHEA, {
      arrange: ({ services }) => {
        kept.drafts = services.get<Drafts>(Drafts);
        void kept.drafts.keep(key, broken)();
        jest.spyOn(services.get<FileSaves>(FileSaves), 'save').mockImplementation((file) => {
          taken.push(file);
        });
      },
    });
    const found = () =>
      kept.drafts === undefined ? Promise.reject(new Error('No drafts')) : answered(kept.drafts.find(key));
    expect(await screen.findByText('Unsaved changes were found that can no longer be opened')).toBeVisible();
    expect(button('Edit')).toHaveAttribute('aria-disabled', 'true');
    expect(await found()).toEqual(broken);
    await user.click(button('Save as a file'));
    expect(taken).toEqual([
      { name: 'users-3.json', type: 'application/json', text: expect.stringContaining('"Ria"') as string },
    ]); // cast: jest's matchers have no type
    await user.click(button('Discard'));
    expect(button('Edit')).not.toHaveAttribute('aria-disabled');
    expect([screen.queryByText(/cannot be read/), await found()]).toEqual([null, null]);
  });
});
