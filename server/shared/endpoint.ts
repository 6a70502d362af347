import type { Database } from '../database/database';
import type { CountCache } from '../database/count-cache';
import type { ByteStream, Bytes, RawBody } from './bytes';
import type { CompressedBody } from './compression';
import type { BackgroundJobs } from './background-jobs';
import type { Fields } from './fields';
import { readCall, type FieldsOf, type QueryOf, type Reads } from './reads';
import { unauthenticated } from './refusal';
import type { Specified } from './specified';

/** What every handler can use; a context that needs more extends it. */
export interface Services {
  readonly db: Database;
  readonly counts: CountCache;
  readonly jobs: BackgroundJobs;
  /** The address of this server in links of mails, without a slash at the end. */
  readonly address: () => string;
  /** The moment, in milliseconds since 1970. */
  readonly now: () => number;
  /** True when strangers can reach this server: the demonstration accounts cannot sign in then. */
  readonly isPublic: boolean;
}

/** The person behind a call, with everything that rights depend on. */
export interface Caller {
  readonly id: number;
  readonly su: boolean;
  readonly rights: readonly string[];
  /** Websites on which the rights hold, in their order; all of them for a superuser. */
  readonly websites: readonly number[];
  readonly language: string;
  /** Hashed token of the session, its key in the database. */
  readonly session: string;
  /** The website that is being worked on; null when the person has none. */
  readonly website: number | null;
  /** The page that makes the call, as it names itself; the streams of a person have none. */
  readonly tab?: string | undefined;
}

/** What every handler is given, whatever it reads. */
interface Context<Own extends Services> {
  readonly services: Own;
  readonly caller: Caller | null;
  /** Decoded value of a `:name` in the path. */
  readonly param: (name: string) => string;
  readonly header: (name: string) => string | undefined;
  /** Network address of the client. */
  readonly address: string;
  /** Token of the session cookie as it was sent, valid or not. */
  readonly token: string | undefined;
  /** Id of the browser from its cookie, as it was sent. */
  readonly browser: string | undefined;
  readonly secure: boolean;
  /** Facts about the server and this request, for the log. */
  readonly logInfo: () => Readonly<Record<string, string>>;
}

/** A call before its query is read. */
export interface Asked<Own extends Services = Services> extends Context<Own> {
  readonly query: Fields;
}

/** A call with a form as its body, before its fields are read. */
export interface Call<Own extends Services = Services> extends Asked<Own> {
  readonly form: Fields;
}
export type SignedInCall<Own extends Services = Services> = Call<Own> & { readonly caller: Caller };

/** A call with a file as its body, before its query is read. */
export interface RawCall<Own extends Services = Services> extends Asked<Own> {
  readonly body: RawBody;
}
export type SignedInRawCall<Own extends Services = Services> = RawCall<Own> & { readonly caller: Caller };

/** A call whose fields were read as its endpoint declares them. */
export type CallOf<Declared extends Reads = Nothing, Own extends Services = Services> = Context<Own> &
  FieldsOf<Declared> & { readonly caller: Caller };
/** Like `CallOf`, whether or not somebody is signed in. */
export type OpenCallOf<Declared extends Reads = Nothing, Own extends Services = Services> = Context<Own> &
  FieldsOf<Declared>;
/** Like `CallOf`, with a file as its body. */
export type RawCallOf<Declared extends Reads = Nothing, Own extends Services = Services> = Context<Own> &
  QueryOf<Declared> & { readonly caller: Caller; readonly body: RawBody };

/** Declares that an endpoint reads nothing. */
export const NOTHING = {} as const;
type Nothing = typeof NOTHING;

/** A record by the path of its call below `/api/`: `blog/12`. */
export interface ChangedRecord {
  readonly path: string;
  readonly isDeleted?: boolean;
}

export interface Answer {
  readonly status: 200 | 201 | 204 | 206 | 301 | 304;
  readonly body?: object | CompressedBody | Bytes | ByteStream;
  readonly headers?: Readonly<Record<string, string>>;
  /** Values of `Set-Cookie`. */
  readonly cookies?: readonly string[];
  /** Of a call that started a session: its token, and the answers of other calls that it brings along, by their path. */
  readonly along?: { readonly session: string; readonly answers: Readonly<Record<string, unknown>> };
  /** The records that others are told of, where the path of the call does not say which. Rule R-LIV-07. */
  readonly changed?: readonly ChangedRecord[];
}

/**
 * Who may call: `open` everyone, `signed-in` everyone with a session, `right` the holders of exactly that right,
 * `rights` the holders of one of these, `modules` the holders of any right of one of these modules, `su` superusers
 * only. Superusers pass always.
 */
