import type { Conflict } from '../../../application/shared/record/record';
import { keysOf, type Fields } from '../../../domain/shared/merge';
import { ConflictDialog } from './conflict-dialog';

/** A field as a person reads it: its label and its value in words, which may be those of HTML. */
export type FieldTextOf<Draft> = (
  field: keyof Draft & string,
  draft: Draft,
) => { readonly label: string; readonly value: string; readonly isHtml?: boolean };

interface RecordConflictProps<Detail, Draft extends Fields> {
  readonly conflict: Conflict<Detail, Draft>;
  readonly fieldText: FieldTextOf<Draft>;
  readonly onResolve: (takeStored: readonly string[]) => void;
  readonly onCancel: () => void;
}

/** Somebody saved first: mine and theirs side by side, field by field. */
export const RecordConflict = <Detail extends Draft, Draft extends Fields>({
  conflict,
  fieldText,
  onResolve,
  onCancel,
}: RecordConflictProps<Detail, Draft>) => {
  const fields = keysOf(conflict.mine)
    .filter((field) => conflict.conflicts.includes(field))
    .map((field) => {
      const mine = fieldText(field, conflict.mine);
      return {
        field,
        label: mine.label,
        isHtml: mine.isHtml ?? false,
        mine: mine.value,
        stored: fieldText(field, conflict.newest.record).value,
      };
    });
  return (
    <ConflictDialog
      fields={fields}
      saves={conflict.onResolved === 'saving'}
      isOwn={conflict.isOwn}
      onResolve={onResolve}
      onCancel={onCancel}
    />
  );
};
