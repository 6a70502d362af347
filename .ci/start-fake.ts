import { spawnSync } from 'node:child_process';
import { serveFolder } from './static-server';

// Serves the console with its memory adapters: static files only, no server. Saved data stay in the browser.
const port = Number(process.env['PORT'] ?? 8080);

const built = spawnSync(process.execPath, ['node_modules/webpack/bin/webpack.js', '--env', 'fake'], {
  stdio: 'inherit',
});
if (built.status !== 0) process.exit(1);
await serveFolder('dist-fake', port);
console.log(`Kantoor on its memory adapters: http://localhost:${port}`);
