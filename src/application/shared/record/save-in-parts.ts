import { either, taskEither } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import { mayBeDone, renameFields, type Failure } from '../../../domain/shared/failure';
import type { Id } from '../../../domain/shared/id';
import { partSteps, storedPart, type Parts, type PartStep } from '../../../domain/shared/parts/part';
import type { DetailOf } from '../../../domain/shared/resource';
import { sameValue } from '../../../domain/shared/same-value';
import type { KindInParts, PartOwner, RecordParts } from '../ports/record-parts.port';
import type { ResourceGateway, Saved, SaveOptions, SaveRequest } from '../ports/resource-gateway.port';

/** Minimum number of calls for which a save shows its progress. */
const SLOW = 8;

/** Stored and wanted parts, under the same keys. */
interface State<Value> {
  readonly version: string | null;
  readonly stored: Parts<Value>;
  readonly wanted: Parts<Value>;
}

const without = <Value>(parts: Parts<Value>, key: string): Parts<Value> => parts.filter((part) => part.key !== key);
const replaced = <Value>(parts: Parts<Value>, key: string, value: Value, id = key): Parts<Value> =>
  parts.map((part) => (part.key === key ? storedPart(id, value) : part));

/** State after a call with an unknown outcome. Rule R-COM-06. */
const asSent = <Value>(state: State<Value>, { kind, part }: PartStep<Value>): State<Value> => {
  const before = kind === 'remove' ? state.stored.find(({ key }) => key === part.key) : undefined;
  const sent = (before ?? part).value;
  return { ...state, wanted: state.wanted.map((one) => (one.key === part.key ? { ...one, sent } : one)) };
};

/** Maps `NotFound` to `Changed`: someone else deleted the part, so the newest version is loaded and merged. */
const asChanged = <A>(answer: either.Either<Failure, A>): either.Either<Failure, A> =>
  either.mapLeft((failure: Failure): Failure => (failure.kind === 'NotFound' ? { kind: 'Changed' } : failure))(answer);

/**
 * Gives each new part an idempotency key. A part that was already sent with the same value keeps its key. Rule
 * R-SHR-39.
 */
const withKeys = <Value>(parts: Parts<Value>, newKey?: () => string): Parts<Value> =>
  parts.map((part) => {
    const isSent = part.sentAs !== undefined && part.sent !== undefined && sameValue(part.sent, part.value);
    return part.state !== 'new' || isSent || newKey === undefined
      ? part
      : { ...part, sent: part.value, sentAs: newKey() };
  });

/** Loads the stored parts of a record. */
type ReadParts<Value> = (id: Id) => taskEither.TaskEither<Failure, Parts<Value>>;

/** Deletes a part. After a 404 the record is loaded: a part that still exists there was not deleted. Rule R-SHR-54. */
const remove = <Value>(
  calls: RecordParts<Value>,
  readParts: ReadParts<Value>,
  owner: PartOwner,
  key: string,
): taskEither.TaskEither<Failure, string | null> =>
  pipe(
    calls.remove(owner, key),
    taskEither.orElse((failure) =>
      failure.kind !== 'NotFound'
        ? taskEither.left(failure)
        : pipe(
            readParts(owner.id),
            taskEither.chain((parts) =>
              parts.some((part) => part.key === key)
                ? taskEither.left<Failure>({ kind: 'NotOffered' })
                : taskEither.right(owner.version),
            ),
          ),
    ),
  );

/** Executes one step. */
const take =
  <Value>(calls: RecordParts<Value>, readParts: ReadParts<Value>, id: Id, step: PartStep<Value>) =>
  (state: State<Value>): taskEither.TaskEither<Failure, State<Value>> =>
  async () => {
    const owner: PartOwner = { id, version: state.version };
    const { key, value, sentAs } = step.part;
    switch (step.kind) {
      case 'remove':
        return either.map((version: string | null) => ({
          version,
          stored: without(state.stored, key),
          wanted: without(state.wanted, key),
        }))(asChanged(await remove(calls, readParts, owner, key)()));
      case 'change':
        return either.map((version: string | null) => ({
          ...state,
          version,
          stored: replaced(state.stored, key, value),
        }))(asChanged(await calls.change(owner, key, value, step.before)()));
      case 'add':
        return either.map(({ id: added, version, stored }: { id: Id; version: string | null; stored: Value }) => ({
          version,
          stored: [...state.stored, storedPart(added, stored)],
          wanted: replaced(state.wanted, key, value, added),
        }))(await calls.add(owner, value, sentAs === undefined ? {} : { key: sentAs })());
    }
  };

