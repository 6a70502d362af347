import { sql } from 'drizzle-orm';
import type { ContentModule } from '../../../src/domain/content/modules.rule';
import { queryRows } from '../../database/database';
import { ok, type Answer, type CallOf } from '../../shared/endpoint';
import { idOf } from '../../shared/record';
import { notFound } from '../../shared/refusal';
import { etagOf } from '../../shared/etag';
import { findItem } from './item-rows';
import { BLANK_STATE, type ItemState, type StoredItem } from './item-state';
import { itemToWire, readLockAndHistory, type LockAndHistory } from './item-to-wire';

type ItemCall = Pick<CallOf, 'services' | 'caller'>;

/** Response with an item and its ETag. @param state the saved state, if known */
export const itemAnswer = async (
  module: ContentModule,
  { services: { db, now }, caller }: ItemCall,
  item: StoredItem,
  state?: LockAndHistory,
): Promise<Answer> => {
  const [shown] = await itemToWire(db, caller, item, state ?? (await readLockAndHistory(db, caller, item.id, now())));
  return ok({ [module]: shown }, { ETag: etagOf(item.id, item.version) });
};

export const readItem = async (module: ContentModule, call: ItemCall, id: number): Promise<Answer> => {
  const item = await findItem(call.services.db, module, call.caller.website, id);
  if (item === undefined) throw notFound();
  return itemAnswer(module, call, item);
};

/** Handles `GET {module}/mutation/{entry}`: the current item, and the state of a history entry. Rule R-CON-08. */
export const readMutation =
  (module: ContentModule) =>
  async (call: CallOf): Promise<Answer> => {
    const {
      services: { db, now },
      caller,
    } = call;
    const [entry] = await queryRows<{ item: number; state: Partial<ItemState> }>(
      db,
      sql`select item_id as item, state from content_history where id = ${idOf(call)}`,
    );
    const item = entry === undefined ? undefined : await findItem(db, module, caller.website, entry.item);
    if (entry === undefined || item === undefined) throw notFound();
    const state = await readLockAndHistory(db, caller, item.id, now());
    const states = [item.state, { ...BLANK_STATE, ...entry.state }];
    const [current, former] = await itemToWire(db, caller, item, state, states);
    return ok({ current, new: former });
  };
