import type { Id } from './id';
import type { Instant } from './instant';

/** Error codes for a single field; unknown codes become `VALUE_NOT_VALID`. Rule R-SHR-05. */
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

/** A call that the console needs to start, such as `GET menu`, with its HTTP status. Rule R-SES-28. */
export interface StartAnswer {
  readonly call: string;
  readonly status: number;
}

/** Failures of ports. A closed union: a new kind is a compile error wherever all kinds are handled. */
export type Failure = { readonly atStart?: StartAnswer } & (
  | { readonly kind: 'Unauthenticated' }
  /** 403. `READ_ONLY`: nobody can change it, regardless of rights. */
  | { readonly kind: 'Forbidden'; readonly code?: 'READ_ONLY' }
  | { readonly kind: 'NotFound' }
  /** 405 or 501: the API does not have this call. Rule R-SHR-54. */
  | { readonly kind: 'NotOffered' }
  /** 400. `fields` by wire name, empty when the server names none; `code` applies to the whole request. */
  | { readonly kind: 'FieldsRejected'; readonly code: string; readonly fields: Readonly<Record<string, FieldCode>> }
  /** `holder` is empty when nobody holds the lock: the lock of the caller has ended. */
  | { readonly kind: 'Locked'; readonly holder: string; readonly since: Instant | null }
  | { readonly kind: 'Changed' }
  /** `IN_USE`: not deleted, because other records refer to it. */
  | { readonly kind: 'Conflict'; readonly code: 'DUPLICATE' | 'NOT_UNIQUE' | 'IN_USE' }
  /** 413. `limit`: the exceeded limit, absent for bytes; `work`: time or memory. */
  | { readonly kind: 'TooLarge'; readonly limit?: 'pixels' | 'work' }
  /** 415. `found`: extension of the detected type; `reason`: why content of a supported type is refused. */
  | { readonly kind: 'Unsupported'; readonly reason?: 'damaged' | 'entities'; readonly found?: string }
  /** `retryAfter` in seconds; null when the server does not say. */
  | { readonly kind: 'TooMany'; readonly retryAfter: number | null }
  /** The mail server refused these addresses; empty when it refused every mail. */
  | { readonly kind: 'NotMailed'; readonly refused: readonly string[] }
  /** Rows of a list kept changing while it was read. */
  | { readonly kind: 'KeptChanging' }
  /** `retryAfter` in seconds; absent where the server does not say. */
  | {
      readonly kind: 'Unreachable';
      readonly reason: 'cut' | 'slow' | 'server' | 'cancelled';
      readonly retryAfter?: number;
    }
  /** The answer could not be decoded; `path` is the field, such as `users.3.email`. */
  | { readonly kind: 'Malformed'; readonly path: string }
);

export type FailureKind = Failure['kind'];

/** Whether an optional call failed because the API lacks it; unknown URLs may also answer 404. */
export const isAbsent = ({ kind }: Failure): boolean => kind === 'NotFound' || kind === 'NotOffered';

/** Whether a failed call may have been executed: the answer is missing or unreadable. */
export const mayBeDone = ({ kind }: Failure): boolean => kind === 'Unreachable' || kind === 'Malformed';

/**
 * Whether the outcome of a creation is certain. Other refusals happen before the server processes the request, so an
 * earlier attempt may have succeeded. A cancelled creation is not retried. Rule R-SHR-39.
 */
export const isOutcomeKnown = (failure: Failure): boolean =>
  ['FieldsRejected', 'Conflict'].includes(failure.kind) ||
  (failure.kind === 'Unreachable' && failure.reason === 'cancelled');

/** Seconds that the server asks to wait before the next attempt; 0 when it does not. Rules R-SHR-41 and R-SHR-48. */
export const retryAfterOf = (failure: Failure | null): number =>
  failure?.kind === 'TooMany' || failure?.kind === 'Unreachable' ? (failure.retryAfter ?? 0) : 0;

/** Name of a failure in reports; distinguishes server errors from an unreachable server. */
export const reportNameOf = (failure: Failure): string =>
  failure.kind === 'Unreachable' && failure.reason === 'server' ? 'ServerError' : failure.kind;

/** Renames the rejected fields of a failure; other failures are unchanged. */
export const renameFields =
  (nameOf: (name: string) => string) =>
  (failure: Failure): Failure =>
    failure.kind === 'FieldsRejected'
      ? {
          ...failure,
          fields: Object.fromEntries(Object.entries(failure.fields).map(([name, code]) => [nameOf(name), code])),
        }
      : failure;

/** Renames rejected fields by a table; other names are unchanged. */
export const renameFieldsBy = (names: Readonly<Record<string, string | undefined>>) =>
  renameFields((name) => names[name] ?? name);

/** A record that a bulk deletion did not delete, with the server's reason. */
export interface Refusal {
  readonly id: Id;
  readonly code: string;
}
