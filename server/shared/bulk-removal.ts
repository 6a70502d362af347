import { noContent, type Answer } from './endpoint';
import { ids, required } from './reads';

const MAX_REMOVED = 1_000;

/** A record that was not deleted, and the reason. */
export interface RefusedRemoval {
  readonly id: number;
  readonly code: string;
}

/** The form of a bulk deletion: the ids of the records. */
export const BULK_REMOVAL = { form: { groups: required(ids(1, MAX_REMOVED)) } };

/** 204 when all were deleted, else 200 with the refused ones. Rule R-SHR-13. */
export const bulkRemovalAnswer = (refused: readonly RefusedRemoval[]): Answer =>
  refused.length === 0 ? noContent : { status: 200, body: { code: 'PARTIAL', refused } };
