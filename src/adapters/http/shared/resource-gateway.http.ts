import { taskEither } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import type {
  ListGateway,
  ReadOnlyGateway,
  ResourceGateway,
} from '../../../application/shared/ports/resource-gateway.port';
import { renameFields, type Failure } from '../../../domain/shared/failure';
import type { Id } from '../../../domain/shared/id';
import type { ListQuery } from '../../../domain/shared/list-query';
import type { DetailOf, Kind } from '../../../domain/shared/resource';
import { creationKeys } from './creation-keys';
import type { FormFields } from './form';
import type { Http } from './http';
import type { Call } from './request';
import { pageReader, writeListQuery } from './list.codec';
import { Id as WireId, defaulted, Nothing, payload } from './wire';
import { carried } from './wire-fields';

/** The wire format of a list's rows: their path and key. */
export interface ListCodec<K extends Kind> {
  readonly endpoint: string;
  /** Key of the rows in a list answer. */
  readonly plural: string;
  readonly row: t.Type<K['row'], unknown>;
  /** Wire names of fields, where they differ. */
  readonly wireNames?: Readonly<Partial<Record<(keyof K['row'] | keyof K['filter']) & string, string>>>;
}

/** The wire format of a kind of record: as a row and by itself, for reading and writing. */
export interface ResourceCodec<K extends Kind> extends Omit<ListCodec<K>, 'wireNames'> {
  /** Key of the record in a detail answer; if absent, the key after the first is used. */
  readonly singular: string;
  readonly detail: t.Type<DetailOf<K>, unknown>;
  /** @param id of a stored record */
  readonly write: (draft: K['draft'], before: K['draft'], id?: Id | null) => FormFields;
  /** Suffix of the path of a save. */
  readonly saveSuffix?: '/';
  /** Wire names of fields, where they differ; a part of a field is named `field.part`. */
  readonly wireNames?: Readonly<
    Partial<
      Record<
        | ((keyof K['detail'] | keyof K['draft'] | keyof K['filter']) & string)
        | `${keyof K['draft'] & string}.${string}`,
        string
      >
    >
  >;
}

const Removal = t.type({ refused: defaulted(t.array(t.type({ id: WireId, code: t.string })), []) });

/** The id at the end of `Location`; the sent id if there is none. */
export const idOfLocation = (location: string | null, sent: Id | null): Id => {
  const last = location
    ?.split(/[?#]/)[0]
    ?.split('/')
    .filter((part) => part !== '')
    .at(-1);
  try {
    const id = last === undefined ? '' : decodeURIComponent(last);
    // `.` and `..` as path segments would lead elsewhere.
    return ['', '.', '..'].includes(id) ? (sent ?? '') : id;
  } catch {
    return sent ?? '';
  }
};

/** A gateway over HTTP of a resource that is only listed. */
export const httpList = <K extends Kind>(http: Http, codec: ListCodec<K>): ListGateway<K> => {
  const wireNames = new Map(Object.entries<string | undefined>(codec.wireNames ?? {}));
  const asked = (query: ListQuery<K['filter']>): Call => ({
    method: 'GET',
    path: `${codec.endpoint}/`,
    query: writeListQuery(query, (own) => wireNames.get(own) ?? own),
  });
  return {
    list: (query, options) =>
      pipe(
        http.call(asked(query), pageReader(codec.plural, codec.row, query), options),
        taskEither.map(({ body }) => body),
      ),
    prefetch: (query) => {
      http.prefetch(asked(query));
    },
  };
};

/** The wire format of read-only records. */
export interface ReadOnlyCodec<K extends Kind> extends ListCodec<K> {
  /** Key of the record in a detail answer. */
  readonly singular: string;
  readonly detail: t.Type<K['detail'], unknown>;
}

/** A gateway over HTTP of read-only records. */
export const httpReadOnly = <K extends Kind>(http: Http, codec: ReadOnlyCodec<K>): ReadOnlyGateway<K> => {
  const detail = payload(codec.singular, codec.detail);
  return {
    ...httpList<K>(http, codec),
    get: (id, options) =>
      pipe(
        http.call({ method: 'GET', path: `${codec.endpoint}/${encodeURIComponent(id)}` }, detail, options),
        taskEither.map(({ body }) => body),
      ),
  };
};

/** The generic gateway over HTTP of plain records. */
export const httpGateway = <K extends Kind>(http: Http, codec: ResourceCodec<K>): ResourceGateway<K> => {
  const wireNames = new Map(Object.entries<string | undefined>(codec.wireNames ?? {}));
  const ownNames = new Map([...wireNames].map(([own, wire]) => [wire, own]));
  const wireName = (own: string): string => wireNames.get(own) ?? own;
  /** Parts of a field are named after it. */
  const ownName = (wire: string): string => {
    const [field = '', ...inside] = wire.split('.');
    return ownNames.get(wire) ?? [ownNames.get(field) ?? field, ...inside].join('.');
  };
  const call: Http['call'] = (request, reader, options) =>
    pipe(http.call(request, reader, options), taskEither.mapLeft(renameFields(ownName)));
  const at = (id: Id): string => `${codec.endpoint}/${encodeURIComponent(id)}`;
  const detail = payload(codec.singular, codec.detail);
  const saved = carried(detail);
  const makeOnce = creationKeys();
  return {
    ...httpList<K>(http, codec),
    get: (id, options) =>
      pipe(
        call({ method: 'GET', path: at(id) }, detail, options),
        taskEither.map(({ body, version }) => ({ record: body, version })),
      ),
    save: ({ id, version, draft, before, key: known }, options) => {
      const form = codec.write(draft, before, id);
      return pipe(
        id === null
          ? makeOnce(
              form,
              (key) => call({ method: 'POST', path: codec.endpoint, form, version, key }, saved, options),
              known,
            )
          : call({ method: 'PUT', path: at(id) + (codec.saveSuffix ?? ''), form, version }, saved, options),
        taskEither.filterOrElse(
          ({ location }) => idOfLocation(location, id) !== '',
          (): Failure => ({ kind: 'Malformed', path: 'Location' }),
        ),
        taskEither.map(({ body, location, version: stored }) => ({
          id: idOfLocation(location, id),
          ...(body === null && stored !== null && { version: stored }),
          // Without a version, the answer may contain only a part of the record.
          ...(body !== null && stored !== null && { stored: { record: body, version: stored } }),
        })),
      );
    },
    toggle: (id, field, value, options) =>
      pipe(
        call({ method: 'PUT', path: at(id), form: { [wireName(field)]: value } }, Nothing, options),
        taskEither.map(() => undefined),
      ),
    remove: (ids, options) =>
      pipe(
        call({ method: 'DELETE', path: codec.endpoint, form: { groups: ids } }, Removal, options),
        // The answer reports records that were not found, so a 404 concerns the call itself.
        taskEither.mapLeft((failure): Failure => (failure.kind === 'NotFound' ? { kind: 'NotOffered' } : failure)),
        taskEither.map(({ body }) => body),
      ),
    removeOne: ({ id, version }, options) =>
      pipe(
        call({ method: 'DELETE', path: at(id), version }, Nothing, options),
        taskEither.map(() => undefined),
      ),
  };
};
