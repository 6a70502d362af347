import { sql } from 'drizzle-orm';
import { queryRows, type Database } from '../../database/database';
import { notFound } from '../../shared/refusal';
import { findPicture, printablePicture, type PrintablePicture } from '../references/pictures';
import { itemsOf, sheetsOf, type ItemRow, type SheetRow } from '../references/sheet-rows';

type Db = Pick<Database, 'execute'>;

/** The drawing of a sheet; unreadable parts are left out. */
export interface PrintedDrawing {
  readonly picture: PrintablePicture;
  /** Pixels of the visible crop. */
  readonly width: number;
  readonly height: number;
  /** In pixels of the crop; a box without an item has no number. */
  readonly boxes: readonly {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
    readonly number: string | null;
  }[];
}

export interface PrintedSheet {
  readonly label: string;
  readonly drawing: PrintedDrawing | 'none' | 'unreadable';
  readonly items: readonly Pick<ItemRow, 'number' | 'code' | 'name' | 'quantity' | 'item_id'>[];
}

export interface PdfHead {
  readonly reference: string;
  readonly external_id: string;
  /** UTC. */
  readonly checked_at: string | null;
  readonly created_at: string;
  readonly product: { readonly code: string; readonly name: string } | null;
}

/** The content of a reference's PDF. */
export interface PdfContent extends PdfHead {
  readonly sheets: readonly PrintedSheet[];
}

/** @throws 404 for an unknown reference */
export const readPdfHead = async (db: Db, id: number): Promise<PdfHead> => {
  const [head] = await queryRows<PdfHead>(
    db,
    sql`
      select p.reference, p.external_id, p.checked_at::text as checked_at, p.created_at::text as created_at,
        case when i.id is not null then json_build_object('code', i.code, 'name', i.label) end as product
      from spare_parts p left join shop_items i on i.id = p.item_id where p.id = ${id}`,
  );
  if (head === undefined) throw notFound();
  return head;
};

const drawingOf = (
  { boxes, x_offset, y_offset, picture_width, picture_height }: SheetRow,
  picture: PrintablePicture,
  items: readonly ItemRow[],
): PrintedDrawing => {
  const [width, height] =
    picture_width > 0 && picture_height > 0 ? [picture_width, picture_height] : [picture.width, picture.height];
  return {
    picture,
    width,
    height,
    boxes: boxes
      .map((box) => ({
        x: box.xMin - x_offset,
        y: box.yMin - y_offset,
        width: box.xMax - box.xMin,
        height: box.yMax - box.yMin,
        number: items.find(({ id }) => id === box.id)?.number ?? null,
      }))
      .filter((box) => box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height),
  };
};

/**
 * Reads a reference with its sheets, items and drawings; each distinct picture once.
 * @param person owner of the work in the picture-processing queue
 */
export const readPdfContent = async (db: Db, id: number, person: number): Promise<PdfContent> => {
  const head = await readPdfHead(db, id);
  const [sheets, items] = [await sheetsOf(db, id), await itemsOf(db, id)];
  const pictures = new Map<string, PrintablePicture | null>();
  for (const { picture } of sheets) {
    if (picture === null || pictures.has(picture)) continue;
    const stored = await findPicture(db, picture);
    pictures.set(picture, stored === undefined ? null : await printablePicture(person, stored.bytes));
  }
  return {
    ...head,
    sheets: sheets.map((sheet) => {
      const own = items.filter(({ sheet_id }) => sheet_id === sheet.id);
      const picture = sheet.picture === null ? null : (pictures.get(sheet.picture) ?? null);
      return {
        label: sheet.label,
        items: own,
        drawing: sheet.picture === null ? 'none' : picture === null ? 'unreadable' : drawingOf(sheet, picture, own),
      };
    }),
  };
};
