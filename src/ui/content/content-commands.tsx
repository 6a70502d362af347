import { makeStyles } from '@griffel/react';
import { Fragment, useId, type ReactNode } from 'react';
import { Button } from '../shared/controls/button';
import { CommandRow, EditOffReason, SaveOffReason } from '../shared/record/command-row';
import * as deskShapes from '../shared/icons/desk-shapes';
import { low, sizes } from '../shared/theme/sizes';
import { Menu } from '../shared/overlays/menu';
import type { MenuEntry } from '../shared/overlays/menu-entry';
import { UnsavedMark } from '../shared/page/page-header';
import { chevronDown, close } from '../shared/icons/shapes';
import { kantoorTokens as tokens } from '../shared/theme/theme';
import { usePhone } from '../shared/theme/use-media';
import { useText } from '../shared/runtime/use-text';

export interface SavingProps {
  readonly editing: boolean;
  readonly saving: boolean;
  readonly ready: boolean;
  readonly mayEdit: boolean;
  /** Why editing is off at this moment. */
  readonly editOff: string | null;
  readonly isNew: boolean;
  /** Fields that are seen to be wrong. */
  readonly errors: number;
  /** Why saving is off though no field is wrong. */
  readonly saveOff: string | null;
  readonly onEdit: () => void;
  readonly onSaveVersion: () => void;
  readonly onCancel: () => void;
}

interface PrimaryProps extends SavingProps {
  /** Of the words that say why it is off. */
  readonly reason: string;
  /** There is no room for a button of its own. */
  readonly cancelInMenu: boolean;
}

/** Edit while reading; save, also as an update, while editing. Rule R-CON-08. */
const Primary = ({
  editing,
  saving,
  ready,
  mayEdit,
  editOff,
  isNew,
  errors,
  saveOff,
  onEdit,
  onSaveVersion,
  onCancel,
  reason,
  cancelInMenu,
}: PrimaryProps) => {
  const text = useText();
  if (!editing) {
    return (
      mayEdit && (
        <Button
          data-edit=""
          look="primary"
          icon={deskShapes.edit}
          disabled={!ready || editOff !== null}
          aria-describedby={editOff === null ? undefined : reason}
          onClick={onEdit}
        >
          {text('shared.actions.edit')}
        </Button>
      )
    );
  }
  const entries: readonly MenuEntry[] = [
    ...(isNew
      ? []
      : [
          {
            key: 'version',
            label: text('content.item.commands.saveVersion'),
            icon: deskShapes.history,
            off: saveOff ?? (errors > 0 ? text('shared.record.saveOff', { count: errors }) : undefined),
            onChoose: onSaveVersion,
          },
        ]),
    ...(cancelInMenu ? [{ key: 'cancel', label: text('shared.actions.cancel'), icon: close, onChoose: onCancel }] : []),
  ];
  return (
    <>
      <Button
        type="submit"
        look="primary"
        icon={deskShapes.save}
        disabled={saving}
        aria-disabled={errors > 0 || saveOff !== null || undefined}
        aria-describedby={reason}
      >
        {text(saving ? 'shared.actions.saving' : 'shared.actions.save')}
      </Button>
      {entries.length > 0 && (
        <Menu
          label={text('content.item.commands.saveMenu')}
          entries={entries}
          trigger={(tie) => (
            <Button
              {...tie}
              look="primary"
              icon={chevronDown}
              disabled={saving}
              aria-label={text('content.item.commands.saveMenu')}
            />
          )}
        />
      )}
    </>
  );
};

const Reason = ({
  id,
  editing,
  mayEdit,
  editOff,
  errors,
  saveOff,
}: Pick<SavingProps, 'editing' | 'mayEdit' | 'editOff' | 'errors' | 'saveOff'> & { readonly id: string }) => {
  if (editing) return <SaveOffReason id={id} count={errors} reason={saveOff} />;
  return mayEdit && editOff !== null && <EditOffReason id={id} reason={editOff} />;
};

interface ContentCommandsProps extends SavingProps {
  readonly preview: ReactNode;
  /** View options at the right. */
  readonly right: ReactNode;
  readonly children: ReactNode;
}

/** The commands of an item in one row; on a phone without those that stand in its dock. */
export const ContentCommands = ({ preview, right, children, ...saving }: ContentCommandsProps) => {
  const [text, reason, phone] = [useText(), useId(), usePhone()];
  // By one key whatever is done: what is asked in there outlives a save.
  const more = <Fragment key="more">{children}</Fragment>;
  if (phone) return <CommandRow right={right}>{more}</CommandRow>;
  return (
    <CommandRow
      right={
        <>
          <Reason id={reason} {...saving} />
          {right}
        </>
      }
    >
      <Primary key="primary" {...saving} reason={reason} cancelInMenu={false} />
      {saving.editing && (
        <Button key="cancel" look="subtle" disabled={saving.saving} onClick={saving.onCancel}>
          {text('shared.actions.cancel')}
        </Button>
      )}
      <Fragment key="preview">{preview}</Fragment>
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

/** The foot of a phone: whether everything is saved, the preview, and what saves. */
export const ContentDock = ({
  dirty,
  preview,
  ...saving
}: SavingProps & { readonly dirty: boolean; readonly preview: ReactNode }) => {
  const [styles, reason, phone] = [useStyles(), useId(), usePhone()];
  if (!phone) return null;
  const isOff = saving.errors > 0 || saving.saveOff !== null;
  return (
    <div className={styles.dock}>
      <span className={styles.state}>
        {dirty && !isOff && <UnsavedMark />}
        <Reason id={reason} {...saving} />
      </span>
      {preview}
      <span className={styles.primary}>
        <Primary {...saving} reason={reason} cancelInMenu />
      </span>
    </div>
  );
};
