import { either, taskEither } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import { fromCallback, fromPromise } from 'xstate';
import { renameFieldsBy, type Failure } from '../../../domain/shared/failure';
import { saveOutcome, isOfFields } from '../describe-failure';
import type { Id } from '../../../domain/shared/id';
import { titleKeyOf } from '../../../domain/shared/modules/module-entries.rule';
import { NOTICE_TIME, type Sentence } from '../../../domain/shared/notice';
import { draftOf, type DetailOf, type Kind, type Resource } from '../../../domain/shared/resource';
import type { Announcer, FailureWords, Said } from '../announcer';
import { announceProblems } from '../announcer';
import type { Answer } from '../ports/call';
import type { CurrentPerson } from '../current-person';
import { draftKeeperOf } from '../drafts/draft-keeper';
import { wireDraft } from '../drafts/wire-draft';
import type { Clock } from '../ports/clock.port';
import type { Drafts } from '../ports/drafts.port';
import type { OwnSaves } from '../ports/own-saves.port';
import type { Reports } from '../ports/reports.port';
import type { ResourceGateway, SaveOptions, Stored } from '../ports/resource-gateway.port';
import { createRecord, headOf } from './create-record';
import type { RemoteChange } from '../../../domain/shared/remote-change';
import { deletionOf, type LeftBySave, type RefusedRemoval } from './record';
import { recordMachineOf, type RecordMachine } from './record.machine';
import { loggedRemoval, reportNotDeleted } from '../tell-removal';
import { token, type Token } from '../token';

/** Container token of the record machine of a kind. */
export const recordOf = <K extends Kind>(resource: Resource<K>): Token<RecordMachine<K>> =>
  token(`record.${resource.key}`);

/** Renames the fields of a failure to the names in the string keys. */
const asCalled = (failure: Failure | null, called: Readonly<Record<string, string>> = {}): Failure | null =>
  failure === null ? null : renameFieldsBy(called)(failure);

/**
 * After a 404 the record is loaded: `NotOffered` if it still exists, because then only the call is missing. Rule
 * R-SHR-54.
 */
const whereMissing =
  (read: () => Answer<unknown>) =>
  <A>(answer: Answer<A>): Answer<A> =>
    pipe(
      answer,
      taskEither.orElse((failure) =>
        failure.kind !== 'NotFound'
          ? taskEither.left(failure)
          : pipe(
              read(),
              taskEither.chain(() => taskEither.left<Failure>({ kind: 'NotOffered' })),
            ),
      ),
    );

/** Message that a record was deleted, and by whom if known. Rule R-LIV-09. */
export const deletedMessage = (heard: RemoteChange | null): Sentence =>
  heard?.isDeleted === true ? deletionOf(heard.by) : { key: 'shared.failures.gone' };

const savedBy = ({ by }: RefusedRemoval): Sentence => {
  if (by === null) return { key: 'shared.record.changedMeanwhile' };
  return by.isSelf
    ? { key: 'shared.record.changedMeanwhileSelf' }
    : { key: 'shared.record.changedMeanwhileBy', values: { name: by.name } };
};

