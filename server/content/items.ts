import type { ContentModule } from '../../src/domain/content/modules.rule';
import { firstOnlineAfter, onlineWith } from '../../src/domain/content/first-online.rule';
import { formatUtc, parseUtc } from '../../src/domain/shared/instant';
import type { Database } from '../database/database';
import { ok, withAnyRightOf, withRight, type Answer, type Endpoint, type SignedInCall } from '../shared/endpoint';
import { idOf, refusingDoubles, savedAt } from '../shared/record';
import { notFound, Refusal } from '../shared/refusal';
import { utc } from '../shared/text';
import { checkVersion, etagOf } from '../shared/version';
import { wrongWith } from './check-item';
import { readItem } from './item-fields';
import { listItems } from './item-list';
import { addHistory, findItem, updateItem } from './item-rows';
import type { ItemState } from './item-state';
import { checkLock, locksOf, releaseLock, takeLock } from './locks';
import { settleItem, type Wrong } from './settle-item';
import { showItem } from './show-item';

/** Bytes of a save: the largest items are some megabytes, and encoding makes half of it again. */
const LARGEST_SAVE = 12 * 1024 * 1024;

/** The calls of one kind of content item. */
export const itemEndpoints = (module: ContentModule): readonly Endpoint[] => [
  withAnyRightOf(module)('GET', module, listItems(module)),
  withRight(`${module}.edit`)('GET', `${module}/:id`, (call) => {
    call.query.only();
    return readOne(module, call, idOf(call));
  }),
  { ...withRight(`${module}.edit`)('PUT', `${module}/:id`, (call) => save(module, call)), largestForm: LARGEST_SAVE },
  withRight(`${module}.edit`)('PUT', `${module}/:id/lock`, takeLock(module)),
  withRight(`${module}.edit`)('PUT', `${module}/:id/unlock`, releaseLock(module)),
];

const readOne = async (module: ContentModule, { services: { db, now }, caller }: SignedInCall, id: number): Promise<Answer> => {
  const item = await findItem(db, module, caller.website, id);
  if (item === undefined) throw notFound();
  const [shown] = await showItem(db, caller, item, now());
  return ok({ [module]: shown }, { ETag: etagOf(id, item.version) });
};

/** What a state is once its publication follows from its status. Rules R-CON-03 and R-CON-19. */
const published = (state: ItemState, before: ItemState, now: number): ItemState => {
  const read = (written: string | null) => (written === null ? null : parseUtc(written));
  const asked = { status: state.status, online: read(state.online), first: read(before.firstOnline) };
  const online = onlineWith(asked);
  const first = firstOnlineAfter({ ...asked, online }, now);
  return { ...state, online: typeof online === 'number' ? formatUtc(online) : null, firstOnline: first === null ? null : formatUtc(first) };
};

const refuseWrong = (wrong: Wrong): void => {
  const fields = Object.fromEntries(Object.entries(wrong).map(([name, code]) => [name, { code }]));
  if (Object.keys(wrong).length > 0) throw new Refusal(400, 'VALUE_NOT_VALID', { fields });
};

/** What two items of a module and website may not share. Rule R-CON-02. */
const refusingTaken = <Result>(saving: Promise<Result>): Promise<Result> => refusingDoubles({ content_items_url: ['url'] }, saving, 'URL_IN_USE');

const save = async (module: ContentModule, call: SignedInCall): Promise<Answer> => {
  const { services: { db, now }, caller, form, header } = call;
  const id = idOf(call);
  const moment = now();
  const sent = readItem(form, module);
  const type = form.flag('update') === true ? 'update' : 'save';
  await refusingTaken(db.transaction(async (tx: Database) => {
    const held = (await locksOf(tx, module, caller.website, [id], moment)).get(id);
    const stored = held === undefined ? undefined : await findItem(tx, module, caller.website, id);
    if (held === undefined || stored === undefined || caller.website === null) throw notFound();
    checkLock(held.lock, caller.session);
    checkVersion(header('if-match'), etagOf(id, stored.version));
    const { state: asked, wrong } = await settleItem(tx, caller.website, stored.state, sent);
    const state = published(asked, stored.state, moment);
    // What was wrong before and is not touched stays as it was: a picture may be gone, or a rule may be younger.
    const known = wrongWith(module, stored.state, moment);
    const found = Object.entries(wrongWith(module, { ...state, firstOnline: stored.state.firstOnline }, moment)).filter(([name]) => form.has(name) || !(name in known));
    refuseWrong({ ...Object.fromEntries(found), ...wrong });
    await updateItem(tx, id, state, utc(moment));
    await addHistory(tx, { item: id, type, by: caller.id, at: utc(moment), state });
  }));
  return savedAt(module, id, 200, await readOne(module, call, id));
};
