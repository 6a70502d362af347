import { asc, eq, inArray } from 'drizzle-orm';
import { menuFor } from '../../src/domain/session/menu.rule';
import { settingsRule } from '../../src/domain/session/settings.rule';
import type { Database } from '../database/database';
import { sessions, users, websites } from '../database/schema';
import { NOTHING, ok, signedIn, type Caller, type Endpoint } from '../shared/endpoint';
import { id, required, text } from '../shared/reads';
import { fieldsNotValid, forbidden, unauthenticated } from '../shared/refusal';
import { BASICS, changePassword, PASSWORDS, saveBasics } from './profile';
import type { SessionServices } from './services';

const meOf = async (db: Database, caller: Caller) => {
  const [user] = await db.select().from(users).where(eq(users.id, caller.id));
  if (user === undefined) throw unauthenticated();
  const choices = await db
    .select({ id: websites.id, name: websites.name })
    .from(websites)
    .where(inArray(websites.id, [...caller.websites]))
    .orderBy(asc(websites.id));
  return {
    me: {
      id: user.id,
      name: { firstname: user.firstname, surname: user.surname },
      email: user.email,
      avatar: user.avatar,
      settings: { language: user.language, date: user.dateFormat, time: user.timeFormat },
      rights: caller.rights,
      su: user.su ? 1 : 0,
      websites: choices,
    },
  };
};

const menuOf = (caller: Caller) => ({ menu: menuFor(caller) });

/** A website, with the public address of the API for files in e-mails. Rule R-EML-05. */
const websiteOf = async ({ db, address }: Pick<SessionServices, 'db' | 'address'>, id: number | null) => {
  const [website] = id === null ? [] : await db.select().from(websites).where(eq(websites.id, id));
  return { website: website === undefined ? null : { ...website, files_url: address() } };
};

/** The responses that the console needs right after signing in, by path. */
export const initialAnswers = async (services: Pick<SessionServices, 'db' | 'address'>, caller: Caller) => {
  const [me, website] = await Promise.all([meOf(services.db, caller), websiteOf(services, caller.website)]);
  return { me, menu: menuOf(caller), website };
};

const SETTINGS = { language: text(), date: text(), time: text() };

/** The current user, their menu and their website. */
export const meEndpoints: readonly Endpoint<SessionServices>[] = [
  signedIn('GET', 'me', NOTHING, async ({ services: { db }, caller }) => {
    return ok(await meOf(db, caller));
  }),

  signedIn('PUT', 'me/settings', { form: SETTINGS }, async ({ services: { db }, form, caller }) => {
    await db.transaction(async (tx) => {
      // Locks the row, so that simultaneous saves do not overwrite each other's fields.
      const [own] = await tx
        .select({ language: users.language, date: users.dateFormat, time: users.timeFormat })
        .from(users)
        .where(eq(users.id, caller.id))
        .for('update');
      if (own === undefined) throw unauthenticated();
      const settings = {
        language: form.language ?? own.language,
        date: form.date ?? own.date,
        time: form.time ?? own.time,
      };
      const wrong = Object.keys(settingsRule(settings));
      if (wrong.length > 0) throw fieldsNotValid(...wrong);
      await tx
        .update(users)
        .set({ language: settings.language, dateFormat: settings.date, timeFormat: settings.time })
        .where(eq(users.id, caller.id));
    });
    return ok({});
  }),

  signedIn('PUT', 'me', { form: BASICS }, saveBasics),
  signedIn('PUT', 'me/password', { form: PASSWORDS }, changePassword),

  signedIn('GET', 'menu', NOTHING, ({ caller }) => Promise.resolve(ok(menuOf(caller)))),

  signedIn('GET', 'website', NOTHING, async ({ services, caller }) => ok(await websiteOf(services, caller.website))),

  signedIn('POST', 'website', { form: { active: required(id) } }, async ({ services, form, caller }) => {
    const { active } = form;
    if (!caller.websites.includes(active)) throw forbidden();
    await services.db.transaction(async (tx) => {
      await tx.update(sessions).set({ websiteId: active }).where(eq(sessions.token, caller.session));
      // The version stays the same: no form contains this field.
      await tx.update(users).set({ lastWebsiteId: active }).where(eq(users.id, caller.id));
    });
    return ok(await websiteOf(services, active));
  }),
];
