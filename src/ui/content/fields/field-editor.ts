import type { BlockField, FieldValue } from '../../../domain/content/block';

/** What each type of field holds, by its type. */
type Values = { readonly [Held in FieldValue as Held['type']]: Held };

/** A type of field. */
export type FieldType = keyof Values;

/** A field of one of these types. */
export type FieldOf<Type extends FieldType> = Values[Type] & Pick<BlockField, 'code' | 'label' | 'required'>;

/** What every editor of a field takes. */
export interface FieldEditorProps<Type extends FieldType> {
  readonly field: FieldOf<Type>;
  readonly readOnly: boolean;
  /** A finished sentence. */
  readonly error: string | undefined;
  /** The field as it is now, whole; keeps its identity. */
  readonly onChange: (field: BlockField) => void;
}

/** What editors pass on to the fields that they are made of. */
export const textsOf = ({
  field: { label, required },
  error,
}: Pick<FieldEditorProps<FieldType>, 'field' | 'error'>) => ({ label, required, error });
