import { makeStyles } from '@griffel/react';
import type { ReactNode } from 'react';
import type { Command, DisabledReason } from '../commands/command';
import { CommandButton } from '../commands/command-button';
import { CommandMenu } from '../commands/command-menu';
import { CountButton } from '../controls/count-button';
import * as shellShapes from '../icons/shell-shapes';
import { sizes } from '../theme/sizes';
import * as shapes from '../icons/shapes';
import { kantoorTokens as tokens } from '../theme/theme';
import { usePhone } from '../theme/use-media';
import { useText } from '../runtime/use-text';

interface BulkMenuProps {
  /** Number of selected rows. */
  readonly count: number;
  /** Why nothing can be done with them. */
  readonly disabledReason: DisabledReason | null;
  /** The command that extends the selection to all rows. */
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
export const BulkMenu = ({ count, disabledReason, more, onRemove, onClear }: BulkMenuProps) => {
  const [styles, text, phone] = [useStyles(), useText(), usePhone()];
  const remove: Command = {
    key: 'remove',
    label: 'shared.list.delete',
    values: { count },
    icon: shellShapes.trash,
    danger: true,
    shortcut: text('shell.keys.delete'),
    disabledReason: null,
    run: onRemove,
  };
  const clear: Command = {
    key: 'clear',
    label: 'shared.list.clearSelection',
    icon: shapes.close,
    shortcut: text('shell.keys.escape'),
    disabledReason: null,
    run: onClear,
  };
  const selected = text('shared.list.selected', { count });
  if (phone && disabledReason === null)
    return (
      <div className={styles.dock} role="toolbar" aria-label={text('shared.list.bulk')}>
        <CommandButton iconOnly variant="subtle" command={clear} />
        <span className={styles.count}>{selected}</span>
        {more}
        <CommandButton variant="outlineDanger" command={remove} />
      </div>
    );
  return (
    <>
      <CommandMenu
        labelKey="shared.list.bulk"
        commands={[remove, clear]}
        disabledReason={disabledReason}
        trigger={(tie) =>
          // A phone has the dock as soon as a row is selected.
          !phone && (
            <CountButton {...tie} count={count} countLabel={selected} endIcon={shapes.chevronDown}>
              {text('shared.list.bulk')}
            </CountButton>
          )
        }
      />
      {more}
    </>
  );
};
