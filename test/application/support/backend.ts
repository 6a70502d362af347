import { either } from 'fp-ts';
import type { Announcer } from '../../../src/application/shared/announcer';
import type { Answer } from '../../../src/application/shared/ports/call';
import type { DraftKey, Drafts } from '../../../src/application/shared/ports/drafts.port';
import type { KeptDraft } from '../../../src/domain/shared/drafts/draft';
import type { ResourceGateway, SaveRequest } from '../../../src/application/shared/ports/resource-gateway.port';
import type { Failure } from '../../../src/domain/shared/failure';
import type { Id } from '../../../src/domain/shared/id';
import type { ListQuery } from '../../../src/domain/shared/list-query';
import { defineResource, type Kind } from '../../../src/domain/shared/resource';
import { problemsOf } from '../../../src/domain/shared/rule';

export type Person = { readonly name: string; readonly active: boolean };
export type StoredPerson = Person & { readonly id: Id };
export type PersonFilter = { readonly name: string };

export interface PersonKind extends Kind {
  row: StoredPerson;
  detail: StoredPerson;
  draft: Person;
  filter: PersonFilter;
}

/** A minimal kind of record. */
export const people = defineResource<PersonKind>({
  key: 'people',
  right: 'people',
  strings: { one: 'access.user', many: 'access.users' },
  sortable: ['name'],
  noFilter: { name: '' },
  blank: { name: '', active: true },
  rule: ({ name }) => problemsOf({ name: name === '' ? 'required' : null }),
});

const answer =
  <A>(value: A): Answer<A> =>
  () =>
    Promise.resolve(either.right(value));
const refuse =
  (failure: Failure): Answer<never> =>
  () =>
    Promise.resolve(either.left(failure));

/** A store of drafts whose contents the test can read, and that can be full. */
export const draftsOf = () => {
  const kept = new Map<string, KeptDraft>();
  const nameOf = ({ person, resource, id, website = null }: DraftKey): string =>
    [person, resource, id ?? 'new', ...(website === null ? [] : [website])].join('/');
  const world = { kept, failure: null as Failure | null }; // Otherwise the compiler infers the type `null`.
  let keys = 0;
  const drafts: Drafts = {
    newKey: () => `key-${(keys += 1)}`,
    keep: (key, draft) => {
      if (world.failure !== null) return refuse(world.failure);
      kept.set(nameOf(key), draft);
      return answer(undefined);
    },
    find: (key) => answer(kept.get(nameOf(key)) ?? null),
    drop: (key) => {
      kept.delete(nameOf(key));
      return answer(undefined);
    },
    hideFromOtherTabs: () => () => undefined,
    setAside: () => answer(undefined),
  };
  return {
    ...world,
    drafts,
    full: (failure: Failure) => {
      world.failure = failure;
    },
  };
};

/** A gateway of one record with a version; each refusal answers one call. */
export const gatewayOfOne = (first: StoredPerson) => {
  let [record, version] = [first, 1];
  /** Whether the answer to a save carries the record. */
  const answersWhole = { save: false };
  /** The ids of all reads. */
  const reads: Id[] = [];
  const refusals: { list?: Failure; get?: Failure; save?: Failure; toggle?: Failure; remove?: Failure } = {};
  const asked: {
    readonly list: ListQuery<PersonFilter>[];
    readonly save: SaveRequest<Person>[];
    readonly toggle: unknown[];
    readonly remove: (readonly Id[])[];
  } = { list: [], save: [], toggle: [], remove: [] };
  const taken = (what: keyof typeof refusals): Answer<never> | null => {
    const failure = refusals[what];
    refusals[what] = undefined;
    return failure === undefined ? null : refuse(failure);
  };
  const versionText = () => `v${String(version)}`;
  const gateway: ResourceGateway<PersonKind> = {
    list: (query) => {
      asked.list.push(query);
      return taken('list') ?? answer({ rows: [record], total: 1, page: query.page, perPage: query.perPage });
    },
    // Waits one turn of the event loop, so that endless reads meet the time limit of the test.
    get: (id) =>
      (reads.push(id), taken('get')) ??
      (() =>
        new Promise((resolve) => {
          setImmediate(() => {
            resolve(either.right({ record, version: versionText() }));
          });
        })),
    save: (request) => {
      asked.save.push(request);
      const refused = taken('save');
      if (refused !== null) return refused;
      if (request.version !== null && request.version !== versionText()) return refuse({ kind: 'Changed' });
      [record, version] = [{ ...request.draft, id: request.id ?? '12' }, version + 1];
      return answer({ id: record.id, ...(answersWhole.save && { stored: { record, version: versionText() } }) });
    },
    toggle: (id, field, value) => {
      asked.toggle.push([id, field, value]);
      return taken('toggle') ?? answer(undefined);
    },
    removeOne: ({ id, version: read }) => {
      asked.remove.push([id]);
      if (read !== null && read !== versionText()) return refuse({ kind: 'Changed' });
      return taken('remove') ?? answer(undefined);
    },
    remove: (ids) => {
      asked.remove.push(ids);
      return taken('remove') ?? answer({ refused: [] });
    },
  };
  return {
    gateway,
    refusals,
    asked,
    reads,
    answersWhole,
    changeBehind: (change: Partial<Person>) => {
      [record, version] = [{ ...record, ...change }, version + 1];
    },
  };
};

/** An announcer that records its notices. */
export const announcerInMind = () => {
  const said: unknown[] = [];
  /** The names of the refused fields, for each refusal. */
  const refused: string[][] = [];
  const announcer: Announcer = {
    failure: (failure, labels) => {
      said.push([failure?.kind, labels]);
      if (failure?.kind === 'FieldsRejected') refused.push(Object.keys(failure.fields));
    },
    sayAll: (intent, duration, parts, labels) => {
      const all = parts.filter((part) => part !== null);
      const [only] = all;
      if (only === undefined) return;
      if (all.length > 1) said.push([intent, duration, ...all.map((part) => ('kind' in part ? part.kind : part.key))]);
      else if ('kind' in only) announcer.failure(only, labels);
      else announcer.say(intent, only.key, duration, only.values);
    },
    say: (intent, key, duration, values, place) => {
      said.push([
        intent,
        key,
        duration,
        ...(values === undefined ? [] : [values]),
        ...(place === undefined ? [] : [place]),
      ]);
    },
    keepSaying: (topic, told) => {
      said.push(told === null ? [topic, null] : [topic, told.intent, told.key, told.values]);
    },
  };
  return { said, refused, announcer };
};
