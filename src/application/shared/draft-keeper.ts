import { either, option, taskEither } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import { asyncScheduler, merge, Subject, throttleTime } from 'rxjs';
import { fromCallback } from 'xstate';
import type { Id } from '../../domain/shared/id';
import { keysOf, sameShape, type Fields } from '../../domain/shared/merge';
import { sameValue } from '../../domain/shared/same-value';
import type { Announcer } from './announcer';
import type { CurrentPerson } from './current-person';
import type { FormValues } from './form-values';
import type { Clock } from './ports/clock.port';
import type { Creation, DraftKey, Drafts, KeptDraft, UnreadableDraft } from './ports/drafts.port';

/** The first change is stored at once, later ones within this many milliseconds. Rule R-SHR-09. */
export const KEEP_WITHIN = 300;

/** The edit whose drafts are stored. */
export interface DraftOrigin<Draft> {
  readonly id: Id | null;
  readonly base: Draft;
  readonly version: string | null;
  /** The creation that the draft was sent by, while its end is not known. Rule R-SHR-39. */
  readonly creation?: Creation<Draft> | null;
}

/** The draft stored for a form, or its text where the form cannot show it. */
export interface FoundDraft<Draft extends Fields> {
  readonly kept: KeptDraft<Draft> | null;
  readonly unreadable: string | null;
}

/** Stores the drafts of one edit. */
export interface DraftWriter<Draft> {
  /** Stores a changed draft, at once or within `KEEP_WITHIN`. */
  readonly change: (draft: Draft) => void;
  /** Stores a waiting change now. `all` stores the last draft again: another tab may have discarded it. */
  readonly flush: (all?: boolean) => void;
  /** Stores a waiting change and ends. */
  readonly close: () => void;
}

/** The drafts of one kind of form, of whoever is signed in. */
export interface DraftKeeper<Draft extends Fields> {
  readonly find: (id: Id | null) => Promise<FoundDraft<Draft>>;
  readonly drop: (id: Id | null) => Promise<void>;
  /** Keeps the draft from being found by other tabs. @returns releases it */
  readonly hold: (id: Id | null) => () => void;
  /** Leaves the draft that was found for later. */
  readonly setAside: (id: Id | null) => Promise<void>;
  readonly open: (origin: DraftOrigin<Draft>) => DraftWriter<Draft>;
  /** Stores a draft under the id of a record that may have been created from it. */
  readonly move: (from: Id | null, to: DraftOrigin<Draft> & { readonly mine: Draft }) => Promise<void>;
}

const NOTHING = { kept: null, unreadable: null };

/** Reads a stored draft as this form's; one with other fields or kinds of value is unreadable. */
const readDraft = <Draft extends Fields>(
  blank: Draft,
  isKept: (fields: Fields) => boolean,
  found: KeptDraft | UnreadableDraft | null,
): FoundDraft<Draft> => {
  if (found === null) return NOTHING;
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

/** Binds the draft store to one kind of form; `perWebsite` where its records belong to a website. Rule R-SHR-09. */
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
  const keyOf = (id: Id | null): option.Option<DraftKey> =>
    pipe(
      option.fromNullable(person.id()),
      option.map((who) => ({ person: who, resource, id, website: perWebsite ? person.website() : null })),
    );

  const drop = (id: Id | null): Promise<void> =>
    pipe(
      keyOf(id),
      option.match(
        () => Promise.resolve(),
        (key) =>
          drafts
            .drop(key)()
            .then(() => undefined),
      ),
    );

  const hold = (id: Id | null): (() => void) =>
    pipe(
      keyOf(id),
      option.match(
        () => () => undefined,
        (key) => drafts.hold(key),
      ),
    );

  return {
    find: (id) =>
      pipe(
        keyOf(id),
        option.match(
          () => Promise.resolve<FoundDraft<Draft>>(NOTHING),
          async (key) => {
            const found = await drafts.find(key)();
            if (either.isRight(found)) return readDraft(blank, isKept, found.right);
            announcer.failure(found.left);
            return NOTHING;
          },
        ),
      ),
    drop,
    hold,
    setAside: async (id) => {
      const key = keyOf(id);
      if (option.isSome(key)) await drafts.setAside(key.value)();
    },
    move: async (from, { id, base, mine, version, creation }) => {
      const key = keyOf(id);
      if (option.isNone(key)) return;
      const kept = await drafts.keep(key.value, { ...keptOf({ base, version, creation }, mine), at: clock.now() })();
      if (either.isLeft(kept)) announcer.failure(kept.left);
      else if (from !== id) await drop(from);
    },
    open: ({ id, ...origin }) => {
      const { base } = origin;
      const key = keyOf(id);
      const release = hold(id);
      const changes = new Subject<Draft>();
      const flushes = new Subject<void>();
      let waiting: Draft | null = null;
      /** The draft as stored last; null when there is none. */
      let stored: KeptDraft<Draft> | null = null;
      const write = (): void => {
        if (option.isNone(key)) return;
        void pipe(
          stored === null ? drafts.drop(key.value) : drafts.keep(key.value, stored),
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
      // Not only when the page closes: a busy browser gives a closing page no time to store anything.
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

/** Tells the keeper of an open form to store now; see `DraftWriter.flush`. */
export interface FlushEvent {
  readonly type: 'draft.flushed';
  readonly all?: boolean;
}

/** What the actor that stores the drafts of an open form is started with. */
export interface OpenForm<Draft> extends DraftOrigin<Draft> {
  readonly form: FormValues<Draft>;
}

/**
 * The actor that stores the drafts of a form while it is open. A form that differs from its base when it opens, as after
 * a refused save, is stored before the next key.
 */
export const keepDraftWith = <Draft extends Fields>(keeper: Pick<DraftKeeper<Draft>, 'open'> | null) =>
  fromCallback<FlushEvent, OpenForm<Draft>>(({ input: { form, ...origin }, receive }) => {
    const writer = keeper?.open(origin);
    if (writer === undefined) return undefined;
    const tell = (): void => {
      writer.change(form.read());
    };
    if (!sameValue(form.read(), origin.base)) tell();
    const unsubscribe = form.subscribe(tell);
    receive(({ all }) => {
      writer.flush(all);
    });
    return () => {
      unsubscribe();
      writer.close();
    };
  });
