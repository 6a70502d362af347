import { taskEither } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import type { SparePartIcons } from '../../../application/spare-parts/ports/spare-part-icons.port';
import { sparePartCategoryFields } from '../../../domain/spare-parts/spare-part-category.rule';
import type { Http } from '../shared/http';
import { tableCodec } from '../shared/table.codec';
import { Id, mapped, optional, payload } from '../shared/wire';

export const sparePartCategoryCodec = tableCodec(sparePartCategoryFields, {
  endpoint: 'spareparts/categories',
  plural: 'categories',
  singular: 'category',
  wireNames: { codeToMatch: 'code_to_match', iconId: 'icon_id' },
  byHand: {
    iconId: {
      value: mapped(optional(Id), 'icon', (id) => id ?? ''),
      write: (id) => ({ icon_id: id }),
    },
  },
});

const Icons = payload('svg_icons', t.array(t.type({ id: Id, name: t.string, svg: t.string })));

/** The icons of categories, over HTTP. */
export const sparePartIconsHttp = (http: Http): SparePartIcons => ({
  all: (options) =>
    pipe(
      http.call({ method: 'GET', path: 'svgicons/spare-part-category' }, Icons, options),
      taskEither.map(({ body }) => body),
    ),
});
