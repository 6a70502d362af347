import { screen, waitFor } from '@testing-library/react';
import type { Usergroup } from '../../../../src/domain/access/usergroup';
import '../../../../src/ui/access/usergroup.view';
import { openConsole, READER, rowsOf, USER_KEEPERS } from '../../shell/support/console';

export const NEWS = '2';
export const LOOKERS = '8';
export const button = (name: string) => screen.getByRole('button', { name });
export const name = () => screen.getByRole('textbox', { name: 'Name' });
// By label: a search by role checks a hundred checkboxes each time.
export const tick = (label: string) => screen.getByLabelText(label);
export const memberOf = (person: string) => screen.getByLabelText(`${person} is a member`);
export const members = () => rowsOf('Users and whether they are in this group');
type ConsoleParts = Parameters<NonNullable<NonNullable<Parameters<typeof openConsole>[0]>['arrange']>>[0];

export const openGroup = async (id: string | null, options: Parameters<typeof openConsole>[0] = {}) => {
  const app = openConsole({ at: id === null ? '/usergroups/add' : `/usergroups/${id}`, ...options });
  await screen.findByRole('button', { name: /^Content/, expanded: true });
  await waitFor(() => {
    expect(members()).toHaveLength(10);
  });
  const stored = (group = id ?? ''): Usergroup => {
    const found = app.staff.groups.find(group);
    if (found === null) throw new Error('This group is gone');
    return found.record;
  };
  const edit = async (): Promise<void> => {
    await app.user.click(button('Edit'));
  };
  const rename = async (text: string): Promise<void> => {
    await app.user.clear(name());
    if (text !== '') await app.user.type(name(), text);
  };
  return { ...app, stored, edit, rename };
};

/** The reader may edit groups and users, and has no other right. */
export const asKeeper = {
  as: READER,
  arrange: ({ staff }: ConsoleParts) => {
    const reader = staff.users.find('3');
    if (reader !== null) staff.users.put({ ...reader.record, usergroups: [USER_KEEPERS] });
  },
};
