import type { Choice } from './block';

/** Sub-field of a compound field type, as described by the API. */
export interface FieldPart {
  readonly code: string;
  /** Empty where the API does not send it. */
  readonly label: string;
  readonly options: readonly Choice[];
}

/** Label of a sub-field. @param own fallback of the console where the API has no label */
export const partLabelOf = (parts: readonly FieldPart[], code: string, own: string): string =>
  parts.find((part) => part.code === code)?.label || own;

/** Options of a sub-field: those of the API that the console knows, in API order; else the options of the console. */
export const partOptionsOf = <Own extends Choice>(
  parts: readonly FieldPart[],
  code: string,
  own: readonly Own[],
): readonly Own[] => {
  const told = parts.find((part) => part.code === code)?.options ?? [];
  const known = told.flatMap(({ id, label }) =>
    own.filter((option) => option.id === id).map((option) => ({ ...option, label })),
  );
  return known.length > 0 ? known : own;
};
