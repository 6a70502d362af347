import { isLeft, isRight } from 'fp-ts/Either';
import * as t from 'io-ts';
import { Http } from '../../../../src/adapters/http/shared/http';
import { Nothing } from '../../../../src/adapters/http/shared/wire';
import { answered, refusal } from '../../../contract/support/answered';
import { aLine, answering, cut, cutHalfway, fieldsOf, halfway, only, silent, type Reply } from '../support/line';
import { FakeUpload } from '../support/upload';

const get = { method: 'GET', path: 'user' } as const;
const changing = [
  { method: 'POST', path: 'user' },
  { method: 'PUT', path: 'user/3' },
  { method: 'DELETE', path: 'user' },
] as const;
const Hello = t.type({ hello: t.string });
const settings = {
  base: '/api/',
  tab: 'a-tab',
  timeout: 1000,
  onSignedIn: () => undefined,
  onAuthenticated: () => undefined,
  onUnauthenticated: () => undefined,
  onRightsChanged: () => undefined,
};

describe('a request', () => {
  test('goes to the API with cookies and asks for JSON', async () => {
    const { http, sent } = aLine(answering({ hello: 'you' }));
    expect(await answered(http.call({ ...get, query: { sort: { name: 'asc' }, page: 2 } }, Hello))).toEqual({
      body: { hello: 'you' },
      location: null,
      version: null,
    });
    const { url, init } = only(sent);
    expect(url).toBe('/api/user?sort%5Bname%5D=asc&page=2');
    expect([init.method, init.credentials, init.body ?? null]).toEqual(['GET', 'same-origin', null]);
    expect(new Headers(init.headers).get('Accept')).toBe('application/json');
  });

  test('carries its fields as a form', async () => {
    const { http, sent } = aLine(answering({}));
    await answered(
      http.call(
        { method: 'PUT', path: 'user/3', form: { firstname: 'Zoë', su: false, websites: [], usergroups: ['1', '2'] } },
        Nothing,
      ),
    );
    const { url, init } = only(sent);
    expect([url, init.method, new Headers(init.headers).get('Content-Type')]).toEqual([
      '/api/user/3',
      'PUT',
      'application/x-www-form-urlencoded',
    ]);
    expect(fieldsOf(init.body)).toEqual([
      ['firstname', 'Zoë'],
      ['su', '0'],
      ['websites[]', ''],
      ['usergroups[]', '1'],
      ['usergroups[]', '2'],
    ]);
  });

  test.each([
    ['"v7"', '"v7"'],
    [null, null],
    [undefined, null],
  ])('of version %p has If-Match %p', async (version, header) => {
    const { http, sent } = aLine(answering({}));
    await answered(http.call({ method: 'PUT', path: 'user/3', form: {}, version }, Nothing));
    expect(new Headers(only(sent).init.headers).get('If-Match')).toBe(header);
  });
});

