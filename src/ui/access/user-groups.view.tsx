import { makeStyles } from '@griffel/react';
import { useActorRef, useSelector } from '@xstate/react';
import { useFormikContext } from 'formik';
import { useCallback, useMemo, useState } from 'react';
import { groupsOf, UsergroupPicker } from '../../application/access/usergroup-picker';
import type { UserDraft } from '../../domain/access/user';
import type { UsergroupRow } from '../../domain/access/usergroup';
import type { Id } from '../../domain/shared/id';
import { nextSort, refine, type ListQuery } from '../../domain/shared/list-query';
import type { UsergroupFilter } from '../../domain/access/usergroup';
import { useFormat } from '../session/published/use-session';
import type { Column } from '../shared/column';
import { DataTable } from '../shared/data-table';
import { measures, phone } from '../shared/measures';
import { Pager } from '../shared/pager';
import { useEditing } from '../shared/record-fields';
import { SearchField } from '../shared/search-field';
import { EmptyState, FailedState, NothingLeftState } from '../shared/states';
import { kantoorTokens as tokens } from '../shared/theme';
import { Toggle } from '../shared/toggle';
import { TABLE_REST, useTyping } from '../shared/typing.bridge';
import { useService } from '../shared/use-service';
import { useText } from '../shared/use-text';

const useStyles = makeStyles({
  part: { display: 'flex', flex: '1', flexDirection: 'column', minHeight: '240px', marginTop: '14px' },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    padding: `0 ${measures.sheetPadding} 4px`,
    [phone]: { padding: `0 ${measures.phonePadding} 4px` },
  },
  title: { fontWeight: tokens.fontWeightSemibold, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
  count: { flex: '1', fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
});

/** The groups of one user: a list of its own pages, filter and order; the ticks belong to the form around it. */
export const UserGroups = ({ user }: { readonly user: Id | null }) => {
  const styles = useStyles();
  const text = useText();
  const format = useFormat();
  const editing = useEditing();
  const { values, setFieldValue } = useFormikContext<UserDraft>();
  const first = useMemo(() => groupsOf(user), [user]);
  const actor = useActorRef(useService(UsergroupPicker), { input: { query: first } });
  const { query, page } = useSelector(actor, ({ context }) => context);
  const failed = useSelector(actor, (state) => state.matches({ list: 'failed' }));
  const loading = useSelector(actor, (state) => state.matches({ list: 'loading' }));
  const ask = useCallback((change: Partial<ListQuery<UsergroupFilter>>) => {
    actor.send({ type: 'query.changed', query: refine(actor.getSnapshot().context.query, change) });
  }, [actor]);
  const name = useTyping(query.filter.name, useCallback((typed: string) => { ask({ filter: { name: typed, user } }); }, [ask, user]), TABLE_REST);

  const columns = useMemo((): readonly Column<UsergroupRow>[] => {
    const switchGroup = (id: Id, member: boolean): void => {
      void setFieldValue('usergroups', member ? [...values.usergroups, id] : values.usergroups.filter((group) => group !== id));
    };
    return [
      { key: 'name', title: text('access.groups.columns.name'), sortable: true, phone: 'title', cell: (group) => group.name },
      { key: 'members', title: text('access.groups.columns.members'), sortable: true, numeric: true, quiet: true, width: 110, cell: (group) => format.number(group.members) },
      {
        key: 'member', title: text('access.groups.columns.member'), width: 150, phone: 'end',
        cell: ({ id, name: group }) => {
          const member = values.usergroups.includes(id);
          return (
            <Toggle
              checked={member}
              disabled={!editing}
              aria-label={text('access.groups.memberLabel', { group })}
              onChange={({ target }) => { switchGroup(id, target.checked); }}
            >
              {text(member ? 'shared.yes' : 'shared.no')}
            </Toggle>
          );
        },
      },
    ];
  }, [editing, format, setFieldValue, text, values.usergroups]);

  const total = page?.total ?? 0;
  const [all, setAll] = useState(0);
  if (query.filter.name === '' && !loading && total !== all) setAll(total);
  const from = (query.page - 1) * query.perPage + 1;
  return (
    <section className={styles.part}>
      <div className={styles.head}>
        <h2 className={styles.title}>{text('access.groups.title')}</h2>
        <span className={styles.count}>{text('access.groups.memberOf', { count: values.usergroups.length, total: all })}</span>
        <SearchField sign="filter" label={text('access.groups.filter')} value={name.text} onChange={name.type} onSubmit={name.submit} />
      </div>
      {failed ? (
        <FailedState title={text('access.groups.failed')} onRetry={() => { actor.send({ type: 'reload.requested' }); }} />
      ) : page?.total === 0 && query.filter.name === '' ? (
        <EmptyState title={text('access.groups.empty.title')} body={text('access.groups.empty.body')} />
      ) : page?.total === 0 ? (
        <NothingLeftState term={query.filter.name} onClear={() => { ask({ filter: { name: '', user } }); }} />
      ) : (
        <DataTable
          label={text('access.groups.label')}
          columns={columns}
          rows={page?.rows ?? null}
          expected={query.perPage}
          busy={loading}
          sort={query.sort}
          onSort={(field) => { ask({ sort: nextSort(query.sort, field) }); }}
          term={query.filter.name}
        />
      )}
      {total > 0 && (
        <Pager
          page={query.page}
          perPage={query.perPage}
          total={total}
          summary={text('access.groups.summary', { from, to: from + (page?.rows.length ?? 1) - 1, count: total })}
          onPage={(next) => { ask({ page: next }); }}
          onPerPage={(perPage) => { ask({ perPage }); }}
        />
      )}
    </section>
  );
};
