import { sql } from 'drizzle-orm';
import { firstOnlineAfter, onlineWith } from '../../../src/domain/content/first-online.rule';
import { isImplementationYear, type ContentModule } from '../../../src/domain/content/modules.rule';
import { formatUtc } from '../../../src/domain/shared/instant';
import { queryRows, type Database } from '../../database/database';
import type { Answer, Caller, CallOf } from '../../shared/endpoint';
import { idOf, refuseDuplicates, savedAnswer } from '../../shared/record';
import { withRetry } from '../../shared/retry';
import { fieldsNotValid, forbidden, notFound } from '../../shared/refusal';
import { refuseFieldErrors } from '../published/blocks';
import { utc } from '../../shared/utc';
import { checkIfMatch, etagOf } from '../../shared/etag';
import { validateItem } from './validate-item';
import { readItemForm, type ItemForm, type itemForm, type SentItem } from './item-fields';
import { findItemToSave, insertItem, updateItem } from './item-rows';
import { BLANK_STATE, toInstant, type ItemState } from './item-state';
import { checkLock, checkLockIsHeld, lockStateOf } from '../../shared/record-locks';
import { lockedItems } from './locks';
import { existingReferencesInItems, shownReferences } from './existing-references';
import { resolveItem, type FieldErrors, type ResolvedItem } from './resolve-item';
import { itemAnswer, readItem } from './read-item';

/** The state that a save requests, and its field errors. */
interface RequestedItem {
  readonly state: ItemState;
  readonly errors: FieldErrors;
}

/** Maps a URL that another item of the module and website has to a refusal. Rule R-CON-02. */
const refuseDuplicateUrl = <Result>(save: () => Promise<Result>): Promise<Result> =>
  refuseDuplicates({ content_items_url: ['url'] }, withRetry(save), 'URL_IN_USE');

/** An `id` in the form must equal the item's id. */
const readForm = (form: SentItem, module: ContentModule, id: number | null): ItemForm => {
  const sent = readItemForm(form, module);
  if ((form['id'] ?? id) !== id) throw fieldsNotValid('id');
  return sent;
};

/** Handles `POST {module}`. Rules R-CON-01 and R-CON-08. */
export const addItem =
  (module: ContentModule) =>
  async (call: CallOf<ReturnType<typeof itemForm>>): Promise<Answer> => {
    const {
      services: { db, now },
      caller,
      form,
    } = call;
    const { id: by, website } = caller;
    const [sent, moment] = [readForm(form, module, null), now()];
    const id = await refuseDuplicateUrl(() =>
      db.transaction(async (tx) => {
        if (website === null) throw forbidden();
        const { state, errors } = await resolveRequest(tx, module, caller, null, BLANK_STATE, sent, moment);
        refuseFieldErrors(errors);
        return insertItem(tx, { ...state, module, website, by, added: utc(moment), updated: utc(moment) });
      }),
    );
    return savedAnswer(module, id, 201, await readItem(module, call, id));
  };

/**
 * Handles `PUT {module}/{id}`. Refused without the lock (R-CON-06) or if the version differs. Releases the lock;
 * `update` sets the type of the history entry (R-CON-08).
 */
export const saveItem =
  (module: ContentModule) =>
  async (call: CallOf<ReturnType<typeof itemForm>>): Promise<Answer> => {
    const {
      services: { db, now },
      caller,
      form,
      header,
    } = call;
    const { id: by, website, session } = caller;
    const [id, moment] = [idOf(call), now()];
    const sent = readForm(form, module, id);
    const type = form['update'] === true ? 'update' : 'save';
    const { item, history } = await refuseDuplicateUrl(() =>
      db.transaction(async (tx) => {
        if (website === null) throw notFound();
        const stored = await findItemToSave(tx, module, website, id);
        if (stored === undefined) throw notFound();
        const held = lockStateOf(stored, lockedItems(module), moment);
        checkLock(held.lock, session);
        // Checked before the lock: a user who lost the lock to another save gets 412 for that save.
        checkIfMatch(header('if-match'), etagOf(id, held.version));
        checkLockIsHeld(held, session);
        const { state, errors } = await resolveRequest(tx, module, caller, id, stored.state, sent, moment);
        refuseFieldErrors(relevantErrors(module, stored.state, errors, form, moment));
        const history = await updateItem(tx, { item: id, type, by, at: utc(moment), state }, stored.state);
        const item = { ...stored, state, version: stored.version + 1, updated: utc(moment) };
        return { item, history };
      }),
    );
    return savedAnswer(module, id, 200, await itemAnswer(module, call, item, { locked: null, own: false, history }));
  };

