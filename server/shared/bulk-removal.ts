import { gone, type Answer } from './endpoint';
import type { Fields } from './fields';
import { fieldsNotValid } from './refusal';

const MAX_REMOVED = 1_000;

/** A record that was not deleted, and the reason. */
export interface RefusedRemoval {
  readonly id: number;
  readonly code: string;
}

/** Reads the ids of a bulk deletion, `groups[]`. */
export const readBulkRemoval = (form: Fields): number[] => {
  const ids = form.only('groups').ids('groups') ?? [];
  if (ids.length === 0 || ids.length > MAX_REMOVED) throw fieldsNotValid('groups');
  return ids;
};

/** 204 when all were deleted, else 200 with the refused ones. Rule R-SHR-13. */
export const bulkRemovalAnswer = (refused: readonly RefusedRemoval[]): Answer =>
  refused.length === 0 ? gone : { status: 200, body: { code: 'PARTIAL', refused } };
