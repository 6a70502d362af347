import { either, taskEither } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import { asyncScheduler, merge, Subject, throttleTime } from 'rxjs';
import { NO_DRAFT, type DraftOrigin, type FoundDraft, type KeptDraft } from '../../../domain/shared/drafts/draft';
import type { Id } from '../../../domain/shared/id';
import { keysOf, sameShape, type Fields } from '../../../domain/shared/merge';
import { sameValue } from '../../../domain/shared/same-value';
import type { Announcer } from '../announcer';
import type { CurrentPerson } from '../current-person';
import type { Clock } from '../ports/clock.port';
import type { DraftKey, Drafts, UnreadableDraft } from '../ports/drafts.port';

/** The first change is stored immediately, later ones within this many milliseconds. Rule R-SHR-09. */
export const KEEP_WITHIN = 300;

/** Stores the drafts of one edit. */
export interface DraftWriter<Draft> {
  /** Stores a changed draft, immediately or within `KEEP_WITHIN`. */
  readonly change: (draft: Draft) => void;
  /**
   * Stores a pending change now. `all` also stores an already stored draft again, as another tab may have deleted it.
   */
  readonly flush: (all?: boolean) => void;
  /** Stores a pending change and stops. */
  readonly close: () => void;
}

/** Drafts of one kind of form, for the current user. */
export interface DraftKeeper<Draft extends Fields> {
  readonly find: (id: Id | null) => Promise<FoundDraft<Draft>>;
  readonly drop: (id: Id | null) => Promise<void>;
  /** Hides the draft from other tabs. @returns releases it */
  readonly hideFromOtherTabs: (id: Id | null) => () => void;
  /** Keeps the found draft for later. */
  readonly setAside: (id: Id | null) => Promise<void>;
  readonly open: (origin: DraftOrigin<Draft>) => DraftWriter<Draft>;
  /** Moves a draft to the id of a record that may have been created from it. Rule R-SHR-39. */
  readonly move: (from: Id | null, to: DraftOrigin<Draft> & { readonly mine: Draft }) => Promise<void>;
}

/** Decodes a stored draft for this form; other fields or value types make it unreadable. */
const readDraft = <Draft extends Fields>(
  blank: Draft,
  isKept: (fields: Fields) => boolean,
  found: KeptDraft | UnreadableDraft | null,
): FoundDraft<Draft> => {
  if (found === null) return NO_DRAFT;
  if ('unreadable' in found) return { kept: null, unreadable: found.unreadable };
  const fits = (fields: Fields): fields is Draft =>
    keysOf(blank).every((key) => key in fields && sameShape(blank[key], fields[key])) && isKept(fields);
  const { base, mine, creation, ...rest } = found;
  const known = creation !== undefined && fits(creation.sent) ? { key: creation.key, sent: creation.sent } : null;
  return fits(base) && fits(mine)
    ? { kept: { ...rest, base, mine, ...(known !== null && { creation: known }) }, unreadable: null }
    : { kept: null, unreadable: JSON.stringify(found, null, 2) };
};

const keptOf = <Draft extends Fields>(
  { base, version, creation = null }: Omit<DraftOrigin<Draft>, 'id'>,
  mine: Draft,
): Omit<KeptDraft<Draft>, 'at'> => ({ base, mine, version, ...(creation !== null && { creation }) });

/** Binds the draft store to one kind of form; `perWebsite` if each record belongs to one website. Rule R-SHR-09. */
export const draftKeeperOf = <Draft extends Fields>(
  resource: string,
  blank: Draft,
  drafts: Drafts,
  person: CurrentPerson,
  clock: Clock,
  announcer: Announcer,
  perWebsite = false,
  isKept: (fields: Fields) => boolean = () => true,
): DraftKeeper<Draft> => {
  /** Null while signed out: drafts are neither stored nor found. */
  const keyOf = (id: Id | null): DraftKey | null => {
    const who = person.id();
    return who === null ? null : { person: who, resource, id, website: perWebsite ? person.website() : null };
  };

  const drop = async (id: Id | null): Promise<void> => {
    const key = keyOf(id);
    if (key !== null) await drafts.drop(key)();
  };

  const hideFromOtherTabs = (id: Id | null): (() => void) => {
    const key = keyOf(id);
    return key === null ? () => undefined : drafts.hideFromOtherTabs(key);
  };

  return {
    find: async (id) => {
      const key = keyOf(id);
      if (key === null) return NO_DRAFT;
      const found = await drafts.find(key)();
      if (either.isRight(found)) return readDraft(blank, isKept, found.right);
      announcer.failure(found.left);
      return NO_DRAFT;
    },
    drop,
    hideFromOtherTabs,
    setAside: async (id) => {
      const key = keyOf(id);
      if (key !== null) await drafts.setAside(key)();
    },
    move: async (from, { id, base, mine, version, creation }) => {
      const key = keyOf(id);
      if (key === null) return;
      const kept = await drafts.keep(key, { ...keptOf({ base, version, creation }, mine), at: clock.now() })();
      if (either.isLeft(kept)) announcer.failure(kept.left);
      else if (from !== id) await drop(from);
    },
    open: ({ id, ...origin }) => {
      const { base } = origin;
      const key = keyOf(id);
      const release = hideFromOtherTabs(id);
      const changes = new Subject<Draft>();
      const flushes = new Subject<void>();
      let waiting: Draft | null = null;
      /** The draft as last stored; null when there is none. */
      let stored: KeptDraft<Draft> | null = null;
      const write = (): void => {
        if (key === null) return;
        void pipe(
          stored === null ? drafts.drop(key) : drafts.keep(key, stored),
          taskEither.mapLeft((failure) => {
            announcer.failure(failure);
          }),
        )();
      };
      const writeWaiting = (): void => {
        if (waiting === null) return;
        stored = sameValue(waiting, base) ? null : { ...keptOf(origin, waiting), at: clock.now() };
        waiting = null;
        write();
      };
      // Not only on close: a busy browser may not give a closing page time to store anything.
      const throttled = changes.pipe(throttleTime(KEEP_WITHIN, asyncScheduler, { leading: true, trailing: true }));
      const subscription = merge(throttled, flushes).subscribe(writeWaiting);
      return {
        change: (draft) => {
          waiting = draft;
          changes.next(draft);
        },
        flush: (all = false) => {
          if (all && waiting === null && stored !== null) write();
          flushes.next();
        },
        close: () => {
          writeWaiting();
          subscription.unsubscribe();
          release();
        },
      };
    },
  };
};
