import { taskEither } from 'fp-ts';
import { isRight } from 'fp-ts/Either';
import * as t from 'io-ts';
import type { DraftKey, Drafts, UnreadableDraft } from '../../../application/shared/ports/drafts.port';
import type { KeptDraft } from '../../../domain/shared/drafts/draft';
import type { TabLocks } from '../../../application/shared/ports/tab-locks.port';
import type { Failure } from '../../../domain/shared/failure';
import type { DraftKeyParts, DraftsDatabase, PageDraft } from './drafts-database';
import type { ClosingDrafts } from './closing-drafts';

const VERSION = 1;
const Draft: t.Decoder<unknown, KeptDraft> = t.intersection([
  t.type({ base: t.UnknownRecord, mine: t.UnknownRecord, version: t.union([t.string, t.null]), at: t.number }),
  t.partial({ creation: t.type({ key: t.string, sent: t.UnknownRecord }) }),
]);
const Owned = t.type({ person: t.string });
const Envelope = t.type({ format: t.literal(VERSION), person: t.string, draft: t.unknown });

/** Key length distinguishes drafts of new records from existing ones, and per website from others. Rule R-SHR-09. */
const keyPartsOf = ({ person, resource, id, website = null }: DraftKey): DraftKeyParts => {
  if (id !== null) return website === null ? [person, resource, id] : [person, resource, id, 'on', website];
  return website === null ? [person, resource] : [person, resource, 'new', website];
};

/** Reads a stored draft; null when it belongs to another person. */
const read = (person: string, value: unknown): KeptDraft | UnreadableDraft | null => {
  if (Owned.is(value) && value.person !== person) return null;
  const envelope = Envelope.decode(value);
  const draft = isRight(envelope) ? Draft.decode(envelope.right.draft) : envelope;
  return isRight(draft) ? draft.right : { unreadable: textOf(value) };
};

/** A stored value as JSON, or as plain text if JSON cannot represent it. Rule R-SHR-29. */
const textOf = (value: unknown): string => {
  try {
    return JSON.stringify(value, null, 2);
  } catch {
    return String(value);
  }
};

/** Milliseconds since 1970; unreadable drafts count as the oldest. */
const ageOf = (work: KeptDraft | UnreadableDraft | null): number =>
  work !== null && 'at' in work ? work.at : Number.NEGATIVE_INFINITY;

const refused = (refusal: unknown): Failure =>
  refusal instanceof DOMException && refusal.name === 'QuotaExceededError'
    ? { kind: 'TooLarge' }
    : { kind: 'Unreachable', reason: 'cut' };

/**
 * Drafts in IndexedDB, one per page, so that two tabs never overwrite each other; the newest is found. Without a database,
 * and after a failed write, a draft is held in memory; a failed write is `TooLarge` on a full disk, else `Unreachable`.
 * @param closing holds writes that were not finished when a page closed
 * @param page id of this page, a new one after each reload
 * @param newKey returns a unique random text
 * @param tabs reports which drafts are open in another tab
 */
export const draftsStorage = (
  database: DraftsDatabase,
  closing: ClosingDrafts,
  page: string,
  newKey: () => string,
  tabs: Pick<TabLocks, 'share' | 'isHeld'>,
): Drafts => {
  const visit = new Map<string, KeptDraft>();
  /** Drafts of other pages found here. Saving or dropping here removes the original, unless it is newer by then. */
  const taken = new Map<string, { readonly page: string; readonly at: number }>();
  const nameOf = (key: DraftKey): string => JSON.stringify(keyPartsOf(key));
  const placeOf = (keyParts: DraftKeyParts, on: string): string => `draft.${JSON.stringify([keyParts, on])}`;
  /** Ids under which this page stores drafts, the current one last; a draft that was set aside keeps its id. */
  const ownPages = new Map<string, readonly string[]>();
  const pagesOf = (key: DraftKey): readonly string[] => ownPages.get(nameOf(key)) ?? [page];
  const pageOf = (key: DraftKey): string => pagesOf(key).at(-1) ?? page;
  const isOpenElsewhere = async (key: DraftKey, on: string): Promise<boolean> =>
    !pagesOf(key).includes(on) && (await tabs.isHeld(placeOf(keyPartsOf(key), on)));
  const list = async (keyParts: DraftKeyParts): Promise<readonly PageDraft[]> => [
    ...(await database.list(keyParts)),
    ...closing.list(keyParts),
  ];
  const remove = (keyParts: DraftKeyParts, from: string): Promise<void> => {
    visit.delete(placeOf(keyParts, from));
    closing.forget(keyParts, from);
    return database.delete(keyParts, from);
  };
  const dropTaken = async (key: DraftKey): Promise<void> => {
    const other = taken.get(nameOf(key));
    if (other !== undefined && other.page !== pageOf(key)) {
      const left = (await list(keyPartsOf(key))).filter((one) => one.page === other.page);
      if (left.every(({ value }) => ageOf(read(key.person, value)) <= other.at))
        await remove(keyPartsOf(key), other.page);
    }
    // Deleted last: a drop during the removal above must still find the entry.
    if (taken.get(nameOf(key)) === other) taken.delete(nameOf(key));
  };
  const toAnswer = <A>(work: () => Promise<A>) => taskEither.tryCatch(work, refused);

  return {
    keep: (key, draft) =>
      toAnswer(async () => {
        const [keyParts, own] = [keyPartsOf(key), pageOf(key)];
        const place = placeOf(keyParts, own);
        visit.set(place, draft);
        const value = { format: VERSION, person: key.person, draft };
        closing.add(keyParts, own, value);
        const isKept = await database.put(keyParts, own, value);
        if (isKept) closing.release(keyParts, own, value);
        // A later draft may be in progress; it is kept in memory until its own write ends.
        if (isKept && visit.get(place) === draft) visit.delete(place);
        if (isKept) await dropTaken(key);
      }),
    find: (key) =>
      toAnswer(async () => {
        for (const own of pagesOf(key).toReversed()) {
          const held = visit.get(placeOf(keyPartsOf(key), own));
          if (held === undefined) continue;
          taken.set(nameOf(key), { page: own, at: held.at });
          return held;
        }
        let newest: { readonly page: string; readonly work: KeptDraft | UnreadableDraft; readonly at: number } | null =
          null;
        for (const lying of await list(keyPartsOf(key))) {
          const work = read(key.person, lying.value);
          // Readable drafts take precedence; an unreadable one is returned only if there is no other.
          const at = ageOf(work);
          if (work === null) await remove(keyPartsOf(key), lying.page);
          else if ((newest === null || at >= newest.at) && !(await isOpenElsewhere(key, lying.page)))
            newest = { page: lying.page, work, at };
        }
        if (newest !== null) taken.set(nameOf(key), newest);
        return newest?.work ?? null;
      }),
    drop: (key) =>
      toAnswer(async () => {
        await remove(keyPartsOf(key), pageOf(key));
        await dropTaken(key);
      }),
    hideFromOtherTabs: (key) => tabs.share(placeOf(keyPartsOf(key), pageOf(key))),
    setAside: (key) =>
      toAnswer(() => {
        taken.delete(nameOf(key));
        ownPages.set(nameOf(key), [...pagesOf(key), newKey()]);
        return Promise.resolve();
      }),
    newKey,
  };
};
