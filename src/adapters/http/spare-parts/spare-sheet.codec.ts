import * as t from 'io-ts';
import { storedPart, type Parts } from '../../../domain/shared/parts/part';
import type { Drawing } from '../../../domain/spare-parts/drawing.rule';
import { cancelsOf, type PartProduct, type SpareItem } from '../../../domain/spare-parts/spare-item';
import { openProposals, type Proposals, type UpdateField } from '../../../domain/spare-parts/spare-item.rule';
import type { Sheet } from '../../../domain/spare-parts/spare-part';
import type { FormFields } from '../shared/form';
import type { PartCodec } from '../shared/record-parts.http';
import { defaulted, Flag, Id, mapped, optional, PublicAddress } from '../shared/wire';
import { Numeral } from '../shared/wire-fields';

/** A product as a reference in other records. */
export const WireProduct = mapped(
  t.type({ id: Id, code: t.string, name: defaulted(t.string, '') }),
  'product',
  ({ id, code, name }): PartProduct => ({ id, code, label: name }),
);

/** Text that some APIs send as a number. */
const Text = mapped(optional(t.union([t.string, t.number])), 'text', (value) => String(value ?? ''));

const WireBox = t.type({ id: optional(Id), xMin: Numeral, xMax: Numeral, yMin: Numeral, yMax: Numeral });

const WireDrawing = t.type({
  x_offset: defaulted(Numeral, 0),
  y_offset: defaulted(Numeral, 0),
  picture_width: Numeral,
  picture_height: Numeral,
  ev_public_path: PublicAddress,
  items: defaulted(t.array(WireBox), []),
});

const Proposed = t.union([t.string, t.number, t.null]);
const WireUpdates = t.partial({
  item_code: Proposed,
  name: Proposed,
  remarks: Proposed,
  quantity: Proposed,
  specifications: Proposed,
});

const WireItem = t.type({
  id: Id,
  number: Text,
  item_code: Text,
  name: Text,
  remarks: Text,
  quantity: Text,
  specifications: Text,
  has_item: optional(Flag),
  item_id: optional(Id),
  item: optional(WireProduct),
  updates: optional(WireUpdates),
});

/** A sheet of a reference on the wire, with its items. */
export const WireSheet = t.type({
  id: Id,
  label: Text,
  code_to_match: Text,
  icon_id: optional(Id),
  image: optional(WireDrawing),
  items: defaulted(t.array(WireItem), []),
});
type WireSheet = t.TypeOf<typeof WireSheet>;

const WIRE_FIELDS: Readonly<Record<UpdateField, keyof t.TypeOf<typeof WireUpdates>>> = {
  code: 'item_code',
  name: 'name',
  remarks: 'remarks',
  quantity: 'quantity',
  specifications: 'specifications',
};

const drawingOf = (wire: t.TypeOf<typeof WireDrawing>): Drawing => ({
  address: wire.ev_public_path,
  x: wire.x_offset,
  y: wire.y_offset,
  width: wire.picture_width,
  height: wire.picture_height,
  boxes: wire.items.map(({ id, ...box }) => ({ item: id ?? '', ...box })),
});

export const sheetOf = ({ id, label, code_to_match, icon_id, image }: WireSheet): Sheet => ({
  id,
  label: label === '' ? code_to_match : label,
  code: code_to_match,
  icon: icon_id,
  drawing: image === null ? null : drawingOf(image),
});

const proposalsOf = (updates: t.TypeOf<typeof WireUpdates> | null): Proposals => {
  const proposals: Partial<Record<UpdateField, string>> = {};
  for (const field of ['code', 'name', 'remarks', 'quantity', 'specifications'] as const) {
    const proposed = updates?.[WIRE_FIELDS[field]];
    // A value that differs only by whitespace that a save trims is not a change.
    if (proposed !== undefined && proposed !== null)
      proposals[field] = ['remarks', 'specifications'].includes(field) ? String(proposed) : String(proposed).trim();
  }
  return proposals;
};

const itemOf = (sheet: string, wire: t.TypeOf<typeof WireItem>): SpareItem => {
  const { number, name, remarks, quantity, specifications, item_code: code, item_id } = wire;
  const fields = { code, name, remarks, quantity, specifications };
  return {
    ...fields,
    sheet,
    number,
    product: wire.item ?? (item_id === null ? null : { id: item_id, code, label: '' }),
    isAvailable: wire.has_item ?? item_id !== null,
    proposals: openProposals(fields, proposalsOf(wire.updates)),
    rejected: {},
  };
};

/** The items of all sheets, as parts of their reference. */
export const itemsOfSheets = (sheets: readonly WireSheet[]): Parts<SpareItem> =>
  sheets.flatMap(({ id, items }) => items.map((item) => storedPart(item.id, itemOf(id, item))));

const writeItem = (item: SpareItem, before: SpareItem): FormFields => ({
  name: item.name.trim(),
  remarks: item.remarks,
  quantity: item.quantity.trim(),
  specifications: item.specifications,
  // Sent only if changed: otherwise the server looks up the product of a new code, or keeps the current one.
  item_id: item.product?.id === before.product?.id ? undefined : (item.product?.id ?? ''),
  item_code: item.code.trim(),
  cancels: JSON.stringify(cancelsOf(item).map((field) => WIRE_FIELDS[field])),
});

/** Items of a reference, changed one by one. */
export const spareItemCodec: PartCodec<SpareItem> = {
  endpoint: 'spareparts',
  path: 'item',
  create: (item) => writeItem(item, item),
  created: (item) => item,
  change: writeItem,
  names: { item_code: 'code', item_id: 'product' },
};
