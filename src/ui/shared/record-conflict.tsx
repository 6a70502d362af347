import type { Conflict } from '../../application/shared/record';
import { keysOf, type Fields } from '../../domain/shared/merge';
import { ConflictDialog } from './conflict-dialog';

/** A field as a person reads it: its label and its value in words. */
export type FieldTextOf<Draft> = (field: keyof Draft & string, draft: Draft) => { readonly label: string; readonly value: string };

interface RecordConflictProps<Detail, Draft extends Fields> {
  readonly conflict: Conflict<Detail, Draft>;
  readonly fieldText: FieldTextOf<Draft>;
  readonly onSettle: (takeStored: readonly string[]) => void;
  readonly onCancel: () => void;
}

/** Somebody saved first: mine and theirs side by side, field by field. */
export const RecordConflict = <Detail extends Draft, Draft extends Fields>({ conflict, fieldText, onSettle, onCancel }: RecordConflictProps<Detail, Draft>) => {
  const fields = keysOf(conflict.mine).filter((field) => conflict.conflicts.includes(field)).map((field) => {
    const mine = fieldText(field, conflict.mine);
    return { field, label: mine.label, mine: mine.value, stored: fieldText(field, conflict.newest.record).value };
  });
  return <ConflictDialog fields={fields} onSettle={onSettle} onCancel={onCancel} />;
};
