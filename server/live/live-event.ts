/** A record, by the path of its call below `/api/`: `blog/12`. */
interface OfRecord {
  readonly path: string;
  /** The website that its announcer works on; null where records are for all websites. */
  readonly website: number | null;
}

/** Announced by somebody; `session` is the key of the announcer's session, `tab` the page where it names itself. */
interface BySomebody extends OfRecord {
  readonly session: string;
  readonly user?: number;
  readonly tab?: string;
  readonly name: string;
}

/** What servers tell each other through the database. Rule R-LIV-01. */
export type LiveEvent =
  | (BySomebody & { readonly type: 'record'; readonly deleted: boolean })
  | (BySomebody & { readonly type: 'lock'; readonly since: string | null })
  /** A list was sorted; `path` is that of the list. */
  | (BySomebody & { readonly type: 'list' })
  | (OfRecord & { readonly type: 'viewers' })
  /** A run of a task changed; consoles read what is new. */
  | { readonly type: 'job' }
  /** Rights, sessions or accounts changed: every stream looks at its caller again. */
  | { readonly type: 'callers' };

/** PostgreSQL channel. */
export const LIVE_CHANNEL = 'kantoor_live';
