import type { Conflict } from '../../../application/shared/record/record';
import { keysOf } from '../../../domain/shared/merge';
import type { Kind } from '../../../domain/shared/resource';
import { ConflictDialog } from './conflict-dialog';

interface FieldText {
  readonly label: string;
  readonly value: string;
  /** The value is stored text, in the language of the website. */
  readonly isContent?: boolean;
}

/** Label and display text of a field; the text may be HTML. */
export type FieldTextOf<Draft> = (
  field: keyof Draft & string,
  draft: Draft,
) => FieldText & { readonly isHtml?: boolean };

/** Label and display text of a part, by its conflict path, such as `parts.12`. */
export type PartTextOf<Draft> = (path: string, draft: Draft) => FieldText;

interface RecordConflictProps<K extends Kind> {
  readonly conflict: Conflict<K>;
  readonly fieldText: FieldTextOf<K['draft']>;
  readonly partText?: PartTextOf<K['draft']> | undefined;
  readonly onResolve: (takeStored: readonly string[]) => void;
  readonly onCancel: () => void;
}

/** The conflict dialog of a record: own and stored values, field by field. */
export const RecordConflict = <K extends Kind>({
  conflict,
  fieldText,
  partText,
  onResolve,
  onCancel,
}: RecordConflictProps<K>) => {
  const fields = keysOf(conflict.mine)
    .filter((field) => conflict.conflicts.includes(field))
    .map((field) => {
      const mine = fieldText(field, conflict.mine);
      return {
        field,
        label: mine.label,
        isHtml: mine.isHtml ?? false,
        isContent: mine.isContent ?? false,
        mine: mine.value,
        stored: fieldText(field, conflict.newest.record).value,
      };
    });
  const parts = conflict.conflicts.flatMap((path) => {
    const mine = path.includes('.') ? partText?.(path, conflict.mine) : undefined;
    const stored = partText?.(path, conflict.newest.record).value ?? '';
    return mine === undefined
      ? []
      : [{ field: path, label: mine.label, isContent: mine.isContent ?? false, mine: mine.value, stored }];
  });
  return (
    <ConflictDialog
      fields={[...fields, ...parts]}
      saves={conflict.onResolved === 'saving'}
      isOwn={conflict.isOwn}
      onResolve={onResolve}
      onCancel={onCancel}
    />
  );
};
