import * as t from 'io-ts';
import type { Term, TermKind, TermModule, TermRow } from '../../../domain/content/term';
import { unlessEmpty } from '../shared/form';
import type { ResourceCodec } from '../shared/resource-gateway.http';
import { META_WIRE_NAMES, Meta, writeMeta } from './published/page-meta.codec';
import { defaulted, Id, mapped, optional, UtcDateTime } from '../shared/wire';

const Text = defaulted(t.string, '');
const WireRow = t.type({
  id: Id,
  label: optional(t.string),
  name: optional(t.string),
  url: Text,
  datetime: optional(UtcDateTime),
});
const WireTerm = t.intersection([WireRow, t.type({ meta: Meta })]);

const rowOf = ({ id, label, name, url, datetime }: t.TypeOf<typeof WireRow>): TermRow => ({
  id,
  name: label ?? name ?? '',
  url,
  updated: datetime,
});

/**
 * Tags or categories on the wire: a tag has a label there, a category a name; their meta data is read together and
 * written field by field.
 */
export const termCodecOf = (module: TermModule): ResourceCodec<TermKind> => {
  const titled = module === 'tag' ? 'label' : 'name';
  return {
    endpoint: module,
    plural: module === 'tag' ? 'tags' : 'categories',
    singular: module,
    row: mapped(WireRow, `${module} row`, rowOf),
    detail: mapped(WireTerm, module, (wire): Term => ({ ...rowOf(wire), meta: wire.meta })),
    write: ({ name, url, meta }, before) => ({
      [titled]: name.trim(),
      url: unlessEmpty(url.trim(), before.url),
      ...writeMeta(meta, before.meta),
    }),
    wireNames: {
      name: titled,
      updated: 'datetime',
      ...META_WIRE_NAMES,
    },
  };
};
