import { useId, useState } from 'react';
import { Button } from '../controls/button';
import { ConflictChoice, type ConflictField } from './conflict-choice';
import { Dialog } from '../overlays/dialog';
import { useText } from '../runtime/use-text';

interface ConflictDialogProps {
  readonly fields: readonly ConflictField[];
  /** Resolving the conflict saves at once; otherwise the merged values go back into the form. */
  readonly saves?: boolean;
  /** The other save was made by the same person in another tab. */
  readonly isOwn?: boolean;
  /** Who saved and when; `null` if unknown. */
  readonly by?: { readonly name: string; readonly when: string } | null;
  /** `takeStored`: names of the fields whose stored value is kept. */
  readonly onResolve: (takeStored: readonly string[]) => void;
  readonly onCancel: () => void;
}

/** Conflict: someone else saved first. For every field that both changed, a person chooses a value. Rule R-SHR-07. */
export const ConflictDialog = ({
  fields,
  saves = true,
  isOwn = false,
  by = null,
  onResolve,
  onCancel,
}: ConflictDialogProps) => {
  const text = useText();
  const group = useId();
  const [takeStored, setTakeStored] = useState<readonly string[]>([]);
  const choose = (field: string, stored: boolean) =>
    setTakeStored(stored ? [...takeStored, field] : takeStored.filter((name) => name !== field));
  const body =
    fields.length === 0
      ? text('shared.dialogs.conflict.none')
      : text(isOwn ? 'shared.dialogs.conflict.own.body' : 'shared.dialogs.conflict.body', { count: fields.length });
  return (
    <Dialog
      title={text(isOwn ? 'shared.dialogs.conflict.own.title' : 'shared.dialogs.conflict.title')}
      onClose={onCancel}
      actions={
        <>
          <Button onClick={onCancel}>{text('shared.dialogs.conflict.cancel')}</Button>
          <Button
            variant="primary"
            data-focus={fields.length === 0 ? '' : undefined}
            onClick={() => onResolve(takeStored)}
          >
            {text(saves ? 'shared.dialogs.conflict.save' : 'shared.dialogs.conflict.goOn')}
          </Button>
        </>
      }
    >
      {by !== null && !isOwn && <p>{text('shared.dialogs.conflict.by', by)}</p>}
      <p>{body}</p>
      {fields.map((field, index) => (
        <ConflictChoice
          key={field.field}
          {...field}
          group={`${group}-${field.field}`}
          isStored={takeStored.includes(field.field)}
          hasFocus={index === 0}
          onChoose={(stored) => {
            choose(field.field, stored);
          }}
        />
      ))}
    </Dialog>
  );
};
