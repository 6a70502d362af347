import type { BlockField, FieldValue } from '../../../domain/content/block';

/** Values by field type. */
type Values = { readonly [Held in FieldValue as Held['type']]: Held };

export type FieldType = keyof Values;

export type FieldOf<Type extends FieldType> = Values[Type] & Pick<BlockField, 'code' | 'label' | 'required'>;

export interface FieldEditorProps<Type extends FieldType> {
  readonly field: FieldOf<Type>;
  readonly readOnly: boolean;
  /** A complete sentence. */
  readonly error: string | undefined;
  /** Called with the whole field; keeps its identity. */
  readonly onChange: (field: BlockField) => void;
}

/** Texts that editors pass to their inner fields. */
export const textsOf = ({
  field: { label, required },
  error,
}: Pick<FieldEditorProps<FieldType>, 'field' | 'error'>) => ({ label, required, error });