describe('a file', () => {
  const patience = 10_000;
  const put = (body: Blob, name: string) => ({ method: 'PUT', path: 'me/avatar/', raw: { body, name } }) as const;
  const picture = put(new Blob(['x'], { type: 'image/png' }), 'portrait.png');
  const upload = (): FakeUpload => {
    const [first, ...others] = FakeUpload.sent;
    if (first === undefined || others.length > 0) throw new Error('Not one upload');
    return first;
  };
  /** The module that uploads is loaded on first use. */
  const begun = async (): Promise<void> => {
    while (FakeUpload.sent.length === 0) await new Promise((resolve) => setImmediate(resolve));
  };
  beforeEach(() => {
    FakeUpload.sent.length = 0;
    Object.assign(globalThis, { XMLHttpRequest: FakeUpload });
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'XMLHttpRequest');
    jest.useRealTimers();
  });

  test('is carried as it is, with its type and its name', async () => {
    const { http } = aLine(answering({}));
    const body = new Blob(['%PDF'], { type: 'application/pdf' });
    const call = http.call(put(body, 'prijs € lijst.pdf'), Nothing)();
    await begun();
    upload().arrives();
    expect(await call).toMatchObject({ _tag: 'Right', right: { version: '"v1"' } });
    const { headers } = upload();
    expect(upload().body).toBe(body);
    expect([headers.get('Content-Type'), headers.get('Content-Disposition')]).toEqual([
      'application/pdf',
      "attachment; filename*=UTF-8''prijs%20%E2%82%AC%20lijst.pdf",
    ]);
  });

  test('has a name of characters that a header may hold (RFC 8187)', async () => {
    const { http } = aLine(answering({}));
    void http.call(put(new Blob(['x'], { type: 'image/png' }), "o'neill (1)*.png"), Nothing)();
    await begun();
    const [, name = ''] = upload().headers.get('Content-Disposition')?.split("UTF-8''") ?? [];
    expect(name).toMatch(/^(?:[\w!#$&+.^`|~-]|%[0-9A-F]{2})+$/);
    expect(decodeURIComponent(name)).toBe("o'neill (1)*.png");
  });

  test('may take long, as long as it comes on', async () => {
    const { http } = aLine(answering({}));
    const shares: number[] = [];
    const call = http.call(picture, Nothing, {
      onProgress: (share) => {
        shares.push(share);
      },
    })();
    for (const loaded of [20, 40, 60, 80, 100]) {
      await jest.advanceTimersByTimeAsync(patience - 1);
      upload().reaches(loaded);
    }
    upload().arrives();
    expect(isRight(await call)).toBe(true);
    expect(shares).toEqual([0.2, 0.4, 0.6, 0.8, 1]);
  });

  test('that stands still is slow', async () => {
    const { http } = aLine(answering({}));
    const call = http.call(picture, Nothing)();
    await begun();
    upload().reaches(20);
    await jest.advanceTimersByTimeAsync(patience);
    expect(await call).toEqual({ _tag: 'Left', left: { kind: 'Unreachable', reason: 'slow' } });
  });

  test('that has gone whole may be looked into for longer, not for ever', async () => {
    const { http } = aLine(answering({}));
    const ended = jest.fn();
    const call = http.call(picture, Nothing)();
    void call.then(ended);
    await begun();
    upload().reaches(100);
    await jest.advanceTimersByTimeAsync(patience * 6 - 1);
    expect(ended).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(await call).toEqual({ _tag: 'Left', left: { kind: 'Unreachable', reason: 'slow' } });
  });

  test('in a form may take long too', async () => {
    const { http } = aLine(answering({}));
    const call = http.call(
      { method: 'PUT', path: 'library/a.png', form: { modified: 'data:image/png;base64,AA+/' }, isLarge: true },
      Nothing,
    )();
    await jest.advanceTimersByTimeAsync(patience - 1);
    upload().reaches(50);
    await jest.advanceTimersByTimeAsync(patience - 1);
    upload().arrives();
    expect(isRight(await call)).toBe(true);
    expect(fieldsOf(upload().body)).toEqual([['modified', 'data:image/png;base64,AA+/']]);
    expect(upload().headers.get('Content-Type')).toBe('application/x-www-form-urlencoded');
  });

  test('that is given up is cancelled', async () => {
    const { http } = aLine(answering({}));
    const stop = new AbortController();
    const call = http.call(picture, Nothing, { signal: stop.signal })();
    stop.abort();
    expect(await call).toEqual({ _tag: 'Left', left: { kind: 'Unreachable', reason: 'cancelled' } });
  });
});

describe('an answer', () => {
  test('gives its body, its Location and its version', async () => {
    const { http } = aLine(answering({ hello: 'you', more: 1 }, 201, { Location: 'api/user/12', ETag: '"v1"' }));
    expect(await answered(http.call({ method: 'POST', path: 'user', form: {} }, Hello))).toMatchObject({
      body: { hello: 'you' },
      location: 'api/user/12',
      version: '"v1"',
    });
  });

  test('without a body is read too', async () => {
    const { http } = aLine(() => Promise.resolve(new Response(null, { status: 204 })));
    expect((await answered(http.call({ method: 'DELETE', path: 'user', form: {} }, Nothing))).body).toBeNull();
  });

  test.each<[string, unknown, string]>([
    ['a field of the wrong kind', { hello: 7 }, 'hello'],
    ['a field that is not there', {}, 'hello'],
    ['no body', '', 'hello'],
    ['a page of a proxy', '<!doctype html>', 'answer'],
    ['half of it', '{"hello":', 'answer'],
    ['null', 'null', 'answer'],
  ])('with %s names the path', async (_, body, path) => {
    const { http } = aLine(answering(body));
    expect(await refusal(http.call(get, Hello))).toEqual({ kind: 'Malformed', path });
  });

  test('may bring others along, which are kept for the calls that will want them', async () => {
    const { fetch } = aLine(
      answering({ hello: 'you', along: { 'me': { me: 1 }, 'user/3': { user: 3 } } }),
      answering({ hello: 'you', along: 'nothing of ours' }),
      answering({ along: { me: {} } }, 403),
    );
    const kept: unknown[] = [];
    const line = Object.assign((...sent: Parameters<typeof fetch>) => fetch(...sent), {
      keep: (...along: unknown[]) => {
        kept.push(along);
      },
    });
    const http = new Http(line, settings);
    await answered(http.call({ method: 'POST', path: 'login', form: {} }, Hello));
    expect(kept).toEqual([
      ['/api/me', { me: 1 }],
      ['/api/user/3', { user: 3 }],
    ]);
    await answered(http.call(get, Hello));
    await refusal(http.call(get, Hello));
    expect(kept).toHaveLength(2);
  });

  test('of a sign-in is asked to bring the list that was wanted before it (R-SES-33)', async () => {
    const { fetch, sent } = aLine(answering({ code: 'UNAUTHENTICATED' }, 401), answering({}));
    const early: string[] = [];
    const line = Object.assign((...given: Parameters<typeof fetch>) => fetch(...given), {
      ahead: (url: string) => {
        early.push(url);
      },
    });
    const http = new Http(line, settings);
    const list = { method: 'GET', path: 'user/', query: { page: 1, general: 'é&' } } as const;
    const login = { method: 'POST', path: 'login', form: {}, startsSession: true, mayBeSignedOut: true } as const;
    const wanted = () => new Headers(sent.at(-1)?.init.headers).get('Kantoor-List');

    await refusal(http.call({ method: 'GET', path: 'me', mayBeSignedOut: true }, Nothing));
    http.prefetch({ ...list, path: 'redirect/' });
    http.prefetch(list);
    await answered(http.call(login, Nothing));
    expect([wanted(), early]).toEqual(['user/?page=1&general=%C3%A9%26', []]);

    http.prefetch(list);
    await answered(http.call({ method: 'PUT', path: 'me', form: {} }, Nothing));
    expect([wanted(), early]).toEqual([null, ['/api/user/?page=1&general=%C3%A9%26']]);

    await answered(http.call({ method: 'POST', path: 'logout', form: {}, startsSession: false }, Nothing));
    await answered(http.call(login, Nothing));
    expect(wanted()).toBeNull();
  });

  test('that cannot be read is reported once for each path', async () => {
    const { http, sent } = aLine(answering({}), answering({ code: 'OK' }), answering({}), answering([]));
    await refusal(http.call({ ...get, path: 'user/3' }, Hello));
    await refusal(http.call({ ...get, path: 'user/4' }, Hello));
    const reports = sent.filter(({ url }) => url === '/api/log');
    expect(reports).toHaveLength(1);
    expect(fieldsOf(reports[0]?.init.body)).toEqual([
      ['message', 'Unreadable answer: hello in GET user'],
      ['level', 'warning'],
    ]);
    expect(reports[0]?.init.method).toBe('POST');
  });

  test('information stays in the console of the browser', () => {
    const { http, sent } = aLine(answering({}));
    const said = jest.spyOn(console, 'info').mockImplementation(() => undefined);
    http.reports.report('Not removed', 'message');
    expect([said.mock.calls, sent]).toEqual([[['Not removed']], []]);
    said.mockRestore();
  });

  test('a report that fails is nobody’s failure, and is not reported', async () => {
    const { http, sent, ends } = aLine(answering({}), answering({ code: 'UNAUTHENTICATED' }, 401));
    expect(await refusal(http.call(get, Hello))).toEqual({ kind: 'Malformed', path: 'hello' });
    await new Promise(setImmediate);
    expect([sent.length, ends.count]).toEqual([2, 0]);
  });
});

describe('bytes', () => {
  afterEach(() => {
    jest.useRealTimers();
  });
  const from = { method: 'GET', path: 'library/download/a.bin' } as const;
  const bytes = new Uint8Array([0, 255, 10, 13, 128]);
  /** Sends the bytes two by two, each part after what the step does. */
  const inParts =
    (length: string | null, step: () => Promise<unknown> = () => Promise.resolve()): Reply =>
    ({ init }) =>
      Promise.resolve(
        new Response(
          new ReadableStream({
            start: async (body) => {
              init.signal?.addEventListener('abort', () => {
                body.error(new TypeError('terminated'));
              });
              for (let at = 0; at < bytes.length; at += 2) {
                await step();
                body.enqueue(bytes.slice(at, at + 2));
                await new Promise(setImmediate);
              }
              body.close();
            },
          }),
          { headers: { 'Content-Type': 'application/zip', ...(length === null ? {} : { 'Content-Length': length }) } },
        ),
      );

  test('come as they are, with their type, and tell how many of them there are', async () => {
    const shares: number[] = [];
    const { http } = aLine(inParts('5'));
    const blob = await answered(
      http.bytes(from, {
        onProgress: (share) => {
          shares.push(share);
        },
      }),
    );
    expect([blob.type, new Uint8Array(await blob.arrayBuffer())]).toEqual(['application/zip', bytes]);
    expect(shares).toEqual([0.4, 0.8, 1]);
  });

  test('of which nobody knows how many there will be come too', async () => {
    const shares: number[] = [];
    const { http } = aLine(inParts(null));
    expect(
      (
        await answered(
          http.bytes(from, {
            onProgress: (share) => {
              shares.push(share);
            },
          }),
        )
      ).size,
    ).toBe(5);
    expect(shares).toEqual([0, 0, 0]);
  });

  test('may take long, as long as they come on', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    const { http } = aLine(inParts('5', () => jest.advanceTimersByTimeAsync(9_999)));
    expect((await answered(http.bytes(from))).size).toBe(5);
  });

  test('that are refused are a failure like any other', async () => {
    const { http } = aLine(answering({ code: 'NOT_FOUND' }, 404), cutHalfway);
    expect(await refusal(http.bytes(from))).toEqual({ kind: 'NotFound' });
    expect(await refusal(http.bytes(from))).toEqual({ kind: 'Unreachable', reason: 'cut' });
  });
});

describe('a line that is cut', () => {
  test('is tried once more for a safe call', async () => {
    const { http, sent } = aLine(cut, answering({ hello: 'again' }));
    expect((await answered(http.call(get, Hello))).body).toEqual({ hello: 'again' });
    expect(sent).toHaveLength(2);
  });

  test('is not tried a third time', async () => {
    const { http, sent } = aLine(cut);
    expect(await refusal(http.call(get, Hello))).toEqual({ kind: 'Unreachable', reason: 'cut' });
    expect(sent).toHaveLength(2);
  });

  test.each(changing)('is not tried again for a $method, which may have arrived', async (call) => {
    const { http, sent } = aLine(cut, answering({}));
    expect(await refusal(http.call({ ...call, form: { name: 'a' } }, Nothing))).toEqual({
      kind: 'Unreachable',
      reason: 'cut',
    });
    expect(sent).toHaveLength(1);
  });

  test('in the middle of an answer is a cut line too', async () => {
    const { http } = aLine(cutHalfway);
    expect(await refusal(http.call({ method: 'POST', path: 'user', form: {} }, Nothing))).toEqual({
      kind: 'Unreachable',
      reason: 'cut',
    });
  });

  test('in the middle of an answer is tried once more for a safe call', async () => {
    const { http, sent } = aLine(cutHalfway, answering({ hello: 'again' }));
    expect((await answered(http.call(get, Hello))).body).toEqual({ hello: 'again' });
    expect(sent).toHaveLength(2);
  });

  test('an answer is never asked for twice, however bad it is', async () => {
    const { http, sent } = aLine(answering({ code: 'ERROR' }, 500));
    expect(await refusal(http.call(get, Hello))).toEqual({ kind: 'Unreachable', reason: 'server' });
    expect(sent).toHaveLength(1);
  });
});

describe('a call that nobody waits for', () => {
  test('does not leave when it was given up before', async () => {
    const { http, sent } = aLine(answering({}));
    expect(await refusal(http.call(get, Nothing, { signal: AbortSignal.abort() }))).toEqual({
      kind: 'Unreachable',
      reason: 'cancelled',
    });
    expect(sent).toEqual([]);
  });

  const givenUp = async (reply: Reply) => {
    const { impatient, sent } = aLine(reply);
    const stop = new AbortController();
    const call = impatient.call(get, Nothing, { signal: stop.signal })();
    await new Promise(setImmediate);
    stop.abort();
    const stopped = only(sent).init.signal?.aborted;
    return { stopped, outcome: await call, times: sent.length };
  };

  test('is stopped at once', async () => {
    expect(await givenUp(silent)).toMatchObject({
      stopped: true,
      outcome: { left: { kind: 'Unreachable', reason: 'cancelled' } },
      times: 1,
    });
  });

  test('is stopped at once in the middle of its answer', async () => {
    expect(await givenUp(halfway)).toMatchObject({
      stopped: true,
      outcome: { left: { kind: 'Unreachable', reason: 'cancelled' } },
      times: 1,
    });
  });

  test('ends nothing that was answered before', async () => {
    const { http } = aLine(answering({ hello: 'you' }));
    const stop = new AbortController();
    const outcome = await http.call(get, Hello, { signal: stop.signal })();
    stop.abort();
    expect(isRight(outcome)).toBe(true);
  });
});

describe('who waits too long', () => {
  test('for an answer is told that it is slow, and it is not asked for again', async () => {
    const { impatient, sent } = aLine(silent);
    expect(await refusal(impatient.call(get, Nothing))).toEqual({ kind: 'Unreachable', reason: 'slow' });
    expect(sent).toHaveLength(1);
  });

  test('for the rest of an answer is told the same', async () => {
    const { impatient, sent } = aLine(halfway);
    expect(await refusal(impatient.call(get, Nothing))).toEqual({ kind: 'Unreachable', reason: 'slow' });
    expect(sent).toHaveLength(1);
  });
});

describe('a 401', () => {
  test.each([get, ...changing])('ends the session on any $method', async (call) => {
    const { http, ends } = aLine(answering({ code: 'UNAUTHENTICATED' }, 401));
    expect(await refusal(http.call(call, Nothing))).toEqual({ kind: 'Unauthenticated' });
    expect(ends.count).toBe(1);
  });

  test.each(changing)('is followed by the same $method when the person signed in again (R-SES-31)', async (call) => {
    const { http, sent, ends, back } = aLine(answering({ code: 'UNAUTHENTICATED' }, 401), answering({ code: 'OK' }));
    back.resumed = () => Promise.resolve(true);
    await answered(http.call(call, Nothing));
    expect([ends.count, sent.length]).toEqual([1, 2]);
    expect(sent[1]?.url).toBe(sent[0]?.url);
    expect(sent[1]?.init).toMatchObject({ method: call.method, body: sent[0]?.init.body });
  });

  test('of a call that was sent before asks nobody again: the call is repeated (R-SES-31)', async () => {
    let refuseLate: () => void = () => undefined;
    const late = new Promise<void>((resolve) => {
      refuseLate = resolve;
    });
    const refused = answering({ code: 'UNAUTHENTICATED' }, 401);
    const { http, ends, sent, back } = aLine(
      async (asked) => {
        await late;
        return refused(asked);
      },
      refused,
      answering({ code: 'OK' }),
    );
    back.resumed = () => Promise.resolve(true);
    const slow = answered(http.call(get, Nothing));
    await answered(http.call(get, Nothing));
    refuseLate();
    await slow;
    expect([ends.count, sent.length]).toEqual([1, 4]);
  });

  test('of a call that was given up meanwhile is not followed by another (R-SES-31)', async () => {
    const { http, sent, back } = aLine(answering({ code: 'UNAUTHENTICATED' }, 401));
    const stop = new AbortController();
    back.resumed = () => {
      stop.abort();
      return Promise.resolve(true);
    };
    expect(await refusal(http.call(get, Nothing, { signal: stop.signal }))).toEqual({
      kind: 'Unreachable',
      reason: 'cancelled',
    });
    expect(sent).toHaveLength(1);
  });

  test('is an answer where nobody has to be signed in', async () => {
    const { http, ends } = aLine(answering({ code: 'UNAUTHENTICATED' }, 401));
    expect(
      await refusal(http.call({ method: 'POST', path: 'login', form: {}, mayBeSignedOut: true }, Nothing)),
    ).toEqual({ kind: 'Unauthenticated' });
    expect(ends.count).toBe(0);
  });

  test('nothing else ends a session', async () => {
    const { http, ends } = aLine(answering({}, 403), answering({}, 419), answering({}, 500));
    for (let times = 0; times < 3; times += 1) expect(isLeft(await http.call(get, Nothing)())).toBe(true);
    expect(ends.count).toBe(0);
  });
});

describe('R-ACC-13: the mark of the rights', () => {
  const marked = (mark: string, status = 200) => answering({}, status, { 'Kantoor-Rights': mark });
  const calling = async (line: ReturnType<typeof aLine>, times: number): Promise<readonly number[]> => {
    const counts: number[] = [];
    for (let time = 0; time < times; time += 1) {
      await line.http.call(get, Nothing)();
      counts.push(line.rights.count);
    }
    return counts;
  };

  test('says once that they changed, whatever the answer to the call', async () => {
    expect(
      await calling(aLine(marked('a'), marked('a'), marked('b'), marked('b'), marked('a', 403), marked('a', 404)), 6),
    ).toEqual([0, 0, 1, 1, 2, 2]);
  });

  test('a refusal alone changes nothing where there is a mark', async () => {
    expect(await calling(aLine(marked('a'), marked('a', 403)), 2)).toEqual([0, 0]);
  });

  test('an answer without one leaves the last one standing', async () => {
    expect(await calling(aLine(marked('a'), answering({}), marked('a'), marked('b')), 4)).toEqual([0, 0, 0, 1]);
  });

  test('where an API sends none, a refusal is the sign', async () => {
    expect(await calling(aLine(answering({}), answering({}, 403), answering({}, 404)), 3)).toEqual([0, 1, 1]);
  });
});
