import { mergeClasses } from '@griffel/react';
import type { ReactNode } from 'react';
import type { ItemReference } from '../../domain/commerce/references';
import type { Part } from '../../domain/shared/parts/part';
import { useFormat } from '../shared/runtime/use-session';
import { useText } from '../shared/runtime/use-text';
import { useItemStyles } from './item.styles';
import { itemLabelOf } from '../../domain/commerce/published/item-label';
import { PartTools } from '../shared/record/part-tools';
import { PartTag, type PartMark } from '../shared/record/part-tag';

interface ItemRowProps {
  readonly part: Part<{ readonly item: ItemReference }>;
  readonly columns: 'prices' | 'lines';
  readonly mark: PartMark | null;
  readonly editing: boolean;
  readonly onRemove: (key: string) => void;
  readonly onRestore: (key: string) => void;
  /** The cells between the gross price and the commands. */
  readonly children: ReactNode;
}

/** A row of an item list: code and name, gross price, numbers and commands. Rule R-COM-04. */
export const ItemRow = ({ part, columns, mark, editing, onRemove, onRestore, children }: ItemRowProps) => {
  const styles = useItemStyles();
  const [text, format] = [useText(), useFormat()];
  const {
    key,
    value: { item },
  } = part;
  const isMarked = part.state === 'marked';
  const named = { item: itemLabelOf(item) };
  return (
    <li className={mergeClasses(styles.row, styles[columns])} data-item={item.id}>
      <span className={mergeClasses(styles.item, editing && styles.above, isMarked && styles.struck)}>
        <span className={styles.code}>{isMarked ? <s>{item.code}</s> : item.code}</span>
        <span className={styles.quiet}>{item.label === item.code ? '' : item.label}</span>
      </span>
      <span className={mergeClasses(styles.figure, styles.quiet)}>
        {item.grossPrice === null ? '' : format.money(item.grossPrice)}
      </span>
      {children}
      <span className={mergeClasses(styles.tools, !editing && styles.noTools)}>
        {mark !== null && <PartTag mark={mark} />}
        <PartTools
          partKey={key}
          isMarked={isMarked}
          editing={editing}
          removeLabel={text('commerce.itemList.remove', named)}
          restoreLabel={text('commerce.itemList.restore', named)}
          restoreText={text('parts.restore')}
          onRemove={onRemove}
          onRestore={onRestore}
        />
      </span>
    </li>
  );
};
