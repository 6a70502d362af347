import type { Choice } from './block';

/** A sub-field of a compound type of field, as the API describes it. */
export interface FieldPart {
  readonly code: string;
  /** Empty where the API does not tell it. */
  readonly label: string;
  readonly options: readonly Choice[];
}

/** The label of a sub-field. @param own the console's own, where the API has none */
export const partLabelOf = (parts: readonly FieldPart[], code: string, own: string): string =>
  parts.find((part) => part.code === code)?.label || own;

/** Options of a sub-field: those of the API that the console knows, in its order; else the console's own. */
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