/** Renames field errors of a part to their path in the draft. */
const atPart = <Value>(failure: Failure, parts: Parts<Value>, key: string): Failure => {
  const place = parts.findIndex((part) => part.key === key);
  return renameFields((field) => `parts.${place}.value.${field}`)(failure);
};

/**
 * Saves a record and its parts by several calls in sequence: the record, removals, changes, additions. A failed call
 * ends the save; the answer has what is stored and what is left. Rule R-COM-05.
 */
export const savedInParts = <Value, K extends KindInParts<Value>>(
  record: ResourceGateway<K>,
  calls: RecordParts<Value>,
  asDetail: (draft: K['draft'], id: Id) => DetailOf<K>,
): ResourceGateway<K> => {
  const readParts: ReadParts<Value> = (id) =>
    pipe(
      record.get(id),
      taskEither.map((found) => found.record.parts),
    );

  /** Saves the record without its parts; the answer has its version. */
  const saveHead = async ({ id, version, draft, before, ...creation }: SaveRequest<K['draft']>) => {
    const isSame = sameValue({ ...draft, parts: [] }, { ...before, parts: [] });
    return id !== null && isSame
      ? either.right({ id, version })
      : either.map(({ id: saved, version: next, stored }: Saved<DetailOf<K>>) => ({
          id: saved,
          version: stored?.version ?? next ?? null,
        }))(await record.save({ id, version, draft, before, ...creation })());
  };

  const save =
    (
      request: SaveRequest<K['draft']>,
      options: SaveOptions<DetailOf<K>> = {},
    ): taskEither.TaskEither<Failure, Saved<DetailOf<K>>> =>
    async () => {
      // All parts of a new record are new, whatever their earlier state.
      const parts: Parts<Value> = withKeys(
        request.id !== null
          ? request.draft.parts
          : request.draft.parts.flatMap((part) =>
              part.state === 'marked' ? [] : [{ ...part, state: 'new' as const }],
            ),
        options.newKey,
      );
      const before: Parts<Value> = request.id === null ? [] : request.before.parts;
      const head = await saveHead(request);
      if (either.isLeft(head)) return head;
      const { id } = head.right;
      let state: State<Value> = { version: head.right.version, stored: before, wanted: parts };
      const detailOf = (parts: Parts<Value>): DetailOf<K> => asDetail({ ...request.draft, parts: parts }, id);
      const standing = () => ({
        stored: { record: detailOf(state.stored), version: state.version },
        wanted: detailOf(state.wanted),
      });
      const hasKeys = options.newKey !== undefined && parts.some((part) => part.state === 'new');
      if (request.id === null || hasKeys) await options.onPartlySaved?.(standing());
      const unfinished = (failure: Failure | null): either.Either<Failure, Saved<DetailOf<K>>> =>
        either.right({
          id,
          unfinished: { failure, isUncertain: failure !== null && mayBeDone(failure), ...standing() },
        });

      const steps = [...partSteps(before, parts)];
      const total = steps.length;
      for (let done = 0, step = steps.shift(); step !== undefined; step = steps.shift()) {
        if (options.isStopped?.() === true) return unfinished(null);
        if (total >= SLOW) options.onProgress?.(done / total);
        const known: State<Value> = state;
        const answer: either.Either<Failure, State<Value>> = await take(calls, readParts, id, step)(known)();
        if (either.isLeft(answer)) {
          if (mayBeDone(answer.left)) state = asSent(known, step);
          return unfinished(atPart(answer.left, known.wanted, step.part.key));
        }
        state = answer.right;
        const [rest] = step.kind === 'add' ? partSteps(state.stored.slice(-1), state.wanted) : [];
        // The created part is only partly stored: the rest needs a change call.
        if (rest?.kind === 'change') {
          await options.onPartlySaved?.(standing());
          steps.unshift(rest);
        } else done += 1;
      }
      return either.right({ id });
    };
  return { ...record, save };
};