/** Drops errors of unchanged fields that the stored item has too: the rule may be newer, or an image was deleted. */
const relevantErrors = (
  module: ContentModule,
  before: ItemState,
  errors: FieldErrors,
  form: SentItem,
  now: number,
): FieldErrors => {
  const isTouched = (name: string): boolean => form[name.replace(/\..*/, '')] !== undefined;
  const known = Object.keys(errors).every(isTouched) ? {} : validateItem(module, before, now);
  return Object.fromEntries(Object.entries(errors).filter(([name]) => isTouched(name) || !(name in known)));
};

/** Reads older versions and templates only if the current version does not allow all references. */
const resolveReferences = async (
  tx: Database,
  module: ContentModule,
  caller: Caller,
  id: number | null,
  stored: ItemState,
  sent: ItemForm,
): Promise<ResolvedItem> => {
  const resolved = await resolveItem(tx, caller, stored, sent, existingReferencesInItems([stored]));
  if (Object.keys(resolved.errors).length === 0) return resolved;
  const shown = await shownReferences(tx, caller, module, id, stored);
  return shown === null ? resolved : resolveItem(tx, caller, stored, sent, shown);
};

const resolveRequest = async (
  tx: Database,
  module: ContentModule,
  caller: Caller,
  id: number | null,
  stored: ItemState,
  sent: ItemForm,
  now: number,
): Promise<RequestedItem> => {
  const { state, errors } = await resolveReferences(tx, module, caller, id, stored, sent);
  const requested = withPublication(publishedNow(state, stored, sent, now), stored, now);
  const year: FieldErrors = isImplementationYear(requested.implementation, now)
    ? {}
    : { implementation: 'VALUE_NOT_VALID' };
  const cycle: FieldErrors =
    id !== null && (await isDescendant(tx, id, requested.parent)) ? { parent: 'VALUE_NOT_VALID' } : {};
  return {
    state: requested,
    errors: {
      ...validateItem(module, { ...requested, firstOnline: stored.firstOnline }, now),
      ...cycle,
      ...year,
      ...errors,
    },
  };
};

/** Sets the publication moment to now for an item that is published without a moment. Rule R-CON-25. */
const publishedNow = (state: ItemState, before: ItemState, { values }: ItemForm, now: number): ItemState =>
  state.status === 'published' && before.status !== 'published' && !('online' in values)
    ? { ...state, online: utc(now) }
    : state;

/** Sets the publication moments that follow from the status. Rules R-CON-25 and R-CON-19. */
const withPublication = (state: ItemState, before: ItemState, now: number): ItemState => {
  const asked = { status: state.status, online: toInstant(state.online), first: toInstant(before.firstOnline) };
  const online = onlineWith(asked);
  const first = firstOnlineAfter({ ...asked, online }, now);
  return {
    ...state,
    online: typeof online === 'number' ? formatUtc(online) : null,
    firstOnline: first === null ? null : formatUtc(first),
  };
};

/** Whether `page` is the item itself or one of its descendants, so it cannot be the parent. */
const isDescendant = async (tx: Pick<Database, 'execute'>, id: number, page: number | null): Promise<boolean> =>
  page === null
    ? false
    : (
        await queryRows(
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
