import { makeStyles } from '@griffel/react';
import { useState } from 'react';
import { CommandButton } from '../../shared/commands/command-button';
import { CountBadge } from '../../shared/controls/count-button';
import { SearchField } from '../../shared/controls/search-field';
import * as shellShapes from '../../shared/icons/shell-shapes';
import { PageHeader } from '../../shared/page/page-header';
import type { ScreenProps } from '../../shared/page/screen';
import { ForbiddenState } from '../../shared/page/screen-states';
import { EmptyState, FailedState, NothingLeftState } from '../../shared/page/states';
import { useRetry } from '../../shared/page/use-retry';
import { CommandRow } from '../../shared/record/command-row';
import { useFormat } from '../../shared/runtime/use-session';
import { LOADING_REASON } from '../../shared/record/disabled-reasons';
import { useText } from '../../shared/runtime/use-text';
import { MoveStatus } from '../../shared/sorting/move-status';
import { phone } from '../../shared/theme/sizes';
import { kantoorTokens as tokens } from '../../shared/theme/theme';
import { visuallyHidden } from '../../shared/theme/visually-hidden';
import { Foot } from './etim-foot';
import { EtimList } from './etim-list';
import { Skeleton } from './etim-skeleton';
import { MoveDialog } from './move-dialog';
import { useEtimOverview, type BoundEtim } from './overview.bridge';
import { useEtimSorting } from './use-etim-sorting';

const useStyles = makeStyles({
  hidden: visuallyHidden,
  rule: {
    width: '1px',
    height: '20px',
    margin: '0 4px',
    backgroundColor: tokens.colorNeutralStroke2,
    [phone]: { display: 'none' },
  },
  move: { display: 'contents' },
});

/** The overview of ETIM features by category: sort, move and switch them in one list. */
export const EtimOverviewView = ({ title }: ScreenProps) => {
  const [text, format] = [useText(), useFormat()];
  const etim = useEtimOverview();
  const sort = useEtimSorting(etim);
  const { snapshot, send, view, groups, rights } = etim;
  const { failure, saving, savedAt, features, categories } = snapshot.context;
  const retry = useRetry(!snapshot.matches('failed') && !snapshot.matches('loading'), () => {
    send({ type: 'retry.requested' });
  });
  const isEmpty = categories.length === 0 && features.size === 0;
  if (snapshot.matches('failed') && failure?.kind === 'Forbidden')
    return (
      <ForbiddenState
        screen={title}
        onRetry={() => {
          send({ type: 'retry.requested' });
        }}
        onDashboard={() => {
          etim.go('/');
        }}
      />
    );
  const body = () => {
    if (snapshot.matches('failed'))
      return <FailedState title={text('catalogue.etimOverview.failed')} failure={failure} {...retry} />;
    if (snapshot.matches('loading')) return <Skeleton />;
    if (isEmpty)
      return (
        <EmptyState
          title={text('catalogue.etimOverview.empty.title')}
          body={text(rights.addCategory ? 'catalogue.etimOverview.empty.body' : 'catalogue.etimOverview.empty.view')}
        />
      );
    return (
      <>
        {groups.length === 0 ? (
          <NothingLeftState term={view.categoryTerm} onClear={etim.showAll} />
        ) : (
          <EtimList etim={etim} sort={sort} />
        )}
        <Foot etim={etim} />
      </>
    );
  };
  return (
    <>
      <PageHeader title={title}>
        <span role="status">
          {saving === 'saving'
            ? text('catalogue.etimOverview.saving')
            : savedAt !== null && text('catalogue.etimOverview.savedAt', { time: format.time(savedAt) })}
        </span>
      </PageHeader>
      <Commands etim={etim} />
      {body()}
      <MoveStatus said={sort.said} />
    </>
  );
};

const Commands = ({ etim }: { readonly etim: BoundEtim }) => {
  const [styles, text] = [useStyles(), useText()];
  const [told, setTold] = useState('');
  const [moving, setMoving] = useState(false);
  const { rights, selection, snapshot, view, names, groups, mayMove, go, send } = etim;
  const { order } = snapshot.context;
  const count = selection.ids.size;
  const ids = [...selection.ids];
  const allCollapsed = groups.length > 0 && groups.every(({ expanded }) => !expanded);
  return (
    <CommandRow
      right={
        !snapshot.matches('failed') && (
          <>
            <SearchField
              sign="filter"
              label={text('catalogue.etimOverview.filterCategories')}
              value={view.categoryTerm}
              onChange={etim.filterCategories}
            />
            <CommandButton
              variant="subtle"
              command={{
                key: 'fold',
                label: allCollapsed ? 'catalogue.etimOverview.expandAll' : 'catalogue.etimOverview.collapseAll',
                icon: shellShapes.sortable,
                disabledReason: snapshot.matches('loading') ? LOADING_REASON : null,
                run: () => {
                  etim.foldAll(!allCollapsed);
                },
              }}
            />
          </>
        )
      }
    >
      {rights.addCategory && (
        <CommandButton
          variant="primary"
          command={{
            key: 'add',
            label: 'catalogue.etimOverview.add',
            icon: shellShapes.add,
            disabledReason: null,
            run: () => {
              go('/etim/category/add');
            },
          }}
        />
      )}
      {rights.combinations && (
        <CommandButton
          command={{
            key: 'combinations',
            label: 'catalogue.etimOverview.combinations',
            icon: shellShapes.queue,
            disabledReason: null,
            run: () => {
              go('/etim/combination');
            },
          }}
        />
      )}
      {rights.edit && count > 0 && (
        <span className={styles.move}>
          <span className={styles.rule} />
          <CommandButton
            command={{
              key: 'move',
              label: 'catalogue.etimOverview.moveTo',
              icon: shellShapes.folder,
              disabledReason: mayMove ? null : { key: 'catalogue.etimOverview.move.reading' },
              run: () => {
                setMoving(true);
              },
            }}
          >
            <CountBadge count={count} countLabel={text('shared.list.selected', { count })} />
          </CommandButton>
        </span>
      )}
      {moving && (
        <MoveDialog
          ids={ids}
          order={order}
          names={names}
          mayMove={mayMove}
          onMove={(group) => {
            const shown = order.features.get(group) ?? [];
            send({ type: 'features.moved', ids, group, shown, place: shown.length });
            setTold(text('catalogue.etimOverview.move.done', { count, group: names.get(group) ?? '' }));
            setMoving(false);
          }}
          onClose={() => {
            setMoving(false);
          }}
        />
      )}
      <span className={styles.hidden} role="status">
        {told}
      </span>
    </CommandRow>
  );
};
