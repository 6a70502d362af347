import { makeStyles, mergeClasses } from '@griffel/react';
import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useId, useMemo, useState } from 'react';
import type { OverviewMachine } from '../../application/shared/overview.machine';
import type { Id } from '../../domain/shared/id';
import { withIds } from '../../domain/shared/id-set';
import { nextSort, refineQuery, type ListQuery } from '../../domain/shared/list-query';
import type { Kind } from '../../domain/shared/resource';
import type { Column } from '../shared/table/column';
import { DataTable } from '../shared/table/data-table';
import { sizes, phone } from '../shared/theme/sizes';
import { Pager } from '../shared/list/pager';
import { SearchField } from '../shared/controls/search-field';
import { EmptyState, FailedState, NothingLeftState } from '../shared/page/states';
import { useRetry } from '../shared/page/use-retry';
import { kantoorTokens as tokens } from '../shared/theme/theme';
import { Toggle } from '../shared/controls/toggle';
import { TABLE_FILTER_DEBOUNCE, useDebouncedInput } from '../shared/controls/debounced-input.bridge';
import { usePending } from '../shared/runtime/pending';
import { useSlow } from '../shared/runtime/slow.bridge';
import { useText } from '../shared/runtime/use-text';

interface MemberListProps<K extends Kind> {
  readonly strings: 'access.groups' | 'access.members';
  /** Loads pages; the selection belongs to the form. */
  readonly list: OverviewMachine<K>;
  /** The first query; keep its identity. */
  readonly first: ListQuery<K['filter']>;
  /** Columns before the switch column; keep their identity. */
  readonly columns: readonly Column<K['row']>[];
  readonly nameOf: (row: K['row']) => string;
  readonly chosen: readonly Id[];
  readonly onChoose: (chosen: readonly Id[]) => void;
  readonly disabled: boolean;
  /** Rows whose switch is disabled, with the reason; keep its identity. */
  readonly closed?: { readonly of: (row: K['row']) => boolean; readonly reason: string };
  /** String key of the count. */
  readonly counted: 'access.groups.memberOf' | 'access.groups.chosenOf' | 'access.members.memberOf';
  /** Sortable by stored membership. */
  readonly sortsByMember?: boolean;
  /** For a right column: no page size, no text beside switches. */
  readonly narrow?: boolean;
  readonly error?: string | undefined;
}

const useStyles = makeStyles({
  part: { display: 'flex', flex: '1', flexDirection: 'column', minWidth: 0, minHeight: '240px', marginTop: '14px' },
  // Matches the tint of the right column.
  narrow: {
    'marginTop': '14px',
    '& th': { backgroundColor: tokens.colorNeutralBackground2 },
    '& [role=search]': { width: '100%' },
  },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    padding: `0 ${sizes.sheetPadding} 4px`,
    [phone]: { padding: `0 ${sizes.phonePadding} 4px` },
  },
  title: {
    fontWeight: tokens.fontWeightSemibold,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
  },
  error: {
    padding: `0 ${sizes.sheetPadding}`,
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorStatusDangerForeground1,
    [phone]: { padding: `0 ${sizes.phonePadding}` },
  },
  reason: {
    padding: `0 ${sizes.sheetPadding} 4px`,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
    [phone]: { padding: `0 ${sizes.phonePadding} 4px` },
  },
  count: { flex: '1', whiteSpace: 'nowrap', fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
});

