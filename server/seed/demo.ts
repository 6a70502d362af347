import { eq, sql } from 'drizzle-orm';
import { fold } from '../../src/domain/shared/fold';
import { searchColumns } from '../access/published/search-columns';
import { idArray, queryRows, textArray, type Database } from '../database/database';
import { memberships, usergroups, users, userWebsites, websites } from '../database/schema';
import { PLAIN_MODULES } from '../plain-modules';
import type { Passwords } from '../session/passwords';
import type { PlainModule } from '../shared/plain-module';
import { newPreviewHash } from '../shared/secrets';
import { utc } from '../shared/utc';
import { seedChoices } from './demo-choices';
import { seedCommerce } from './demo-commerce';
import { seedContent } from './demo-content';
import { seedEmails } from './demo-emails';
import { seedEtim } from './demo-etim';
import { DEMO_DAYS, hasEventsOf, seedEvents } from './demo-events';
import { seedFaq } from './demo-faq';
import { seedForms } from './demo-forms';
import { GROUPS, WEBSITES } from './demo-groups';
import { drawLibrary, seedLibrary, type Drawn } from './demo-library';
import { seedNavigation } from './demo-navigation';
import { PEOPLE } from './demo-people';
import { seedLogs } from './demo-logs';
import { seedPopups } from './demo-popups';
import { seedSiteEvents } from './demo-site-events';
import { seedSpareParts } from './demo-spare-parts';
import { seedStructures } from './demo-structures';
import { readLinkableRecords } from './content/linkable-records';
import { moveMoments } from './move-moments';
import { seedRows } from './seed-rows';
import { workingMoment } from './working-hours';

export const DEMO_PASSWORD = 'Kantoor-Welkom-26!';

/** The accounts that are printed at start-up. */
export const DEMO_ACCOUNTS = [
  { email: 'su@kantoor.example', role: 'superuser' },
  { email: 'editor@kantoor.example', role: 'editor (Dutch, content only)' },
  { email: 'reader@kantoor.example', role: 'reader (one right: users.view)' },
] as const;

const MINUTE = 60_000;

export interface DemoPlan {
  readonly now: number;
  /** Days of events up to today. */
  readonly eventDays?: number | undefined;
  /** The moment at which the data of the kept database were seeded; undefined without them. */
  readonly keptAt?: number | undefined;
}

/** Adds the demonstration data, or completes those of the kept database. */
export const seedDemo = async (
  tx: Database,
  passwords: Passwords,
  { now, eventDays = DEMO_DAYS, keptAt }: DemoPlan,
): Promise<void> => {
  const events = { now, days: eventDays };
  if (keptAt === undefined) {
    // Other threads draw the pictures; events are added at the same time.
    const [drawn] = await Promise.all([drawLibrary(), seedEvents(tx, events)]);
    await seedDemoCompany(tx, now, drawn);
  } else {
    const hasEvents = await hasEventsOf(tx, events, keptAt);
    if (!hasEvents) await tx.execute(sql`truncate events`);
    await moveMoments(tx, keptAt, now);
    await renewPreviewHashes(tx);
    await seedEvents(tx, hasEvents ? { now, days: 1, after: keptAt } : events);
  }
  await tx
    .update(users)
    .set({ password: await passwords.hash(DEMO_PASSWORD) })
    .where(eq(users.demo, true));
};

/**
 * Adds the demonstration firm Zilvermeeuw Klimaattechniek: users, groups, websites and content. Passwords and events
 * are added elsewhere, because they differ per installation and time zone.
 */
export const seedDemoCompany = async (tx: Database, now: number, drawn: Drawn): Promise<void> => {
  const sites = await seedPeople(tx, now);
  for (const module of PLAIN_MODULES) await seedPlain(tx, module, sites, now);
  await seedLogs(tx, now);
  await seedLibrary(tx, now, drawn);
  await seedPopups(tx, sites, now);
  await seedChoices(tx, sites, now);
  await seedCommerce(tx, now);
  await seedForms(tx);
  await seedEmails(tx, sites);
  await seedSiteEvents(tx, sites, now);
  const linkable = await readLinkableRecords(tx);
  await seedContent(tx, linkable, sites, now);
  await seedNavigation(tx);
  await seedEtim(tx);
  await seedFaq(tx, sites);
  await seedStructures(tx, linkable);
  await seedSpareParts(tx, now);
};

/** Replaces the secrets that all copies of a kept database would share. */
const renewPreviewHashes = async (tx: Database): Promise<void> => {
  const items = await queryRows<{ id: number }>(tx, sql`select id from content_items`);
  await tx.execute(sql`
    update content_items i set preview_hash = r.hash
    from unnest(${idArray(items.map(({ id }) => id))}, ${textArray(items.map(newPreviewHash))}) as r (id, hash)
    where i.id = r.id`);
};

const seedPlain = async (
  tx: Database,
  { resource, demo }: PlainModule,
  sites: readonly number[],
  now: number,
): Promise<void> => {
  const lists = demo?.({
    year: new Date(now).getUTCFullYear(),
    workingMoment: (days, place) => utc(workingMoment(now, days, place)),
  });
  for (const [place, rows] of (lists ?? []).entries())
    await seedRows(tx, resource, rows, resource.perWebsite ? (sites[place] ?? null) : null);
};

/** @returns the identities of the websites, in their order */
const seedPeople = async (tx: Database, now: number): Promise<number[]> => {
  await tx.insert(websites).values(WEBSITES.map((website) => ({ ...website })));
  const groups = await tx
    .insert(usergroups)
    .values(
      GROUPS.map(({ name, rights, daysOld }, place) => ({
        name,
        byName: fold(name),
        rights: [...rights],
        added: utc(workingMoment(now, -daysOld, place)),
        updated: utc(workingMoment(now, -Math.ceil(daysOld / 3), place + GROUPS.length)),
      })),
    )
    .returning({ id: usergroups.id, name: usergroups.name });
  const people = await tx
    .insert(users)
    .values(
      PEOPLE.map((person, place) => {
        const fields = { firstname: person.firstname, surname: person.surname, email: person.email };
        const isDemo = DEMO_ACCOUNTS.some(({ email }) => email === person.email);
        return {
          ...fields,
          ...searchColumns(fields),
          active: person.active,
          su: person.su,
          demo: isDemo,
          password: null,
          language: person.language,
          dateFormat: person.date,
          timeFormat: person.time,
          // Most users signed in this week; every seventh never did.
          lastLogin: isDemo || place % 7 === 3 ? null : utc(now - (place * place * 37 + place * 11 + 5) * MINUTE),
        };
      }),
    )
    .returning({ id: users.id, email: users.email });
  const sites = await tx.select({ id: websites.id }).from(websites).orderBy(websites.id);
  const idOf = new Map(people.map(({ id, email }) => [email, id]));
  const groupOf = new Map(groups.map(({ id, name }) => [name, id]));
  const links = PEOPLE.flatMap((person) =>
    person.groups.map((name) => ({ userId: idOf.get(person.email) ?? 0, usergroupId: groupOf.get(name) ?? 0 })),
  );
  await tx.insert(memberships).values(links);
  await tx
    .insert(userWebsites)
    .values(
      PEOPLE.flatMap((person) =>
        person.websites.map((place) => ({ userId: idOf.get(person.email) ?? 0, websiteId: sites[place]?.id ?? 0 })),
      ),
    );
  return sites.map(({ id }) => id);
};
