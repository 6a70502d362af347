import * as t from 'io-ts';
import { faqCategoryTable } from '../../../domain/catalogue/faq-category';
import {
  faqQuestionTable,
  questionId,
  type FaqQuestion,
  type FaqQuestionKind,
  type FaqQuestionRow,
  type FoundFaqQuestion,
} from '../../../domain/catalogue/faq-question';
import type { Id as DomainId } from '../../../domain/shared/id';
import { META_WIRE_NAMES, Meta, writeMeta } from '../content/published/page-meta.codec';
import type { ResourceCodec } from '../shared/resource-gateway.http';
import { tableCodec } from '../shared/table.codec';
import { defaulted, Flag, Id, mapped, optional } from '../shared/wire';

const Text = defaulted(t.string, '');

/** FAQ categories on the wire. */
export const faqCategoryCodec = tableCodec(faqCategoryTable, {
  endpoint: 'faq/category',
  plural: 'categories',
  singular: 'category',
  wireNames: { parent: 'parent_id', ...META_WIRE_NAMES },
  byHand: {
    url: { value: Text },
    parent: {
      value: optional(Id),
      write: (parent, before) => ({ parent_id: parent === before ? undefined : parent }),
    },
    online: {
      value: defaulted(Flag, true),
      // Not every API knows this field, so it is sent only if changed.
      write: (online, before) => ({ online: online === before ? undefined : online }),
    },
    meta: { value: Meta, write: writeMeta },
  },
});

const Product = t.type({ id: Id, code: t.string, label: Text });

const questionCodec = tableCodec(faqQuestionTable, {
  endpoint: 'faq/question',
  plural: 'questions',
  singular: 'question',
  wireNames: {
    category: 'category_id',
    targets: 'target',
    products: 'product',
    loginContact: 'login_contact',
    loginResource: 'login_resource',
    ...META_WIRE_NAMES,
  },
  byHand: {
    url: { value: Text },
    category: {
      reader: mapped(t.type({ category: t.type({ id: Id }) }), 'category', ({ category }) => category.id),
      write: (category) => ({ category_id: category }),
    },
    targets: {
      reader: mapped(t.type({ targets: defaulted(t.array(Id), []) }), 'targets', ({ targets }) => targets),
      write: (targets) => ({ target: targets }),
    },
    content: { value: Text },
    filterable: { write: (filterable, before) => ({ filterable: filterable === before ? undefined : filterable }) },
    products: {
      reader: mapped(t.type({ products: defaulted(t.array(Product), []) }), 'products', ({ products }) =>
        products.map(({ id, code, label }) => ({ id, code, label })),
      ),
      write: (products) => ({ product: products.map(({ id }) => id) }),
    },
    meta: { value: Meta, write: writeMeta },
  },
});

const withCategory = <Row extends FaqQuestionRow>(category: DomainId, row: Row): Row => ({
  ...row,
  id: questionId(category, row.id),
});

/** A search result of the API. */
export const FoundQuestion = mapped(
  t.intersection([questionCodec.row, t.type({ category: t.type({ id: Id }), answer: Text })]),
  'found question',
  ({ id, title, url, online, filterable, category, answer }): FoundFaqQuestion => ({
    ...withCategory(category.id, { id, title, url, online, filterable }),
    answer,
  }),
);

/** The questions of one category on the wire. */
export const faqQuestionCodecOf = (category: DomainId): ResourceCodec<FaqQuestionKind> => ({
  ...questionCodec,
  endpoint: `faq/category/${encodeURIComponent(category)}/question`,
  row: mapped(questionCodec.row, 'question row', (row) => withCategory(category, row)),
  detail: mapped(questionCodec.detail, 'question', (question): FaqQuestion =>
    withCategory(question.category ?? category, question),
  ),
});
