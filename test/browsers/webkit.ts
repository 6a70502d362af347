import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { WINDOW, type StartBrowser } from './driver';
import { isProgram, programNamed, startProgram } from './processes';
import { until } from './until';

/** Where Debian and Ubuntu keep the programs of WebKitGTK, each version in a folder of its own. */
const LIBRARIES = '/usr/lib/x86_64-linux-gnu';

/** WebKitWebDriver does not print a port that it has chosen itself. */
const PORT = 20_000 + (process.pid % 10_000);

const miniBrowser = (): string | null => {
  try {
    const folders = readdirSync(LIBRARIES).filter((name) => /^webkit2?gtk-/.test(name));
    return folders.map((name) => join(LIBRARIES, name, 'MiniBrowser')).find(isProgram) ?? null;
  } catch {
    return null;
  }
};

/** WebKitGTK, which shares its engine with Safari, by WebDriver, on a screen of its own. */
export const startWebKit: StartBrowser = async () => {
  const [driver, screen, binary] = [programNamed('WebKitWebDriver'), programNamed('Xvfb'), miniBrowser()];
  if (driver === null || screen === null || binary === null) return null;
  const display = startProgram(screen, ['-displayfd', '1', '-screen', '0', '1400x1000x24']);
  const number = await until(() => /^(\d+)\n/m.exec(display.printed())?.[1] ?? null, display.printed);
  const { printed, stop } = startProgram(driver, [`--port=${PORT}`], { DISPLAY: `:${number}` });
  const send = (method: string, path: string, body?: object) => call(method, `http://127.0.0.1:${PORT}${path}`, body);
  await until(() => send('GET', '/status').catch(() => null), printed);
  const options = { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } };
  // WebDriver defines these shapes.
  const { sessionId, capabilities } = (await send('POST', '/session', {
    capabilities: { alwaysMatch: options },
  })) as { readonly sessionId: string; readonly capabilities: Readonly<Record<string, string>> };
  const post = (path: string, body: object) => send('POST', `/session/${sessionId}${path}`, body);
  await post('/window/rect', WINDOW);
  return {
    version: `WebKitGTK ${capabilities['browserVersion'] ?? ''}`,
    open: async (url) => {
      await post('/url', { url });
    },
    evaluate: async (expression) => {
      const value = await post('/execute/sync', { script: `return ${expression}`, args: [] });
      return typeof value === 'string' ? value : null;
    },
    perform: async (actions) => {
      await post('/actions', { actions });
    },
    close: async () => {
      await send('DELETE', `/session/${sessionId}`);
      await stop();
      await display.stop();
    },
  };
};

const call = async (method: string, url: string, body?: object): Promise<unknown> => {
  const answer = await fetch(url, { method, ...(body !== undefined && { body: JSON.stringify(body) }) });
  // Cast: the WebDriver protocol defines this type.
  const { value } = (await answer.json()) as { readonly value: unknown };
  if (!answer.ok) throw new Error(`${method} ${url}: ${JSON.stringify(value)}`);
  return value;
};
