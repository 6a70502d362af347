import type { Id } from '../shared/id';
import { defineResource, type Kind } from '../shared/resource';
import { errorCodeRule } from './error-code.rule';

export interface ErrorCodeRow {
  readonly id: Id;
  readonly code: string;
  /** Empty until chosen. Rule R-SHR-60. */
  readonly source: string;
  /** Machine types that show the code. */
  readonly standard: boolean;
  readonly inverter: boolean;
  readonly description: string;
}

/** `control` is the instruction for checking. */
export type ErrorCodeDraft = Omit<ErrorCodeRow, 'id'> & { readonly control: string };

export type ErrorCode = ErrorCodeRow & ErrorCodeDraft;

export type ErrorCodeFilter = {
  readonly source: readonly string[];
  readonly code: string;
  readonly description: string;
};

export interface ErrorCodeKind extends Kind {
  row: ErrorCodeRow;
  detail: ErrorCode;
  draft: ErrorCodeDraft;
  filter: ErrorCodeFilter;
}

export const errorCodes = defineResource<ErrorCodeKind>({
  key: 'errorcode',
  right: 'errorcode',
  strings: { one: 'operations.errorCode', many: 'operations.errorCodes' },
  sortable: ['code', 'source', 'standard', 'inverter'],
  noFilter: { source: [], code: '', description: '' },
  blank: { code: '', description: '', control: '', source: '', standard: false, inverter: false },
  rule: errorCodeRule,
});

/** Display name: the code and the first line of its description. */
export const errorCodeName = ({ code, description }: Pick<ErrorCodeRow, 'code' | 'description'>): string => {
  const [meaning = ''] = description.trim().split('\n');
  return meaning === '' ? code : `${code} · ${meaning}`;
};
