import { installation, websites } from '../database/schema';
import { queryRows, type Database } from '../database/database';
import type { Passwords } from '../session/passwords';
import { utc } from '../shared/utc';
import { sql } from 'drizzle-orm';
import { seedDemo } from './demo';
import { NO_ADMINISTRATOR } from '../session/invitations';

/**
 * `demo`: demonstration data and three accounts with a published password. `none`: one website; accounts by
 * invitation only.
 */
export type Seed =
  | {
      readonly kind: 'demo';
      /** Days of events up to today, two years by default; for tests. */
      readonly eventDays?: number;
    }
  | {
      readonly kind: 'none';
      readonly adminEmail: string | undefined;
      readonly website: { readonly name: string; readonly url: string; readonly language: string | null };
    };

/** Whether the initial data are complete. */
export const isFilled = async (db: Pick<Database, 'execute'>): Promise<boolean> =>
  (await queryRows(db, sql`select seed from installation`)).length > 0;

interface Filling {
  readonly seed: Seed;
  readonly passwords: Passwords;
  readonly now: number;
  readonly log: (line: string) => void;
  /** The moment at which the demonstration data of the kept database were seeded, if it was copied. */
  readonly keptAt?: number | undefined;
}

/** Fills a database that was never filled. @returns whether it did */
export const fillEmpty = async (tx: Database, { seed, passwords, now, log, keptAt }: Filling): Promise<boolean> => {
  if (await isFilled(tx)) return false;
  if (seed.kind === 'none' && seed.adminEmail === undefined) throw new Error(NO_ADMINISTRATOR);
  await tx.insert(installation).values({ seed: seed.kind, at: utc(now) });
  if (seed.kind === 'demo') {
    const time = keptAt === undefined ? 'five to fifteen' : 'two to five';
    log(`Filling the new database with the demonstration data. This takes ${time} seconds…`);
    await seedDemo(tx, passwords, { now, eventDays: seed.eventDays, keptAt });
  } else await tx.insert(websites).values({ ...seed.website, environment: 'production' });
  return true;
};
