/** A record, by the path of its call below `/api/`: `blog/12`. */
interface OfRecord {
  readonly path: string;
  /** The website of the announcer; null where records belong to all websites. */
  readonly website: number | null;
}

/**
 * An event caused by a user. `session` is the key of that user's session, `tab` the id of the browser tab if it sent
 * one.
 */
interface BySomebody extends OfRecord {
  readonly session: string;
  readonly user?: number;
  readonly tab?: string;
  readonly name: string;
}

/** Events that servers exchange through the database. Rule R-LIV-01. */
export type LiveEvent =
  | (BySomebody & { readonly type: 'record'; readonly deleted: boolean })
  | (BySomebody & { readonly type: 'lock'; readonly since: string | null })
  /** A list was sorted; `path` is the path of the list. */
  | (BySomebody & { readonly type: 'list' })
  | (OfRecord & { readonly type: 'viewers' })
  /** A run of a task changed; consoles reload it. */
  | { readonly type: 'job' }
  /** Rights, sessions or accounts changed: every stream checks its caller again. */
  | { readonly type: 'callers' };

/** PostgreSQL channel. */
export const LIVE_CHANNEL = 'kantoor_live';
