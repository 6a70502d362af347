import { sql } from 'drizzle-orm';
import { compareProposals, openProposals } from '../../../src/domain/spare-parts/spare-item.rule';
import { fold } from '../../../src/domain/shared/fold';
import { queryRow, queryRows, type Database } from '../../database/database';
import { announce } from '../../live/published/announce';
import type { Services } from '../../shared/endpoint';
import { retryDeadlocks } from '../../shared/retry';
import { utc } from '../../shared/utc';
import { itemsOf, recount, sheetsOf } from '../references/sheet-rows';
import { addSheets } from '../sync/add-sheets';
import { matchSupplied } from '../sync/match-supplied';
import { writeSparePartLog } from '../sync/write-log';
import { SUPPLIER_FAILURES, type SuppliedSheet, type SupplierAnswer, type SupplierFailure } from './supplier-feed';

type Db = Pick<Database, 'execute'>;

export interface SyncedReference {
  readonly id: number;
  readonly reference: string;
  readonly external_id: string;
}

/** Result of syncing a reference. */
export interface SyncOutcome {
  /** Number of fields with a changed proposal, and of fields that lost theirs. */
  readonly proposed: number;
  readonly withdrawn: number;
  /** Whether sheets were added. */
  readonly isFilled: boolean;
  readonly failure: SupplierFailure | null;
}

const UNCHANGED: SyncOutcome = { proposed: 0, withdrawn: 0, isFilled: false, failure: null };

/** Condition: references that contain a text, without case and accents; an empty text matches all. */
const containing = (text: string) => sql`strpos(by_reference, ${fold(text)}) > 0`;

export const countReferences = async (db: Db, text: string): Promise<number> =>
  (
    await queryRow<{ total: number }>(
      db,
      sql`select count(*)::integer as total from spare_parts where ${containing(text)}`,
    )
  ).total;

/** The next references in order of id. */
export const referencesAfter = (db: Db, text: string, after: number, limit: number): Promise<SyncedReference[]> =>
  queryRows<SyncedReference>(
    db,
    sql`
      select id, reference, external_id from spare_parts
      where id > ${after} and ${containing(text)} order by id limit ${limit}`,
  );

/** Stores the current proposals for the items. Rule R-SPA-40. */
const propose = async (
  tx: Db,
  { id, reference }: SyncedReference,
  at: string,
  supplied: readonly SuppliedSheet[],
): Promise<SyncOutcome> => {
  const { items, unknown, missing } = matchSupplied(await sheetsOf(tx, id), await itemsOf(tx, id), supplied);
  const compared = items.map(({ stored, proposals }) => ({
    id: stored.id,
    proposals,
    ...compareProposals(openProposals(stored, stored.proposals), proposals),
  }));
  const changed = compared.filter(({ proposed, withdrawn }) => proposed + withdrawn > 0);
  if (changed.length > 0)
    await tx.execute(sql`
      update spare_part_items i set proposals = c.proposals
      from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as c(id integer, proposals jsonb) where i.id = c.id`);
  const proposed = changed.reduce((sum, item) => sum + item.proposed, 0);
  const withdrawn = changed.reduce((sum, item) => sum + item.withdrawn, 0);
  if (changed.length > 0)
    await writeSparePartLog(tx, { id, reference }, at, {
      level: 'message',
      message: proposed > 0 ? 'Changes are proposed' : 'Proposals were withdrawn',
      data: { proposed: String(proposed), withdrawn: String(withdrawn) },
    });
  if (unknown + missing > 0)
    await writeSparePartLog(tx, { id, reference }, at, {
      level: 'warning',
      message: 'The supplier has other items than the reference',
      data: { added: String(unknown), missing: String(missing) },
    });
  return { ...UNCHANGED, proposed, withdrawn };
};

const fill = async (
  tx: Db,
  { id, reference }: SyncedReference,
  at: string,
  sheets: readonly SuppliedSheet[],
): Promise<SyncOutcome> => {
  await addSheets(tx, id, sheets);
  await writeSparePartLog(tx, { id, reference }, at, {
    level: 'message',
    message: 'Reference was read from the supplier',
    data: { sheets: String(sheets.length), items: String(sheets.reduce((sum, { items }) => sum + items.length, 0)) },
  });
  return { ...UNCHANGED, isFilled: true };
};

const fail = async (
  tx: Db,
  { id, reference }: SyncedReference,
  at: string,
  failure: SupplierFailure,
): Promise<SyncOutcome> => {
  await tx.execute(sql`update spare_parts set checked_at = ${at}, process_status = 'PROCESS_FAILED' where id = ${id}`);
  await writeSparePartLog(tx, { id, reference }, at, { level: 'error', message: SUPPLIER_FAILURES[failure], data: {} });
  return { ...UNCHANGED, failure };
};

/**
 * Stores a supplier's answer: proposals, sheets for a reference without any, or only the failure. Raises the version
 * only if proposals or sheets changed, so that open editors get no needless conflict. Rules R-SPA-22, R-SPA-40,
 * R-SPA-41 and R-SPA-42.
 * @returns null when the reference was deleted meanwhile
 */
export const syncReference = (
  { db, now }: Pick<Services, 'db' | 'now'>,
  { id }: Pick<SyncedReference, 'id'>,
  answer: SupplierAnswer,
): Promise<SyncOutcome | null> =>
  retryDeadlocks(() =>
    db.transaction(async (tx) => {
      const [stored] = await queryRows<SyncedReference & { readonly isEmpty: boolean }>(
        tx,
        sql`
          select id, reference, external_id,
            not exists (select from spare_part_sheets s where s.spare_part_id = spare_parts.id) as "isEmpty"
          from spare_parts where id = ${id} for update`,
      );
      if (stored === undefined) return null;
      const at = utc(now());
      if (answer.kind === 'failed') return fail(tx, stored, at, answer.failure);
      const outcome = await (stored.isEmpty ? fill : propose)(tx, stored, at, answer.sheets);
      await recount(tx, id);
      const isChanged = outcome.isFilled || outcome.proposed + outcome.withdrawn > 0;
      await tx.execute(sql`
        update spare_parts
        set checked_at = ${at}, process_status = 'PROCESSED', version = version + ${isChanged}::boolean::integer
        where id = ${id}`);
      // No user saved it, so consoles name the server.
      if (isChanged)
        await announce(tx, {
          type: 'record',
          path: `spareparts/${id}`,
          website: null,
          session: '',
          name: 'Kantoor',
          deleted: false,
        });
      return outcome;
    }),
  );
