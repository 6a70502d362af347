import { sql } from 'drizzle-orm';
import { nameFieldOf } from '../../../src/domain/content/modules.rule';
import { queryRows, type Database } from '../../database/database';
import type { Caller } from '../../shared/endpoint';
import { loadLinkedRecords, type LinkedRecords } from './linked-records';
import { blockToWire } from '../blocks/block-to-wire';
import type { ItemState, StoredItem } from './item-state';
import { historyAsJson } from './item-history';
import { lockColumn } from './locks';
import { textsFor, type Texts } from '../texts';

type Db = Pick<Database, 'execute'>;

const choicesToWire = (
  ids: readonly number[],
  labels: ReadonlyMap<number, string>,
  word: 'label' | 'name',
): readonly object[] => ids.flatMap((id) => (labels.has(id) ? [{ id, [word]: labels.get(id) }] : []));

const flag = (value: boolean): 0 | 1 => (value ? 1 : 0);

const stateToWire = (module: StoredItem['module'], state: ItemState, linked: LinkedRecords, texts: Texts): object => {
  const { files, labels } = linked;
  const image = (id: number | null) => {
    const file = id === null ? undefined : files.get(id);
    return file === undefined
      ? null
      : { location: file.location, name: file.name, ext: file.ext, thumbnail: file.thumbnail };
  };
  const one = (
    source: 'page' | 'project' | 'resource',
    id: number | null,
    word: 'label' | 'name' | 'number',
  ): object | null => (id !== null && labels(source).has(id) ? { id, [word]: labels(source).get(id) } : null);
  const { meta } = state;
  return {
    [nameFieldOf(module)]: state.name,
    url: state.url,
    status: state.status,
    recap: state.recap,
    notes: state.notes,
    intro: state.intro,
    image: image(state.image),
    cover: image(state.cover),
    categories: choicesToWire(state.categories, labels('category'), 'name'),
    tags: choicesToWire(state.tags, labels('tag'), 'label'),
    targets: choicesToWire(state.targets, labels('target'), 'label'),
    branches: choicesToWire(state.branches, labels('branch'), 'name'),
    internal: flag(state.internal),
    online: flag(state.isOnline),
    map: flag(state.map),
    lightbox: flag(state.lightbox),
    read_confirmation: flag(state.readConfirmation),
    datetime_online: state.online,
    datetime_first_online: state.firstOnline,
    parent: one('page', state.parent, 'name'),
    project: one('project', state.project, 'number'),
    resource_author: one('resource', state.author, 'name'),
    address: { city: state.city, zipcode: state.zipcode, street: state.street, streetnumber: state.streetnumber },
    implementation: state.implementation,
    client: state.client,
    delivery_date: state.deliveryDate,
    architect: state.architect,
    architectural_design: state.architecturalDesign,
    project_scope: state.projectScope,
    contractor: state.contractor,
    installer: state.installer,
    counselor: state.counselor,
    consultant: state.consultant,
    order_number: state.orderNumber,
    building_code: state.buildingCode,
    meta: {
      seo: { title: meta.title, description: meta.description, keywords: meta.keywords },
      og: { title: meta.shareTitle, description: meta.shareDescription, image: image(state.shareImage) },
      slug: meta.slug,
      canonical: meta.canonical,
      no_index: flag(meta.noIndex),
    },
    content: state.blocks.map((block) => blockToWire(block, linked, texts)),
  };
};

export interface LockAndHistory {
  readonly locked: object | null;
  /** Whether the caller's own session holds the lock. */
  readonly own: boolean;
  readonly history: readonly object[];
}

export const readLockAndHistory = async (
  db: Db,
  { session }: Pick<Caller, 'session'>,
  id: number,
  now: number,
): Promise<LockAndHistory> => {
  const [row] = await queryRows<LockAndHistory>(
    db,
    sql`
      select ${lockColumn(sql`i`, now)} as locked, coalesce(i.lock_session = ${session}, false) as own,
        (${historyAsJson(sql`i.id`)}) as history
      from content_items i
      where i.id = ${id}`,
  );
  return row ?? { locked: null, own: false, history: [] };
};

/** Converts an item to the wire, once per state. Rule R-CON-08. */
export const itemToWire = async (
  db: Db,
  caller: Pick<Caller, 'website' | 'language'>,
  item: StoredItem,
  { locked, own, history }: LockAndHistory,
  states: readonly ItemState[] = [item.state],
): Promise<readonly object[]> => {
  const linked = await loadLinkedRecords(db, caller.website, states);
  return states.map((state) => ({
    id: item.id,
    ...stateToWire(item.module, state, linked, textsFor(caller)),
    author: item.by,
    datetime: { added: item.added, update: item.updated },
    preview_hash: item.previewHash,
    locked: locked && own ? { ...locked, own: 1 } : locked,
    history,
  }));
};
