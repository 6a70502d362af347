import { encodeForm, type FormFields } from './form';

/** A request as the adapters put it; paths are relative to the API and carry no leading slash. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly query?: FormFields;
  readonly form?: FormFields;
  /** Bytes that travel as they are: a picture, a document. */
  readonly raw?: {
    readonly body: Blob;
    readonly name: string;
    /** Its own where it is left out. */ readonly type?: string;
  };
  /** A GET that does something: it is not tried again. */
  readonly isAct?: boolean;
  /** A form that holds a whole picture: like a raw body, it may take long as long as it comes on. */
  readonly isLarge?: boolean;
  /** Marks a form that goes to the address of a file as no file. */
  readonly isInline?: boolean;
  /** Arrives even when the page is closed meanwhile. */
  readonly outlivesPage?: boolean;
  readonly version?: string | null;
  /** What is made under it is made once, however often it is asked for. */
  readonly key?: string;
  /** A 403 that says nothing of changed rights: a name of a record that the person may not open. */
  readonly mayBeForbidden?: boolean;
  /** Success sets the cookie of a session; false: takes it away. */
  readonly startsSession?: boolean;
  /** The console cannot start without its answer: a failure names the call and the status. */
  readonly isForStart?: boolean;
  /** A 401 that is an answer and not the end of a session: signing in, the first look at who is there. */
  readonly mayBeSignedOut?: boolean;
}

/** The characters that `encodeURIComponent` leaves as they are and a header may not hold (RFC 8187). */
const headerText = (text: string): string =>
  encodeURIComponent(text.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** The request of a call, as `fetch` takes it. @param tab the page that changes something @param list wanted with a session */
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
    // Followed, most redirects turn a write into a GET, whose answer says nothing of the write.
    redirect: call.method === 'GET' ? 'follow' : 'manual',
    ...(call.outlivesPage === true ? { keepalive: true } : {}),
  };
};
