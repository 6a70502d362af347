import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { isBuilt } from './client/is-built';
import { requireFreePort } from './http/require-free-port';
import { readSettings } from './settings';

const root = resolve(import.meta.dirname, '..');
const build = (): Promise<void> =>
  new Promise((done, failed) => {
    process.stdout.write('Building the console. This takes about half a minute the first time…\n');
    const webpack = spawn(process.execPath, [join(root, 'node_modules/webpack/bin/webpack.js')], {
      cwd: root,
      stdio: 'inherit',
    });
    webpack.on('error', failed);
    webpack.on('exit', (code) =>
      code === 0 ? done() : failed(new Error('Building the console failed; see the messages above.')),
    );
  });

/** `npm start`: builds the client if missing or outdated, then starts the server. */
const start = async (): Promise<void> => {
  const { port, host } = readSettings(process.env, process.cwd());
  await requireFreePort(port, host);
  if (!(await isBuilt(root))) await build();
  await import('./main');
};

start().catch((failure: unknown) => {
  process.stderr.write(`\n${failure instanceof Error ? failure.message : String(failure)}\n`);
  process.exit(1);
});
