import { taskEither } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import type { PartOwner, RecordParts } from '../../../application/shared/ports/record-parts.port';
import { renameFieldsBy } from '../../../domain/shared/failure';
import type { Id } from '../../../domain/shared/id';
import { creationKeys } from './creation-keys';
import type { FormFields } from './form';
import type { Http } from './http';
import { idOfLocation } from './resource-gateway.http';
import { Nothing } from './wire';

/** The wire format of the parts of a record. */
export interface PartCodec<Value> {
  /** Path of the records; those of the parts are `<endpoint>/<id>/<path>`. */
  readonly endpoint: string;
  readonly path: 'rule' | 'items' | 'field' | 'item';
  readonly create: (value: Value) => FormFields;
  /** The fields that a creation accepts; a change sends the rest. */
  readonly created: (value: Value) => Value;
  readonly change: (value: Value, before: Value) => FormFields;
  /** Domain names of fields by wire name, where they differ. */
  readonly names: Readonly<Record<string, string>>;
}

/** Parts of a record over HTTP. */
export const recordPartsHttp = <Value>(http: Http, codec: PartCodec<Value>): RecordParts<Value> => {
  const makeOnce = creationKeys();
  const at = (owner: PartOwner): string => `${codec.endpoint}/${encodeURIComponent(owner.id)}/${codec.path}`;
  const one = (owner: PartOwner, id: Id): string => `${at(owner)}/${encodeURIComponent(id)}`;
  const named = renameFieldsBy(codec.names);
  return {
    add: (owner, value, options) => {
      const form = codec.create(value);
      const { version } = owner;
      return pipe(
        makeOnce(
          { ...form, owner: owner.id },
          (key) => http.call({ method: 'POST', path: at(owner), form, version, key }, Nothing, options),
          options?.key,
        ),
        taskEither.bimap(named, (answer) => ({
          id: idOfLocation(answer.location, null),
          version: answer.version,
          stored: codec.created(value),
        })),
      );
    },
    change: (owner, id, value, before, options) =>
      pipe(
        http.call(
          { method: 'PUT', path: one(owner, id), form: codec.change(value, before), version: owner.version },
          Nothing,
          options,
        ),
        taskEither.bimap(named, ({ version }) => version),
      ),
    remove: (owner, id, options) =>
      pipe(
        http.call({ method: 'DELETE', path: one(owner, id), version: owner.version }, Nothing, options),
        taskEither.map(({ version }) => version),
      ),
  };
};
