import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';

// `npm run layers`: reads all imports into .cache/imports.json and reports those that are not allowed.

const IMPORTS = '.cache/imports.json';
const READ = ['src', 'server', 'test', 'docs', '.ci', 'webpack.config.ts'];
const run = (program: string, args: readonly string[]): void => {
  const { status } = spawnSync(process.execPath, [`node_modules/dependency-cruiser/bin/${program}.mjs`, ...args], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
};

mkdirSync('.cache', { recursive: true });
run('dependency-cruise', [
  ...['--config', 'test/architecture/layers.js', '--output-type', 'json', '--output-to', IMPORTS],
  ...READ,
]);
run('depcruise-fmt', ['--output-type', 'err', '--exit-code', IMPORTS]);
