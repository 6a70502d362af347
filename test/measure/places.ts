import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Environment variables of a server. */
export type Environment = Readonly<Record<string, string>>;

const folders: string[] = [];

/** An empty embedded database in its own folder. */
export const emptyPlace = (): { readonly DATA_DIR: string; readonly DATABASE_URL: '' } => {
  const made = mkdtempSync(join(tmpdir(), 'kantoor-measure-'));
  folders.push(made);
  return { DATA_DIR: made, DATABASE_URL: '' };
};

/** Deletes all of these folders. */
export const leavePlaces = (): void => {
  for (const made of folders) rmSync(made, { recursive: true, force: true });
};

/**
 * Fills a database for one measurement: 100,000 users (or `USERS`), 50,000 files, 10,000 posts and a page of 200
 * blocks, a million events or log entries, 50,000 nodes, 500 rules, 10,000 net-price promotions, 2,000 menu items,
 * 10,000 runs, or a spare part of 500 items.
 */
export const fill = (
  what:
    | 'large'
    | 'library'
    | 'many/commerce'
    | 'many/etim'
    | 'many/items'
    | 'many/events'
    | 'many/logs'
    | 'many/menu-items'
    | 'many/net-prices'
    | 'many/parts'
    | 'many/runs'
    | 'many/structures',
  environment: Environment,
): void => {
  execFileSync(process.execPath, ['--import', 'tsx', `server/seed/${what}.ts`], {
    env: { ...process.env, ...environment },
    stdio: 'inherit',
  });
};
