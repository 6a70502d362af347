import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { IMAGE } from './image';
import { making } from './running-image';

/** Removes the database that the set-up made. */
export default function tearDown(): void {
  making.process?.kill('SIGKILL');
  const image = process.env[IMAGE];
  if (image !== undefined) rmSync(dirname(image), { recursive: true, force: true });
}
