import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { IMAGE } from './image';

/** Makes the database that the tests of the server begin with, once for all of them. */
export default function setUp(): void {
  process.env[IMAGE] = join(mkdtempSync(join(tmpdir(), 'kantoor-images-')), 'demo.tar');
  execFileSync(process.execPath, ['--import', 'tsx', join(__dirname, 'make-image.ts'), process.env[IMAGE]], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}
