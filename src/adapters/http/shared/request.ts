import { encodeForm, type FormFields } from './form';

/** A request of an adapter; paths are relative to the API, without a leading slash. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly query?: FormFields;
  readonly form?: FormFields;
  /** A body of raw bytes, such as a picture. */
  readonly raw?: {
    readonly body: Blob;
    readonly name: string;
    /** Media type; by default that of the body. */ readonly type?: string;
  };
  /** A GET with side effects, which is not retried. */
  readonly hasEffect?: boolean;
  /** A form with a whole picture: like a raw body, it has no time limit while it progresses. */
  readonly isLarge?: boolean;
  /** Marks a form that is sent to the URL of a file as not being a file. */
  readonly isInline?: boolean;
  /** The browser sends it even if the page closes. */
  readonly outlivesPage?: boolean;
  readonly version?: string | null;
  /** Idempotency key: the API creates the record once, however often it is requested. */
  readonly key?: string;
  /** A 403 that does not mean changed rights: the name of a record that the user may not open. */
  readonly mayBeForbidden?: boolean;
  /** True: success sets the session cookie; false: deletes it. */
  readonly startsSession?: boolean;
  /** The console cannot start without this call: a failure names the call and the status. */
  readonly isForStart?: boolean;
  /** A 401 is an answer, not the end of a session: for signing in and the first check of the session. */
  readonly mayBeSignedOut?: boolean;
}

/** The characters that `encodeURIComponent` keeps but a header may not contain (RFC 8187). */
const headerText = (text: string): string =>
  encodeURIComponent(text.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/**
 * Converts a call for `fetch`. @param tab id of this page, for calls that change data @param list path of the list to
 * include in a sign-in answer
 */
export const requestOf = (call: Call, signal: AbortSignal | null, tab?: string, list?: string | null): RequestInit => {
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (call.form) headers['Content-Type'] = 'application/x-www-form-urlencoded';
  if (call.raw) {
    headers['Content-Type'] = call.raw.type ?? call.raw.body.type;
    headers['Content-Disposition'] = `attachment; filename*=UTF-8''${headerText(call.raw.name)}`;
  }
  if (call.isInline === true) headers['Content-Disposition'] = 'inline';
  if (typeof call.version === 'string') headers['If-Match'] = call.version;
  if (call.key !== undefined) headers['Idempotency-Key'] = call.key;
  if (call.startsSession === true && list) headers['Kantoor-List'] = list;
  if (tab !== undefined && call.method !== 'GET') headers['Kantoor-Tab'] = tab;
  const body = call.raw?.body ?? (call.form && encodeForm(call.form)) ?? null;
  return {
    method: call.method,
    headers,
    body,
    signal,
    credentials: 'same-origin',
    // Redirects of writes are not followed: most turn into a GET, whose answer does not concern the write.
    redirect: call.method === 'GET' ? 'follow' : 'manual',
    ...(call.outlivesPage === true ? { keepalive: true } : {}),
  };
};
