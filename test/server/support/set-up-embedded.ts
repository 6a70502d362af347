import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { bundleServers } from '../../support/server-bundle';
import { failed, IMAGE } from './image';
import { making } from './running-image';

/** Bundles the servers and starts to make the embedded database of the tests; the jest environment waits for it. */
export default async function setUp(): Promise<void> {
  making.bundles = await bundleServers();
  const file = join(mkdtempSync(join(tmpdir(), 'kantoor-images-')), 'demo.tar');
  process.env[IMAGE] = file;
  making.process = spawn(process.execPath, ['--import', 'tsx', join(__dirname, 'make-image.ts'), file], {
    stdio: ['ignore', 'inherit', 'inherit'],
  }).once('exit', (code) => {
    // If the folder is gone, the tear-down has stopped this process.
    if (code !== 0 && existsSync(dirname(file))) writeFileSync(failed(file), '');
  });
}