/** Wires the record machine to its gateway and the draft store. */
export const wireRecord =
  <K extends Kind>({ key: resource, strings, blank, perWebsite, isReadableDraft, isNewId, merging }: Resource<K>) =>
  (
    gateway: ResourceGateway<K>,
    drafts: Drafts,
    ownSaves: OwnSaves,
    person: CurrentPerson,
    clock: Clock,
    announcer: Announcer,
    reports: Reports,
  ): RecordMachine<K> => {
    const keeper = draftKeeperOf<K['draft']>(
      resource,
      blank,
      drafts,
      person,
      clock,
      announcer,
      perWebsite,
      isReadableDraft,
    );
    /** Partly stored new records, until they are opened at their own URL. */
    const begun = new Map<Id, LeftBySave>();
    const words: FailureWords = { of: 'save', refused: strings.refused, title: titleKeyOf(resource) };
    const announceFailure = (heard: RemoteChange | null, failure: Failure | null): void => {
      if (failure?.kind === 'NotFound' && heard?.isDeleted === true)
        announcer.sayAll('warning', NOTICE_TIME.warning, [deletionOf(heard.by)]);
      // The general message mentions changes, but here there may be none.
      else if (failure?.kind === 'Locked')
        announcer.say('warning', 'shared.failures.lockedBy', NOTICE_TIME.warning, { name: failure.holder });
      else announcer.failure(failure, strings.one, { title: titleKeyOf(resource) });
    };
    /** Each refused field has its own notice; everything else is one notice. */
    const sayRefused = (failure: Failure | null, before: readonly Said[] = []): void => {
      // Conflicts are merged, and deletions and expired sessions have their own messages.
      const isOwn = failure === null || failure.kind === 'Changed' || saveOutcome(failure) === null;
      const notSaved = isOwn || strings.notSaved === undefined ? null : { key: strings.notSaved };
      const named = asCalled(failure, strings.called);
      const isOfEach = failure !== null && isOfFields(failure);
      announcer.sayAll(
        'error',
        NOTICE_TIME.error,
        [...before, notSaved, ...(isOfEach ? [] : [named])],
        strings.one,
        words,
      );
      if (isOfEach) announcer.failure(named, strings.one, words);
    };
    return recordMachineOf<K>().provide({
      actors: {
        openRecord: fromPromise(async ({ input: { id, justSaved, saved }, signal }) => {
          const load: Answer<Stored<DetailOf<K>> | null> =
            id === null || saved !== null ? taskEither.right(saved) : gateway.get(id, { signal });
          const left = begun.get(id ?? '');
          begun.delete(id ?? '');
          const [stored, { kept, unreadable }] = await Promise.all([load(), keeper.find(id)]);
          // The draft of a deleted record is kept for its user. Rule R-SHR-21.
          if (kept !== null && either.isLeft(stored) && stored.left.kind === 'NotFound')
            return either.right({ stored: null, kept, unreadable, isOwn: false });
          return pipe(
            stored,
            either.map((found) => {
              const [who, version] = [person.id(), found?.version ?? null];
              if (id === null || who === null || version === null)
                return { stored: found, kept, unreadable, ...(left && { left }), isOwn: false };
              if (justSaved) ownSaves.add(who, { resource, id, version });
              return {
                stored: found,
                kept,
                unreadable,
                ...(left && { left }),
                isOwn: ownSaves.has(who, { resource, id, version }),
              };
            }),
          );
        }),
        saveRecord: fromPromise(
          async ({ input: { id, request, mine, onCreating, onProgress, isStopped, ...input } }) => {
            const isNew = request.id === null || isNewId?.(request.id) === true;
            const options: SaveOptions<DetailOf<K>> = {
              onProgress,
              isStopped,
              newKey: () => drafts.newKey(),
              onPartlySaved: ({ stored, wanted }) =>
                keeper.move(id, {
                  id: stored.record.id,
                  base: draftOf(blank, stored.record),
                  mine: draftOf(blank, wanted),
                  version: stored.version,
                }),
            };
            const { id: known } = request;
            if (!isNew && known !== null)
              return whereMissing(() => gateway.get(known))(gateway.save(request, options))();
            const creation = input.creation ?? { key: drafts.newKey(), sent: headOf(request.draft) };
            onCreating(creation);
            // Before the call, because the page may close before the answer arrives.
            await keeper.move(id, { id, base: request.before, mine, version: request.version, creation });
            const answer = await createRecord(
              gateway,
              { blank, ...(merging && { merging }) },
              request,
              creation,
              options,
            );
            if (either.isLeft(answer))
              // A 404 on a creation means that the call is missing, unless the record belongs to another record.
              return known === null && answer.left.kind === 'NotFound' ? either.left({ kind: 'NotOffered' }) : answer;
            const { id: created, unfinished } = answer.right;
            if (unfinished === undefined) await keeper.drop(created);
            // After a lock refusal the draft is offered instead, because the user has to acquire the lock first.
            else if (unfinished.failure?.kind !== 'Locked')
              begun.set(created, { failure: unfinished.failure, isUncertain: unfinished.isUncertain });
            return answer;
          },
        ),
        removeRecord: fromPromise(({ input }) =>
          loggedRemoval(
            reports,
            `${resource} ${input.id}`,
            whereMissing(() => gateway.get(input.id))(gateway.removeOne(input)),
          )(),
        ),
        holdDraft: fromCallback(({ input }) => keeper.hideFromOtherTabs(input.id)),
        ...wireDraft(keeper),
      },
      actions: {
        announceFailure: ({ context: { remoteChange } }, { failure }) => {
          announceFailure(remoteChange, failure);
        },
        announceRefusal: ({ context: { remoteChange } }, { failure }) => {
          if (failure?.kind === 'NotFound')
            announcer.sayAll('error', NOTICE_TIME.error, [deletedMessage(remoteChange)]);
          else sayRefused(failure);
        },
        announceUnchanged: () => {
          announcer.say('info', 'shared.record.unchanged', NOTICE_TIME.warning);
        },
        announceAsStored: () => {
          announcer.say('info', 'shared.record.asStored', NOTICE_TIME.warning);
        },
        announceUnfinished: (_, { failure, existed }) => {
          const known = existed ? { key: 'shared.record.existed' } : null;
          if (failure === null) announcer.sayAll('info', NOTICE_TIME.warning, [known, { key: 'parts.saving.stopped' }]);
          else if (existed && (failure.kind === 'Locked' || failure.kind === 'Changed'))
            announcer.sayAll('info', NOTICE_TIME.long, [known]);
          else sayRefused(failure, [known]);
        },
        announceSaved: () => {
          announcer.say('success', strings.saved ?? `${strings.many}.saved`, NOTICE_TIME.saved);
        },
        announceRemoved: () => {
          announcer.say('success', `${strings.many}.deleted`, NOTICE_TIME.success, { count: 1 });
        },
        announceChanged: ({ context: { remoteChange } }, { refused, failure }) => {
          if (refused === null && failure !== null) announceFailure(remoteChange, failure);
          if (refused !== null)
            announcer.sayAll('warning', NOTICE_TIME.warning, [savedBy(refused), failure], strings.one, {
              title: titleKeyOf(resource),
            });
        },
        announceNewer: (_, { isNews }) => {
          if (isNews) announcer.say('info', 'shared.record.newer', NOTICE_TIME.long);
        },
        announceKept: ({ context: { id } }) => {
          reportNotDeleted(reports, announcer, resource, id === null ? [] : [id]);
        },
        announceProblems: ({ context }) => {
          announceProblems(announcer, Object.keys(context.problems), strings.problems);
        },
      },
    });
  };
