import { taskEither } from 'fp-ts';
import { isRight } from 'fp-ts/Either';
import * as t from 'io-ts';
import type { DraftKey, Drafts, KeptDraft } from '../../../application/shared/ports/drafts.port';
import type { Failure } from '../../../domain/shared/failure';
import type { DraftShelf, DraftsDatabase } from './drafts-database';

const VERSION = 1;
const Draft: t.Decoder<unknown, KeptDraft> = t.type({
  base: t.UnknownRecord,
  mine: t.UnknownRecord,
  version: t.union([t.string, t.null]),
  at: t.number,
});
const Envelope = t.type({ format: t.literal(VERSION), person: t.string, draft: t.unknown });

/** A record that was not created yet has a shelf of its own, by its number of parts: two, or four where it has a website. */
const shelfOf = ({ person, resource, id, website = null }: DraftKey): DraftShelf => {
  if (id !== null) return [person, resource, id];
  return website === null ? [person, resource] : [person, resource, 'new', website];
};

const read = (person: string, value: unknown): KeptDraft | null => {
  const envelope = Envelope.decode(value);
  if (!isRight(envelope) || envelope.right.person !== person) return null;
  const draft = Draft.decode(envelope.right.draft);
  return isRight(draft) ? draft.right : null;
};

const refused = (refusal: unknown): Failure =>
  refusal instanceof DOMException && refusal.name === 'QuotaExceededError' ? { kind: 'TooLarge' } : { kind: 'Unreachable', reason: 'cut' };

/**
 * Unsaved work in IndexedDB, page by page: two tabs on one record never write over each other, and the newest work is
 * what is found. A browser that has no database to give holds it for this visit. A write that it breaks off is held
 * too, and fails: `TooLarge` on a full disk, else `Unreachable`, since a crash would now cost the work.
 * @param page tells this page from every other, also from itself after a reload
 */
export const draftsStorage = (database: DraftsDatabase, page: string): Drafts => {
  const visit = new Map<string, KeptDraft>();
  /** Pages whose work was found here: once it is gone on with, saved or thrown away here, it is of no use there. */
  const taken = new Map<string, string>();
  const nameOf = (key: DraftKey): string => JSON.stringify(shelfOf(key));
  const dropTaken = async (key: DraftKey): Promise<void> => {
    const other = taken.get(nameOf(key));
    taken.delete(nameOf(key));
    if (other !== undefined && other !== page) await database.delete(shelfOf(key), other);
  };
  const attempt = <A>(work: () => Promise<A>) => taskEither.tryCatch(work, refused);

  return {
    keep: (key, draft) => attempt(async () => {
      visit.set(nameOf(key), draft);
      const isKept = await database.put(shelfOf(key), page, { format: VERSION, person: key.person, draft });
      // A later draft may be under way: that one is held until it is kept itself.
      if (isKept && visit.get(nameOf(key)) === draft) visit.delete(nameOf(key));
      if (isKept) await dropTaken(key);
    }),
    find: (key) => attempt(async () => {
      const held = visit.get(nameOf(key));
      if (held !== undefined) return held;
      let newest: { readonly page: string; readonly draft: KeptDraft } | null = null;
      for (const lying of await database.list(shelfOf(key))) {
        const draft = read(key.person, lying.value);
        if (draft === null) await database.delete(shelfOf(key), lying.page);
        else if (newest === null || draft.at >= newest.draft.at) newest = { page: lying.page, draft };
      }
      if (newest !== null) taken.set(nameOf(key), newest.page);
      return newest?.draft ?? null;
    }),
    drop: (key) => attempt(async () => {
      visit.delete(nameOf(key));
      await database.delete(shelfOf(key), page);
      await dropTaken(key);
    }),
  };
};
