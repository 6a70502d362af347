import { resolve } from 'node:path';
import type { Mail } from '../server/mail/mail';
import { createServer } from '../server/server';
import { Browser, encodeForm, type FormValues, type Reply } from '../test/server/support/browser';

/** A request that was answered, and its answer. */
export interface Recorded {
  readonly request: string;
  readonly status: number;
  readonly location: string | null;
  /** As JSON; a file has none. */
  readonly body: unknown;
  readonly type: string;
}

export type Params = Readonly<Record<string, string | number>>;
/** A file that is sent as it is. */
export interface Sent {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const NOW = Date.UTC(2026, 10, 20, 9, 0, 0);
const CHEAP = { memoryCost: 8, timeCost: 1 };

/** The reference API with demonstration data and the specified calls only; remembers one good answer of each call. */
export class Recorder {
  readonly recorded = new Map<string, Recorded>();
  readonly refused: string[] = [];

  private constructor(
    private readonly browser: Browser,
    /** Goes on by a second with each call. */
    private readonly clock: { now: number },
    /** Mails that were sent, the newest last. */
    readonly mails: readonly Mail[],
    readonly runJobs: () => Promise<void>,
    readonly close: () => Promise<void>,
  ) {}

  static async open(): Promise<Recorder> {
    const mails: Mail[] = [];
    const clock = { now: NOW };
    const server = await createServer({
      root: resolve(import.meta.dirname, '..'),
      dataDir: 'memory://',
      seed: { kind: 'demo', eventDays: 30 },
      passwordCost: CHEAP,
      extras: false,
      now: () => clock.now,
      mailer: {
        send: (mail) => {
          mails.push(mail);
          return Promise.resolve();
        },
        close: () => undefined,
      },
    });
    const runJobs = async (): Promise<void> => {
      await server.services?.jobs.drain();
    };
    return new Recorder(new Browser({ server }), clock, mails, runJobs, () => server.stop());
  }

  /**
   * Makes a call. @param call with its method, such as `PUT user/:id` @param params of its path @param fields of its
   * query or its form
   */
  async call(call: string, params: Params = {}, fields: FormValues = {}, file?: Sent): Promise<Reply> {
    const [method = '', path = ''] = call.split(' ');
    const target = path.replaceAll(/:(\w+)(?:\{[^}]*\})?/g, (_, name: string) => String(params[name]));
    const encoded = encodeForm(fields);
    const query = encoded !== '' && (method === 'GET' || file !== undefined) ? `?${encoded}` : '';
    const body = method === 'GET' ? undefined : (file?.bytes ?? encoded);
    const headers: Readonly<Record<string, string>> =
      file === undefined
        ? {}
        : { 'Content-Type': file.type, 'Content-Disposition': `attachment; filename*=UTF-8''${file.name}` };
    this.clock.now += 1000;
    const reply = await this.browser.send(method, target + query, body, headers);
    if (reply.status >= 300) this.refused.push(`${method} ${target} ${encoded}: ${reply.status} ${reply.text}`);
    else if (!this.recorded.has(call))
      this.recorded.set(call, {
        request: [
          `${method} api/${target}${decodeURIComponent(query.replaceAll('+', ' '))}`,
          ...Object.entries(headers).map((header) => header.join(': ')),
          ...(file === undefined ? lines(encoded, method) : ['(the file)']),
        ].join('\n'),
        status: reply.status,
        location: reply.headers.get('location'),
        body: reply.body,
        type: reply.headers.get('content-type') ?? '',
      });
    return reply;
  }
}

/** One line for each field of a form. */
const lines = (encoded: string, method: string): readonly string[] =>
  method === 'GET' || encoded === ''
    ? []
    : encoded.split('&').map((pair) => decodeURIComponent(pair.replaceAll('+', ' ')));

/** The last part of the `Location` of a new record. */
export const idOf = ({ headers }: Reply): string => headers.get('location')?.split('/').at(-1) ?? '';

/** The rows of a list, with their ids. */
export const rowsOf = ({ body }: Reply): readonly Readonly<Record<string, unknown>>[] => {
  const rows: unknown = Object.values(body ?? {}).find((value) => Array.isArray(value));
  return Array.isArray(rows) ? (rows as readonly Readonly<Record<string, unknown>>[]) : []; // our own lists
};
