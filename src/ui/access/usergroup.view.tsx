import { groupName, usergroups, type Usergroup, type UsergroupDraft, type UsergroupFilter, type UsergroupRow } from '../../domain/access/usergroup';
import { mayGiveAll } from '../../domain/access/usergroup-authority.rule';
import { usergroupRule } from '../../domain/access/usergroup.rule';
import { useAllowed, useFormat, useSession } from '../session/published/use-session';
import type { FieldColumn } from '../shared/field-columns';
import type { FilterField } from '../shared/filter-fields';
import { PlainList } from '../shared/plain-list';
import { RecordFormProvider, RecordTextField, useRecordForm } from '../shared/record-fields';
import { FieldGrid, RecordLayout, Wide } from '../shared/record-layout';
import { RecordScreen } from '../shared/record-screen';
import type { ScreenProps } from '../shared/screen';
import { useText, type Translate } from '../shared/use-text';
import { UsergroupMembers } from './usergroup-members.view';
import { UsergroupRights } from './usergroup-rights.view';

const COLUMNS: readonly FieldColumn<UsergroupRow>[] = [
  { key: 'name', phone: 'title' },
  { key: 'members', kind: 'number', width: 120, quiet: true },
  { key: 'changed', kind: 'moment', width: 184, quiet: true },
];
const FILTERS: readonly FilterField<UsergroupFilter>[] = [{ kind: 'text', name: 'name' }];

/** Why a group cannot be saved yet: the first thing that it lacks, or that nothing was changed. Rule R-ACC-11. */
const saveOff = (text: Translate) => (draft: UsergroupDraft, changed: boolean): string | null => {
  const problems = usergroupRule(draft);
  const lacking = (['name', 'rights', 'users'] as const).find((field) => field in problems);
  if (lacking !== undefined) return text(`access.usergroup.saveOff.${lacking}`);
  return changed ? null : text('access.usergroup.saveOff.unchanged');
};

interface UsergroupFieldsProps {
  readonly group: Usergroup | null;
  readonly isNew: boolean;
}

const UsergroupFields = ({ group, isNew }: UsergroupFieldsProps) => {
  const text = useText();
  const form = useRecordForm();
  const { me } = useSession();
  const closed = group !== null && !mayGiveAll(me, group.rights);
  return (
    <RecordLayout wideRail rail={<UsergroupMembers group={group?.id ?? null} closed={closed} key={group === null ? 'new' : 'stored'} />}>
      <RecordFormProvider value={{ ...form, editing: form.editing && !closed }}>
        <FieldGrid>
          <Wide><RecordTextField name="name" pattern={text('access.usergroup.namePattern')} hint={closed ? text('access.members.closed') : undefined} required /></Wide>
        </FieldGrid>
      </RecordFormProvider>
      <UsergroupRights ready={isNew || group !== null || form.editing} />
    </RecordLayout>
  );
};

const UsergroupRecord = ({ params, title, action }: ScreenProps) => {
  const text = useText();
  const format = useFormat();
  const allowed = useAllowed(usergroups.right);
  const id = params['id'] ?? null;
  return (
    <RecordScreen
      resource={usergroups}
      id={id}
      list="/usergroups"
      title={title}
      action={action}
      mayEdit={allowed.edit}
      mayDelete={allowed.remove}
      saveOff={saveOff(text)}
      nameOf={groupName}
      fieldText={(field, draft) => ({ label: text(`access.usergroup.${field}`), value: field === 'name' ? draft.name : format.number(draft[field].length) })}
      facts={({ changed }) => changed !== null && <span>{text('access.usergroup.updated', { when: format.dateTime(changed) })}</span>}
    >
      {(group) => <UsergroupFields group={group} isNew={id === null} />}
    </RecordScreen>
  );
};

/** The user groups, and one of them. */
export const usergroupViews = {
  list: () => <PlainList resource={usergroups} strings="access.usergroups" columns={COLUMNS} filters={FILTERS} nameOf={groupName} />,
  record: UsergroupRecord,
};
