import { useCallback, useId, useMemo, useRef, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { Id } from '../../../domain/shared/id';
import { nextSort } from '../../../domain/shared/list-query';
import type { Kind, Listing } from '../../../domain/shared/resource';
import { opensRecord } from '../../../domain/shared/list/selection';
import type { Column } from '../table/column';
import type { DisabledReason } from '../commands/command';
import { useColumnLayout } from './column-layout.bridge';
import { CommandRow } from '../record/command-row';
import { DataTable } from '../table/data-table';
import { FilterStrip, FilterSwitch } from './filter-strip';
import { ListBody } from './list-body';
import { ListFoot } from './list-foot';
import { ListRemoval } from './list-removal';
import { ListSearch } from './list-search';
import type { ListStrings } from './list-strings';
import { useList } from './list.bridge';
import { PageHeader } from '../page/page-header';
import { ForbiddenState } from '../page/screen-states';
import type { Allowed } from '../runtime/use-session';
import type { RowToggle } from '../../../application/shared/flags/row-toggle';
import { actionOf, type RowClick } from './row-click';
import { SortChoice } from './sort-choice';
import { usePhone } from '../theme/use-media';
import { useSlow } from '../runtime/slow.bridge';
import { useText } from '../runtime/use-text';
import { ToggleQuestion, type AskToggle } from './toggle-question';
import { useListFilters } from './use-list-filters';
import { useSelectAll } from './use-select-all';
import { ViewMenu } from './view-menu';

export interface ListScreenProps<K extends Kind> {
  readonly resource: Listing<K>;
  readonly strings: ListStrings;
  readonly allowed: Allowed;
  /** Keep its identity: a change re-renders all rows. @param mark the text to highlight, from `markOf` */
  readonly columns: (toggle: (change: RowToggle) => void, mark: string) => readonly Column<K['row']>[];
  readonly nameOf: (row: K['row']) => string;
  readonly filters: (filter: K['filter'], change: (filter: Partial<K['filter']>) => void) => ReactNode;
  /** The primary command, such as Add; a function receives the reload callback. */
  readonly primary?: ReactNode | ((reload: () => void) => ReactNode);
  /** Text of a filter that columns highlight. */
  readonly markOf?: (filter: K['filter']) => string;
  /**
   * Why free-text search is off while the filter panel is open or a filter is active; if absent, search and filters
   * combine.
   */
  readonly searchDisabledReason?: DisabledReason;
  readonly rowClick?: RowClick;
  /** A row that cannot be deleted from the list. */
  readonly kept?: Id | null;
  /** The question before a flag is set on a record with problems. */
  readonly askToggle?: AskToggle;
}

/** The overview of every module: commands, search, filters, rows, pager and its states. Rule R-SHR-59. */
export const ListScreen = <K extends Kind>({
  resource,
  strings,
  allowed,
  columns,
  nameOf,
  filters,
  primary,
  markOf,
  searchDisabledReason,
  rowClick = 'select',
  kept = null,
  askToggle,
}: ListScreenProps<K>) => {
  const text = useText();
  const phone = usePhone();
  const panel = useId();
  const { query, snapshot, send, ask, open, returnTo, running, standard, asked, forgetColumns } = useList(
    resource,
    kept,
  );
  const { page, selection } = snapshot.context;
  const search = useCallback(
    (term: string) => {
      ask({ term });
    },
    [ask],
  );
  const filtering = useListFilters(query, resource.noFilter, ask, searchDisabledReason !== undefined);
  const toggle = useCallback(
    (change: RowToggle) => {
      send({ type: 'row.toggled', ...change });
    },
    [send],
  );
  const mark = markOf?.(query.filter) ?? '';
  const all = useMemo(() => columns(toggle, mark), [columns, mark, toggle]);
  const {
    shown,
    layout,
    change: changeLayout,
  } = useColumnLayout({ list: resource.key, columns: all, standard, asked, onOwn: forgetColumns });
  const reload = useCallback(() => {
    send({ type: 'reload.requested' });
  }, [send]);
  const selected = selection.ids.size;
  const { whole, chooseWhole, remove, ...removal } = useSelectAll({ query, snapshot, send, running });
  const selects = rowClick === 'select';
  const mayRemove = selects && allowed.remove;
  const act = actionOf(rowClick, allowed, open);
  const rows = useRef<HTMLTableSectionElement>(null);
  const [, navigate] = useLocation();
  const failed = snapshot.matches({ list: 'failed' });
  const isLoading = snapshot.matches({ list: 'loading' });
  const isSlow = useSlow(isLoading);
  // Without the right to read, search and Add are hidden.
  if (failed && snapshot.context.failure?.kind === 'Forbidden')
    return (
      <ForbiddenState
        screen={text(`${strings}.title`)}
        onRetry={reload}
        onDashboard={() => {
          navigate('/');
        }}
      />
    );

  return (
    <>
      <PageHeader title={text(`${strings}.title`)} />
      <CommandRow
        right={
          <>
            <ListSearch
              labelKey={`${strings}.search`}
              term={query.term}
              disabledReason={filtering.isOpen || filtering.count > 0 ? (searchDisabledReason ?? null) : null}
              onSearch={search}
            />
            <FilterSwitch count={filtering.count} isOpen={filtering.isOpen} panel={panel} onToggle={filtering.toggle} />
            <ViewMenu
              resource={resource}
              query={query}
              columns={shown}
              all={all}
              layout={layout}
              onLayout={changeLayout}
              ask={ask}
            />
          </>
        }
      >
        {typeof primary === 'function' ? primary(reload) : primary}
        {mayRemove && (
          <ListRemoval
            resource={resource}
            strings={strings}
            snapshot={snapshot}
            send={send}
            nameOf={nameOf}
            whole={whole}
            onWhole={() => {
              chooseWhole();
              rows.current?.querySelector<HTMLElement>('tr[tabindex="0"]')?.focus();
            }}
            onRemove={remove}
            {...removal}
          />
        )}
      </CommandRow>
      {filtering.isOpen && (
        <FilterStrip id={panel} canReset={filtering.count > 0} onReset={filtering.reset}>
          {phone && (
            <SortChoice
              columns={all}
              sort={query.sort}
              alwaysSorted={resource.order !== undefined}
              onSort={(sort) => {
                ask({ sort });
              }}
            />
          )}
          {filters(query.filter, filtering.change)}
        </FilterStrip>
      )}
      <ListBody
        strings={strings}
        snapshot={snapshot}
        isSlow={isSlow}
        isNarrowed={filtering.count > 0 || query.term !== ''}
        term={query.term}
        onRetry={reload}
        onClear={() => {
          ask({ term: '', filter: resource.noFilter });
        }}
      >
        <DataTable
          label={text(`${strings}.label`)}
          columns={shown}
          rows={page?.total === 0 ? null : (page?.rows ?? null)}
          expected={query.perPage}
          busy={isLoading}
          selected={selects ? selection.ids : undefined}
          ticks={mayRemove}
          kept={kept}
          bodyRef={rows}
          nameOf={nameOf}
          sort={query.sort}
          onSort={(field) => {
            ask({ sort: nextSort(query.sort, field, resource.order) });
          }}
          term={query.term}
          returnTo={returnTo}
          onClickRow={(id, keys) => {
            if (!selects) act?.(id);
            else if (allowed.edit && opensRecord(selection, id, keys)) open(id);
            else send({ type: 'row.clicked', id, keys });
          }}
          onOpenRow={act}
          onToggleAll={
            mayRemove
              ? () => {
                  send({ type: 'all.toggled' });
                }
              : undefined
          }
          onRemove={mayRemove ? remove : undefined}
          onClear={() => {
            send({ type: 'selection.cleared' });
          }}
        />
      </ListBody>
      <ListFoot
        strings={strings}
        query={query}
        page={page}
        failed={failed}
        isSlow={isSlow}
        selected={whole && page !== null ? page.total : selected}
        ask={ask}
      />
      {askToggle && <ToggleQuestion asked={snapshot.context.asked} ask={askToggle} send={send} />}
    </>
  );
};
