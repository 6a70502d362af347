import type { DraftOf, KindOf, RecordOf, RowOf } from '../shared/fields/field-table';
import { valuesOf } from '../shared/fields/table-values';
import { defineResource } from '../shared/resource';
import { errorCodeFields, errorCodeRule } from './error-code.rule';

export type ErrorCodeDraft = DraftOf<typeof errorCodeFields>;
export type ErrorCodeRow = RowOf<typeof errorCodeFields>;
export type ErrorCode = RecordOf<typeof errorCodeFields>;
export type ErrorCodeKind = KindOf<typeof errorCodeFields>;

export const errorCodes = defineResource<ErrorCodeKind>({
  ...valuesOf(errorCodeFields),
  key: 'errorcode',
  right: 'errorcode',
  strings: { one: 'operations.errorCode', many: 'operations.errorCodes' },
  rule: errorCodeRule,
});

/** Display name: the code and the first line of its description. */
export const errorCodeName = ({ code, description }: Pick<ErrorCodeRow, 'code' | 'description'>): string => {
  const [meaning = ''] = description.trim().split('\n');
  return meaning === '' ? code : `${code} · ${meaning}`;
};
