import { mergeClasses } from '@griffel/react';
import type { ReactNode } from 'react';
import type { ItemReference } from '../../domain/commerce/references';
import type { Part } from '../../domain/shared/parts/part';
import { Button } from '../shared/controls/button';
import { reset, trash } from '../shared/icons/desk-shapes';
import { useFormat } from '../shared/runtime/use-session';
import { useText } from '../shared/runtime/use-text';
import { useItemStyles } from './item.styles';
import { itemLabelOf } from './items-field';
import { PartTag, type PartMark } from './part-tag';
import { useSwapFocus } from './swap-focus.bridge';

interface ItemRowProps {
  readonly part: Part<{ readonly item: ItemReference }>;
  readonly columns: 'prices' | 'lines';
  readonly mark: PartMark | null;
  readonly editing: boolean;
  readonly onRemove: (key: string) => void;
  readonly onRestore: (key: string) => void;
  /** The figures between the gross price and the commands. */
  readonly children: ReactNode;
}

/** A row of a list of items: code and name, gross price, figures, and what can be done with it. Rule R-COM-04. */
export const ItemRow = ({ part, columns, mark, editing, onRemove, onRestore, children }: ItemRowProps) => {
  const styles = useItemStyles();
  const { note, take } = useSwapFocus();
  const [text, format] = [useText(), useFormat()];
  const {
    key,
    value: { item },
  } = part;
  const isMarked = part.state === 'marked';
  const named = { item: itemLabelOf(item) };
  return (
    <li className={mergeClasses(styles.row, styles[columns])} data-item={item.id}>
      <span className={mergeClasses(styles.item, isMarked && styles.struck)}>
        <span className={styles.code}>{isMarked ? <s>{item.code}</s> : item.code}</span>
        <span className={styles.quiet}>{item.label === item.code ? '' : item.label}</span>
      </span>
      <span className={mergeClasses(styles.figure, styles.quiet)}>
        {item.grossPrice === null ? '' : format.money(item.grossPrice)}
      </span>
      {children}
      <span className={styles.tools}>
        {mark !== null && <PartTag mark={mark} />}
        {editing && isMarked && (
          <Button
            ref={take}
            size="small"
            icon={reset}
            aria-label={text('commerce.itemList.restore', named)}
            onClick={() => {
              note();
              onRestore(key);
            }}
          >
            {text('commerce.rules.restore')}
          </Button>
        )}
        {editing && !isMarked && (
          <Button
            ref={take}
            look="subtle"
            icon={trash}
            aria-label={text('commerce.itemList.remove', named)}
            onClick={() => {
              note();
              onRemove(key);
            }}
          />
        )}
      </span>
    </li>
  );
};
