import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { failed, IMAGE } from './image';
import { making } from './running-image';

/** Begins to make the embedded database that tests begin with; their environment waits for it. */
export default function setUp(): void {
  const file = join(mkdtempSync(join(tmpdir(), 'kantoor-images-')), 'demo.tar');
  process.env[IMAGE] = file;
  making.process = spawn(process.execPath, ['--import', 'tsx', join(__dirname, 'make-image.ts'), file], {
    stdio: ['ignore', 'inherit', 'inherit'],
  }).once('exit', (code) => {
    // The tear-down stops it and removes the folder.
    if (code !== 0 && existsSync(dirname(file))) writeFileSync(failed(file), '');
  });
}
