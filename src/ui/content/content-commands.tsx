import { Fragment, useId, type ReactNode } from 'react';
import { Button } from '../shared/button';
import { CommandRow, EditOffReason, SaveOffReason } from '../shared/command-row';
import * as deskShapes from '../shared/desk-shapes';
import { Menu } from '../shared/menu';
import { chevronDown } from '../shared/shapes';
import { useText } from '../shared/use-text';

interface ContentCommandsProps {
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
  /** View options at the right. */
  readonly right: ReactNode;
  readonly children: ReactNode;
}

/** Edit while reading; save, also as a version of its own, and cancel while editing. Rule R-CON-08. */
export const ContentCommands = ({ editing, saving, ready, mayEdit, editOff, isNew, errors, saveOff, onEdit, onSaveVersion, onCancel, right, children }: ContentCommandsProps) => {
  const text = useText();
  const reason = useId();
  const isOff = errors > 0 || saveOff !== null;
  if (!editing) {
    return (
      <CommandRow right={<>{mayEdit && editOff !== null && <EditOffReason id={reason} reason={editOff} />}{right}</>}>
        {mayEdit && (
          <Button key="edit" data-edit="" look="primary" icon={deskShapes.edit} disabled={!ready || editOff !== null} aria-describedby={editOff === null ? undefined : reason} onClick={onEdit}>
            {text('shared.actions.edit')}
          </Button>
        )}
        {/* By one key in both rows: what is asked in there outlives a save. */}
        <Fragment key="more">{children}</Fragment>
      </CommandRow>
    );
  }
  return (
    <CommandRow right={<><SaveOffReason id={reason} count={errors} reason={saveOff} />{right}</>}>
      <Button key="save" type="submit" look="primary" icon={deskShapes.save} disabled={saving} aria-disabled={isOff || undefined} aria-describedby={reason}>
        {text(saving ? 'shared.actions.saving' : 'shared.actions.save')}
      </Button>
      {!isNew && (
        <Menu
          label={text('content.item.commands.saveMenu')}
          entries={[{ key: 'version', label: text('content.item.commands.saveVersion'), icon: deskShapes.history, onChoose: onSaveVersion }]}
          trigger={(tie) => <Button {...tie} look="primary" icon={chevronDown} disabled={saving} aria-label={text('content.item.commands.saveMenu')} />}
        />
      )}
      <Button look="subtle" disabled={saving} onClick={onCancel}>{text('shared.actions.cancel')}</Button>
      <Fragment key="more">{children}</Fragment>
    </CommandRow>
  );
};
