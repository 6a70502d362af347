import { either, option, taskEither } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import { Subject, auditTime, merge } from 'rxjs';
import { fromCallback, fromPromise } from 'xstate';
import type { Id } from '../../domain/shared/id';
import type { FilterShape } from '../../domain/shared/list-query';
import { keysOf, sameValue, type Fields } from '../../domain/shared/merge';
import { NOTICE_TIME } from '../../domain/shared/notice';
import type { Identified, Resource } from '../../domain/shared/resource';
import type { Announcer } from './announcer';
import { announceProblems } from './announcer';
import type { Answer } from './ports/call';
import type { CurrentPerson } from './current-person';
import type { Clock } from './ports/clock.port';
import type { DraftKey, Drafts, KeptDraft } from './ports/drafts.port';
import type { ResourceGateway, Stored } from './ports/resource-gateway.port';
import { recordMachineOf, type RecordMachine } from './record.machine';
import { token, type Token } from './token';

/** A change is kept at most this many milliseconds after it was made. Rule R-SHR-09. */
export const KEEP_WITHIN = 300;

/** The container's name for the form machine of one kind of record. */
export const recordOf = <Row extends Identified, Detail extends Draft & Identified, Draft extends Fields, Filter extends FilterShape>(
  resource: Resource<Row, Detail, Draft, Filter>,
): Token<RecordMachine<Detail, Draft>> => token(`record.${resource.key}`);

/** Whether a kept value can stand in a field; a field may be empty (null) on either side. */
const fitsIn = (field: unknown, value: unknown): boolean =>
  field === null || value === null || (typeof value === typeof field && Array.isArray(value) === Array.isArray(field));

/** A kept draft read as this form's: the same fields with values of their kind, else it is of no use any more. */
const readDraft = <Draft extends Fields>(blank: Draft, kept: KeptDraft | null): KeptDraft<Draft> | null => {
  const fits = (fields: Fields): fields is Draft =>
    keysOf(blank).every((key) => key in fields && fitsIn(blank[key], fields[key]));
  return kept !== null && fits(kept.base) && fits(kept.mine) ? { ...kept, base: kept.base, mine: kept.mine } : null;
};

/** Plugs a form into its gateway and the store of drafts, once. */
export const wireRecord = <Row extends Identified, Detail extends Draft & Identified, Draft extends Fields, Filter extends FilterShape>(
  { key: resource, strings, blank }: Resource<Row, Detail, Draft, Filter>,
) => (gateway: ResourceGateway<Row, Detail, Draft, Filter>, drafts: Drafts, person: CurrentPerson, clock: Clock, announcer: Announcer): RecordMachine<Detail, Draft> => {
  const keyOf = (id: Id | null): option.Option<DraftKey> =>
    pipe(option.fromNullable(person.id()), option.map((who) => ({ person: who, resource, id })));

  const findDraft = (id: Id | null): Promise<KeptDraft<Draft> | null> =>
    pipe(keyOf(id), option.match(
      () => Promise.resolve(null),
      async (key) => {
        const found = await drafts.find(key)();
        if (either.isRight(found)) return readDraft(blank, found.right);
        announcer.failure(found.left);
        return null;
      },
    ));

  return recordMachineOf<Detail, Draft>().provide({
    actors: {
      openRecord: fromPromise(async ({ input: { id }, signal }) => {
        const load: Answer<Stored<Detail> | null> = id === null ? taskEither.right(null) : gateway.get(id, { signal });
        const [stored, kept] = await Promise.all([load(), findDraft(id)]);
        return pipe(stored, either.map((record) => ({ stored: record, kept })));
      }),
      saveRecord: fromPromise(({ input }) => gateway.save(input)()),
      removeRecord: fromPromise(({ input }) => gateway.removeOne(input.id)()),
      dropDraft: fromPromise(({ input }) => pipe(keyOf(input.id), option.match(() => Promise.resolve(), (key) => drafts.drop(key)().then(() => undefined)))),
      keepDraft: fromCallback(({ input, receive }) => {
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
        const subscription = merge(typed.pipe(auditTime(KEEP_WITHIN)), flushed).subscribe(keepWaiting);
        receive((event) => {
          if (event.type === 'draft.flushed') { flushed.next(); return; }
          waiting = event.draft;
          typed.next(event.draft);
        });
        return () => {
          keepWaiting();
          subscription.unsubscribe();
        };
      }),
    },
    actions: {
      announceFailure: (_, { failure }) => { announcer.failure(failure, strings.one); },
      announceRefusal: (_, { failure }) => {
        if (failure?.kind === 'NotFound') announcer.say('error', 'shared.failures.gone', NOTICE_TIME.error);
        else announcer.failure(failure, strings.one);
      },
      announceUnchanged: () => { announcer.say('info', 'shared.record.unchanged', NOTICE_TIME.warning); },
      announceSaved: () => { announcer.say('success', `${strings.one}.saved`, NOTICE_TIME.saved); },
      announceRemoved: () => { announcer.say('success', `${strings.many}.deleted`, NOTICE_TIME.success, { count: 1 }); },
      announceProblems: () => { announceProblems(announcer); },
    },
  });
};
