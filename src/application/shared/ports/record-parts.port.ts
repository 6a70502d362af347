import type { Id } from '../../../domain/shared/id';
import type { Fields } from '../../../domain/shared/merge';
import type { Kind } from '../../../domain/shared/resource';
import type { Parts } from '../../../domain/shared/parts/part';
import { token, type Token } from '../token';
import type { Answer, CallOptions } from './call';

/** The record of a part, with its loaded version; null where the API sends none. */
export interface PartOwner {
  readonly id: Id;
  readonly version: string | null;
}

/** A created part. `stored` is the value stored so far; the rest needs a change call. */
export interface AddedPart<Value> {
  readonly id: Id;
  readonly version: string | null;
  readonly stored: Value;
}

/** Parts of a record with calls of their own. Each call returns the new version of the record. */
export interface RecordParts<Value> {
  /** @param options with the idempotency key of the part. Rule R-SHR-39. */
  add(owner: PartOwner, value: Value, options?: CallOptions & { readonly key?: string }): Answer<AddedPart<Value>>;
  /** @param before the stored value; only what differs is sent */
  change(owner: PartOwner, id: Id, value: Value, before: Value, options?: CallOptions): Answer<string | null>;
  /** `NotFound` when the part does not exist, or where the API lacks the call. */
  remove(owner: PartOwner, id: Id, options?: CallOptions): Answer<string | null>;
}

type DraftInParts<Value> = Fields & { readonly parts: Parts<Value> };

/** A kind of record whose parts are saved by calls of their own. */
export type KindInParts<Value> = Kind & { readonly draft: DraftInParts<Value> };

export const isInParts = (draft: Fields): draft is DraftInParts<unknown> => Array.isArray(draft['parts']);

/** Token of the parts of one kind of record. */
export const partsOf = <Value>({ key }: { readonly key: string }): Token<RecordParts<Value>> => token(`parts.${key}`);
