import { createContext, useContext } from 'react';
import type { Block, BlockField } from '../../domain/content/block';
import type { FieldCode } from '../../domain/shared/failure';
import { fieldCodeKey } from '../../application/shared/describe-failure';
import { useDynamicText } from '../shared/runtime/use-dynamic-text';

/** Refused block fields with their codes; a changed field is a new object and no longer refused. */
export type RefusedFields = ReadonlyMap<BlockField, FieldCode>;
export const NONE_REFUSED: RefusedFields = new Map();

const Refused = createContext(NONE_REFUSED);
export const RefusedFieldsProvider = Refused.Provider;
export const useRefusedFields = (): RefusedFields => useContext(Refused);

/** @param fields refusals by draft path: `blocks.{guid}.{field}` */
export const refusedFieldsOf = (
  blocks: readonly Block[],
  fields: Readonly<Record<string, FieldCode>>,
): RefusedFields => {
  const found = blocks.flatMap((block) =>
    block.fields.flatMap((field) => {
      const code = fields[`blocks.${block.guid}.${field.code}`];
      return code === undefined ? [] : [[field, code] as const];
    }),
  );
  return found.length === 0 ? NONE_REFUSED : new Map(found);
};

/** The error text of a refused field; undefined if none, or changed since. */
export const useRefusal = (): ((field: BlockField) => string | undefined) => {
  const [refused, translate] = [useRefusedFields(), useDynamicText()];
  return (field) => {
    const code = refused.get(field);
    return code && translate(fieldCodeKey(code));
  };
};
