import { either, taskEither } from 'fp-ts';
import { isRight } from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import type { DraftKey, Drafts, KeptDraft } from '../../../application/shared/ports/drafts.port';
import type { Failure } from '../../../domain/shared/failure';
import type { DraftPlace, DraftsDatabase } from './drafts-database';

const VERSION = 1;
const Draft: t.Decoder<unknown, KeptDraft> = t.type({
  base: t.UnknownRecord,
  mine: t.UnknownRecord,
  version: t.union([t.string, t.null]),
  at: t.number,
});
const Envelope = t.type({ format: t.literal(VERSION), person: t.string, draft: t.unknown });

/** A record that was not created yet has a place of its own: two parts instead of three. */
const placeOf = ({ person, resource, id }: DraftKey): DraftPlace => (id === null ? [person, resource] : [person, resource, id]);

const read = (person: string, value: unknown): KeptDraft | null => {
  const envelope = Envelope.decode(value);
  if (!isRight(envelope) || envelope.right.person !== person) return null;
  const draft = Draft.decode(envelope.right.draft);
  return isRight(draft) ? draft.right : null;
};

const refused = (refusal: unknown): Failure =>
  refusal instanceof DOMException && refusal.name === 'QuotaExceededError' ? { kind: 'TooLarge' } : { kind: 'Unreachable', reason: 'cut' };

/**
 * Unsaved work in IndexedDB. A browser that has no database to give holds it for this visit. A write that it breaks
 * off is held too, and fails: `TooLarge` on a full disk, else `Unreachable`, since a crash would now cost the work.
 */
export const draftsStorage = (database: DraftsDatabase): Drafts => {
  const visit = new Map<string, KeptDraft>();
  const nameOf = (key: DraftKey): string => JSON.stringify(placeOf(key));
  const attempt = <A>(work: () => Promise<A>) => taskEither.tryCatch(work, refused);

  const drop: Drafts['drop'] = (key) => attempt(() => {
    visit.delete(nameOf(key));
    return database.delete(placeOf(key));
  });

  return {
    keep: (key, draft) => attempt(async () => {
      visit.set(nameOf(key), draft);
      const isKept = await database.put(placeOf(key), { format: VERSION, person: key.person, draft });
      // A later draft may be under way: that one is held until it is kept itself.
      if (isKept && visit.get(nameOf(key)) === draft) visit.delete(nameOf(key));
    }),
    find: (key) => async () => {
      const held = visit.get(nameOf(key));
      if (held !== undefined) return either.right(held);
      const found = await attempt(() => database.get(placeOf(key)))();
      if (!isRight(found) || found.right === undefined) return pipe(found, either.map(() => null));
      const draft = read(key.person, found.right);
      if (draft === null) await drop(key)();
      return either.right(draft);
    },
    drop,
  };
};
