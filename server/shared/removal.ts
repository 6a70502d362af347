import { gone, type Answer } from './endpoint';
import type { Fields } from './fields';
import { fieldsNotValid } from './refusal';

const MOST_AT_ONCE = 1_000;

/** What a deletion left in place, and why. */
export interface Kept {
  readonly id: number;
  readonly code: string;
}

/** The records that a deletion of several names, `groups[]`: at least one, and so many at most. */
export const readRemoval = (form: Fields): number[] => {
  const ids = form.only('groups').ids('groups') ?? [];
  if (ids.length === 0 || ids.length > MOST_AT_ONCE) throw fieldsNotValid('groups');
  return ids;
};

/** 204 when everything is gone, else 200 with what stayed. Rule R-SHR-13. */
export const removalAnswer = (refused: readonly Kept[]): Answer =>
  refused.length === 0 ? gone : { status: 200, body: { code: 'PARTIAL', refused } };
