import { screen } from '@testing-library/react';
import type { User } from '../../../../src/domain/access/user';
import { EDITOR, openConsole, USER_KEEPERS } from '../../shell/support/console';

export const RHEA = '3';
export const field = (name: string) => screen.getByRole('textbox', { name });
export const button = (name: string) => screen.getByRole('button', { name });
export const toggle = (name: string) => screen.getByRole('switch', { name });

export const openUser = async (id = RHEA, options: Parameters<typeof openConsole>[0] = {}) => {
  const app = openConsole({ at: `/users/${id}`, ...options });
  await screen.findByDisplayValue(app.staff.users.find(id)?.record.email ?? '');
  const stored = (): User => {
    const found = app.staff.users.find(id);
    if (found === null) throw new Error('This user is gone');
    return found.record;
  };
  const edit = async (): Promise<void> => {
    await app.user.click(button('Edit'));
  };
  const retype = async (name: string, text: string): Promise<void> => {
    await app.user.clear(field(name));
    if (text !== '') await app.user.type(field(name), text);
  };
  const read = () => screen.findByRole('button', { name: 'Edit' });
  return { ...app, stored, edit, retype, read };
};
export const asKeeper = {
  as: EDITOR,
  arrange: ({ staff }: Parameters<NonNullable<NonNullable<Parameters<typeof openConsole>[0]>['arrange']>>[0]) => {
    const editor = staff.users.find('2');
    if (editor === null) return;
    staff.users.put({ ...editor.record, usergroups: [USER_KEEPERS] });
    staff.saveSettings(
      { id: '2', su: false, rights: [], websites: [] },
      { language: 'en', date: 'd-M-yyyy', time: 'HH:mm' },
    );
  },
};
