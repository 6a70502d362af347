import { makeStyles } from '@griffel/react';
import { useCallback } from 'react';
import type { FaqCategoryRow } from '../../../domain/catalogue/faq-category';
import { partsOfQuestionId, type FaqQuestionRow, type FoundFaqQuestion } from '../../../domain/catalogue/faq-question';
import type { Id } from '../../../domain/shared/id';
import { FailedState, NothingLeftState } from '../../shared/page/states';
import { useRetry } from '../../shared/page/use-retry';
import { useText } from '../../shared/runtime/use-text';
import { sizes, phone } from '../../shared/theme/sizes';
import { kantoorTokens as tokens } from '../../shared/theme/theme';
import { useFaqSearch } from './faq-order.bridge';
import { FaqQuestionTable } from './faq-question-table';

/** Maximum number of search results of the API. Rule R-CAT-60. */
const MAX_FOUND = 100;

const useStyles = makeStyles({
  count: {
    padding: `0 ${sizes.sheetPadding} 6px`,
    color: tokens.colorNeutralForeground3,
    [phone]: { padding: `0 ${sizes.phonePadding} 6px` },
  },
});

interface FaqFoundProps {
  readonly term: string;
  readonly categories: readonly FaqCategoryRow[];
  readonly mayEdit: boolean;
  readonly returnTo: Id | null;
  readonly onOpen: (row: FaqQuestionRow) => void;
  readonly onClear: () => void;
}

/** Search results across all categories, each with the text around the match. Rule R-CAT-60. */
export const FaqFound = ({ term, categories, mayEdit, returnTo, onOpen, onClear }: FaqFoundProps) => {
  const [styles, text] = [useStyles(), useText()];
  const { list, busy, failed, failure, reload, toggle } = useFaqSearch(term);
  const retry = useRetry(!failed && !busy, reload);
  const nameOf = useCallback(
    (id: Id): string => categories.find((category) => category.id === id)?.name ?? '',
    [categories],
  );
  if (failed) return <FailedState kept title={text('catalogue.faq.found.failed')} failure={failure} {...retry} />;
  if (list?.rows.length === 0 && !busy) return <NothingLeftState term={term} onClear={onClear} />;
  const count = list?.rows.length ?? 0;
  return (
    <>
      <p className={styles.count} role="status">
        {list !== null && text(count < MAX_FOUND ? 'catalogue.faq.found.count' : 'catalogue.faq.found.most', { count })}
      </p>
      <FaqQuestionTable
        label={text('catalogue.faq.found.label')}
        rows={list?.rows ?? null}
        busy={busy}
        mayEdit={mayEdit}
        sorting={null}
        returnTo={returnTo}
        onToggle={toggle}
        onOpen={onOpen}
        found={({ id, answer }: FoundFaqQuestion) => ({
          category: nameOf(partsOfQuestionId(id).category),
          answer,
          term,
        })}
      />
    </>
  );
};
