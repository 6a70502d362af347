import { mergeClasses } from '@griffel/react';
import { memo } from 'react';
import type { RowToggle } from '../../../application/shared/flags/row-toggle';
import type { FaqQuestionRow } from '../../../domain/catalogue/faq-question';
import { Highlight } from '../../shared/controls/highlight';
import { aroundMatch } from '../../shared/controls/html-excerpt';
import { Toggle } from '../../shared/controls/toggle';
import { useText } from '../../shared/runtime/use-text';
import { useWebsiteLanguage } from '../../shared/runtime/website-language';
import { SortHandle } from '../../shared/sorting/sort-handle';
import type { HandleEvents } from '../../shared/sorting/use-list-sorting';
import { useFaqTable } from './faq-table.styles';

interface FaqQuestionRowProps {
  readonly row: FaqQuestionRow;
  readonly selected: boolean;
  readonly reachable: boolean;
  readonly maySwitch: boolean;
  readonly isLifted: boolean;
  /** `null` if the question cannot be moved. */
  readonly handle: HandleEvents | null;
  readonly onToggle: (change: RowToggle) => void;
  readonly mount: ((row: HTMLTableRowElement | null) => void) | undefined;
  /** Category and answer excerpt of a search result. */
  readonly category?: string;
  readonly answer?: string | null;
  readonly term?: string;
}

const FLAGS = ['online', 'filterable'] as const;

/** A question with title and switches; a search result also has its category and the text around the match. */
export const FaqQuestionLine = memo(
  ({
    row,
    selected,
    reachable,
    maySwitch,
    isLifted,
    handle,
    onToggle,
    mount,
    category,
    answer = null,
    term = '',
  }: FaqQuestionRowProps) => {
    const [styles, text] = [useFaqTable(), useText()];
    const lang = useWebsiteLanguage();
    const { id, title } = row;
    return (
      <tr
        ref={mount}
        data-id={id}
        data-key={id}
        tabIndex={reachable ? 0 : -1}
        aria-selected={selected}
        className={mergeClasses(isLifted && styles.lifted, category !== undefined && styles.found)}
      >
        {handle !== null && (
          <td className={styles.handleCell}>
            <SortHandle name={title} isLifted={isLifted} handle={handle} />
          </td>
        )}
        <td
          className={mergeClasses(styles.title, category !== undefined && styles.foundTitle)}
          lang={lang}
          data-title-cell=""
          data-tooltip={title}
        >
          <Highlight text={title} term={term} />
          {answer !== null && answer !== '' && (
            <span className={styles.excerpt}>
              <Highlight text={aroundMatch(answer, term)} term={term} />
            </span>
          )}
        </td>
        {category !== undefined && (
          <td className={styles.category} lang={lang}>
            {category}
          </td>
        )}
        {FLAGS.map((flag) => (
          <td key={flag} className={styles.flag} data-title={text(`catalogue.faq.questions.${flag}`)}>
            <Toggle
              checked={row[flag]}
              disabled={!maySwitch}
              aria-label={text(`catalogue.faq.questions.toggles.${flag}`, { name: title })}
              onChange={({ target }) => {
                onToggle({ id, field: flag, value: target.checked });
              }}
            />
          </td>
        ))}
      </tr>
    );
  },
);
FaqQuestionLine.displayName = 'FaqQuestionLine';
