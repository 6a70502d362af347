import * as t from 'io-ts';
import {
  BLANK_ITEM,
  type ContentItem,
  type ContentKind,
  type ContentRow,
  type HistoryEntry,
  type LockHolder,
  type Meta,
} from '../../../domain/content/content-item';
import { nameFieldOf, type ContentModule } from '../../../domain/content/modules.rule';
import { Picture } from '../library/published/picture-reference.codec';
import type { ResourceCodec } from '../shared/resource-gateway.http';
import { defaulted, extra, Flag, Id, mapped, optional, UtcDateTime } from '../shared/wire';
import { DateOnly, Numeral, Word } from '../shared/wire-fields';
import { WireBlocks } from './block.codec';
import { labelOf, WireChoice, WireChoices as Choices } from './choice.codec';
import { ITEM_WIRE_NAMES, writeItem } from './write-item';

const Text = defaulted(t.string, '');
const No = defaulted(Flag, false);

/** The lock of an item: `{user: {name}, since}` or nothing. Lists may call `since` `datetime`. */
export const WireLock = optional(
  mapped(
    t.type({
      user: t.type({ name: Text }),
      since: optional(UtcDateTime),
      datetime: optional(UtcDateTime),
      own: extra(Flag),
    }),
    'lock',
    ({ user, since, datetime, own }): LockHolder => ({
      name: user.name,
      since: since ?? datetime,
      ...(own === true && { isOwn: true }),
    }),
  ),
);

const rowFields = {
  id: Id,
  title: optional(t.string),
  name: optional(t.string),
  url: Text,
  internal: No,
  status: defaulted(Word, 'draft'),
  datetime_online: optional(UtcDateTime),
  datetime: defaulted(t.type({ added: optional(UtcDateTime), update: optional(UtcDateTime) }), {
    added: null,
    update: null,
  }),
  targets: Choices,
  locked: WireLock,
};
const WireRow = t.type(rowFields);

const rowOf = ({
  id,
  title,
  name,
  url,
  internal,
  status,
  datetime_online,
  datetime,
  targets,
  locked,
}: t.TypeOf<typeof WireRow>): ContentRow => ({
  id,
  name: title ?? name ?? '',
  url,
  internal,
  status,
  online: datetime_online,
  updated: datetime.update ?? datetime.added,
  targetNames: targets.map(labelOf),
  locked,
});

const Entry = mapped(
  t.type({ id: Id, type: Text, datetime: defaulted(UtcDateTime, 0), user: optional(t.type({ name: Text })) }),
  'history entry',
  ({ id, type, datetime, user }): HistoryEntry => ({
    id,
    kind: type === 'created' || type === 'update' ? type : 'save',
    at: datetime,
    by: user?.name ?? '',
  }),
);

const MetaShape = t.type({
  seo: defaulted(t.type({ title: Text, description: Text, keywords: Text }), {
    title: '',
    description: '',
    keywords: '',
  }),
  og: defaulted(t.type({ title: Text, description: Text, image: Picture }), {
    title: '',
    description: '',
    image: null,
  }),
  slug: Text,
  canonical: Text,
  no_index: No,
});
const WireMeta = defaulted(
  mapped(MetaShape, 'meta', ({ seo, og, slug, canonical, no_index }): Meta => ({
    ...seo,
    shareTitle: og.title,
    shareDescription: og.description,
    shareImage: og.image,
    slug,
    canonical,
    noIndex: no_index,
  })),
  BLANK_ITEM.meta,
);

const Address = defaulted(t.type({ city: Text, zipcode: Text, street: Text, streetnumber: Text }), {
  city: '',
  zipcode: '',
  street: '',
  streetnumber: '',
});
/** An intersection of three types, because one type would exceed the compiler's limits. */
const WireItem = t.intersection([
  WireRow,
  t.type({
    recap: Text,
    notes: Text,
    intro: Text,
    image: Picture,
    cover: Picture,
    categories: Choices,
    tags: Choices,
    branches: Choices,
    online: No,
    map: No,
    lightbox: No,
    read_confirmation: No,
    parent: optional(WireChoice),
    resource_author: optional(WireChoice),
    project: optional(WireChoice),
    meta: WireMeta,
    content: WireBlocks,
    history: defaulted(t.array(Entry), []),
    preview_hash: Text,
    datetime_first_online: optional(UtcDateTime),
    author: optional(t.type({ firstname: Text, surname: Text })),
  }),
  t.type({
    address: Address,
    implementation: optional(Numeral),
    client: Text,
    delivery_date: optional(DateOnly),
    architect: Text,
    architectural_design: Text,
    project_scope: optional(Numeral),
    contractor: Text,
    installer: Text,
    counselor: Text,
    consultant: Text,
    order_number: Text,
    building_code: Text,
  }),
]);

const itemOf = (wire: t.TypeOf<typeof WireItem>): ContentItem => ({
  ...rowOf(wire),
  targets: wire.targets,
  recap: wire.recap,
  notes: wire.notes,
  intro: wire.intro,
  image: wire.image,
  cover: wire.cover,
  categories: wire.categories,
  tags: wire.tags,
  branches: wire.branches,
  isOnline: wire.online,
  map: wire.map,
  lightbox: wire.lightbox,
  readConfirmation: wire.read_confirmation,
  parent: wire.parent,
  author: wire.resource_author,
  project: wire.project,
  ...wire.address,
  implementation: wire.implementation,
  client: wire.client,
  deliveryDate: wire.delivery_date ?? '',
  architect: wire.architect,
  architecturalDesign: wire.architectural_design,
  projectScope: wire.project_scope,
  contractor: wire.contractor,
  installer: wire.installer,
  counselor: wire.counselor,
  consultant: wire.consultant,
  orderNumber: wire.order_number,
  buildingCode: wire.building_code,
  meta: wire.meta,
  blocks: wire.content,
  newVersion: false,
  history: wire.history,
  previewHash: wire.preview_hash,
  added: wire.datetime.added,
  addedBy: `${wire.author?.firstname ?? ''} ${wire.author?.surname ?? ''}`.trim(),
  // Without the first publication moment, the current one is used.
  firstOnline: wire.datetime_first_online ?? wire.datetime_online,
});

/** An item of any module. */
export const Item = mapped(WireItem, 'item', itemOf);

/**
 * Items of a module on the wire.
 * @param setsMoment whether the API sets the publication moment of an item that is published without one
 */
export const contentCodecOf = (
  module: ContentModule,
  setsMoment: () => boolean = () => false,
): ResourceCodec<ContentKind> => ({
  endpoint: module,
  plural: { blog: 'blogs', news: 'news', press: 'press', page: 'pages', reference: 'references', branch: 'branches' }[
    module
  ],
  singular: module,
  row: mapped(WireRow, `${module} row`, rowOf),
  detail: Item,
  write: (draft, before) => writeItem(module, draft, before, setsMoment()),
  wireNames: { ...ITEM_WIRE_NAMES, name: nameFieldOf(module) },
});
