import { Button } from '../controls/button';
import { useId, type ReactNode } from 'react';
import { CommandRow, EditOffReason, SaveOffReason } from './command-row';
import * as deskShapes from '../icons/desk-shapes';
import { useText } from '../runtime/use-text';

interface RecordCommandsProps {
  readonly editing: boolean;
  readonly saving: boolean;
  /** The record is there and nothing else is going on. */
  readonly ready: boolean;
  readonly mayEdit: boolean;
  /** View options, at the right. */
  readonly view?: ReactNode;
  /** Why it is not theirs to edit all the same. */
  readonly editOff: string | null;
  /** Unsaved work waits for an answer; editing is off until there is one. */
  readonly offering: boolean;
  /** Fields that are seen to be wrong; saving is off while there are any. */
  readonly errors: number;
  /** The record as typed can be saved; as long as it cannot, Save says so when it is pressed. */
  readonly holds: boolean;
  /** Why saving is off though no field is wrong. */
  readonly saveOff: string | null;
  /** Saving is off for a moment: the button keeps the focus. */
  readonly isThrottled: boolean;
  readonly onEdit: () => void;
  readonly onCancel: () => void;
  /** What else can be done with the record, in both modes. */
  readonly children?: ReactNode;
}

/** Edit while reading; save and cancel while editing. The reason why saving is off stands beside it. */
export const RecordCommands = ({
  editing,
  saving,
  ready,
  mayEdit,
  view,
  editOff,
  offering,
  errors,
  holds,
  saveOff,
  isThrottled,
  onEdit,
  onCancel,
  children,
}: RecordCommandsProps) => {
  const text = useText();
  const reason = useId();
  if (!editing) {
    const isOff = mayEdit && (offering || editOff !== null);
    return (
      <CommandRow
        right={
          <>
            {isOff && <EditOffReason id={reason} reason={editOff ?? text('shared.record.editOff')} />}
            {view}
          </>
        }
      >
        {mayEdit && (
          <Button
            key="edit"
            data-edit=""
            look="primary"
            icon={deskShapes.edit}
            disabled={!ready || editOff !== null}
            aria-describedby={isOff ? reason : undefined}
            onClick={onEdit}
          >
            {text('shared.actions.edit')}
          </Button>
        )}
        {children}
      </CommandRow>
    );
  }
  const isOff = errors > 0 || saveOff !== null;
  // A button that goes off under the mouse would swallow the press that took the focus out of the wrong field.
  return (
    <CommandRow reason={<SaveOffReason id={reason} count={errors} reason={saveOff} />} right={view}>
      <Button
        key="save"
        type="submit"
        look="primary"
        icon={deskShapes.save}
        disabled={saving || (holds && isOff && !isThrottled)}
        aria-disabled={isOff || undefined}
        aria-describedby={reason}
      >
        {text(saving ? 'shared.actions.saving' : 'shared.actions.save')}
      </Button>
      <Button look="subtle" disabled={saving} onClick={onCancel}>
        {text('shared.actions.cancel')}
      </Button>
      {children}
    </CommandRow>
  );
};
