import { groupName, usergroups, type Usergroup, type UsergroupDraft } from '../../domain/access/usergroup';
import { canGrantAll, ownRightsLost } from '../../domain/access/usergroup-authority.rule';
import { usergroupFields, usergroupRule } from '../../domain/access/usergroup.rule';
import type { Id } from '../../domain/shared/id';
import { useFormat, useSession } from '../shared/runtime/use-session';
import { PlainList } from '../shared/list/plain-list';
import { columnsOf, filtersOf } from '../shared/list/table-list';
import { RecordFieldsProvider, RecordTextField, useRecordFields } from '../shared/record/record-fields';
import { FieldGrid, RecordLayout, Wide } from '../shared/record/record-layout';
import { PlainRecord } from '../shared/record/plain-record';
import type { DisabledReason } from '../shared/commands/command';
import type { ScreenProps } from '../shared/page/screen';
import { useText } from '../shared/runtime/use-text';
import { useRightName } from './right-name';
import { UsergroupMembers } from './usergroup-members.view';
import { UsergroupRights } from './usergroup-rights.view';

const COLUMNS = columnsOf(usergroupFields, {
  name: { phone: 'title' },
  members: { kind: 'number', width: 120, quiet: true },
  changed: { quiet: true },
});
const FILTERS = filtersOf(usergroupFields);

/** The first reason why a group cannot be saved. Rule R-ACC-11. */
const saveOff = (draft: UsergroupDraft, changed: boolean): DisabledReason | null => {
  const problems = usergroupRule(draft);
  const lacking = (['name', 'rights', 'users'] as const).find((field) => field in problems);
  if (lacking !== undefined) return { key: `access.usergroup.saveOff.${lacking}` };
  return changed ? null : { key: 'access.usergroup.saveOff.unchanged' };
};

interface UsergroupFieldsProps {
  /** Null for a new group. */
  readonly id: Id | null;
  /** Null while loading, for a new group, and for one that was deleted. */
  readonly group: Usergroup | null;
}

const UsergroupFields = ({ id, group }: UsergroupFieldsProps) => {
  const text = useText();
  const form = useRecordFields();
  const { me } = useSession();
  const closed = group !== null && !canGrantAll(me, group.rights);
  return (
    <RecordLayout wideRail rail={<UsergroupMembers group={id} closed={closed} />}>
      <RecordFieldsProvider value={{ ...form, editing: form.editing && !closed }}>
        <FieldGrid>
          <Wide>
            <RecordTextField<UsergroupDraft>
              name="name"
              pattern={text('access.usergroup.namePattern')}
              hint={closed ? text('access.members.closed') : undefined}
            />
          </Wide>
        </FieldGrid>
      </RecordFieldsProvider>
      <UsergroupRights />
    </RecordLayout>
  );
};

const UsergroupRecord = (props: ScreenProps) => {
  const text = useText();
  const format = useFormat();
  const { me } = useSession();
  const rightName = useRightName();
  return (
    <PlainRecord
      {...props}
      resource={usergroups}
      deletable={({ rights }) => canGrantAll(me, rights)}
      askBefore={(draft, stored) => {
        const lost = stored === null ? [] : ownRightsLost(me, stored, draft);
        return lost.length === 0
          ? null
          : {
              title: text('access.usergroup.ownLoss.title'),
              body: text('access.usergroup.ownLoss.body'),
              confirm: text('access.usergroup.ownLoss.confirm'),
              names: lost.map(rightName),
            };
      }}
      saveDisabledReason={saveOff}
      nameOf={groupName}
      facts={({ added, changed }) => (
        <>
          {added !== null && <span>{text('access.usergroup.added', { when: format.dateTime(added) })}</span>}
          {changed !== null && <span>{text('access.usergroup.updated', { when: format.dateTime(changed) })}</span>}
        </>
      )}
    >
      {(group) => <UsergroupFields id={props.params['id'] ?? null} group={group} />}
    </PlainRecord>
  );
};

export const usergroupViews = {
  list: () => (
    <PlainList
      resource={usergroups}
      strings="access.usergroups"
      columns={COLUMNS}
      filters={FILTERS}
      nameOf={groupName}
    />
  ),
  record: UsergroupRecord,
};
