import { makeStyles } from '@griffel/react';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { can } from '../../../domain/shared/permission';
import { Button } from '../../shared/controls/button';
import { CommandButton } from '../../shared/commands/command-button';
import { refresh } from '../../shared/icons/shapes';
import { AddButton } from '../../shared/list/add-button';
import { ListSearch } from '../../shared/list/list-search';
import { MessageStrip } from '../../shared/page/message-strip';
import { PageHeader } from '../../shared/page/page-header';
import type { ScreenProps } from '../../shared/page/screen';
import { ForbiddenState } from '../../shared/page/screen-states';
import { EmptyState, FailedState } from '../../shared/page/states';
import { useRetry } from '../../shared/page/use-retry';
import { CommandRow } from '../../shared/record/command-row';
import { useAllowed, useFormat, useSession } from '../../shared/runtime/use-session';
import { useText } from '../../shared/runtime/use-text';
import { sizes } from '../../shared/theme/sizes';
import { kantoorTokens as tokens } from '../../shared/theme/theme';
import { FaqCategories } from './faq-categories';
import { FaqCategoryItem } from './faq-category-item';
import { FaqFound } from './faq-found';
import { useFaqCategories, useOrder, useOrderSavingState } from './faq-order.bridge';
import { newQuestionPath } from './faq-places';
import { FaqQuestions } from './faq-questions';
import { FaqSkeleton } from './faq-skeleton';
import { useFaqPlace } from './faq.bridge';

const useStyles = makeStyles({
  body: {
    display: 'flex',
    flexDirection: 'column',
    flex: '1',
    minHeight: 0,
    overflow: 'auto',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    scrollPaddingTop: sizes.tableHead,
  },
  found: { paddingTop: '8px' },
  none: { display: 'none' },
});

const CATEGORIES = { kind: 'categories' } as const;

/** The FAQ: expandable and sortable categories with their questions, and a search across all of them. */
export const FaqView = ({ title }: ScreenProps) => {
  const [styles, text, format] = [useStyles(), useText(), useFormat()];
  const { me } = useSession();
  const [, navigate] = useLocation();
  const place = useFaqPlace();
  const [forCategories, forQuestions] = [useAllowed('faq.category'), useAllowed('faq.question')];
  const maySort = can(me, 'faq.category.sort');
  const bound = useFaqCategories();
  const { saving, savedAt, signs } = useOrderSavingState();
  const { rows, move } = useOrder('categories', CATEGORIES, bound, signs);
  const retry = useRetry(!bound.failed && !bound.busy, bound.reload);
  const withBelow = useMemo(() => new Set(rows?.map(({ parent }) => parent)), [rows]);
  const { term, open, returnTo } = place;
  const isSearching = term.trim() !== '';

  if (bound.failed && bound.failure?.kind === 'Forbidden')
    return (
      <ForbiddenState
        screen={title}
        onRetry={bound.reload}
        onDashboard={() => {
          navigate('/');
        }}
      />
    );

  const body = () => {
    if (bound.failed && rows === null)
      return <FailedState title={text('catalogue.faq.failed')} failure={bound.failure} {...retry} />;
    if (rows === null) return <FaqSkeleton />;
    if (rows.length === 0)
      return (
        <EmptyState
          title={text('catalogue.faq.empty.title')}
          body={text(forCategories.add ? 'catalogue.faq.empty.body' : 'catalogue.faq.empty.view')}
        />
      );
    return (
      <>
        {bound.failed && (
          <MessageStrip
            intent="warning"
            actions={
              <Button size="small" icon={refresh} onClick={bound.reload}>
                {text('shared.actions.retry')}
              </Button>
            }
          >
            {text('catalogue.faq.failed')}
          </MessageStrip>
        )}
        {isSearching && (
          <div className={styles.found}>
            <FaqFound
              term={term}
              categories={rows}
              mayEdit={forQuestions.edit}
              returnTo={returnTo}
              onOpen={place.openQuestion}
              onClear={() => {
                place.search('');
              }}
            />
          </div>
        )}
        {/* Stays mounted during a search, so that running saves of an order continue. */}
        <div className={isSearching ? styles.none : undefined} hidden={isSearching}>
          <FaqCategories
            rows={rows}
            maySort={maySort}
            onOrder={move}
            item={(category, sorting, below) => (
              <FaqCategoryItem
                key={category.id}
                category={category}
                isOpen={open.has(category.id)}
                mayEdit={forCategories.edit}
                mayAdd={forQuestions.add}
                isLifted={sorting?.lifted === category.id}
                handle={sorting?.handle ?? null}
                reservesHandle={maySort}
                takesFocus={returnTo === category.id}
                onToggle={() => {
                  place.toggle(category.id);
                }}
                onOpen={() => {
                  place.openCategory(category);
                }}
                onOnline={(value) => {
                  bound.toggle({ id: category.id, field: 'online', value });
                }}
                onAdd={() => {
                  navigate(newQuestionPath(category.id));
                }}
                questions={() => (
                  <FaqQuestions
                    category={category}
                    hasBelow={withBelow.has(category.id)}
                    mayEdit={forQuestions.edit}
                    maySort={maySort}
                    returnTo={isSearching ? null : returnTo}
                    signs={signs}
                    onOpen={place.openQuestion}
                  />
                )}
              >
                {below}
              </FaqCategoryItem>
            )}
          />
        </div>
      </>
    );
  };
  const isAllOpen = rows?.every(({ id }) => open.has(id)) === true;
  const isSomeOpen = rows?.some(({ id }) => open.has(id)) === true;
  return (
    <>
      <PageHeader title={title}>
        <span role="status">
          {saving
            ? text('catalogue.faq.orderSaving')
            : savedAt !== null && text('catalogue.faq.orderSaved', { time: format.time(savedAt) })}
        </span>
      </PageHeader>
      <CommandRow
        right={<ListSearch labelKey="catalogue.faq.search" term={term} disabledReason={null} onSearch={place.search} />}
      >
        {forQuestions.add && (
          <AddButton
            labelKey="catalogue.faq.addQuestion"
            to={newQuestionPath()}
            disabledReason={rows?.length === 0 ? { key: 'catalogue.faq.addOff' } : null}
          />
        )}
        {forCategories.add && (
          <AddButton
            labelKey="catalogue.faq.addCategory"
            to="/faq/category/add"
            variant={rows?.length === 0 ? 'primary' : 'outline'}
          />
        )}
        {!isSearching && rows !== null && !isAllOpen && (
          <CommandButton
            variant="subtle"
            command={{
              key: 'expandAll',
              label: 'catalogue.faq.expandAll',
              disabledReason: null,
              run: () => {
                place.expand(rows.map(({ id }) => id));
              },
            }}
          />
        )}
        {!isSearching && isSomeOpen && (
          <CommandButton
            variant="subtle"
            command={{
              key: 'collapseAll',
              label: 'catalogue.faq.collapseAll',
              disabledReason: null,
              run: () => {
                place.expand([]);
              },
            }}
          />
        )}
      </CommandRow>
      <div className={styles.body}>{body()}</div>
    </>
  );
};