export type Access =
  | { readonly kind: 'open' }
  | { readonly kind: 'signed-in' }
  | { readonly kind: 'right'; readonly right: string }
  | { readonly kind: 'rights'; readonly rights: readonly string[] }
  | { readonly kind: 'modules'; readonly modules: readonly string[] }
  | { readonly kind: 'su' };

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

interface Row {
  readonly method: Method;
  /** Below `/api/`, with `:name` for a variable segment and `:name{.+}` for all that are left. */
  readonly path: string;
  readonly access: Access;
  /** False for a POST that creates no record, such as one that sends mails: it does not run in one transaction. */
  readonly creates?: false;
  /** Fields that its handler reads; all others are refused. */
  readonly reads: Reads;
  /** What of it is specified; for the calls of plain modules. */
  readonly specified?: Specified;
}

/** Takes a form. */
export interface FormEndpoint<Own extends Services = Services> extends Row {
  /** Largest form in bytes; a megabyte by default. */
  readonly largestForm?: number;
  readonly handle: (call: Call<Own>) => Promise<Answer>;
}

/** Takes a file. */
export interface RawEndpoint<Own extends Services = Services> extends Row {
  /** Largest body in bytes. */
  readonly largest: number;
  readonly handleRaw: (call: RawCall<Own>) => Promise<Answer>;
}

/** Takes a form if the content type is one of a form, otherwise a file. */
export type EitherEndpoint<Own extends Services = Services> = FormEndpoint<Own> & RawEndpoint<Own>;

/** @template Own the services that its handler needs; a server that serves it must have them */
export type Endpoint<Own extends Services = Services> = FormEndpoint<Own> | RawEndpoint<Own> | EitherEndpoint<Own>;

export const withCaller = <Given extends Pick<Asked, 'caller'>>(call: Given): Given & { readonly caller: Caller } => {
  if (call.caller === null) throw unauthenticated();
  return { ...call, caller: call.caller };
};

type Handler<Given> = (call: Given) => Promise<Answer>;

/** An endpoint that needs no session; `call.caller` is set if somebody is signed in. */
export const open = <const Declared extends Reads, Own extends Services = Services>(
  method: Method,
  path: string,
  reads: Declared,
  handle: Handler<OpenCallOf<Declared, Own>>,
): FormEndpoint<Own> => ({
  method,
  path,
  access: { kind: 'open' },
  reads,
  handle: async (call) => handle(readCall(reads, call)),
});

interface FormOrFile<Declared extends Reads, Own extends Services> extends Pick<
  EitherEndpoint,
  'largest' | 'largestForm'
> {
  readonly form: (call: CallOf<Declared, Own>) => Promise<Answer>;
  readonly raw: (call: RawCallOf<Declared, Own>) => Promise<Answer>;
}

const guarded = (access: Access) =>
  Object.assign(
    <const Declared extends Reads, Own extends Services = Services>(
      method: Method,
      path: string,
      reads: Declared,
      handle: Handler<CallOf<Declared, Own>>,
    ): FormEndpoint<Own> => ({
      method,
      path,
      access,
      reads,
      handle: async (call) => handle(readCall(reads, withCaller(call))),
    }),
    {
      /** For a file as the body. @param largest in bytes */
      raw: <const Declared extends Reads, Own extends Services = Services>(
        method: Method,
        path: string,
        largest: number,
        reads: Declared,
        handle: Handler<RawCallOf<Declared, Own>>,
      ): RawEndpoint<Own> => ({
        method,
        path,
        access,
        largest,
        reads,
        handleRaw: async (call) => handle(readCall(reads, withCaller(call))),
      }),
      /** For a form or a file as the body. */
      either: <const Declared extends Reads, Own extends Services = Services>(
        method: Method,
        path: string,
        reads: Declared,
        { largest, largestForm, form, raw }: FormOrFile<Declared, Own>,
      ): EitherEndpoint<Own> => ({
        method,
        path,
        access,
        largest,
        largestForm,
        reads,
        handle: async (call) => form(readCall(reads, withCaller(call))),
        handleRaw: async (call) => raw(readCall(reads, withCaller(call))),
      }),
    },
  );

export const signedIn = guarded({ kind: 'signed-in' });
export const withRight = (right: string) => guarded({ kind: 'right', right });
export const withOneOf = (...rights: readonly string[]) => guarded({ kind: 'rights', rights });
export const superuser = guarded({ kind: 'su' });
export const withAnyRightOf = (...modules: readonly string[]) => guarded({ kind: 'modules', modules });

/** 200 with the payload under its own key, after `code`. */
export const ok = (payload: object = {}, headers: Readonly<Record<string, string>> = {}): Answer => ({
  status: 200,
  body: { code: 'OK', ...payload },
  headers,
});
export const gone: Answer = { status: 204 };
