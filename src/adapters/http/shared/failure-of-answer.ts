import * as t from 'io-ts';
import { isRight } from 'fp-ts/Either';
import { FIELD_CODES, type Failure, type FieldCode } from '../../../domain/shared/failure';
import { defaulted, optional, UtcDateTime } from './wire';

const Refused = t.type({
  code: defaulted(t.string, ''),
  fields: defaulted(t.record(t.string, t.type({ code: t.string })), {}),
  reason: defaulted(t.string, ''),
  limit: defaulted(t.string, ''),
  found: defaulted(t.string, ''),
  addresses: defaulted(t.array(t.string), []),
  locked: optional(t.type({ user: t.type({ name: t.string }), since: optional(UtcDateTime) })),
});

const UNREADABLE: t.TypeOf<typeof Refused> = {
  code: '',
  fields: {},
  reason: '',
  limit: '',
  found: '',
  addresses: [],
  locked: null,
};

const knownCode = (code: string): FieldCode => FIELD_CODES.find((known) => known === code) ?? 'VALUE_NOT_VALID';

/** Seconds to wait: a number, or a date relative to that of the answer. Null otherwise. */
const secondsOf = (retryAfter: string | null, dated: string | null): number | null => {
  const number = Number(retryAfter ?? Number.NaN);
  const until = Date.parse(retryAfter ?? '') - Date.parse(dated ?? '');
  const seconds = Number.isNaN(number) ? until / 1000 : number;
  return Number.isFinite(seconds) && seconds >= 0 ? Math.ceil(seconds) : null;
};

/**
 * The failure of an answer other than 2xx; `body` is its JSON, or null. Rules R-SHR-48 and R-SHR-54.
 * @param dated its `Date`, which a date in `Retry-After` is compared with
 */
export const failureOfAnswer = (
  status: number,
  body: unknown,
  retryAfter: string | null,
  dated: string | null = null,
): Failure => {
  const read = Refused.decode(body);
  const { code, fields, locked, reason, limit, found, addresses } = isRight(read) ? read.right : UNREADABLE;
  const fieldsRejected: Failure = {
    kind: 'FieldsRejected',
    code,
    fields: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, knownCode(field.code)])),
  };
  switch (status) {
    case 400:
    case 422:
      return Object.keys(fields).length === 0 && (code === 'DUPLICATE' || code === 'NOT_UNIQUE')
        ? { kind: 'Conflict', code }
        : fieldsRejected;
    case 401:
      return { kind: 'Unauthenticated' };
    case 403:
      return code === 'READ_ONLY' ? { kind: 'Forbidden', code } : { kind: 'Forbidden' };
    case 404:
    case 410:
      return { kind: 'NotFound' };
    case 405:
    case 501:
      return { kind: 'NotOffered' };
    case 409:
      return Object.keys(fields).length > 0
        ? fieldsRejected
        : { kind: 'Conflict', code: code === 'NOT_UNIQUE' || code === 'IN_USE' ? code : 'DUPLICATE' };
    case 412:
      return { kind: 'Changed' };
    case 413:
      return { kind: 'TooLarge', ...((limit === 'pixels' || limit === 'work') && { limit }) };
    case 415:
      return {
        kind: 'Unsupported',
        ...((reason === 'damaged' || reason === 'entities') && { reason }),
        ...(found !== '' && { found }),
      };
    case 423:
      return { kind: 'Locked', holder: locked?.user.name ?? '', since: locked?.since ?? null };
    case 429:
      return { kind: 'TooMany', retryAfter: secondsOf(retryAfter, dated) };
    case 503: {
      if (reason === 'mail') return { kind: 'NotMailed', refused: addresses };
      const seconds = secondsOf(retryAfter, dated);
      return { kind: 'Unreachable', reason: 'server', ...(seconds !== null && { retryAfter: seconds }) };
    }
    default:
      return { kind: 'Unreachable', reason: 'server' };
  }
};
