import { taskEither } from 'fp-ts';
import { isRight } from 'fp-ts/Either';
import * as t from 'io-ts';
import type { DraftKey, Drafts, KeptDraft, UnreadableDraft } from '../../../application/shared/ports/drafts.port';
import type { TabLocks } from '../../../application/shared/ports/tab-locks.port';
import type { Failure } from '../../../domain/shared/failure';
import type { DraftShelf, DraftsDatabase, LyingDraft } from './drafts-database';
import type { DraftsPocket } from './drafts-pocket';

const VERSION = 1;
const Draft: t.Decoder<unknown, KeptDraft> = t.intersection([
  t.type({ base: t.UnknownRecord, mine: t.UnknownRecord, version: t.union([t.string, t.null]), at: t.number }),
  t.partial({ creation: t.type({ key: t.string, sent: t.UnknownRecord }) }),
]);
const Owned = t.type({ person: t.string });
const Envelope = t.type({ format: t.literal(VERSION), person: t.string, draft: t.unknown });

/**
 * The number of parts tells a record that was not created yet from others, and what belongs to a website from what does
 * not: no two kinds have as many.
 */
const shelfOf = ({ person, resource, id, website = null }: DraftKey): DraftShelf => {
  if (id !== null) return website === null ? [person, resource, id] : [person, resource, id, 'on', website];
  return website === null ? [person, resource] : [person, resource, 'new', website];
};

/** Null is nobody's business: it says itself that it is somebody else's. */
const read = (person: string, value: unknown): KeptDraft | UnreadableDraft | null => {
  if (Owned.is(value) && value.person !== person) return null;
  const envelope = Envelope.decode(value);
  const draft = isRight(envelope) ? Draft.decode(envelope.right.draft) : envelope;
  return isRight(draft) ? draft.right : { unreadable: textOf(value) };
};

/** The words in it, whatever it is: a value of the store need not be one that JSON knows. */
const textOf = (value: unknown): string => {
  try {
    return JSON.stringify(value, null, 2);
  } catch {
    return String(value);
  }
};

/** Milliseconds since 1970; what cannot be read is older than everything. */
const ageOf = (work: KeptDraft | UnreadableDraft | null): number =>
  work !== null && 'at' in work ? work.at : Number.NEGATIVE_INFINITY;

const refused = (refusal: unknown): Failure =>
  refusal instanceof DOMException && refusal.name === 'QuotaExceededError'
    ? { kind: 'TooLarge' }
    : { kind: 'Unreachable', reason: 'cut' };

/**
 * Unsaved work in IndexedDB, page by page: two tabs on one record never write over each other, and the newest work is
 * what is found. A browser that has no database to give holds it for this visit. A write that it breaks off is held
 * too, and fails: `TooLarge` on a full disk, else `Unreachable`, since a crash would now cost the work.
 * @param pocket keeps what the database did not have yet when a page closed
 * @param page tells this page from every other, also from itself after a reload
 * @param newKey a random text that nobody has used before
 * @param tabs knows which drafts are open in another tab
 */
export const draftsStorage = (
  database: DraftsDatabase,
  pocket: DraftsPocket,
  page: string,
  newKey: () => string,
  tabs: Pick<TabLocks, 'share' | 'isHeld'>,
): Drafts => {
  const visit = new Map<string, KeptDraft>();
  /**
   * Pages whose work was found here: once it is gone on with, saved or thrown away here, it is of no use there, unless
   * it was typed on since.
   */
  const taken = new Map<string, { readonly page: string; readonly at: number }>();
  const nameOf = (key: DraftKey): string => JSON.stringify(shelfOf(key));
  const placeOf = (shelf: DraftShelf, on: string): string => `draft.${JSON.stringify([shelf, on])}`;
  /** Ids under which this page keeps drafts; a draft that was set aside stays under the one it had. */
  const ownPages = new Map<string, readonly string[]>();
  const pagesOf = (key: DraftKey): readonly string[] => ownPages.get(nameOf(key)) ?? [page];
  const pageOf = (key: DraftKey): string => pagesOf(key).at(-1) ?? page;
  const isOpenElsewhere = async (key: DraftKey, on: string): Promise<boolean> =>
    !pagesOf(key).includes(on) && (await tabs.isHeld(placeOf(shelfOf(key), on)));
  const list = async (shelf: DraftShelf): Promise<readonly LyingDraft[]> => [
    ...(await database.list(shelf)),
    ...pocket.list(shelf),
  ];
  const remove = (shelf: DraftShelf, from: string): Promise<void> => {
    visit.delete(placeOf(shelf, from));
    pocket.forget(shelf, from);
    return database.delete(shelf, from);
  };
  const dropTaken = async (key: DraftKey): Promise<void> => {
    const other = taken.get(nameOf(key));
    if (other !== undefined && other.page !== pageOf(key)) {
      const left = (await list(shelfOf(key))).filter((one) => one.page === other.page);
      if (left.every(({ value }) => ageOf(read(key.person, value)) <= other.at)) await remove(shelfOf(key), other.page);
    }
    // Not before: whoever drops while this is on its way has to wait for it too.
    if (taken.get(nameOf(key)) === other) taken.delete(nameOf(key));
  };
  const attempt = <A>(work: () => Promise<A>) => taskEither.tryCatch(work, refused);

  return {
    keep: (key, draft) =>
      attempt(async () => {
        const [shelf, own] = [shelfOf(key), pageOf(key)];
        const place = placeOf(shelf, own);
        visit.set(place, draft);
        const value = { format: VERSION, person: key.person, draft };
        pocket.hold(shelf, own, value);
        const isKept = await database.put(shelf, own, value);
        if (isKept) pocket.release(shelf, own, value);
        // A later draft may be under way: that one is held until it is kept itself.
        if (isKept && visit.get(place) === draft) visit.delete(place);
        if (isKept) await dropTaken(key);
      }),
    find: (key) =>
      attempt(async () => {
        for (const own of pagesOf(key).toReversed()) {
          const held = visit.get(placeOf(shelfOf(key), own));
          if (held === undefined) continue;
          taken.set(nameOf(key), { page: own, at: held.at });
          return held;
        }
        let newest: { readonly page: string; readonly work: KeptDraft | UnreadableDraft; readonly at: number } | null =
          null;
        for (const lying of await list(shelfOf(key))) {
          const work = read(key.person, lying.value);
          // What can be gone on with comes before what cannot: that is found once it is alone.
          const at = ageOf(work);
          if (work === null) await remove(shelfOf(key), lying.page);
          else if ((newest === null || at >= newest.at) && !(await isOpenElsewhere(key, lying.page)))
            newest = { page: lying.page, work, at };
        }
        if (newest !== null) taken.set(nameOf(key), newest);
        return newest?.work ?? null;
      }),
    drop: (key) =>
      attempt(async () => {
        await remove(shelfOf(key), pageOf(key));
        await dropTaken(key);
      }),
    hold: (key) => tabs.share(placeOf(shelfOf(key), pageOf(key))),
    setAside: (key) =>
      attempt(() => {
        taken.delete(nameOf(key));
        ownPages.set(nameOf(key), [...pagesOf(key), newKey()]);
        return Promise.resolve();
      }),
    newKey,
  };
};
