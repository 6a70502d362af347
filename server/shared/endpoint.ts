import type { Database } from '../database/database';
import type { CountCache } from '../database/count-cache';
import type { ByteStream, Bytes, RawBody } from './bytes';
import type { CompressedBody } from './encoding/compression';
import type { BackgroundJobs } from './background-jobs';
import type { Fields } from './fields';
import { readCall, type FieldsOf, type QueryOf, type Reads } from './reads';
import { unauthenticated } from './refusal';
import type { Specified } from './specified';

/** Services of every handler; contexts that need more extend this type. */
export interface Services {
  readonly db: Database;
  readonly counts: CountCache;
  readonly jobs: BackgroundJobs;
  /** The address of this server for links in e-mails, without a trailing slash. */
  readonly address: () => string;
  /** The current time, in milliseconds since 1970. */
  readonly now: () => number;
  /** Whether the server is reachable from the internet; the demonstration accounts then cannot sign in. */
  readonly isPublic: boolean;
}

/** The signed-in user of a call, with everything that determines rights. */
export interface Caller {
  readonly id: number;
  readonly su: boolean;
  readonly rights: readonly string[];
  /** Websites on which the rights apply, in order; all websites for a superuser. */
  readonly websites: readonly number[];
  readonly language: string;
  /** Hashed token of the session, its key in the database. */
  readonly session: string;
  /** The current website; null if the user has none. */
  readonly website: number | null;
  /** Id of the browser tab that makes the call, as the tab sent it; undefined for event streams. */
  readonly tab?: string | undefined;
}

/** The parts of a call that do not depend on its declared fields. */
interface Context<Own extends Services> {
  readonly services: Own;
  readonly caller: Caller | null;
  /** Decoded value of a `:name` in the path. */
  readonly param: (name: string) => string;
  readonly header: (name: string) => string | undefined;
  /** Network address of the client. */
  readonly address: string;
  /** Token from the session cookie as sent, valid or not. */
  readonly token: string | undefined;
  /** Browser id from the cookie, as sent. */
  readonly browser: string | undefined;
  readonly secure: boolean;
  /** Server and request details for the log. */
  readonly logInfo: () => Readonly<Record<string, string>>;
}

/** A call whose query is not parsed yet. */
export interface UnparsedCall<Own extends Services = Services> extends Context<Own> {
  readonly query: Fields;
}

/** A call with a form body whose fields are not parsed yet. */
export interface Call<Own extends Services = Services> extends UnparsedCall<Own> {
  readonly form: Fields;
}
export type SignedInCall<Own extends Services = Services> = Call<Own> & { readonly caller: Caller };

/** A call with a file body whose query is not parsed yet. */
export interface RawCall<Own extends Services = Services> extends UnparsedCall<Own> {
  readonly body: RawBody;
}
export type SignedInRawCall<Own extends Services = Services> = RawCall<Own> & { readonly caller: Caller };

/** A call whose fields were read as its endpoint declares them. */
export type CallOf<Declared extends Reads = Nothing, Own extends Services = Services> = Context<Own> &
  FieldsOf<Declared> & { readonly caller: Caller };
/** Like `CallOf`, with or without a signed-in user. */
export type OpenCallOf<Declared extends Reads = Nothing, Own extends Services = Services> = Context<Own> &
  FieldsOf<Declared>;
/** Like `CallOf`, with a file body. */
export type RawCallOf<Declared extends Reads = Nothing, Own extends Services = Services> = Context<Own> &
  QueryOf<Declared> & { readonly caller: Caller; readonly body: RawBody };

/** Declares an endpoint without fields. */
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
  /** For a call that started a session: its token, and the answers of other calls to include, by path. */
  readonly along?: { readonly session: string; readonly answers: Readonly<Record<string, unknown>> };
  /** The changed records to announce, if the call's path does not identify them. Rule R-LIV-07. */
  readonly changed?: readonly ChangedRecord[];
}

/**
 * Who may call: `open` everyone, `signed-in` everyone with a session, `right` holders of exactly that right, `rights`
 * of one of these, `modules` of any right of one of these modules, `su` superusers only. Superusers may call
 * everything.
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
  /** Path below `/api/`, with `:name` for one segment and `:name{.+}` for all remaining segments. */
  readonly path: string;
  readonly access: Access;
  /** False for a POST that creates no record, such as sending e-mail; it does not run in one transaction. */
  readonly creates?: false;
  /** Fields that the handler reads; all others are refused. */
  readonly reads: Reads;
  /** The specified part of the call; for plain modules. */
  readonly specified?: Specified;
}

/** An endpoint with a form body. */
export interface FormEndpoint<Own extends Services = Services> extends Row {
  /** Largest form in bytes; one megabyte by default. */
  readonly largestForm?: number;
  readonly handle: (call: Call<Own>) => Promise<Answer>;
}

/** An endpoint with a file body. */
export interface RawEndpoint<Own extends Services = Services> extends Row {
  /** Largest body in bytes. */
  readonly largest: number;
  readonly handleRaw: (call: RawCall<Own>) => Promise<Answer>;
}

/** Accepts a form or a file, by content type. */
export type EitherEndpoint<Own extends Services = Services> = FormEndpoint<Own> & RawEndpoint<Own>;

/** @template Own the services that its handler needs; a server that serves it must have them */
export type Endpoint<Own extends Services = Services> = FormEndpoint<Own> | RawEndpoint<Own> | EitherEndpoint<Own>;

export const withCaller = <Given extends Pick<UnparsedCall, 'caller'>>(
  call: Given,
): Given & { readonly caller: Caller } => {
  if (call.caller === null) throw unauthenticated();
  return { ...call, caller: call.caller };
};

type Handler<Given> = (call: Given) => Promise<Answer>;

/** Declares an endpoint without a session; `call.caller` is set if the user is signed in. */
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
      /** Declares an endpoint with a file body. @param largest in bytes */
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
      /** Declares an endpoint with a form or a file body. */
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

/** 200 with `code` and then the payload. */
export const ok = (payload: object = {}, headers: Readonly<Record<string, string>> = {}): Answer => ({
  status: 200,
  body: { code: 'OK', ...payload },
  headers,
});
export const noContent: Answer = { status: 204 };
