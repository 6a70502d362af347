import { build, isBuilt } from './build';
import { serveFolder } from './static-server';

// The console in the browser on its memory adapters: static files only, no server, nothing is kept.
const port = Number(process.env['PORT'] ?? 8080);

if (!isBuilt('dist-fake') && !build('dist-fake')) process.exit(1);
await serveFolder('dist-fake', port);
console.log(`Kantoor on its memory adapters: http://localhost:${port}`);
