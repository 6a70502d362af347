import { makeStyles } from '@griffel/react';
import type { ReactNode } from 'react';
import { Button } from '../controls/button';
import { CountButton } from '../controls/count-button';
import * as deskShapes from '../icons/desk-shapes';
import { sizes } from '../theme/sizes';
import { Menu } from '../overlays/menu';
import * as shapes from '../icons/shapes';
import { kantoorTokens as tokens } from '../theme/theme';
import { usePhone } from '../theme/use-media';
import { useText } from '../runtime/use-text';

interface BulkMenuProps {
  /** Number of selected rows; the menu needs at least one. */
  readonly count: number;
  /** A way to extend the selection. */
  readonly more?: ReactNode;
  readonly onRemove: () => void;
  readonly onClear: () => void;
}

const useStyles = makeStyles({
  dock: {
    position: 'fixed',
    zIndex: 15,
    right: 0,
    bottom: 0,
    left: 0,
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: tokens.spacingHorizontalS,
    padding: `10px ${sizes.phonePadding} 14px 4px`,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  count: { flex: '1', fontWeight: tokens.fontWeightSemibold },
});

/** Actions for selected rows: a menu, or a dock on a phone. */
export const BulkMenu = (props: BulkMenuProps) => {
  const { count, more, onRemove, onClear } = props;
  const text = useText();
  const phone = usePhone();
  if (phone) return count > 0 && <SelectionDock {...props} />;
  return (
    <>
      <Menu
        label={text('shared.list.bulk')}
        entries={[
          {
            key: 'remove',
            label: text('shared.list.delete', { count }),
            icon: deskShapes.trash,
            danger: true,
            aside: text('shell.keys.delete'),
            onChoose: onRemove,
          },
          {
            key: 'clear',
            label: text('shared.list.clearSelection'),
            icon: shapes.close,
            ruled: true,
            aside: text('shell.keys.escape'),
            onChoose: onClear,
          },
        ]}
        trigger={(tie) => (
          <CountButton
            {...tie}
            count={count}
            countLabel={text('shared.list.selected', { count })}
            endIcon={shapes.chevronDown}
            disabled={count === 0}
          >
            {text('shared.list.bulk')}
          </CountButton>
        )}
      />
      {more}
    </>
  );
};

const SelectionDock = ({ count, more, onRemove, onClear }: BulkMenuProps) => {
  const styles = useStyles();
  const text = useText();
  return (
    <div className={styles.dock} role="toolbar" aria-label={text('shared.list.bulk')}>
      <Button look="subtle" icon={shapes.close} aria-label={text('shared.list.clearSelection')} onClick={onClear} />
      <span className={styles.count}>{text('shared.list.selected', { count })}</span>
      {more}
      <Button look="outlineDanger" icon={deskShapes.trash} onClick={onRemove}>
        {text('shared.list.delete', { count })}
      </Button>
    </div>
  );
};
