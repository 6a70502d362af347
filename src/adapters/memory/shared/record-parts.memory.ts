import { taskEither } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import type { Answer } from '../../../application/shared/ports/call';
import type { KindInParts, PartOwner, RecordParts } from '../../../application/shared/ports/record-parts.port';
import type { ResourceGateway } from '../../../application/shared/ports/resource-gateway.port';
import type { Clock } from '../../../application/shared/ports/clock.port';
import { storedPart, type Parts } from '../../../domain/shared/parts/part';
import { draftOf, type Resource } from '../../../domain/shared/resource';
import type { Failure } from '../../../domain/shared/failure';
import type { Callers } from './caller';
import type { MemoryCalls } from './memory-calls';
import { plainMemory, type PlainMemory } from './plain.memory';

const MISSING: Failure = { kind: 'NotFound' };

/** A record and its parts, each saved by its own calls. */
const inParts = <Value, K extends KindInParts<Value>>(
  whole: ResourceGateway<K>,
  blank: K['draft'],
  withParts: (draft: K['draft'], parts: Parts<Value>) => K['draft'] = (draft, parts) => ({ ...draft, parts }),
): { readonly record: ResourceGateway<K>; readonly parts: RecordParts<Value> } => {
  const put = (
    { id, version }: PartOwner,
    changed: (parts: Parts<Value>) => Parts<Value> | null,
  ): Answer<string | null> =>
    pipe(
      whole.get(id),
      taskEither.chain(({ record }) => {
        const parts = changed(record.parts);
        const before = draftOf(blank, record);
        return parts === null
          ? taskEither.left(MISSING)
          : whole.save({ id, version, draft: withParts(before, parts), before });
      }),
      taskEither.chain(() => whole.get(id)),
      taskEither.map((stored) => stored.version),
    );
  return {
    record: {
      ...whole,
      save: (request, options) =>
        pipe(
          request.id === null ? taskEither.right<Failure, Parts<Value>>([]) : partsIn(whole.get(request.id)),
          taskEither.chain((parts) => whole.save({ ...request, draft: withParts(request.draft, parts) }, options)),
          taskEither.chain(({ id }) =>
            pipe(
              whole.get(id),
              taskEither.map((stored) => ({ id, stored })),
            ),
          ),
        ),
    },
    parts: {
      add: (owner, value) => {
        let id = '1';
        return pipe(
          put(owner, (parts) => {
            id = String(Math.max(0, ...parts.map(({ key }) => Number(key))) + 1);
            return [...parts, storedPart(id, value)];
          }),
          taskEither.map((version) => ({ id, version, stored: value })),
        );
      },
      change: (owner, id, value) =>
        put(owner, (parts) =>
          parts.some(({ key }) => key === id)
            ? parts.map((part) => (part.key === id ? storedPart(id, value) : part))
            : null,
        ),
      remove: (owner, id) =>
        put(owner, (parts) => (parts.some(({ key }) => key === id) ? parts.filter(({ key }) => key !== id) : null)),
    },
  };
};

const partsIn = <Value>(stored: Answer<{ readonly record: { readonly parts: Parts<Value> } }>): Answer<Parts<Value>> =>
  pipe(
    stored,
    taskEither.map(({ record }) => record.parts),
  );

/** A plain module in memory whose records have parts. @param withParts the draft with other parts */
export const plainInParts =
  <Value, K extends KindInParts<Value>>(
    resource: Resource<K>,
    memory: PlainMemory<K>,
    withParts?: (draft: K['draft'], parts: Parts<Value>) => K['draft'],
  ) =>
  (calls: MemoryCalls, people: Callers, clock: Clock) => {
    const whole = plainMemory(resource, memory)(calls, people, clock);
    return { whole, ...inParts<Value, K>(whole, resource.blank, withParts) };
  };
