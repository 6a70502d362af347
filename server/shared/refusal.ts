/** Codes of a single field, as the console knows them. */
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

/** Statuses with which the API refuses; everything else that goes wrong is a defect and becomes 500. */
export type RefusalStatus = 400 | 401 | 403 | 404 | 405 | 409 | 412 | 413 | 415 | 416 | 423 | 429 | 503;

/**
 * A call that is answered with an error: thrown anywhere below a handler, written as `{code, fields?}` in one place;
 * `body` says what else there is to tell.
 */
export class Refusal extends Error {
  constructor(
    readonly status: RefusalStatus,
    readonly code: string,
    readonly more: {
      readonly fields?: FieldCodes;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: object;
    } = {},
  ) {
    super(code);
  }
}

/** 400 that names the fields which could not be taken. */
export const fieldsNotValid = (...names: readonly string[]): Refusal =>
  new Refusal(400, 'VALUE_NOT_VALID', {
    fields: Object.fromEntries(names.map((name) => [name, { code: 'VALUE_NOT_VALID' }])),
  });

export const unauthenticated = (): Refusal => new Refusal(401, 'UNAUTHENTICATED');
export const forbidden = (): Refusal => new Refusal(403, 'FORBIDDEN');
export const notFound = (): Refusal => new Refusal(404, 'NOT_FOUND');
export const tooMany = (seconds: number): Refusal =>
  new Refusal(429, 'TOO_MANY_REQUESTS', { headers: { 'Retry-After': String(Math.max(1, Math.ceil(seconds))) } });
