import * as t from 'io-ts';
import type { FaqCategory, FaqCategoryKind, FaqCategoryRow } from '../../../domain/catalogue/faq-category';
import {
  questionId,
  type FaqQuestion,
  type FaqQuestionKind,
  type FaqQuestionRow,
  type FoundFaqQuestion,
} from '../../../domain/catalogue/faq-question';
import type { Id as DomainId } from '../../../domain/shared/id';
import { META_WIRE_NAMES, Meta, writeMeta } from '../content/published/page-meta.codec';
import type { ResourceCodec } from '../shared/resource-gateway.http';
import { defaulted, Flag, Id, mapped, optional } from '../shared/wire';

const Text = defaulted(t.string, '');
const WireCategoryRow = t.type({
  id: Id,
  name: t.string,
  url: Text,
  parent_id: optional(Id),
  online: defaulted(Flag, true),
});
const WireCategory = t.intersection([WireCategoryRow, t.type({ meta: Meta })]);

const categoryRowOf = ({ id, name, url, parent_id, online }: t.TypeOf<typeof WireCategoryRow>): FaqCategoryRow => ({
  id,
  name,
  url,
  parent: parent_id,
  online,
});

/** FAQ categories on the wire. */
export const faqCategoryCodec: ResourceCodec<FaqCategoryKind> = {
  endpoint: 'faq/category',
  plural: 'categories',
  singular: 'category',
  row: mapped(WireCategoryRow, 'FAQ category row', categoryRowOf),
  detail: mapped(WireCategory, 'FAQ category', (wire): FaqCategory => ({ ...categoryRowOf(wire), meta: wire.meta })),
  write: ({ name, url, parent, online, meta }, before) => ({
    name: name.trim(),
    url: url.trim(),
    // Not every API knows this field, so it is sent only if changed.
    online: online === before.online ? undefined : online,
    parent_id: parent === before.parent ? undefined : parent,
    ...writeMeta(meta, before.meta),
  }),
  wireNames: { parent: 'parent_id', ...META_WIRE_NAMES },
};

const WireQuestionRow = t.type({
  id: Id,
  title: t.string,
  url: Text,
  online: defaulted(Flag, false),
  filterable: defaulted(Flag, false),
});
const WireQuestion = t.intersection([
  WireQuestionRow,
  t.type({
    category: t.type({ id: Id }),
    targets: defaulted(t.array(Id), []),
    content: Text,
    login_contact: defaulted(Flag, false),
    login_resource: defaulted(Flag, false),
    products: defaulted(t.array(t.type({ id: Id, code: t.string, label: defaulted(t.string, '') })), []),
    meta: Meta,
  }),
]);

const questionRowOf = (
  category: DomainId,
  { id, title, url, online, filterable }: t.TypeOf<typeof WireQuestionRow>,
): FaqQuestionRow => ({ id: questionId(category, id), title, url, online, filterable });

/** A search result of the API. */
export const FoundQuestion = mapped(
  t.intersection([WireQuestionRow, t.type({ category: t.type({ id: Id }), answer: Text })]),
  'found question',
  ({ category, answer, ...wire }): FoundFaqQuestion => ({ ...questionRowOf(category.id, wire), answer }),
);

/** The questions of one category on the wire. */
export const faqQuestionCodecOf = (category: DomainId): ResourceCodec<FaqQuestionKind> => ({
  endpoint: `faq/category/${encodeURIComponent(category)}/question`,
  plural: 'questions',
  singular: 'question',
  row: mapped(WireQuestionRow, 'question row', (wire) => questionRowOf(category, wire)),
  detail: mapped(WireQuestion, 'question', (wire): FaqQuestion => ({
    ...questionRowOf(wire.category.id, wire),
    category: wire.category.id,
    targets: wire.targets,
    content: wire.content,
    loginContact: wire.login_contact,
    loginResource: wire.login_resource,
    products: wire.products.map(({ id, code, label }) => ({ id, code, label })),
    meta: wire.meta,
  })),
  write: ({ title, url, category: chosen, targets, content, online, filterable, ...draft }, before) => ({
    target: targets,
    category_id: chosen,
    title: title.trim(),
    url: url.trim(),
    content,
    online,
    filterable: filterable === before.filterable ? undefined : filterable,
    login_contact: draft.loginContact,
    login_resource: draft.loginResource,
    product: draft.products.map(({ id }) => id),
    ...writeMeta(draft.meta, before.meta),
  }),
  wireNames: {
    category: 'category_id',
    targets: 'target',
    products: 'product',
    loginContact: 'login_contact',
    loginResource: 'login_resource',
    ...META_WIRE_NAMES,
  },
});
