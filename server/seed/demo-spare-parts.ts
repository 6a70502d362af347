import { sql } from 'drizzle-orm';
import { fold } from '../../src/domain/shared/fold';
import { matchesOf, type MatchedItem } from '../../src/domain/spare-parts/spare-item.rule';
import { queryRows, type Database } from '../database/database';
import { pictureOf, storePicture } from '../spare-parts/references/pictures';
import { utc } from '../shared/utc';
import { drawSheet } from './spare-parts/draw-sheet';
import { seedRecords } from './seed-rows';
import { SHEET_KINDS } from './spare-parts/sheets';
import { workingMoment } from './working-hours';

/** Machine types; each exists for thirteen years. */
const MACHINES = [
  ...['SV-HR24', 'SV-HR28', 'SV-HR35', 'SV-HR42', 'SV-WP05', 'SV-WP08', 'SV-WP12', 'SV-WP16'],
  ...['SV-VENT1', 'SV-VENT3', 'SV-BLR80', 'SV-BLR120', 'SV-HYB06', 'SV-HYB10', 'SV-GK2', 'SV-GK4'],
  ...['SV-CV15', 'SV-CV20', 'SV-AC25', 'SV-AC35', 'SV-AC50', 'SV-MIX1', 'SV-MIX2', 'SV-DHW3'],
] as const;
const FIRST_YEAR = 2012;
const YEARS = 13;
const REFERENCES = 300;
/** Reference of which all items have proposals to review. */
const REVIEWED = 'SV-HR28-2019';
const TO_REVIEW = 40;
const VARIANTS = 3;

/** One drawing per kind and variant of sheet. */
const drawings = SHEET_KINDS.flatMap((kind) =>
  Array.from({ length: VARIANTS }, (_, variant) => {
    const { svg, width, height, spots } = drawSheet(kind, variant);
    return {
      kind,
      variant,
      width,
      height,
      spots,
      picture: pictureOf('image/svg+xml', 'svg', Buffer.from(svg), width, height),
    };
  }),
);

/** States by index of references that were not processed; all others were. */
const STATES: ReadonlyMap<number, 'UNPROCESSED' | 'PROCESS_FAILED'> = new Map([
  [7, 'UNPROCESSED'],
  [16, 'PROCESS_FAILED'],
]);

interface Item {
  readonly number: string;
  readonly code: string;
  readonly name: string;
  readonly quantity: string;
  readonly proposals: Readonly<Record<string, string>>;
}

/** Proposals for an item; at least one value. */
const proposalsFor = (seed: number, item: Omit<Item, 'proposals'>): Item['proposals'] => ({
  ...(seed % 3 !== 1 && { name: `${item.name} met afdichting` }),
  ...(seed % 3 !== 0 && { code: String(Number(item.code) + 5) }),
  ...(seed % 4 === 2 && { quantity: String(Number(item.quantity) + 1) }),
  ...(seed % 5 === 3 && { remarks: 'Vervangt de uitvoering van voor 2018.' }),
});

interface Rows {
  readonly parts: (Readonly<Record<string, unknown>> & { readonly id: number; readonly reference: string })[];
  readonly sheets: object[];
  readonly items: object[];
}

