import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { isBuilt } from '../server/client/is-built';
import { askedBy, environmentOf } from './e2e/faults/soak';
import { soakJobs } from './soak-jobs';
import { soakStreams } from './soak-streams';

// `npm run soak [seed] [count] [number]`: random fault points on the built console and the real server; a number runs
// that one only. Exits with 1 if a character was lost; Ctrl-C ends it. `npm run soak jobs [count]`: jobs on three
// servers, one of them killed. `npm run soak streams [minutes]`: a hundred event streams.

const [what, amount] = process.argv.slice(2);
const count = Number(amount ?? (what === 'jobs' ? 1_000 : 10));
if (what === 'jobs' && Number.isInteger(count) && count > 0) process.exit(await soakJobs(count));
if (what === 'streams' && count > 0) process.exit(await soakStreams(count));

const asked = askedBy(process.argv.slice(2), Math.floor(Math.random() * 1_000_000));
if (asked === null) {
  console.error(
    'npm run soak [seed] [count] [number of one scenario], npm run soak jobs [count], or npm run soak streams [minutes]',
  );
  process.exit(2);
}

const run = (args: readonly string[]): Promise<number> =>
  new Promise((done) => {
    const child = spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...environmentOf(asked) } });
    // The terminal also signals the child, which closes its browsers and prints its progress.
    process.on('SIGINT', () => undefined);
    process.on('SIGTERM', () => {
      child.kill('SIGINT');
    });
    child.once('exit', (code) => {
      done(code ?? 1);
    });
  });

const root = resolve(import.meta.dirname, '..');
const built = isBuilt(root) ? 0 : await run(['node_modules/webpack/bin/webpack.js']);
process.exit(
  built === 0
    ? await run(['node_modules/@playwright/test/cli.js', 'test', '--config', 'test/e2e/soak.config.ts'])
    : built,
);
