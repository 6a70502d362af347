import { sql } from 'drizzle-orm';
import { queryRow, type Database } from '../../database/database';
import type { SuppliedSheet } from '../published/supplier-feed';

/**
 * Adds sheets, without drawings, to a reference that has none; items get the product with their code (R-SPA-23). Rule
 * R-SPA-41.
 */
export const addSheets = async (
  tx: Pick<Database, 'execute'>,
  reference: number,
  sheets: readonly SuppliedSheet[],
): Promise<void> => {
  for (const [position, { code, items }] of sheets.entries()) {
    const sheet = await queryRow<{ id: number }>(
      tx,
      sql`
        insert into spare_part_sheets (spare_part_id, position, code) values (${reference}, ${position}, ${code})
        returning id`,
    );
    const rows = items.map(({ number, fields }, place) => ({
      place,
      number,
      // A name is required (R-SPA-11).
      fields: { code: '', remarks: '', quantity: '', specifications: '', ...fields, name: fields.name ?? number },
    }));
    await tx.execute(sql`
      insert into spare_part_items
        (sheet_id, position, number, code, name, remarks, quantity, specifications, item_id)
      select ${sheet.id}::integer, r.place, r.number, r.fields->>'code', r.fields->>'name', r.fields->>'remarks',
        r.fields->>'quantity', r.fields->>'specifications',
        (select min(p.id) from shop_items p where p.code = nullif(r.fields->>'code', ''))
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(place integer, number text, fields jsonb)`);
  }
};
