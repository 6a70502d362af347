import { either, option, taskEither } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import { Subject, asyncScheduler, merge, throttleTime } from 'rxjs';
import type { Id } from '../../domain/shared/id';
import { keysOf, sameShape, type Fields } from '../../domain/shared/merge';
import { sameValue } from '../../domain/shared/same-value';
import type { Announcer } from './announcer';
import type { CurrentPerson } from './current-person';
import type { Clock } from './ports/clock.port';
import type { DraftKey, Drafts, KeptDraft, UnreadableWork } from './ports/drafts.port';
import type { KeeperEvent } from './record';

/**
 * The first change is kept at once, those that follow at most this many milliseconds after they were made. Rule
 * R-SHR-09.
 */
export const KEEP_WITHIN = 300;

/** What a form is while its changes are kept. */
interface Kept<Draft> {
  readonly id: Id | null;
  readonly base: Draft;
  readonly version: string | null;
}

/** What lies there of a form: work to go on with, or the text of some that the form cannot show. */
export interface FoundWork<Draft extends Fields> {
  readonly kept: KeptDraft<Draft> | null;
  readonly unreadable: string | null;
}

/** The drafts of one kind of form, of whoever is signed in. */
export interface DraftKeeper<Draft extends Fields> {
  find(id: Id | null): Promise<KeptDraft<Draft> | null>;
  /** The same, and what cannot be read. Rule R-SHR-29. */
  look(id: Id | null): Promise<FoundWork<Draft>>;
  drop(id: Id | null): Promise<void>;
  /**
   * For an actor that hears every change: keeps it at once or a while after it was made, and all of it when told to or
   * when it ends.
   */
  keep(call: {
    readonly input: Kept<Draft>;
    readonly receive: (listener: (event: KeeperEvent<Draft>) => void) => void;
  }): () => void;
}

const NOTHING = { kept: null, unreadable: null };

/** What was found, read as this form's: the same fields with values of their kind, else only its text is of use. */
const readWork = <Draft extends Fields>(
  blank: Draft,
  isKept: (fields: Fields) => boolean,
  found: KeptDraft | UnreadableWork | null,
): FoundWork<Draft> => {
  if (found === null) return NOTHING;
  if ('unreadable' in found) return { kept: null, unreadable: found.unreadable };
  const fits = (fields: Fields): fields is Draft =>
    keysOf(blank).every((key) => key in fields && sameShape(blank[key], fields[key])) && isKept(fields);
  return fits(found.base) && fits(found.mine)
    ? { kept: { ...found, base: found.base, mine: found.mine }, unreadable: null }
    : { kept: null, unreadable: JSON.stringify(found, null, 2) };
};

/**
 * Ties the store of drafts to one kind of form; where its records belong to a website, so do their drafts. Rule
 * R-SHR-09.
 */
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

  const look = (id: Id | null): Promise<FoundWork<Draft>> =>
    pipe(
      keyOf(id),
      option.match(
        () => Promise.resolve<FoundWork<Draft>>(NOTHING),
        async (key) => {
          const found = await drafts.find(key)();
          if (either.isRight(found)) return readWork(blank, isKept, found.right);
          announcer.failure(found.left);
          return NOTHING;
        },
      ),
    );

  return {
    look,
    find: async (id) => (await look(id)).kept,
    drop: (id) =>
      pipe(
        keyOf(id),
        option.match(
          () => Promise.resolve(),
          (key) =>
            drafts
              .drop(key)()
              .then(() => undefined),
        ),
      ),
    keep: ({ input, receive }) => {
      const key = keyOf(input.id);
      const typed = new Subject<Draft>();
      const flushed = new Subject<void>();
      let waiting: Draft | null = null;
      /** What was kept last; null when there is nothing to keep. */
      let kept: KeptDraft<Draft> | null = null;
      const keepWaiting = (): void => {
        if (waiting === null || option.isNone(key)) return;
        kept = sameValue(waiting, input.base)
          ? null
          : { base: input.base, mine: waiting, version: input.version, at: clock.now() };
        waiting = null;
        write(key.value);
      };
      const write = (at: DraftKey): void => {
        void pipe(
          kept === null ? drafts.drop(at) : drafts.keep(at, kept),
          taskEither.mapLeft((failure) => {
            announcer.failure(failure);
          }),
        )();
      };
      const keepAgain = (): void => {
        if (kept !== null && option.isSome(key)) write(key.value);
      };
      // At once, and not only when a page is closed: a busy browser gives a closing page no time to keep anything.
      const often = typed.pipe(throttleTime(KEEP_WITHIN, asyncScheduler, { leading: true, trailing: true }));
      const subscription = merge(often, flushed).subscribe(keepWaiting);
      receive((event) => {
        if (event.type === 'draft.flushed') {
          if (event.all === true && waiting === null) keepAgain();
          flushed.next();
          return;
        }
        waiting = event.draft;
        typed.next(event.draft);
      });
      return () => {
        keepWaiting();
        subscription.unsubscribe();
      };
    },
  };
};
