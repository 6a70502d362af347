import type { Id } from '../shared/id';
import { defineResource } from '../shared/resource';
import { errorCodeRule, type ErrorSource } from './error-code.rule';

export interface ErrorCodeRow {
  readonly id: Id;
  readonly code: string;
  /** Empty until it is chosen. */
  readonly source: ErrorSource | '';
  /** Machines of which kind show it. */
  readonly standard: boolean;
  readonly inverter: boolean;
  /** What it means. */
  readonly description: string;
}

/** What the form of an error code edits; `control` is what to check when it shows. */
export type ErrorCodeDraft = Omit<ErrorCodeRow, 'id'> & { readonly control: string };

export type ErrorCode = ErrorCodeRow & ErrorCodeDraft;

/** Empty text and no source narrow nothing. */
export type ErrorCodeFilter = {
  readonly source: readonly string[];
  readonly code: string;
  readonly description: string;
};

/** Codes that machines show, and what they mean. */
export const errorCodes = defineResource<ErrorCodeRow, ErrorCode, ErrorCodeDraft, ErrorCodeFilter>({
  key: 'errorcode',
  right: 'errorcode',
  strings: { one: 'operations.errorCode', many: 'operations.errorCodes' },
  sortable: ['code', 'source', 'standard', 'inverter'],
  noFilter: { source: [], code: '', description: '' },
  blank: { code: '', description: '', control: '', source: '', standard: false, inverter: false },
  rule: errorCodeRule,
});

/** What a code is called where nothing else says what it means: itself and the first line of its meaning. */
export const errorCodeName = ({ code, description }: Pick<ErrorCodeRow, 'code' | 'description'>): string => {
  const [meaning = ''] = description.trim().split('\n');
  return meaning === '' ? code : `${code} · ${meaning}`;
};
