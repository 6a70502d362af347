import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { bundleServer } from '../../.ci/server-bundle';

const ENTRIES = ['server/main.ts', 'test/server/support/standing-server.ts'];
const FOLDER = 'KANTOOR_SERVER_BUNDLES';

/**
 * Bundles the servers that tests start; starting from source takes a second more. @returns the folder, to be removed
 */
export async function bundleServers(): Promise<string> {
  const { folder } = await bundleServer(ENTRIES);
  process.env[FOLDER] = folder;
  return folder;
}

/** Arguments of `node` that run a server, bundled if the set-up made a bundle. @param entry from the project root */
export function serverProgram(entry = 'server/main.ts'): readonly string[] {
  if (entry.endsWith('.js')) return [entry];
  const folder = process.env[FOLDER];
  const bundle = folder === undefined ? '' : join(folder, basename(entry).replace(/\.ts$/, '.mjs'));
  return ENTRIES.includes(entry) && existsSync(bundle) ? ['--enable-source-maps', bundle] : ['--import', 'tsx', entry];
}
