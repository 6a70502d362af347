import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { isBuilt } from './client/freshness';

const root = resolve(import.meta.dirname, '..');
const build = (): Promise<void> =>
  new Promise((done, failed) => {
    process.stdout.write('Building the console, which takes about half a minute the first time…\n');
    const webpack = spawn(process.execPath, [join(root, 'node_modules/webpack/bin/webpack.js')], {
      cwd: root,
      stdio: 'inherit',
    });
    webpack.on('error', failed);
    webpack.on('exit', (code) =>
      code === 0 ? done() : failed(new Error('The console could not be built; the messages above say why.')),
    );
  });

/** `npm start`: builds the client when it is missing or older than its sources, then starts the server. */
const start = async (): Promise<void> => {
  if (!(await isBuilt(root))) await build();
  await import('./main');
};

start().catch((failure: unknown) => {
  process.stderr.write(`\n${failure instanceof Error ? failure.message : String(failure)}\n`);
  process.exit(1);
});