/** A paged, filterable and sortable list with a membership switch per row. */
export const MemberList = <K extends Kind>({
  strings,
  list,
  first,
  columns,
  nameOf,
  chosen,
  onChoose,
  disabled,
  closed,
  counted,
  sortsByMember = false,
  narrow = false,
  error,
}: MemberListProps<K>) => {
  const styles = useStyles();
  const text = useText();
  // Memberships are known only once the record has loaded.
  const isPending = usePending();
  const reason = useId();
  const actor = useActorRef(list, { input: { query: first } });
  const { query, page, failure } = useSelector(actor, ({ context }) => context);
  const failed = useSelector(actor, (state) => state.matches({ list: 'failed' }));
  const loading = useSelector(actor, (state) => state.matches({ list: 'loading' }));
  const isSlow = useSlow(loading);
  const retry = useRetry(!failed && !loading, () => {
    actor.send({ type: 'reload.requested' });
  });
  const ask = useCallback(
    (change: Partial<ListQuery<K['filter']>>) => {
      actor.send({ type: 'query.changed', query: refineQuery(actor.getSnapshot().context.query, change) });
    },
    [actor],
  );
  const filter = useDebouncedInput(
    query.term,
    useCallback(
      (term: string) => {
        ask({ term });
      },
      [ask],
    ),
    TABLE_FILTER_DEBOUNCE,
  );

  const shown = useMemo(
    (): readonly Column<K['row']>[] => [
      ...columns,
      {
        key: 'member',
        title: text(`${strings}.columns.member`),
        sortable: sortsByMember,
        width: narrow ? 96 : 150,
        phone: 'end',
        cell: (row) => {
          const member = chosen.includes(row.id);
          const isClosed = closed?.of(row) === true;
          return (
            <Toggle
              checked={member}
              disabled={disabled || isClosed}
              aria-describedby={isClosed ? reason : undefined}
              aria-label={text(`${strings}.memberLabel`, { name: nameOf(row) })}
              onChange={({ target }) => {
                onChoose(withIds(chosen, [row.id], target.checked));
              }}
            >
              {narrow ? undefined : text(member ? 'shared.yes' : 'shared.no')}
            </Toggle>
          );
        },
      },
    ],
    [chosen, closed, columns, disabled, nameOf, narrow, onChoose, reason, sortsByMember, strings, text],
  );

  const total = page?.total ?? 0;
  const someClosed = !disabled && closed !== undefined && page?.rows.some(closed.of) === true;
  const [all, setAll] = useState<number | null>(null);
  if (query.term === '' && page !== null && !loading && total !== all) setAll(total);
  const from = (query.page - 1) * query.perPage + 1;
  return (
    <section className={mergeClasses(styles.part, narrow && styles.narrow)}>
      <div className={styles.head}>
        <h2 className={styles.title}>{text(`${strings}.title`)}</h2>
        <span className={styles.count}>
          {!isPending && all !== null && text(counted, { chosen: chosen.length, count: all })}
        </span>
        <SearchField
          sign="filter"
          label={text(`${strings}.filter`)}
          value={filter.text}
          onChange={filter.type}
          onSubmit={filter.submit}
        />
      </div>
      {error !== undefined && <p className={styles.error}>{error}</p>}
      {someClosed && (
        <p id={reason} className={styles.reason}>
          {closed.reason}
        </p>
      )}
      {failed ? (
        <FailedState title={text(`${strings}.failed`)} failure={failure} kept={query.term !== ''} {...retry} />
      ) : page?.total === 0 && query.term === '' ? (
        <EmptyState title={text(`${strings}.empty.title`)} body={text(`${strings}.empty.body`)} />
      ) : page?.total === 0 && !isSlow ? (
        <NothingLeftState
          term={query.term}
          onClear={() => {
            ask({ term: '' });
          }}
        />
      ) : (
        <DataTable
          label={text(`${strings}.label`)}
          columns={shown}
          rows={!isPending && total > 0 ? (page?.rows ?? null) : null}
          expected={query.perPage}
          busy={loading}
          sort={query.sort}
          onSort={(field) => {
            ask({ sort: nextSort(query.sort, field) });
          }}
          term={query.term}
        />
      )}
      {total > 0 && (
        <Pager
          page={query.page}
          perPage={query.perPage}
          total={total}
          isSlow={isSlow}
          summary={text(`${strings}.summary`, { from, to: from + (page?.rows.length ?? 1) - 1, count: total })}
          onPage={(next) => {
            ask({ page: next });
          }}
          onPerPage={
            narrow
              ? undefined
              : (perPage) => {
                  ask({ perPage });
                }
          }
        />
      )}
    </section>
  );
};
