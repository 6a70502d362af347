import { CompressedBody, compressAll } from '../shared/encoding/compression';
import { Bytes, ByteStream } from '../shared/bytes';
import type { Answer, UnparsedCall, Endpoint, Services } from '../shared/endpoint';
import { Refusal } from '../shared/refusal';
import { RIGHTS_FINGERPRINT_HEADER } from '../shared/rights-fingerprint';
import { whole, type Projection, type Specified } from '../shared/specified';

/** Request headers that an API without extras does not read. */
const EXTRA_REQUEST_HEADERS: readonly string[] = ['if-match', 'if-none-match', 'idempotency-key', 'kantoor-tab'];
const EXTRA_ANSWER_HEADERS: readonly string[] = ['ETag', RIGHTS_FINGERPRINT_HEADER];
/** Fastest level: this mode only serves tests. */
const LEVEL = 1;

/**
 * Reduces the endpoints to exactly the specified API: removes other endpoints, and all unspecified headers, fields
 * and answer keys. @param known specified calls by method and path, in addition to what endpoints declare
 */
export const onlySpecifiedEndpoints = <Own extends Services>(
  endpoints: readonly Endpoint<Own>[],
  known: Readonly<Record<string, Specified>>,
): readonly Endpoint<Own>[] =>
  endpoints.flatMap((endpoint) => {
    const specified = endpoint.specified ?? known[`${endpoint.method} ${endpoint.path}`];
    return specified === undefined ? [] : [narrowed(endpoint, specified)];
  });

const narrowed = <Own extends Services>(
  endpoint: Endpoint<Own>,
  { answer, form = (own) => own, query = (own) => own }: Specified,
): Endpoint<Own> => {
  const asked = <Given extends UnparsedCall<Own>>(call: Given): Given => ({
    ...call,
    query: query(call.query),
    header: (name) => (EXTRA_REQUEST_HEADERS.includes(name) ? undefined : call.header(name)),
  });
  const withForm =
    'handle' in endpoint
      ? {
          handle: (call: Parameters<typeof endpoint.handle>[0]) =>
            answered(answer, endpoint.handle({ ...asked(call), form: form(call.form) })),
        }
      : {};
  const withBody =
    'handleRaw' in endpoint
      ? {
          handleRaw: (call: Parameters<typeof endpoint.handleRaw>[0]) =>
            answered(answer, endpoint.handleRaw(asked(call))),
        }
      : {};
  return { ...endpoint, ...withForm, ...withBody };
};

const answered = async (pick: Projection, answering: Promise<Answer>): Promise<Answer> => {
  const {
    status,
    body,
    headers,
    cookies = [],
  } = await answering.catch((failure: unknown) => {
    throw failure instanceof Refusal ? specifiedRefusal(failure) : failure;
  });
  const left = Object.entries(headers ?? {}).filter(([name]) => !EXTRA_ANSWER_HEADERS.includes(name));
  return {
    status,
    headers: Object.fromEntries(left),
    cookies,
    ...(body !== undefined && { body: await picked(pick, body) }),
  };
};

const picked = async (pick: Projection, body: NonNullable<Answer['body']>): Promise<NonNullable<Answer['body']>> => {
  if (pick === whole || body instanceof Bytes || body instanceof ByteStream) return body;
  // Cast: the server wrote this JSON.
  const full: object = body instanceof CompressedBody ? (JSON.parse(body.plain.toString()) as object) : body;
  const kept = pick(full);
  const specified = { ...('code' in full && { code: full.code }), ...(typeof kept === 'object' && kept) };
  return body instanceof CompressedBody ? compressAll(Buffer.from(JSON.stringify(specified)), LEVEL) : specified;
};

/** Reports whole fields only, and one code for 403. */
const specifiedRefusal = ({ status, code, details }: Refusal): Refusal => {
  const fields =
    details.fields && Object.fromEntries(Object.entries(details.fields).filter(([name]) => !name.includes('.')));
  return new Refusal(status, status === 403 ? 'FORBIDDEN' : code, { ...details, ...(fields && { fields }) });
};
