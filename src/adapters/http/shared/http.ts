import { either } from 'fp-ts';
import { isLeft, isRight, type Either } from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { inject, injectable } from 'inversify';
import * as t from 'io-ts';
import type { Answer, CallOptions } from '../../../application/shared/ports/call';
import { token } from '../../../application/shared/token';
import type { Failure } from '../../../domain/shared/failure';
import { failureOfAnswer } from './failure-of-answer';
import { encodeForm } from './form';
import { reportsOnce } from './reports.http';
import { requestOf, type Call } from './request';
import { ApiSettings, Fetch } from './transport';
import { Nothing, pathOf, type Reader } from './wire';

/** An answer: the parsed body, the record's location, and its version. */
export interface Received<A> {
  readonly body: A;
  readonly location: string | null;
  readonly version: string | null;
}

interface Came<Body> {
  readonly response: Response;
  readonly body: Body;
}

/** Reads a successful answer completely; reports its progress. */
type Read<Body> = (response: Response, onProgress: (share: number) => void) => Promise<Body>;

/** Codes of an answer that carried out the call at least in part. */
const DONE: readonly unknown[] = [undefined, 'OK', 'PARTIAL'];
const Coded = t.type({ code: t.unknown });

/** Why a 2xx answer is not a success; null if it is. Rule R-SHR-54. */
const doubtOf = (status: number, body: unknown): string | null => {
  // 202 Accepted may still fail.
  if (status === 202) return 'status 202';
  return Coded.is(body) && !DONE.includes(body.code) ? 'code' : null;
};

/** Factor of the time limit while a server that received all bytes processes them. */
const AT_WORK = 6;

const Along = t.type({ along: t.record(t.string, t.unknown) });

const unreachable = (reason: 'cut' | 'slow' | 'server' | 'cancelled'): Failure => ({ kind: 'Unreachable', reason });

/** An empty body is read as an empty object, invalid JSON as null. */
const jsonOf = (text: string): unknown =>
  text === ''
    ? {}
    : either.toUnion(
        either.tryCatch(
          (): unknown => JSON.parse(text),
          () => null,
        ),
      );

const atStart = ({ isForStart, method, path }: Call, { status }: Response): Pick<Failure, 'atStart'> =>
  isForStart === true ? { atStart: { call: `${method} ${path}`, status } } : {};

const readJson: Read<unknown> = async (response) => jsonOf(await response.text());

/** Container token of the HTTP client. */
export const HttpClient = token<Http>('http');

/** The HTTP client. Never throws: every outcome is a typed failure or a parsed body; safe calls are retried once. */
@injectable()
export class Http {
  /** Messages for the developers, such as an answer that could not be read. */
  readonly reports = reportsOnce((message) => {
    void this.call(
      { method: 'POST', path: 'log', form: { message, level: 'warning' }, mayBeSignedOut: true },
      Nothing,
    )();
  });

  /** URLs whose next answer may come from another answer; it then says nothing about the session. */
  private readonly bundledUrls = new Set<string>();

  /** Path of the list to fetch with the sign-in; null while signed in. Rule R-SES-33. */
  private firstList: string | null = null;

  /** Number of times that calls were repeated after signing in again. */
  private resumptions = 0;

  /** The rights fingerprint of the last answer that had one. */
  private rights: string | null = null;

  constructor(
    @inject(Fetch) private readonly fetch: Fetch,
    @inject(ApiSettings) private readonly settings: ApiSettings,
  ) {}

  /** Whether any answer had a header beyond the specification. */
  get offersExtras(): boolean {
    return this.rights !== null;
  }

  /** Makes a call; `reader` parses the JSON body. */
  call<A>(call: Call, reader: Reader<A>, options: CallOptions = {}): Answer<Received<A>> {
    return async () => {
      const came = await this.ask(call, options, readJson);
      if (isLeft(came)) return came;
      const { response, body } = came.right;
      this.keepBundledAnswers(body);
      const read = reader.decode(body);
      const doubt = doubtOf(response.status, body);
      if (isRight(read) && doubt === null) {
        return either.right({
          body: read.right,
          location: response.headers.get('Location'),
          version: response.headers.get('ETag'),
        });
      }
      const path = doubt ?? (isLeft(read) ? pathOf(read.left) : '');
      this.reports.report(`Unreadable answer: ${path} in ${call.method} ${call.path.split('/')[0] ?? ''}`);
      return either.left({ kind: 'Malformed', path, ...atStart(call, response) });
    };
  }

  /** Fetches bytes. Progress is reported only if the response has `Content-Length`. */
  bytes(call: Call, options: CallOptions = {}): Answer<Blob> {
    return async () =>
      pipe(
        await this.ask(call, options, async (response, onProgress) => {
          const { blobOf } = await import(/* webpackChunkName: "shell" */ './download');
          return blobOf(response, onProgress);
        }),
        either.map(({ body }) => body),
      );
  }

