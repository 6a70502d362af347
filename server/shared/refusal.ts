/** Field error codes. */
export type FieldCode =
  | 'VALUE_NOT_VALID'
  | 'NOT_UNIQUE'
  | 'DUPLICATE'
  | 'URL_IN_USE'
  | 'NAME_IN_USE'
  | 'CODE_EXPIRED'
  | 'OLD_PASSWORD_INCORRECT'
  | 'BLOCKS_NOT_VALID'
  | 'FILE_NOT_FOUND'
  | 'STATUS_DATETIME';
export type FieldCodes = Readonly<Record<string, { readonly code: FieldCode }>>;

/** Statuses of refusals; any other failure is a defect and becomes 500. */
export type RefusalStatus = 400 | 401 | 403 | 404 | 405 | 409 | 412 | 413 | 415 | 416 | 423 | 429 | 503;

/** An error response, thrown by handlers and sent as `{code, fields?, …body}`. */
export class Refusal extends Error {
  constructor(
    readonly status: RefusalStatus,
    readonly code: string,
    readonly details: {
      readonly fields?: FieldCodes;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: object;
      /** The missing right, for the log only. */
      readonly missing?: string;
    } = {},
  ) {
    super(code);
  }
}

/** 400 with field errors. */
export const fieldsNotValid = (...names: readonly string[]): Refusal =>
  new Refusal(400, 'VALUE_NOT_VALID', {
    fields: Object.fromEntries(names.map((name) => [name, { code: 'VALUE_NOT_VALID' }])),
  });

export const unauthenticated = (): Refusal => new Refusal(401, 'UNAUTHENTICATED');
/** @param missing the right that the caller lacks, for the log */
export const forbidden = (missing?: string): Refusal =>
  new Refusal(403, 'FORBIDDEN', missing === undefined ? {} : { missing });
export const notFound = (): Refusal => new Refusal(404, 'NOT_FOUND');
/** 503 while the database is unreachable. Rule R-SHR-48. */
export const unavailable = (seconds: number): Refusal =>
  new Refusal(503, 'ERROR', { headers: { 'Retry-After': String(seconds) } });
/** 503 when an e-mail was not sent. @param refused addresses that the mail server refused */
export const notMailed = (refused: readonly string[] = []): Refusal =>
  new Refusal(503, 'ERROR', { body: { reason: 'mail', addresses: refused } });
export const tooMany = (seconds: number): Refusal =>
  new Refusal(429, 'TOO_MANY_REQUESTS', { headers: { 'Retry-After': String(Math.max(1, Math.ceil(seconds))) } });
