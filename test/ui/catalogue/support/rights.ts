import type { openConsole } from '../../shell/support/console';
import { READER, USER_KEEPERS } from '../../shell/support/console';

/** Options of the console for a person with these rights only. */
export const asHolderOf = (...rights: string[]): NonNullable<Parameters<typeof openConsole>[0]> => ({
  as: READER,
  arrange: ({ staff }) => {
    const [keepers, reader] = [staff.groups.find(USER_KEEPERS), staff.users.find('3')];
    if (keepers === null || reader === null) throw new Error('No group or nobody to look');
    staff.groups.put({ ...keepers.record, id: 'some', name: 'Some', rights, users: ['3'] });
    staff.users.put({ ...reader.record, usergroups: ['some'] });
  },
});
