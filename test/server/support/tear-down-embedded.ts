import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { IMAGE } from './image';
import { making } from './running-image';

/** Removes what the set-up made. */
export default function tearDown(): void {
  making.process?.kill('SIGKILL');
  const image = process.env[IMAGE];
  if (making.bundles !== null) rmSync(making.bundles, { recursive: true, force: true });
  if (image !== undefined) rmSync(dirname(image), { recursive: true, force: true });
}
