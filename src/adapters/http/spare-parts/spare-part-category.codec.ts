import { taskEither } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import type { SparePartIcons } from '../../../application/spare-parts/ports/spare-part-icons.port';
import type {
  SparePartCategory,
  SparePartCategoryKind,
  SparePartCategoryRow,
} from '../../../domain/spare-parts/spare-part-category';
import type { Http } from '../shared/http';
import type { ResourceCodec } from '../shared/resource-gateway.http';
import { defaulted, Id, mapped, optional, payload } from '../shared/wire';

const WireRow = t.type({ id: Id, label: t.string });
const WireCategory = t.intersection([
  WireRow,
  t.type({ code_to_match: defaulted(t.string, ''), icon_id: optional(Id) }),
]);

/** Categories of spare parts on the wire. */
export const sparePartCategoryCodec: ResourceCodec<SparePartCategoryKind> = {
  endpoint: 'spareparts/categories',
  plural: 'categories',
  singular: 'category',
  row: mapped(WireRow, 'category row', ({ id, label }): SparePartCategoryRow => ({ id, label })),
  detail: mapped(WireCategory, 'category', ({ id, label, code_to_match, icon_id }): SparePartCategory => ({
    id,
    label,
    codeToMatch: code_to_match,
    iconId: icon_id ?? '',
  })),
  wireNames: { codeToMatch: 'code_to_match', iconId: 'icon_id' },
  write: ({ label, codeToMatch, iconId }) => ({
    label: label.trim(),
    code_to_match: codeToMatch.trim(),
    icon_id: iconId,
  }),
};

const Icons = payload('svg_icons', t.array(t.type({ id: Id, name: t.string, svg: t.string })));

/** The icons of categories, over HTTP. */
export const sparePartIconsHttp = (http: Http): SparePartIcons => ({
  all: (options) =>
    pipe(
      http.call({ method: 'GET', path: 'svgicons/spare-part-category' }, Icons, options),
      taskEither.map(({ body }) => body),
    ),
});
