import type { Id } from './id';
import type { Instant } from './instant';

/** Codes that a server gives for one field; any other text is treated as `VALUE_NOT_VALID`. Rule R-SHR-05. */
export const FIELD_CODES = [
  'URL_IN_USE',
  'NAME_IN_USE',
  'VALUE_NOT_VALID',
  'BLOCKS_NOT_VALID',
  'FILE_NOT_FOUND',
  'STATUS_DATETIME',
  'NOT_UNIQUE',
  'DUPLICATE',
  'CODE_EXPIRED',
  'OLD_PASSWORD_INCORRECT',
] as const;
export type FieldCode = (typeof FIELD_CODES)[number];

/** Everything that can go wrong at a port. Closed: a new kind is a compile error wherever failures are described. */
export type Failure =
  | { readonly kind: 'Unauthenticated' }
  /** 403: `code` says what nobody may change, whatever their rights. */
  | { readonly kind: 'Forbidden'; readonly code?: 'READ_ONLY' }
  | { readonly kind: 'NotFound' }
  /** 400: `fields` by wire name, empty when the server named none; `code` is the answer's own. */
  | { readonly kind: 'FieldsRejected'; readonly code: string; readonly fields: Readonly<Record<string, FieldCode>> }
  | { readonly kind: 'Locked'; readonly holder: string; readonly since: Instant | null }
  | { readonly kind: 'Changed' }
  | { readonly kind: 'Conflict'; readonly code: 'DUPLICATE' | 'NOT_UNIQUE' }
  | { readonly kind: 'TooLarge' }
  | { readonly kind: 'Unsupported' }
  /** `retryAfter` in seconds, null when the server did not say. */
  | { readonly kind: 'TooMany'; readonly retryAfter: number | null }
  /** The rows of a list came and went for as long as it was read. */
  | { readonly kind: 'Unsettled' }
  | { readonly kind: 'Unreachable'; readonly reason: 'cut' | 'slow' | 'server' | 'cancelled' }
  /** The answer could not be read; `path` names the field, for example `users.3.email`. */
  | { readonly kind: 'Malformed'; readonly path: string };

export type FailureKind = Failure['kind'];

/** One record that a bulk deletion left in place, and the server's reason. */
export interface Refusal {
  readonly id: Id;
  readonly code: string;
}