/** The rows of all references with sheets and items; ids start at 1. @param products ids of products */
const demoRows = (now: number, products: readonly number[]): Rows => {
  const rows: Rows = { parts: [], sheets: [], items: [] };
  for (let place = 0; place < REFERENCES; place += 1) {
    const machine = MACHINES[place % MACHINES.length] ?? MACHINES[0];
    const reference = `${machine}-${String(FIRST_YEAR + (Math.floor(place / MACHINES.length) % YEARS))}`;
    const isReviewed = reference === REVIEWED;
    const state = isReviewed ? 'PROCESSED' : (STATES.get(place % 25) ?? 'PROCESSED');
    const count = state !== 'PROCESSED' ? 0 : isReviewed ? 6 : 3 + (place % 5);
    const matched: MatchedItem[] = [];
    let proposed = 0;
    for (let position = 0; position < count; position += 1) {
      const drawing =
        drawings[((place + position) % SHEET_KINDS.length) * VARIANTS + (place % VARIANTS)] ?? drawings[0];
      if (drawing === undefined) break;
      const sheet = rows.sheets.length + 1;
      const firstItem = rows.items.length + 1;
      for (const [part, { name, quantity }] of drawing.kind.parts.entries()) {
        const seed = place * 31 + position * 7 + part;
        const item = {
          number: String(part + 1),
          code: String(7_740_000 + ((drawing.kind.code.length * 211 + part * 13 + place * 3) % 9_000)),
          name,
          quantity: String(seed % 19 === 0 ? quantity + 1 : quantity),
        };
        const isProposed = isReviewed ? proposed < TO_REVIEW : place % 9 === 2 && seed % 11 === 0;
        if (isProposed) proposed += 1;
        const item_id = seed % 7 === 3 ? null : (products[seed % products.length] ?? null);
        rows.items.push({
          id: rows.items.length + 1,
          sheet_id: sheet,
          position: part,
          ...item,
          item_id,
          proposals: isProposed ? proposalsFor(seed, item) : {},
        });
        matched.push({ quantity: item.quantity, isAvailable: item_id !== null, drawn: quantity });
      }
      rows.sheets.push({
        id: sheet,
        spare_part_id: place + 1,
        position,
        code: drawing.kind.code,
        picture: drawing.picture.name,
        picture_width: drawing.width,
        picture_height: drawing.height,
        boxes: drawing.spots.map(({ part, ...box }) => ({ id: firstItem + part, ...box })),
      });
    }
    const matches = matchesOf(matched);
    const external = `NZT-${String(40_000 + place * 7)}`;
    rows.parts.push({
      id: place + 1,
      reference,
      by_reference: fold(reference),
      external_id: external,
      by_external_id: fold(external),
      is_active: state === 'PROCESSED' && place % 4 !== 3,
      item_id: place % 3 === 0 ? (products[place % products.length] ?? null) : null,
      checked_at: state === 'UNPROCESSED' ? null : utc(workingMoment(now, -1 - (place % 6), place)),
      created_at: utc(workingMoment(now, -30 - (place % 90), place)),
      check_status: count === 0 || proposed > 0 ? 'UNCHECKED' : 'CHECKED',
      process_status: state,
      match_availability: matches?.availability ?? null,
      match_quantity: matches?.quantity ?? null,
      has_updates: proposed > 0,
      search: `${fold(reference)} ${fold(external)}`,
    });
  }
  return rows;
};

/** Sets the id sequence of a table to the last id. */
const numberOn = (tx: Database, table: string, last: number): Promise<unknown> =>
  tx.execute(sql`select setval(pg_get_serial_sequence(${table}, 'id'), ${last}::bigint)`);

/** Adds machines with exploded views, items, proposals and log entries. */
export const seedSpareParts = async (tx: Database, now: number): Promise<void> => {
  const products = await queryRows<{ id: number }>(tx, sql`select id from shop_items order by id limit 12`);
  for (const { picture } of drawings) await storePicture(tx, picture);
  const { parts, sheets, items } = demoRows(
    now,
    products.map(({ id }) => id),
  );
  await seedRecords(tx, 'spare_parts', parts);
  await numberOn(tx, 'spare_parts', parts.length);
  await seedRecords(tx, 'spare_part_sheets', sheets);
  await numberOn(tx, 'spare_part_sheets', sheets.length);
  await seedRecords(tx, 'spare_part_items', items);
  await numberOn(tx, 'spare_part_items', items.length);
  const references = new Map(parts.map(({ id, reference }) => [reference, id]));
  const logs = await queryRows<{ id: number; names: string }>(tx, sql`select id, names from spare_part_logs`);
  const links = logs.flatMap(({ id, names }) =>
    names.split('\n').flatMap((name) => {
      const part = references.get(name);
      return part === undefined ? [] : [{ log_id: id, spare_part_id: part }];
    }),
  );
  await seedRecords(tx, 'spare_part_log_references', links);
};
