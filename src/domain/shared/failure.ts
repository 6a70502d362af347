import type { Id } from './id';
import type { Instant } from './instant';

/** Codes a server gives for one field; other text becomes `VALUE_NOT_VALID`. Rule R-SHR-05. */
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

/** A call without which the console cannot start, such as `GET menu`, and the status of its answer. Rule R-SES-28. */
export interface StartAnswer {
  readonly call: string;
  readonly status: number;
}

/** Closed union of the failures of ports: a new kind is a compile error in every exhaustive description. */
export type Failure = { readonly atStart?: StartAnswer } & (
  | { readonly kind: 'Unauthenticated' }
  /** 403. `READ_ONLY`: not changeable by anyone, regardless of rights. */
  | { readonly kind: 'Forbidden'; readonly code?: 'READ_ONLY' }
  | { readonly kind: 'NotFound' }
  /** 405 or 501: the API does not have this call. Rule R-SHR-54. */
  | { readonly kind: 'NotOffered' }
  /** 400. `fields` by wire name, empty when the server names none; `code` is the code of the whole answer. */
  | { readonly kind: 'FieldsRejected'; readonly code: string; readonly fields: Readonly<Record<string, FieldCode>> }
  /** `holder` is empty when nobody holds the lock: the caller's own has ended. */
  | { readonly kind: 'Locked'; readonly holder: string; readonly since: Instant | null }
  | { readonly kind: 'Changed' }
  /** `IN_USE`: other records need it, so it is not deleted. */
  | { readonly kind: 'Conflict'; readonly code: 'DUPLICATE' | 'NOT_UNIQUE' | 'IN_USE' }
  /** 413. `limit`: what was exceeded, if not the bytes; `work`: time or memory. */
  | { readonly kind: 'TooLarge'; readonly limit?: 'pixels' | 'work' }
  /** 415. `found`: extension of the type that the content has instead; `reason`: why content of the right type is refused. */
  | { readonly kind: 'Unsupported'; readonly reason?: 'damaged' | 'entities'; readonly found?: string }
  /** `retryAfter` in seconds; null when the server does not say. */
  | { readonly kind: 'TooMany'; readonly retryAfter: number | null }
  /** No mail left: the mail server refused these addresses; none when it takes no mails at all. */
  | { readonly kind: 'NotMailed'; readonly refused: readonly string[] }
  /** Rows of a list kept changing while it was read. */
  | { readonly kind: 'Unsettled' }
  /** `retryAfter` in seconds, where a server that is unavailable for a moment says it. */
  | {
      readonly kind: 'Unreachable';
      readonly reason: 'cut' | 'slow' | 'server' | 'cancelled';
      readonly retryAfter?: number;
    }
  /** The answer could not be decoded; `path` is the field, such as `users.3.email`. */
  | { readonly kind: 'Malformed'; readonly path: string }
);

export type FailureKind = Failure['kind'];

/** Whether an optional call failed because the API does not have it; an unknown address may also answer 404. */
export const isAbsent = ({ kind }: Failure): boolean => kind === 'NotFound' || kind === 'NotOffered';

/** Whether a call that failed may have been carried out: its answer did not come, or says nothing. */
export const mayBeDone = ({ kind }: Failure): boolean => kind === 'Unreachable' || kind === 'Malformed';

/**
 * Whether it is known what became of a creation. Any other refusal was before the server looked at it, and tells
 * nothing of an earlier try; what was given up is not asked for again. Rule R-SHR-39.
 */
export const isSettled = (failure: Failure): boolean =>
  ['FieldsRejected', 'Conflict'].includes(failure.kind) ||
  (failure.kind === 'Unreachable' && failure.reason === 'cancelled');

/** Seconds that the server asks to wait before the next attempt; 0 when it does not. Rules R-SHR-41 and R-SHR-48. */
export const retryAfterOf = (failure: Failure | null): number =>
  failure?.kind === 'TooMany' || failure?.kind === 'Unreachable' ? (failure.retryAfter ?? 0) : 0;

/** Name of a failure in reports: a server that answered with an error is not out of reach. */
export const reportNameOf = (failure: Failure): string =>
  failure.kind === 'Unreachable' && failure.reason === 'server' ? 'ServerError' : failure.kind;

/** Gives the rejected fields of a failure other names; any other failure stays as it is. */
export const renameFields =
  (nameOf: (name: string) => string) =>
  (failure: Failure): Failure =>
    failure.kind === 'FieldsRejected'
      ? {
          ...failure,
          fields: Object.fromEntries(Object.entries(failure.fields).map(([name, code]) => [nameOf(name), code])),
        }
      : failure;

/** The same by a table; a name that is not in it stays. */
export const renameFieldsBy = (names: Readonly<Record<string, string | undefined>>) =>
  renameFields((name) => names[name] ?? name);

/** A record left in place by a bulk deletion, with the server's reason. */
export interface Refusal {
  readonly id: Id;
  readonly code: string;
}
