import { sql } from 'drizzle-orm';
import {
  matchesOf,
  openProposals,
  type ItemFields,
  type Proposals,
} from '../../../src/domain/spare-parts/spare-item.rule';
import { queryRows, type Database } from '../../database/database';

type Db = Pick<Database, 'execute'>;

/** Box of a number in a drawing, in pixels of its picture. */
export interface Box {
  readonly id: number;
  readonly xMin: number;
  readonly xMax: number;
  readonly yMin: number;
  readonly yMax: number;
}

export interface SheetRow {
  readonly id: number;
  readonly code: string;
  readonly label: string;
  readonly icon_id: number | null;
  readonly picture: string | null;
  readonly x_offset: number;
  readonly y_offset: number;
  readonly picture_width: number;
  readonly picture_height: number;
  readonly boxes: readonly Box[];
}

export interface ItemRow extends ItemFields {
  readonly id: number;
  readonly sheet_id: number;
  readonly number: string;
  readonly item_id: number | null;
  readonly product_code: string | null;
  readonly product_name: string | null;
  readonly proposals: Proposals;
  readonly rejected: Proposals;
}

/** URL of a public picture. @param name with its extension */
export const picturePath = (name: string): string => `api/spareparts/picture/${name}`;

/** Sheets of a reference in order, with the category whose code matches theirs, ignoring case. Rule R-SPA-21. */
export const sheetsOf = (db: Db, reference: number): Promise<SheetRow[]> =>
  queryRows<SheetRow>(
    db,
    sql`
      select s.id, s.code, coalesce(c.label, s.code) as label, c.icon_id, s.picture, s.x_offset, s.y_offset,
        s.picture_width, s.picture_height, s.boxes
      from spare_part_sheets s
      left join spare_part_categories c on upper(c.code_to_match) = upper(s.code)
      where s.spare_part_id = ${reference} order by s.position, s.id`,
  );

const ITEM_COLUMNS = sql`i.id, i.sheet_id, i.number, i.code, i.name, i.remarks, i.quantity, i.specifications, i.item_id,
  i.proposals, i.rejected, p.code as product_code, p.label as product_name`;

const ITEMS = sql`
  spare_part_items i join spare_part_sheets s on s.id = i.sheet_id left join shop_items p on p.id = i.item_id`;

export const itemsOf = (db: Db, reference: number): Promise<ItemRow[]> =>
  queryRows<ItemRow>(
    db,
    sql`
      select ${ITEM_COLUMNS} from ${ITEMS}
      where s.spare_part_id = ${reference} order by i.position, i.id`,
  );

/** An item of a reference; undefined if there is none with this id. */
export const findItem = async (db: Db, reference: number, id: number): Promise<ItemRow | undefined> =>
  (
    await queryRows<ItemRow>(
      db,
      sql`
        select ${ITEM_COLUMNS} from ${ITEMS}
        where s.spare_part_id = ${reference} and i.id = ${id}`,
    )
  )[0];

/** The proposals for an item; null if none. */
const proposedFor = (item: ItemRow): object | null => {
  const { code, ...rest } = openProposals(item, item.proposals);
  const proposed = { ...(code !== undefined && { item_code: code }), ...rest };
  return Object.keys(proposed).length === 0 ? null : proposed;
};

export const itemRowOnWire = (item: ItemRow): object => {
  const { id, number, code, name, remarks, quantity, specifications, item_id, product_code } = item;
  return {
    id,
    number,
    item_code: code,
    name,
    remarks,
    quantity,
    specifications,
    has_item: item_id === null ? 0 : 1,
    item_id,
    item: item_id === null ? null : { id: item_id, code: product_code, name: item.product_name },
    updates: proposedFor(item),
  };
};

/** The sheets of a reference with drawings and items, as in responses. */
export const sheetsOnWire = async (db: Db, reference: number): Promise<readonly object[]> => {
  const [sheets, items] = [await sheetsOf(db, reference), await itemsOf(db, reference)];
  return sheets.map(({ id, label, code, icon_id, picture, boxes, ...image }) => ({
    id,
    label,
    code_to_match: code,
    icon_id,
    image:
      picture === null
        ? null
        : {
            x_offset: image.x_offset,
            y_offset: image.y_offset,
            picture_width: image.picture_width,
            picture_height: image.picture_height,
            ev_public_path: picturePath(picture),
            items: boxes,
          },
    items: items.filter((item) => item.sheet_id === id).map(itemRowOnWire),
  }));
};

/**
 * Recomputes the list columns of a reference: matches, and whether there are proposals. Rule R-SPA-12. @returns its
 * items
 */
export const recount = async (tx: Db, reference: number): Promise<readonly ItemRow[]> => {
  const [sheets, items] = [await sheetsOf(tx, reference), await itemsOf(tx, reference)];
  const drawn = new Map(sheets.map(({ id, picture, boxes }) => [id, picture === null ? null : boxes]));
  const matches = matchesOf(
    items.map((item) => ({
      quantity: item.quantity,
      isAvailable: item.item_id !== null,
      drawn: drawn.get(item.sheet_id)?.filter(({ id }) => id === item.id).length ?? null,
    })),
  );
  const hasUpdates = items.some((item) => proposedFor(item) !== null);
  await tx.execute(sql`
    update spare_parts
    set match_availability = ${matches?.availability ?? null}, match_quantity = ${matches?.quantity ?? null},
      has_updates = ${hasUpdates}, check_status = ${hasUpdates ? 'UNCHECKED' : 'CHECKED'}
    where id = ${reference}`);
  return items;
};
