import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { IMAGE } from './image';

/** Removes the database that the set-up made. */
export default function tearDown(): void {
  rmSync(dirname(process.env[IMAGE] ?? ''), { recursive: true, force: true });
}
