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

/** What came back: the body as it was read, where the record lives now, and its version. */
export interface Received<A> {
  readonly body: A;
  readonly location: string | null;
  readonly version: string | null;
}

interface Came<Body> {
  readonly response: Response;
  readonly body: Body;
}

/** Reads a good answer to its end; tells the share of what has come. */
type Read<Body> = (response: Response, onProgress: (share: number) => void) => Promise<Body>;

/** Codes of an answer that carried out what was asked, or part of it. */
const DONE: readonly unknown[] = [undefined, 'OK', 'PARTIAL'];
const Coded = t.type({ code: t.unknown });

/** What shows that a 2xx answer is no success; null for nothing. Rule R-SHR-54. */
const doubtOf = (status: number, body: unknown): string | null => {
  // Accepted means that it may still fail.
  if (status === 202) return 'status 202';
  return Coded.is(body) && !DONE.includes(body.code) ? 'code' : null;
};

/** How many times longer than for anything else one waits for a server that has all bytes and looks into them. */
const AT_WORK = 6;

const Along = t.type({ along: t.record(t.string, t.unknown) });

const unreachable = (reason: 'cut' | 'slow' | 'server' | 'cancelled'): Failure => ({ kind: 'Unreachable', reason });

/** No body reads as an empty object, what is no JSON as null. */
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

/** The container's name for the line to the API. */
export const HttpClient = token<Http>('http');

/**
 * Speaks with the API: form encoding, cookies, cancelling, progress, patience, and one more try for a safe call on a
 * line that was cut. Never throws: every outcome is a typed failure or a body that its reader has read.
 */
@injectable()
export class Http {
  /** Messages for the makers; an answer that could not be read is one of them. */
  readonly reports = reportsOnce((message) => {
    void this.call(
      { method: 'POST', path: 'log', form: { message, level: 'warning' }, mayBeSignedOut: true },
      Nothing,
    )();
  });

  /** Addresses whose next answer may come from another answer: it says nothing about the session. */
  private readonly broughtAlong = new Set<string>();

  /** While nobody is signed in: the list that is wanted first, by its path. Rule R-SES-33. */
  private firstList: string | null = null;

  /** How many calls went on after signing in again. */
  private resumptions = 0;

  /** The mark of the last answer that had one. */
  private rights: string | null = null;

  constructor(
    @inject(Fetch) private readonly fetch: Fetch,
    @inject(ApiSettings) private readonly settings: ApiSettings,
  ) {}

  /** Whether an answer had something that the specification does not name. */
  get offersExtras(): boolean {
    return this.rights !== null;
  }

  /** Makes a call; `reader` reads the whole JSON body, path by path. */
  call<A>(call: Call, reader: Reader<A>, options: CallOptions = {}): Answer<Received<A>> {
    return async () => {
      const came = await this.ask(call, options, readJson);
      if (isLeft(came)) return came;
      const { response, body } = came.right;
      this.keepAlong(body);
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

  /** Fetches bytes as they are; how many of them have come is told where the answer says how many there are. */
  bytes(call: Call, options: CallOptions = {}): Answer<Blob> {
    return async () =>
      pipe(
        await this.ask(call, options, async (response, onProgress) => {
          const { blobOf } = await import(/* webpackChunkName: "desk" */ './download');
          return blobOf(response, onProgress);
        }),
        either.map(({ body }) => body),
      );
  }

  /** Asks for what the next call to the same address will read and judge; before a sign-in, along with its answer. */
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

  /** The whole answer: what is cut, slow or given up in head or body is so for both; of a refusal, its JSON. */
  private async exchange<Body>(
    call: Call,
    options: CallOptions,
    read: Read<Body>,
  ): Promise<Came<Either<unknown, Body>> | Failure> {
    const isGivenUp = (): boolean => options.signal?.aborted === true;
    for (let tries = call.method === 'GET' && call.isAct !== true ? 2 : 1; ; tries -= 1) {
      if (isGivenUp()) return unreachable('cancelled');
      const stop = new AbortController();
      const abort = (): void => {
        stop.abort();
      };
      let patience = setTimeout(abort, this.settings.patience);
      options.signal?.addEventListener('abort', abort);
      const tell = (share: number): void => {
        clearTimeout(patience);
        patience = setTimeout(abort, this.settings.patience * (share < 1 ? 1 : AT_WORK));
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
    // Not before sign-in: it comes with the desk.
    const { sendWithProgress } = await import(/* webpackChunkName: "desk" */ './upload');
    signal.throwIfAborted();
    return sendWithProgress(url, init, onProgress);
  }

  private urlOf({ path, query }: Call): string {
    return `${this.settings.base}${path}${query === undefined ? '' : `?${encodeForm(query)}`}`;
  }

  /** An answer may bring along those of other calls, by their path, which are read when they are asked for. */
  private keepAlong(json: unknown): void {
    const found = Along.decode(json);
    if (isRight(found))
      Object.entries(found.right.along).forEach(([path, body]) => {
        const url = `${this.settings.base}${path}`;
        this.broughtAlong.add(url);
        this.fetch.keep?.(url, body);
      });
  }

  /** An answer may carry a mark of what the person may do; where an API sends none, a 403 is the sign. Rule R-ACC-13. */
  private noteRights({ mayBeForbidden }: Call, { headers, status }: Response): void {
    const [mark, before] = [headers.get('Kantoor-Rights'), this.rights];
    this.rights = mark ?? before;
    if (status === 401) this.firstList ??= '';
    if (mark === null ? status === 403 && mayBeForbidden !== true : before !== null && mark !== before)
      this.settings.onRightsChanged();
  }

  private noteSession(call: Call): void {
    const isFromNetwork = !this.broughtAlong.delete(this.urlOf(call));
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

  /** Reports the end of a session, and waits where signing in is offered. Rule R-SES-34. @param since `resumptions` when it was sent */
  private async isResumed({ mayBeSignedOut }: Call, { kind }: Failure, since: number): Promise<boolean> {
    if (kind !== 'Unauthenticated' || mayBeSignedOut === true) return false;
    if (since < this.resumptions) return true;
    this.settings.onUnauthenticated();
    if ((await this.settings.resumed?.()) !== true) return false;
    this.resumptions += 1;
    return true;
  }
}
