import { sql, type SQL } from 'drizzle-orm';
import { queryRows, textArray, type Database } from '../database/database';
import { utc } from '../shared/utc';
import { announce } from './published/announce';

/** Milliseconds without a heartbeat after which a viewer is removed. */
export const VIEWER_TIMEOUT = 60_000;

/** A user who has a record open. */
export interface Viewer {
  readonly id: number;
  readonly name: string;
  readonly avatar: string | null;
}

/** A record that has viewers. */
export interface ViewedRecord {
  readonly path: string;
  readonly website: number | null;
}

/** An open stream that shows a record. */
interface Viewing extends ViewedRecord {
  /** Id of the stream. */
  readonly stream: string;
  readonly user: number;
}

const onWebsite = (website: number | null): SQL => sql`v.website is not distinct from ${website}::integer`;

/** Deletes the viewers of servers that have stopped. @returns the records that they had open */
export const removeExpiredViewers = (db: Database, now: number): Promise<ViewedRecord[]> =>
  queryRows(
    db,
    sql`
      with expired as (
        delete from viewers where seen < ${utc(now - VIEWER_TIMEOUT)}::timestamp returning path, website
      )
      select distinct path, website from expired`,
  );

export const addViewer = async (db: Database, { stream, path, website, user }: Viewing, now: number): Promise<void> => {
  await db.execute(
    sql`insert into viewers (stream, path, website, user_id, seen) values (${stream}, ${path}, ${website}, ${user}, ${utc(now)})`,
  );
};

export const removeViewer = async (db: Database, stream: string): Promise<void> => {
  await db.execute(sql`delete from viewers where stream = ${stream}`);
};

/** Removes the viewer of a stream and notifies the other viewers of the record. */
export const endViewing = async (db: Database, stream: string, { path, website }: ViewedRecord): Promise<void> => {
  await removeViewer(db, stream);
  await announce(db, { path, website, type: 'viewers' });
};

export const renewViewers = async (db: Database, streams: readonly string[], now: number): Promise<void> => {
  await db.execute(sql`update viewers set seen = ${utc(now)} where stream = any(${textArray(streams)})`);
};

/** Users who have a record open, without duplicates, by name. Rule R-LIV-03. */
export const findViewers = (db: Database, { path, website }: ViewedRecord, now: number): Promise<Viewer[]> =>
  queryRows<Viewer>(
    db,
    sql`
      select distinct u.id, u.firstname || ' ' || u.surname as name, u.avatar
      from viewers v join users u on u.id = v.user_id
      where v.path = ${path} and ${onWebsite(website)} and v.seen >= ${utc(now - VIEWER_TIMEOUT)}::timestamp
      order by name, u.id`,
  );
