import * as t from 'io-ts';
import { termTable, type TermKind, type TermModule } from '../../../domain/content/term';
import type { ResourceCodec } from '../shared/resource-gateway.http';
import { tableCodec } from '../shared/table.codec';
import { mapped, optional } from '../shared/wire';
import { META_WIRE_NAMES, Meta, writeMeta } from './published/page-meta.codec';

/** A tag has a label, a category a name. Metadata is read as one object and written as separate fields. */
export const termCodecOf = (module: TermModule): ResourceCodec<TermKind> => {
  const titled = module === 'tag' ? 'label' : 'name';
  return tableCodec(termTable, {
    endpoint: module,
    plural: module === 'tag' ? 'tags' : 'categories',
    singular: module,
    wireNames: { name: titled, updated: 'datetime', ...META_WIRE_NAMES },
    byHand: {
      name: {
        reader: mapped(
          t.type({ label: optional(t.string), name: optional(t.string) }),
          module,
          ({ label, name }) => label ?? name ?? '',
        ),
        write: (name) => ({ [titled]: name.trim() }),
      },
      meta: { value: Meta, write: writeMeta },
    },
  });
};
