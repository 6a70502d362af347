import type { RunningServer } from '../../../server/server';

/** Values of form fields: a list is sent as `name[]`, an empty one as one empty item. */
export type FormValues = Readonly<Record<string, string | number | readonly (string | number)[] | undefined>>;

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The answer as JSON; undefined when it has none. */
  readonly body: unknown;
}

export const encodeForm = (values: FormValues): string => {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) continue;
    if (typeof value !== 'object') form.append(name, String(value));
    else for (const item of value.length === 0 ? [''] : value) form.append(`${name}[]`, String(item));
  }
  return form.toString();
};

/** Calls the app in process and keeps its cookies, as a browser would. */
export class Browser {
  constructor(
    private readonly testServer: { readonly server: Pick<RunningServer, 'app'> },
    /** The session cookie. */
    public cookie = '',
    /** Identifies the browser to the server; outlives sessions. */
    public browserCookie = '',
  ) {}

  get(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Reply> {
    return this.send('GET', path, undefined, headers);
  }

  call(
    method: string,
    path: string,
    values: FormValues = {},
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Reply> {
    return this.send(method, path, encodeForm(values), headers);
  }

  /** @param path below `/api/`, or from the root if it starts with a slash */
  async send(
    method: string,
    path: string,
    body: string | Uint8Array<ArrayBuffer> | undefined,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Reply> {
    const target = path.startsWith('/') ? path : `/api/${path}`;
    const answer = await this.testServer.server.app.request(target, {
      method,
      headers: {
        ...(typeof body === 'string' ? { 'Content-Type': 'application/x-www-form-urlencoded' } : {}),
        ...(this.cookie + this.browserCookie === ''
          ? {}
          : { Cookie: [this.cookie, this.browserCookie].filter(Boolean).join('; ') }),
        ...headers,
      },
      ...(body === undefined ? {} : { body }),
    });
    for (const set of answer.headers.getSetCookie()) {
      const value = set.includes('Max-Age=0;') || set.endsWith('Max-Age=0') ? '' : (set.split(';')[0] ?? '');
      if (set.startsWith('kantoor-browser=')) this.browserCookie = value;
      else this.cookie = value;
    }
    const text = await textOf(answer);
    return { status: answer.status, headers: answer.headers, text, body: parsed(text) };
  }
}

/** An event stream never ends: its text is not read. */
const textOf = async (answer: Response): Promise<string> => {
  if (answer.headers.get('content-type')?.startsWith('text/event-stream') !== true) return answer.text();
  await answer.body?.cancel();
  return '';
};

/** The body, cast to the type that the test expects: if the body has another shape, the test fails. */
export const bodyOf = <Body>({ body }: Reply): Body => body as Body;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Status of a refusal, and the names of its fields in alphabetical order. */
export const refusedFields = (reply: Reply) => [
  reply.status,
  Object.keys(bodyOf<{ fields?: object }>(reply).fields ?? {}).sort(),
];
