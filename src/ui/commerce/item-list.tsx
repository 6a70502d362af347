import { makeStyles, mergeClasses } from '@griffel/react';
import { useFormikContext } from 'formik';
import { useRef, type ReactNode } from 'react';
import type { Suggestion } from '../../application/content/ports/choices.port';
import { MAX_RULES } from '../../domain/commerce/promotion.rule';
import type { ItemReference } from '../../domain/commerce/references';
import type { Fields } from '../../domain/shared/merge';
import type { Parts } from '../../domain/shared/parts/part';
import { ChoiceBox } from '../content/published/choices/choice-box';
import { Field } from '../shared/controls/field';
import { useListFocus } from '../shared/focus/list-focus.bridge';
import { ListSkeleton } from '../shared/page/list-skeleton';
import { usePending } from '../shared/runtime/pending';
import { useText } from '../shared/runtime/use-text';
import { phone, sizes } from '../shared/theme/sizes';
import { kantoorTokens as tokens } from '../shared/theme/theme';
import { useItemStyles } from './item.styles';
import { itemLabelOf } from '../../domain/commerce/published/item-label';

const useStyles = makeStyles({
  section: { padding: `8px ${sizes.sheetPadding} 24px`, [phone]: { padding: `8px ${sizes.phonePadding} 24px` } },
  top: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS, minHeight: '44px' },
  title: { fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold },
  counts: { flex: '1', fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  adding: { maxWidth: sizes.form, marginTop: tokens.spacingVerticalM },
  quiet: { padding: '12px 0', color: tokens.colorNeutralForeground3 },
});

interface ItemListProps {
  readonly title: string;
  readonly parts: Parts<{ readonly item: ItemReference }>;
  readonly marked: number;
  readonly editing: boolean;
  readonly columns: 'prices' | 'lines';
  /** Headers of the number columns after the gross price. */
  readonly heads: readonly string[];
  readonly none: string;
  /** An error of the list as a whole. */
  readonly error?: string | undefined;
  readonly commands?: ReactNode;
  /** Must keep its identity while `parts` does. */
  readonly onChoose: (suggestion: Suggestion) => void;
  readonly children: ReactNode;
}

/** A list of items with numbers; items are added by code or name. */
export const ItemList = (props: ItemListProps) => {
  const { title, parts, marked, editing, columns, heads, none, error, commands, onChoose, children } = props;
  const styles = useStyles();
  const table = useItemStyles();
  const text = useText();
  const list = useRef<HTMLUListElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isPending = usePending();
  const noteFocus = useListFocus({ list, items: parts, part: 'input', beside: heading });
  const { getFieldProps } = useFormikContext<Fields>();
  const adding = text('commerce.itemList.add');
  return (
    <section className={mergeClasses(styles.section, table.list)} aria-label={title} aria-busy={isPending || undefined}>
      <div className={styles.top}>
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        <span className={styles.counts}>
          {!isPending && text('commerce.itemList.count', { count: parts.length - marked })}
          {marked > 0 && `, ${text('commerce.rules.marked', { count: marked })}`}
        </span>
        {editing && commands}
      </div>
      {parts.length > 0 && (
        <div className={mergeClasses(table.head, table[columns])} aria-hidden>
          <span>{text('commerce.itemList.item')}</span>
          <span className={table.figure}>{text('commerce.itemList.gross')}</span>
          {heads.map((head) => (
            <span key={head} className={table.figure}>
              {head}
            </span>
          ))}
          <span className={table.noTools} />
        </div>
      )}
      {isPending ? <ListSkeleton /> : parts.length === 0 && <p className={styles.quiet}>{none}</p>}
      <ul
        ref={list}
        className={styles.list}
        onFocus={noteFocus}
        // One handler for all rows: a handler per row would re-render each row on every key.
        onBlur={(event) => {
          const { target } = event;
          if (target instanceof HTMLInputElement && target.name !== '') getFieldProps(target.name).onBlur(event);
        }}
      >
        {children}
      </ul>
      {editing && parts.length < MAX_RULES && (
        <div className={styles.adding}>
          <Field label={adding} hint={text('commerce.itemList.addHint')} error={error}>
            {(tie) => (
              <ChoiceBox
                tie={tie}
                label={adding}
                source="item"
                chosen={parts.map(({ value: { item } }) => ({ id: item.id, label: itemLabelOf(item) }))}
                placeholder={text('content.choices.placeholder')}
                onChoose={onChoose}
              />
            )}
          </Field>
        </div>
      )}
    </section>
  );
};