  /** Makes a call whose answer the next call to the same URL uses; before a sign-in, together with its answer. */
  prefetch(call: Call): void {
    if (this.firstList === null) this.fetch.ahead?.(this.urlOf(call), requestOf(call, null));
    else this.firstList = this.urlOf(call).slice(this.settings.base.length);
  }

  private async ask<Body>(call: Call, options: CallOptions, read: Read<Body>): Promise<Either<Failure, Came<Body>>> {
    const [since, came] = [this.resumptions, await this.exchange(call, options, read)];
    if ('kind' in came) return either.left(came);
    const { response, body } = came;
    this.noteRights(call, response);
    if (response.ok) this.noteSession(call);
    if (isRight(body)) return either.right({ response, body: body.right });
    const failure = this.refusal(call, response, body.left);
    return (await this.isResumed(call, failure, since)) ? this.ask(call, options, read) : either.left(failure);
  }

  /** Reads the whole answer; time limits and cancelling apply to head and body, and a refusal's JSON is read. */
  private async exchange<Body>(
    call: Call,
    options: CallOptions,
    read: Read<Body>,
  ): Promise<Came<Either<unknown, Body>> | Failure> {
    const isGivenUp = (): boolean => options.signal?.aborted === true;
    for (let tries = call.method === 'GET' && call.hasEffect !== true ? 2 : 1; ; tries -= 1) {
      if (isGivenUp()) return unreachable('cancelled');
      const stop = new AbortController();
      const abort = (): void => {
        stop.abort();
      };
      let patience = setTimeout(abort, this.settings.timeout);
      options.signal?.addEventListener('abort', abort);
      const tell = (share: number): void => {
        clearTimeout(patience);
        patience = setTimeout(abort, this.settings.timeout * (share < 1 ? 1 : AT_WORK));
        options.onProgress?.(share);
      };
      try {
        const response = await this.send(call, stop.signal, tell);
        const body = response.ok
          ? either.right(await read(response, tell))
          : either.left(await readJson(response, tell));
        return isGivenUp() ? unreachable('cancelled') : { response, body };
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

  private async send(call: Call, signal: AbortSignal, onProgress: (share: number) => void): Promise<Response> {
    const url = this.urlOf(call);
    const init = requestOf(call, signal, this.settings.tab, this.firstList);
    if (call.raw === undefined && call.isLarge !== true) return this.fetch(url, init);
    // Not loaded before sign-in: it is in the chunk of the signed-in screens.
    const { sendWithProgress } = await import(/* webpackChunkName: "shell" */ './upload');
    signal.throwIfAborted();
    return sendWithProgress(url, init, onProgress);
  }

  private urlOf({ path, query }: Call): string {
    return `${this.settings.base}${path}${query === undefined ? '' : `?${encodeForm(query)}`}`;
  }

  /** An answer may include the answers of other calls by path; they are used when those calls are made. */
  private keepBundledAnswers(json: unknown): void {
    const found = Along.decode(json);
    if (isRight(found))
      Object.entries(found.right.along).forEach(([path, body]) => {
        const url = `${this.settings.base}${path}`;
        this.bundledUrls.add(url);
        this.fetch.keep?.(url, body);
      });
  }

  /** Notes the rights fingerprint; if the API sends none, a 403 means that rights may have changed. R-ACC-13. */
  private noteRights({ mayBeForbidden }: Call, { headers, status }: Response): void {
    const [mark, before] = [headers.get('Kantoor-Rights'), this.rights];
    this.rights = mark ?? before;
    if (status === 401) this.firstList ??= '';
    if (mark === null ? status === 403 && mayBeForbidden !== true : before !== null && mark !== before)
      this.settings.onRightsChanged();
  }

  private noteSession(call: Call): void {
    const isFromNetwork = !this.bundledUrls.delete(this.urlOf(call));
    const isKnown = isFromNetwork && call.mayBeSignedOut !== true;
    if (call.startsSession ?? isKnown) this.firstList = null;
    if (call.startsSession === false) this.firstList = '';
    if (call.startsSession === true) this.settings.onSignedIn();
    else if (isKnown) this.settings.onAuthenticated();
  }

  private refusal(call: Call, response: Response, json: unknown): Failure {
    const { headers, status } = response;
    const failure = failureOfAnswer(status, json, headers.get('Retry-After'), headers.get('Date'));
    return { ...failure, ...atStart(call, response) };
  }

  /** Reports the end of a session, and waits for a sign-in. R-SES-34. @param since `resumptions` when it was sent */
  private async isResumed({ mayBeSignedOut }: Call, { kind }: Failure, since: number): Promise<boolean> {
    if (kind !== 'Unauthenticated' || mayBeSignedOut === true) return false;
    if (since < this.resumptions) return true;
    this.settings.onUnauthenticated();
    if ((await this.settings.resumed?.()) !== true) return false;
    this.resumptions += 1;
    return true;
  }
}
