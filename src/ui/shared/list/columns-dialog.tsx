import { makeStyles } from '@griffel/react';
import { useState } from 'react';
import {
  orderedKeys,
  moveColumn,
  visibleKeys,
  withColumn,
  type ColumnLayout,
} from '../../../domain/shared/list/column-layout';
import { Button } from '../controls/button';
import * as shellShapes from '../icons/shell-shapes';
import { Dialog } from '../overlays/dialog';
import { visuallyHidden } from '../theme/visually-hidden';
import { sizes, phone } from '../theme/sizes';
import { kantoorTokens as tokens } from '../theme/theme';
import { Checkbox } from '../controls/checkbox';
import { useText } from '../runtime/use-text';

export interface ColumnsDialogProps {
  /** All columns in their default order. */
  readonly columns: readonly { readonly key: string; readonly title: string }[];
  readonly layout: ColumnLayout | null;
  readonly onChange: (layout: ColumnLayout | null) => void;
  readonly onClose: () => void;
}

const useStyles = makeStyles({
  list: { marginTop: tokens.spacingVerticalM },
  line: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    minHeight: sizes.control,
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    [phone]: { minHeight: sizes.touch },
  },
  name: {
    display: 'flex',
    flex: '1',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    minWidth: '0',
    overflowWrap: 'anywhere',
  },
  moved: visuallyHidden,
});

/** Chooses visible columns and their order; applied at once. */
export const ColumnsDialog = ({ columns, layout, onChange, onClose }: ColumnsDialogProps) => {
  const styles = useStyles();
  const text = useText();
  const [moved, setMoved] = useState('');
  const keys = columns.map(({ key }) => key);
  const order = orderedKeys(keys, layout);
  const shown = visibleKeys(keys, layout);
  const titleOf = (key: string): string => columns.find((column) => column.key === key)?.title ?? key;
  const move = (key: string, by: -1 | 1) => {
    const next = moveColumn(keys, layout, key, by);
    setMoved(
      text('shared.columns.moved', { title: titleOf(key), place: next.order.indexOf(key) + 1, count: order.length }),
    );
    onChange(next);
  };
  return (
    <Dialog
      title={text('shared.columns.title')}
      onClose={onClose}
      actions={
        <>
          <Button
            variant="subtle"
            disabledReason={layout === null ? text('shared.columns.off.reset') : undefined}
            onClick={() => {
              setMoved('');
              onChange(null);
            }}
          >
            {text('shared.columns.reset')}
          </Button>
          <Button variant="primary" data-focus="" onClick={onClose}>
            {text('shared.actions.close')}
          </Button>
        </>
      }
    >
      <p>{text('shared.columns.body')}</p>
      <ul className={styles.list} aria-label={text('shared.columns.title')}>
        {order.map((key, place) => {
          const title = titleOf(key);
          const isShown = shown.includes(key);
          return (
            <li
              key={key}
              className={styles.line}
              onKeyDown={(event) => {
                if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
                event.preventDefault();
                move(key, event.key === 'ArrowUp' ? -1 : 1);
              }}
            >
              <label className={styles.name}>
                <Checkbox
                  checked={isShown}
                  disabledReason={isShown && shown.length === 1 ? text('shared.columns.off.last') : undefined}
                  onChange={({ target }) => {
                    onChange(withColumn(keys, layout, key, target.checked));
                  }}
                />
                {title}
              </label>
              <Button
                variant="subtle"
                size="small"
                icon={shellShapes.keyUp}
                aria-label={text('shared.columns.up', { title })}
                disabledReason={place === 0 ? text('shared.list.off.top') : undefined}
                onClick={() => {
                  move(key, -1);
                }}
              />
              <Button
                variant="subtle"
                size="small"
                icon={shellShapes.keyDown}
                aria-label={text('shared.columns.down', { title })}
                disabledReason={place === order.length - 1 ? text('shared.list.off.bottom') : undefined}
                onClick={() => {
                  move(key, 1);
                }}
              />
            </li>
          );
        })}
      </ul>
      <span className={styles.moved} role="status">
        {moved}
      </span>
    </Dialog>
  );
};
