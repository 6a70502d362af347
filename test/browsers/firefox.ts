import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WINDOW, type StartBrowser } from './driver';
import { programNamed, startProgram } from './processes';
import { until } from './until';

/** The parts that are read of a message of WebDriver BiDi. */
interface Message {
  readonly id?: number;
  readonly type: string;
  readonly message?: string;
  readonly result?: Readonly<Record<string, unknown>>;
}

type Send = (method: string, params: object) => Promise<Readonly<Record<string, unknown>>>;

/** Firefox or Firefox ESR by WebDriver BiDi, which it speaks without a driver. */
export const startFirefox: StartBrowser = async () => {
  const program = programNamed('firefox') ?? programNamed('firefox-esr');
  if (program === null) return null;
  const profile = mkdtempSync(join(tmpdir(), 'kantoor-firefox-'));
  const args = ['--headless', '--no-remote', '--remote-debugging-port', '0', '--profile', profile];
  const { printed, stop } = startProgram(program, args);
  const address = await until(() => /WebDriver BiDi listening on (ws:\S+)/.exec(printed())?.[1] ?? null, printed);
  const { send, end } = await connect(`${address}/session`);
  const session = await send('session.new', { capabilities: {} });
  // The protocol defines these shapes.
  const { browserName, browserVersion } = session['capabilities'] as Readonly<Record<string, string>>;
  // What getTree answers.
  const { contexts } = (await send('browsingContext.getTree', {})) as {
    readonly contexts: readonly { readonly context: string }[];
  };
  const context = contexts[0]?.context ?? '';
  await send('browsingContext.setViewport', { context, viewport: WINDOW });
  return {
    version: `${browserName ?? ''} ${browserVersion ?? ''}`,
    open: async (url) => {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    evaluate: async (expression) => {
      const answer = await send('script.evaluate', { expression, target: { context }, awaitPromise: true });
      if (answer['type'] !== 'success') throw new Error(JSON.stringify(answer['exceptionDetails']));
      const { value } = answer['result'] as { readonly value?: string }; // cast: `value` is a string, absent for null
      return value ?? null;
    },
    perform: async (actions) => {
      await send('input.performActions', { context, actions });
    },
    close: async () => {
      end();
      await stop();
      rmSync(profile, { recursive: true, force: true });
    },
  };
};

async function connect(url: string): Promise<{ readonly send: Send; readonly end: () => void }> {
  const socket = new WebSocket(url);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error(`No connection to ${url}`)));
  });
  const waiting = new Map<number, (message: Message) => void>();
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message; // cast: the WebDriver BiDi protocol defines this type
    if (message.id !== undefined) waiting.get(message.id)?.(message);
  });
  let sent = 0;
  const send: Send = async (method, params) => {
    const id = (sent += 1);
    const answer = new Promise<Message>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const { type, message, result = {} } = await answer;
    waiting.delete(id);
    if (type === 'error') throw new Error(`${method}: ${message ?? ''}`);
    return result;
  };
  return { send, end: () => socket.close() };
}
