import { either } from 'fp-ts';
import { isRight } from 'fp-ts/Either';
import { inject, injectable } from 'inversify';
import * as t from 'io-ts';
import type { Answer, CallOptions } from '../../../application/shared/ports/call';
import { token } from '../../../application/shared/token';
import type { Failure } from '../../../domain/shared/failure';
import { failureOfAnswer } from './failure-of-answer';
import { encodeForm, type FormFields } from './form';
import { reportsOnce } from './reports.http';
import { ApiSettings, Fetch } from './transport';
import { sendWithProgress } from './upload';
import { Nothing, pathOf, type Reader } from './wire';

/** A request as the adapters put it; paths are relative to the API and carry no leading slash. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly query?: FormFields;
  readonly form?: FormFields;
  /** Bytes that travel as they are: a picture, a document. */
  readonly raw?: { readonly body: Blob; readonly name: string };
  readonly version?: string | null;
  /** A 401 that is an answer and not the end of a session: signing in, the first look at who is there. */
  readonly mayBeSignedOut?: boolean;
}

/** What came back: the body as it was read, where the record lives now, and its version. */
export interface Received<A> {
  readonly body: A;
  readonly location: string | null;
  readonly version: string | null;
}

interface Exchanged {
  readonly response: Response;
  readonly json: unknown;
}

const Along = t.type({ along: t.record(t.string, t.unknown) });

const unreachable = (reason: 'cut' | 'slow' | 'server' | 'cancelled'): Failure => ({ kind: 'Unreachable', reason });

/** No body reads as an empty object, what is no JSON as null. */
const jsonOf = (text: string): unknown =>
  text === '' ? {} : either.toUnion(either.tryCatch((): unknown => JSON.parse(text), () => null));

/** The characters that `encodeURIComponent` leaves as they are and a header may not hold (RFC 8187). */
const headerText = (text: string): string =>
  encodeURIComponent(text).replace(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);

/** The container's name for the line to the API. */
export const HttpClient = token<Http>('http');

/**
 * Speaks with the API: form encoding, cookies, cancelling, progress, patience, and one more try for a safe call on a
 * line that was cut. Never throws: every outcome is a typed failure or a body that its reader has read.
 */
@injectable()
export class Http {
  /** Messages for the makers; an answer that could not be read is one of them. */
  readonly reports = reportsOnce((message, level) => {
    void this.call({ method: 'POST', path: 'log', form: { message, level }, mayBeSignedOut: true }, Nothing)();
  });

  /** The mark of the last answer that had one. */
  private rights: string | null = null;

  constructor(
    @inject(Fetch) private readonly fetch: Fetch,
    @inject(ApiSettings) private readonly settings: ApiSettings,
  ) {}

  /** Makes a call; `reader` reads the whole JSON body, path by path. */
  call<A>(call: Call, reader: Reader<A>, options: CallOptions = {}): Answer<Received<A>> {
    return async () => {
      const exchanged = await this.exchange(call, options);
      if ('kind' in exchanged) return either.left(exchanged);
      const { response, json } = exchanged;
      this.noteRights(response);
      if (!response.ok) return either.left(this.refusal(call, response, json));
      this.keepAlong(json);
      const read = reader.decode(json);
      if (isRight(read)) {
        return either.right({ body: read.right, location: response.headers.get('Location'), version: response.headers.get('ETag') });
      }
      const path = pathOf(read.left);
      this.reports.report(`Unreadable answer: ${path} in ${call.method} ${call.path.split('/')[0] ?? ''}`);
      return either.left({ kind: 'Malformed', path });
    };
  }

  /** Asks for what the next call to the same address will read: that call waits, reads, and judges what came. */
  askAhead(call: Call): void {
    this.fetch.ahead?.(this.urlOf(call), this.initOf(call, null));
  }

  /** The whole answer, head and body: what is cut, slow or given up in either is so for both. */
  private async exchange(call: Call, options: CallOptions): Promise<Exchanged | Failure> {
    const isGivenUp = (): boolean => options.signal?.aborted === true;
    for (let tries = call.method === 'GET' ? 2 : 1; ; tries -= 1) {
      if (isGivenUp()) return unreachable('cancelled');
      const stop = new AbortController();
      const abort = (): void => { stop.abort(); };
      let patience = setTimeout(abort, this.settings.patience);
      options.signal?.addEventListener('abort', abort);
      try {
        const response = await this.send(call, stop.signal, (share) => {
          clearTimeout(patience);
          patience = setTimeout(abort, this.settings.patience);
          options.onProgress?.(share);
        });
        const json = jsonOf(await response.text());
        return isGivenUp() ? unreachable('cancelled') : { response, json };
      } catch {
        if (isGivenUp()) return unreachable('cancelled');
        if (stop.signal.aborted) return unreachable('slow');
        if (tries <= 1) return unreachable('cut');
      } finally {
        clearTimeout(patience);
        options.signal?.removeEventListener('abort', abort);
      }
    }
  }

  private send(call: Call, signal: AbortSignal, onProgress: (share: number) => void): Promise<Response> {
    const url = this.urlOf(call);
    const init = this.initOf(call, signal);
    return call.raw ? sendWithProgress(url, init, onProgress) : this.fetch(url, init);
  }

  private urlOf({ path, query }: Call): string {
    return `${this.settings.base}${path}${query === undefined ? '' : `?${encodeForm(query)}`}`;
  }

  private initOf(call: Call, signal: AbortSignal | null): RequestInit {
    const headers: Record<string, string> = { Accept: 'application/json' };
    if (call.form) headers['Content-Type'] = 'application/x-www-form-urlencoded';
    if (call.raw) {
      headers['Content-Type'] = call.raw.body.type;
      headers['Content-Disposition'] = `attachment; filename*=UTF-8''${headerText(call.raw.name)}`;
    }
    if (typeof call.version === 'string') headers['If-Match'] = call.version;
    const body = call.raw?.body ?? (call.form && encodeForm(call.form)) ?? null;
    return { method: call.method, headers, body, signal, credentials: 'same-origin' };
  }

  /** An answer may bring along those of other calls, by their path, which are read when they are asked for. */
  private keepAlong(json: unknown): void {
    const found = Along.decode(json);
    if (isRight(found)) Object.entries(found.right.along).forEach(([path, body]) => this.fetch.keep?.(`${this.settings.base}${path}`, body));
  }

  /** Every answer may carry a mark of what the person may do; where an API sends none, a 403 is the sign. Rule R-ACC-13. */
  private noteRights({ headers, status }: Response): void {
    const [mark, before] = [headers.get('Kantoor-Rights'), this.rights];
    this.rights = mark ?? before;
    if (mark === null ? status === 403 : before !== null && mark !== before) this.settings.onRightsChanged();
  }

  private refusal(call: Call, response: Response, json: unknown): Failure {
    const failure = failureOfAnswer(response.status, json, response.headers.get('Retry-After'));
    if (failure.kind === 'Unauthenticated' && call.mayBeSignedOut !== true) this.settings.onUnauthenticated();
    return failure;
  }
}
