import { either, option, taskEither } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import { Subject, asyncScheduler, merge, throttleTime } from 'rxjs';
import type { Id } from '../../domain/shared/id';
import { keysOf, sameKind, type Fields } from '../../domain/shared/merge';
import { sameValue } from '../../domain/shared/same-value';
import type { Announcer } from './announcer';
import type { CurrentPerson } from './current-person';
import type { Clock } from './ports/clock.port';
import type { DraftKey, Drafts, KeptDraft } from './ports/drafts.port';
import type { KeeperEvent } from './record';

/** The first change is kept at once, those that follow at most this many milliseconds after they were made. Rule R-SHR-09. */
export const KEEP_WITHIN = 300;

/** What a form is while its changes are kept. */
interface Kept<Draft> {
  readonly id: Id | null;
  readonly base: Draft;
  readonly version: string | null;
}

/** The drafts of one kind of form, of whoever is signed in. */
export interface DraftKeeper<Draft extends Fields> {
  find(id: Id | null): Promise<KeptDraft<Draft> | null>;
  drop(id: Id | null): Promise<void>;
  /** For an actor that hears every change: keeps it at once or a while after it was made, and all of it when told to or when it ends. */
  keep(call: { readonly input: Kept<Draft>; readonly receive: (listener: (event: KeeperEvent<Draft>) => void) => void }): () => void;
}

/** A kept draft read as this form's: the same fields with values of their kind, else it is of no use any more. */
const readDraft = <Draft extends Fields>(blank: Draft, kept: KeptDraft | null): KeptDraft<Draft> | null => {
  const fits = (fields: Fields): fields is Draft =>
    keysOf(blank).every((key) => key in fields && sameKind(blank[key], fields[key]));
  return kept !== null && fits(kept.base) && fits(kept.mine) ? { ...kept, base: kept.base, mine: kept.mine } : null;
};

/** Ties the store of drafts to one kind of form; where its records belong to a website, a new one stays with the website it was begun on. Rule R-SHR-09. */
export const draftKeeperOf = <Draft extends Fields>(
  resource: string, blank: Draft, drafts: Drafts, person: CurrentPerson, clock: Clock, announcer: Announcer, perWebsite = false,
): DraftKeeper<Draft> => {
  const keyOf = (id: Id | null): option.Option<DraftKey> =>
    pipe(option.fromNullable(person.id()), option.map((who) => ({ person: who, resource, id, website: perWebsite && id === null ? person.website() : null })));

  return {
    find: (id) => pipe(keyOf(id), option.match(
      () => Promise.resolve(null),
      async (key) => {
        const found = await drafts.find(key)();
        if (either.isRight(found)) return readDraft(blank, found.right);
        announcer.failure(found.left);
        return null;
      },
    )),
    drop: (id) => pipe(keyOf(id), option.match(() => Promise.resolve(), (key) => drafts.drop(key)().then(() => undefined))),
    keep: ({ input, receive }) => {
      const key = keyOf(input.id);
      const typed = new Subject<Draft>();
      const flushed = new Subject<void>();
      let waiting: Draft | null = null;
      const keepWaiting = (): void => {
        if (waiting === null || option.isNone(key)) return;
        const mine = waiting;
        waiting = null;
        const write = sameValue(mine, input.base)
          ? drafts.drop(key.value)
          : drafts.keep(key.value, { base: input.base, mine, version: input.version, at: clock.now() });
        void pipe(write, taskEither.mapLeft((failure) => { announcer.failure(failure); }))();
      };
      // At once, and not only when a page is closed: a busy browser gives a closing page no time to keep anything.
      const often = typed.pipe(throttleTime(KEEP_WITHIN, asyncScheduler, { leading: true, trailing: true }));
      const subscription = merge(often, flushed).subscribe(keepWaiting);
      receive((event) => {
        if (event.type === 'draft.flushed') { flushed.next(); return; }
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
