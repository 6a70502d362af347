import { sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { fold } from '../../../src/domain/shared/fold';
import { MAX_ITEM_CODE, MAX_ITEM_NAME, type ItemFields } from '../../../src/domain/spare-parts/spare-item.rule';
import { queryRows, type Database } from '../../database/database';
import type { Services } from '../../shared/endpoint';
import { failedAnswer, readAnswer, type SuppliedSheet, type SupplierFeed } from '../published/supplier-feed';
import { itemsOf, sheetsOf, type ItemRow } from '../references/sheet-rows';

type Db = Pick<Database, 'execute'>;

const WEEK = 7 * 24 * 3_600_000;
/**
 * One in this many references has no answer, one in this many items changes, one in this many proposals is withdrawn.
 */
const FAILING = 41;
const CHANGING = 23;
const WITHDRAWN = 13;
const REVISIONS = 'ABCDEFGH';
const SEALED = ' met afdichting';

/** A deterministic number by words. */
const drawn = (...words: readonly (string | number)[]): number =>
  createHash('sha256').update(words.join('\n')).digest().readUInt32BE(0);

/** Possible changes of an item; applying one twice changes nothing further. */
const CHANGES: readonly ((fields: ItemFields, seed: number) => Partial<ItemFields>)[] = [
  ({ code }, seed) => ({
    code: `${code.replace(/-[A-H]$/, '').slice(0, MAX_ITEM_CODE - 2)}-${REVISIONS[seed % REVISIONS.length] ?? 'A'}`,
  }),
  ({ name }) => ({ name: `${name.replace(SEALED, '').slice(0, MAX_ITEM_NAME - SEALED.length)}${SEALED}` }),
  (_fields, seed) => ({ quantity: String(1 + (seed % 4)) }),
  (_fields, seed) => ({ remarks: `Vervangt de uitvoering van voor ${2016 + (seed % 8)}.` }),
  (_fields, seed) => ({ specifications: ['Messing', 'RVS 316', 'EPDM', 'Gietijzer'][seed % 4] ?? '' }),
];

/** @param seed the same for the item of a model and for the one that is made from it */
const suppliedFields = (item: ItemRow, seed: number): ItemFields => {
  const { code, name, remarks, quantity, specifications } = item;
  const kept = seed % WITHDRAWN === 0 ? {} : item.proposals;
  const fields = { code, name, remarks, quantity, specifications, ...kept };
  if (seed % CHANGING !== 0) return fields;
  return { ...fields, ...CHANGES[Math.floor(seed / CHANGING) % CHANGES.length]?.(fields, drawn(seed)) };
};

const sheetsFor = async (db: Db, of: number, reference: string, week: number): Promise<readonly SuppliedSheet[]> => {
  const [sheets, items] = [await sheetsOf(db, of), await itemsOf(db, of)];
  return sheets.map(({ id, code }) => ({
    code,
    items: items
      .filter(({ sheet_id }) => sheet_id === id)
      .map((item) => ({
        number: item.number,
        fields: suppliedFields(item, drawn(reference, code, item.number, week)),
      })),
  }));
};

/** The reference itself if it has sheets, else one of the same machine from another year. */
const modelOf = async (db: Db, reference: string, externalId: string): Promise<number | undefined> =>
  (
    await queryRows<{ id: number }>(
      db,
      sql`
        select p.id from spare_parts p
        where (p.by_reference = ${fold(reference)} and p.external_id = ${externalId}
          or starts_with(p.reference, ${`${reference.replace(/-[^-]*$/, '')}-`}))
          and exists (select from spare_part_sheets s where s.spare_part_id = p.id)
        order by p.by_reference <> ${fold(reference)}, p.id limit 1`,
    )
  )[0]?.id;

/**
 * A generated supplier feed; its data depend only on the stored items and the week. It keeps most proposals, changes
 * some items, knows machines of other years, and fails for a few references. Rule R-SPA-43.
 */
export const demoFeed = ({ db, now }: Pick<Services, 'db' | 'now'>): SupplierFeed => ({
  read: async (reference, externalId) => {
    const week = Math.floor(now() / WEEK);
    if (drawn(reference, week) % FAILING === 0) return failedAnswer('timeout');
    const model = await modelOf(db, reference, externalId);
    return model === undefined ? failedAnswer('not-found') : readAnswer(await sheetsFor(db, model, reference, week));
  },
});
