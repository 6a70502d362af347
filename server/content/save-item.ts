import { sql } from 'drizzle-orm';
import { firstOnlineAfter, onlineWith } from '../../src/domain/content/first-online.rule';
import { isImplementationYear, type ContentModule } from '../../src/domain/content/modules.rule';
import { formatUtc } from '../../src/domain/shared/instant';
import { rowsOf, type Database } from '../database/database';
import type { Answer, SignedInCall } from '../shared/endpoint';
import type { Fields } from '../shared/fields';
import { idOf, lookingAgain, refusingDoubles, savedAt } from '../shared/record';
import { fieldsNotValid, forbidden, notFound, Refusal } from '../shared/refusal';
import { utc } from '../shared/text';
import { checkVersion, etagOf } from '../shared/version';
import { wrongWith } from './check-item';
import { readItem, type Sent } from './item-fields';
import { findItem, insertItem, updateItem } from './item-rows';
import { BLANK_STATE, momentOf, type ItemState } from './item-state';
import { checkLock, locksOf } from './locks';
import { settleItem, type Wrong } from './settle-item';
import { answerOf, readOne } from './read-item';

/** What is asked for, and what of it cannot be. */
interface Asked {
  readonly state: ItemState;
  readonly wrong: Wrong;
}

/** What two items of a module and website may not share. Rule R-CON-02. */
const refusingTaken = <Result>(save: () => Promise<Result>): Promise<Result> =>
  refusingDoubles({ content_items_url: ['url'] }, lookingAgain(save), 'URL_IN_USE');

const refuseWrong = (wrong: Wrong): void => {
  const fields = Object.fromEntries(Object.entries(wrong).map(([name, code]) => [name, { code }]));
  if (Object.keys(wrong).length > 0) throw new Refusal(400, 'VALUE_NOT_VALID', { fields });
};

/** The form of a save; an identity may come along, and must then be that of the item. */
const readForm = (form: Fields, module: ContentModule, id: number | null): Sent => {
  const sent = readItem(form, module);
  if ((form.id('id') ?? id) !== id) throw fieldsNotValid('id');
  return sent;
};

/** `POST {module}`: a new item of the website that is being worked on. Rules R-CON-01 and R-CON-08. */
export const addItem =
  (module: ContentModule) =>
  async (call: SignedInCall): Promise<Answer> => {
    const {
      services: { db, now },
      caller: { id: by, website },
      form,
    } = call;
    const [sent, moment] = [readForm(form, module, null), now()];
    const id = await refusingTaken(() =>
      db.transaction(async (tx) => {
        if (website === null) throw forbidden();
        const { state, wrong } = await askedOf(tx, module, website, null, BLANK_STATE, sent, moment);
        refuseWrong(wrong);
        return insertItem(tx, { ...state, module, website, by, added: utc(moment), updated: utc(moment) });
      }),
    );
    return savedAt(module, id, 201, await readOne(module, call, id));
  };

/**
 * `PUT {module}/{id}`: what was sent takes its place, whole or not at all, unless another session has the lock
 * (R-CON-06) or another version is stored; the lock is given back. With `update` the history calls it an update
 * (R-CON-08).
 */
export const saveItem =
  (module: ContentModule) =>
  async (call: SignedInCall): Promise<Answer> => {
    const {
      services: { db, now },
      caller: { id: by, website, session },
      form,
      header,
    } = call;
    const [id, moment] = [idOf(call), now()];
    const sent = readForm(form, module, id);
    const type = form.flag('update') === true ? 'update' : 'save';
    const saved = await refusingTaken(() =>
      db.transaction(async (tx) => {
        const lock = (await locksOf(tx, module, website, [id], moment)).get(id)?.lock ?? null;
        checkLock(lock, session);
        const stored = await findItem(tx, module, website, id);
        if (stored === undefined || website === null) throw notFound();
        checkVersion(header('if-match'), etagOf(id, stored.version));
        const { state, wrong } = await askedOf(tx, module, website, id, stored.state, sent, moment);
        refuseWrong(touched(module, stored.state, wrong, form, moment));
        await updateItem(tx, { item: id, type, by, at: utc(moment), state });
        return { ...stored, state, version: stored.version + 1, updated: utc(moment) };
      }),
    );
    return savedAt(module, id, 200, await answerOf(module, call, saved));
  };

/** What was wrong before and is not touched stays as it was: a picture may be gone, or a rule may be younger. */
const touched = (module: ContentModule, before: ItemState, wrong: Wrong, form: Fields, now: number): Wrong => {
  const isTouched = (name: string): boolean => form.has(name.replace(/\..*/, ''));
  const known = Object.keys(wrong).every(isTouched) ? {} : wrongWith(module, before, now);
  return Object.fromEntries(Object.entries(wrong).filter(([name]) => isTouched(name) || !(name in known)));
};

const askedOf = async (
  tx: Database,
  module: ContentModule,
  website: number,
  id: number | null,
  stored: ItemState,
  sent: Sent,
  now: number,
): Promise<Asked> => {
  const { state, wrong } = await settleItem(tx, website, stored, sent);
  const asked = published(state, stored, now);
  const year: Wrong = isImplementationYear(asked.implementation, now) ? {} : { implementation: 'VALUE_NOT_VALID' };
  const circle: Wrong = id !== null && (await isBelow(tx, id, asked.parent)) ? { parent: 'VALUE_NOT_VALID' } : {};
  return {
    state: asked,
    wrong: { ...wrongWith(module, { ...asked, firstOnline: stored.firstOnline }, now), ...circle, ...year, ...wrong },
  };
};

/** What a state is once its publication follows from its status. Rules R-CON-03 and R-CON-19. */
const published = (state: ItemState, before: ItemState, now: number): ItemState => {
  const asked = { status: state.status, online: momentOf(state.online), first: momentOf(before.firstOnline) };
  const online = onlineWith(asked);
  const first = firstOnlineAfter({ ...asked, online }, now);
  return {
    ...state,
    online: typeof online === 'number' ? formatUtc(online) : null,
    firstOnline: first === null ? null : formatUtc(first),
  };
};

/** Whether a page lies below this one, or is it: then it cannot lie above it too. */
const isBelow = async (tx: Pick<Database, 'execute'>, id: number, page: number | null): Promise<boolean> =>
  page === null
    ? false
    : (
        await rowsOf(
          tx,
          sql`
            with recursive up as (
              select id, parent_id from content_items
              where id = ${page}
              union
              select p.id, p.parent_id from up
              join content_items p on p.id = up.parent_id
            )
            select from up
            where id = ${id}`,
        )
      ).length > 0;
