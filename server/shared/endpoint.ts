import type { Database } from '../database/database';
import type { Counts } from '../database/counts';
import type { HelpPages } from '../insight/help-pages';
import type { Mailer } from '../mail/mail';
import type { Passwords } from '../session/passwords';
import type { Strings } from '../session/strings';
import type { ByteStream, Bytes, RawBody } from './bytes';
import type { Encoded } from './encoding';
import type { Errands } from './errands';
import type { Fields } from './fields';
import { unauthenticated } from './refusal';

/** What handlers reach beside the call itself. */
export interface Services {
  readonly db: Database;
  readonly counts: Counts;
  readonly passwords: Passwords;
  readonly strings: Strings;
  readonly help: HelpPages;
  readonly mailer: Mailer;
  /** Who gets the questions that people ask from the console. */
  readonly supportEmail: string;
  readonly errands: Errands;
  /** The address under which people reach this server, without a slash at the end; for links in mails. */
  readonly address: () => string;
  /** The moment, in milliseconds since 1970. */
  readonly now: () => number;
  /** True when strangers can reach this server: the demonstration accounts are then shut. */
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
}

/** What every handler is given, whatever the body. */
export interface Asked {
  readonly services: Services;
  readonly caller: Caller | null;
  /** Decoded value of a `:name` in the path. */
  readonly param: (name: string) => string;
  readonly query: Fields;
  readonly header: (name: string) => string | undefined;
  /** Network address of the client. */
  readonly address: string;
  /** Token of the session cookie as it was sent, valid or not. */
  readonly token: string | undefined;
  readonly secure: boolean;
}

/** A call with a form as its body. */
export interface Call extends Asked {
  readonly form: Fields;
}
export type SignedInCall = Call & { readonly caller: Caller };

/** A call with a file as its body. */
export interface RawCall extends Asked {
  readonly body: RawBody;
}
export type SignedInRawCall = RawCall & { readonly caller: Caller };

export interface Answer {
  readonly status: 200 | 201 | 204 | 206 | 301 | 304;
  readonly body?: object | Encoded | Bytes | ByteStream;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Who may call: `open` everyone, `signed-in` everyone with a session, `right` the holders of exactly that right,
 * `modules` the holders of any right of one of these modules. Superusers pass always.
 */
export type Access =
  | { readonly kind: 'open' }
  | { readonly kind: 'signed-in' }
  | { readonly kind: 'right'; readonly right: string }
  | { readonly kind: 'modules'; readonly modules: readonly string[] };

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

interface Row {
  readonly method: Method;
  /** Below `/api/`, with `:name` for a variable segment and `:name{.+}` for all that are left. */
  readonly path: string;
  readonly access: Access;
}

/** Takes a form. */
export interface FormEndpoint extends Row {
  /** Bytes that the form may have at most; a megabyte where nothing is said. */
  readonly largestForm?: number;
  readonly handle: (call: Call) => Promise<Answer>;
}

/** Takes a file. */
export interface RawEndpoint extends Row {
  /** Bytes that a body may have at most. */
  readonly largest: number;
  readonly handleRaw: (call: RawCall) => Promise<Answer>;
}

/** Takes a form where the body says that it is one, and a file otherwise. */
export type EitherEndpoint = FormEndpoint & RawEndpoint;

export type Endpoint = FormEndpoint | RawEndpoint | EitherEndpoint;

/** An endpoint that needs no session; `call.caller` is there when somebody is signed in all the same. */
export const open = (method: Method, path: string, handle: FormEndpoint['handle']): FormEndpoint => ({
  method,
  path,
  access: { kind: 'open' },
  handle,
});

const withCaller = <Given extends Asked>(call: Given): Given & { readonly caller: Caller } => {
  if (call.caller === null) throw unauthenticated();
  return { ...call, caller: call.caller };
};

interface Either extends Pick<EitherEndpoint, 'largest' | 'largestForm'> {
  readonly form: (call: SignedInCall) => Promise<Answer>;
  readonly raw: (call: SignedInRawCall) => Promise<Answer>;
}

const guarded = (access: Access) =>
  Object.assign(
    (method: Method, path: string, handle: (call: SignedInCall) => Promise<Answer>): FormEndpoint => ({
      method,
      path,
      access,
      handle: (call) => handle(withCaller(call)),
    }),
    {
      /** The same for a body that travels as it is. @param largest in bytes */
      raw: (
        method: Method,
        path: string,
        largest: number,
        handle: (call: SignedInRawCall) => Promise<Answer>,
      ): RawEndpoint => ({ method, path, access, largest, handleRaw: (call) => handle(withCaller(call)) }),
      /** The same for a body that is either. */
      either: (method: Method, path: string, { largest, largestForm, form, raw }: Either): EitherEndpoint => ({
        method,
        path,
        access,
        largest,
        largestForm,
        handle: (call) => form(withCaller(call)),
        handleRaw: (call) => raw(withCaller(call)),
      }),
    },
  );

export const signedIn = guarded({ kind: 'signed-in' });
export const withRight = (right: string) => guarded({ kind: 'right', right });
export const withAnyRightOf = (...modules: readonly string[]) => guarded({ kind: 'modules', modules });

/** 200 with the payload under its own key, after `code`. */
export const ok = (payload: object = {}, headers: Readonly<Record<string, string>> = {}): Answer => ({
  status: 200,
  body: { code: 'OK', ...payload },
  headers,
});
export const gone: Answer = { status: 204 };
