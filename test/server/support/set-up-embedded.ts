import { spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { failed, IMAGE } from './image';

/** Begins to make the embedded database that tests begin with; their environment waits for it. */
export default function setUp(): void {
  const file = join(mkdtempSync(join(tmpdir(), 'kantoor-images-')), 'demo.tar');
  process.env[IMAGE] = file;
  spawn(process.execPath, ['--import', 'tsx', join(__dirname, 'make-image.ts'), file], {
    stdio: ['ignore', 'inherit', 'inherit'],
  }).once('exit', (code) => {
    if (code !== 0) writeFileSync(failed(file), '');
  });
}
