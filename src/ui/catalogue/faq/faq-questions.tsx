import { makeStyles } from '@griffel/react';
import { memo, useCallback, useMemo, useRef, useState } from 'react';
import type { FaqCategoryRow } from '../../../domain/catalogue/faq-category';
import type { FaqQuestionRow } from '../../../domain/catalogue/faq-question';
import { movedOrder } from '../../../domain/catalogue/positions.rule';
import type { Id } from '../../../domain/shared/id';
import { Button } from '../../shared/controls/button';
import { useQuotedText } from '../../shared/controls/website-text';
import { FailedState } from '../../shared/page/states';
import { useRetry } from '../../shared/page/use-retry';
import { useText } from '../../shared/runtime/use-text';
import { MoveStatus } from '../../shared/sorting/move-status';
import { useListSorting } from '../../shared/sorting/use-list-sorting';
import { sizes, phone } from '../../shared/theme/sizes';
import { kantoorTokens as tokens } from '../../shared/theme/theme';
import { useFaqQuestions, useOrder, type OrderSavingCallbacks } from './faq-order.bridge';
import { FaqQuestionTable } from './faq-question-table';

/** Number of questions rendered at first, and added per press of the button. Rule R-CAT-62. */
const PAGE = 100;

const useStyles = makeStyles({
  foot: {
    display: 'flex',
    padding: `6px ${sizes.sheetPadding} 8px`,
    color: tokens.colorNeutralForeground3,
    [phone]: { padding: `6px ${sizes.phonePadding} 8px` },
  },
});

interface FaqQuestionsProps {
  readonly category: FaqCategoryRow;
  readonly hasBelow: boolean;
  readonly mayEdit: boolean;
  readonly maySort: boolean;
  readonly returnTo: Id | null;
  readonly signs: OrderSavingCallbacks;
  readonly onOpen: (row: FaqQuestionRow) => void;
}

/** The questions of a category, loaded on its first expansion. Rule R-CAT-62. */
export const FaqQuestions = memo(
  ({ category, hasBelow, mayEdit, maySort, returnTo, signs, onOpen }: FaqQuestionsProps) => {
    const [styles, text, quoted] = [useStyles(), useText(), useQuotedText()];
    const { id, name } = category;
    const bound = useFaqQuestions(id);
    const sorted = useMemo(() => ({ kind: 'questions', category: id }) as const, [id]);
    const { rows, move } = useOrder(`questions ${id}`, sorted, bound, signs);
    const [pages, setPages] = useState(1);
    const first = Math.max(pages * PAGE, (rows?.findIndex((row) => row.id === returnTo) ?? -1) + 1);
    const shown = rows === null || rows.length <= first ? rows : rows.slice(0, first);
    const hiddenRows = (rows?.length ?? 0) - (shown?.length ?? 0);
    const body = useRef<HTMLTableSectionElement>(null);
    const ids = useMemo(() => rows?.map((row) => row.id) ?? [], [rows]);
    const put = useCallback(
      (key: string, place: number) => {
        move(movedOrder(ids, key, place + 1));
      },
      [ids, move],
    );
    const isSorted = maySort && ids.length > 1;
    const { said, ...sorting } = useListSorting({
      list: body,
      keys: ids.slice(0, shown?.length),
      on: isSorted && rows !== null,
      nameOf: (place) => rows?.[place]?.title ?? '',
      onMove: put,
    });
    const retry = useRetry(!bound.failed && !bound.busy, bound.reload);
    if (bound.failed)
      return (
        <FailedState
          title={quoted('catalogue.faq.questions.failed', { name }, ['name'])}
          failure={bound.failure}
          {...retry}
        />
      );
    if (rows?.length === 0)
      return <p className={styles.foot}>{text(`catalogue.faq.questions.${hasBelow ? 'noneHere' : 'none'}`)}</p>;
    return (
      <>
        <FaqQuestionTable
          label={text('catalogue.faq.questions.label', { name })}
          rows={shown}
          busy={bound.busy}
          mayEdit={mayEdit}
          sorting={isSorted ? sorting : null}
          bodyRef={body}
          returnTo={returnTo}
          onToggle={bound.toggle}
          onOpen={onOpen}
        />
        {hiddenRows > 0 && (
          <p className={styles.foot}>
            <Button
              variant="subtle"
              size="small"
              onClick={() => {
                setPages(Math.ceil(first / PAGE) + 1);
              }}
            >
              {text('catalogue.faq.questions.more', {
                count: Math.min(PAGE, hiddenRows),
              })}
            </Button>
          </p>
        )}
        <MoveStatus said={said} />
      </>
    );
  },
);
FaqQuestions.displayName = 'FaqQuestions';
