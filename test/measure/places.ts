import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What a server is started with. */
export type Environment = Readonly<Record<string, string>>;

const folders: string[] = [];

/** An empty embedded database in a folder of its own. */
export const emptyPlace = (): { readonly DATA_DIR: string; readonly DATABASE_URL: '' } => {
  const made = mkdtempSync(join(tmpdir(), 'kantoor-measure-'));
  folders.push(made);
  return { DATA_DIR: made, DATABASE_URL: '' };
};

/** Takes all of them away. */
export const leavePlaces = (): void => {
  for (const made of folders) rmSync(made, { recursive: true, force: true });
};

/**
 * Fills a database with 100,000 users, or as many as `USERS` says, with a library of 50,000 files, or with 10,000 posts
 * and a page of 200 blocks, with a million events, a million log entries, a structure of 50,000 nodes, a promotion
 * of 500 rules, 10,000 net-price promotions, a menu of 2,000 items, 10,000 runs, or a spare part of 500 items.
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
