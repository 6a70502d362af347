import { spawn } from 'node:child_process';

// Runs the console with hot reload on DEV_PORT, and the reference API, which restarts when its files change.
const apiPort = process.env['PORT'] ?? '8080';
const start = (args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } });

const both = [
  start(['--watch', '--import', 'tsx', 'server/main.ts'], { PORT: apiPort }),
  start(['node_modules/webpack/bin/webpack.js', 'serve'], {
    API_URL: process.env['API_URL'] ?? `http://localhost:${apiPort}`,
  }),
];
const stop = () => {
  both.forEach((child) => child.kill());
};
both.forEach((child) => child.once('exit', stop));
process.once('SIGINT', stop).once('SIGTERM', stop);
