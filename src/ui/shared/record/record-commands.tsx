import { makeStyles } from '@griffel/react';
import { Fragment, type ReactNode } from 'react';
import { CommandButton } from '../commands/command-button';
import { CommandMenu } from '../commands/command-menu';
import { Button } from '../controls/button';
import { chevronDown } from '../icons/shapes';
import { UnsavedMark } from '../page/page-header';
import { useText } from '../runtime/use-text';
import { low, sizes } from '../theme/sizes';
import { kantoorTokens as tokens } from '../theme/theme';
import { CommandRow, DisabledReasonText } from './command-row';
import { useRecordState } from './record-context';

/** Edit while reading; Save and its variants while editing. Rule R-CON-08. */
const PrimaryCommands = ({ hasCancel }: { readonly hasCancel: boolean }) => {
  const text = useText();
  const { editing, edit, save, otherSaves, cancel } = useRecordState();
  if (!editing) return edit !== null && <CommandButton key="edit" data-edit="" variant="primary" command={edit} />;
  const more = hasCancel ? [...otherSaves, cancel] : otherSaves;
  return (
    <>
      <CommandButton key="save" type="submit" variant="primary" command={save} />
      {more.length > 0 && (
        <CommandMenu
          labelKey="shared.actions.saveMenu"
          commands={more}
          trigger={(tie) => (
            <Button {...tie} variant="primary" icon={chevronDown} aria-label={text('shared.actions.saveMenu')} />
          )}
        />
      )}
    </>
  );
};

/** Why editing or saving is off. */
const Reason = () => {
  const { editing, edit, save } = useRecordState();
  return (
    <DisabledReasonText
      isLive={editing}
      disabledReason={editing ? save.disabledReason : (edit?.disabledReason ?? null)}
    />
  );
};

interface RecordCommandsProps {
  /** The edit and save commands are in the dock. */
  readonly isDocked: boolean;
  /** View options, aligned right. */
  readonly view: ReactNode;
  /** Further commands, available while reading and while editing. */
  readonly children: ReactNode;
}

/** The command row of a record, with the reason why its first command is off. */
export const RecordCommands = ({ isDocked, view, children }: RecordCommandsProps) => {
  const { editing, cancel, remove } = useRecordState();
  // One fixed key in both modes: a dialog opened in these commands stays mounted after a save.
  const more = (
    <Fragment key="more">
      {children}
      {remove !== null && (
        <CommandButton command={remove} iconOnly={isDocked} icon={isDocked ? remove.icon : undefined} />
      )}
    </Fragment>
  );
  if (isDocked) return <CommandRow right={view}>{more}</CommandRow>;
  return (
    <CommandRow reason={<Reason />} right={view}>
      <PrimaryCommands key="primary" hasCancel={false} />
      {editing && <CommandButton key="cancel" variant="subtle" icon={undefined} command={cancel} />}
      {more}
    </CommandRow>
  );
};

const useStyles = makeStyles({
  dock: {
    display: 'flex',
    flex: 'none',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: tokens.spacingHorizontalS,
    padding: `10px ${sizes.phonePadding} 14px`,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    [low]: { position: 'sticky', bottom: 0 },
  },
  state: { flex: '1 1 80px', minWidth: 0, fontSize: tokens.fontSizeBase200 },
  primary: { display: 'flex', gap: tokens.spacingHorizontalSNudge },
});

/** The dock at the bottom of a phone screen: save state, edit and save commands. */
export const RecordDock = ({ children }: { readonly children: ReactNode }) => {
  const styles = useStyles();
  const { dirty, save } = useRecordState();
  return (
    <div className={styles.dock}>
      <span className={styles.state}>
        {dirty && (save.disabledReason === null || save.disabledReason.tone === 'busy') && <UnsavedMark />}
        <Reason />
      </span>
      {children}
      <span className={styles.primary}>
        <PrimaryCommands hasCancel />
      </span>
    </div>
  );
};
