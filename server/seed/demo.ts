import { fold } from '../../src/domain/shared/fold';
import { searchColumns } from '../access/published/search-columns';
import type { Database } from '../database/database';
import { memberships, usergroups, users, userWebsites, websites } from '../database/schema';
import { PLAIN_MODULES } from '../plain-modules';
import type { Passwords } from '../session/passwords';
import type { PlainModule } from '../shared/plain-module';
import { utc } from '../shared/utc';
import { plantChoices } from './demo-choices';
import { plantCommerce } from './demo-commerce';
import { plantContent } from './demo-content';
import { plantEmails } from './demo-emails';
import { plantEtim } from './demo-etim';
import { DEMO_DAYS, plantEvents } from './demo-events';
import { plantFaq } from './demo-faq';
import { plantForms } from './demo-forms';
import { GROUPS, WEBSITES } from './demo-groups';
import { drawLibrary, plantLibrary } from './demo-library';
import { plantNavigation } from './demo-navigation';
import { PEOPLE } from './demo-people';
import { plantLogs } from './demo-logs';
import { plantPopups } from './demo-popups';
import { plantSiteEvents } from './demo-site-events';
import { plantSpareParts } from './demo-spare-parts';
import { plantStructures } from './demo-structures';
import { readShelf } from './content/shelf';
import { plantRows } from './plant-rows';
import { workingMoment } from './working-hours';

export const DEMO_PASSWORD = 'Kantoor-Welkom-26!';

/** The accounts that are printed at start-up. */
export const DEMO_ACCOUNTS = [
  { email: 'su@kantoor.example', role: 'superuser' },
  { email: 'editor@kantoor.example', role: 'editor (Dutch, content only)' },
  { email: 'reader@kantoor.example', role: 'reader (one right: users.view)' },
] as const;

const MINUTE = 60_000;

/** Adds the demonstration firm Zilvermeeuw Klimaattechniek: users, groups, websites and content. */
export const seedDemo = async (
  tx: Database,
  passwords: Passwords,
  now: number,
  eventDays = DEMO_DAYS,
): Promise<void> => {
  // Other threads draw the pictures; data without pictures are added at the same time.
  const [drawn, sites] = await Promise.all([drawLibrary(), plantWithoutPictures(tx, passwords, now, eventDays)]);
  await plantLibrary(tx, now, drawn);
  await plantPopups(tx, sites, now);
  await plantChoices(tx, sites, now);
  await plantCommerce(tx, now);
  await plantForms(tx);
  await plantEmails(tx, sites);
  await plantSiteEvents(tx, sites, now);
  const shelf = await readShelf(tx);
  await plantContent(tx, shelf, sites, now);
  await plantNavigation(tx);
  await plantEtim(tx);
  await plantFaq(tx, sites);
  await plantStructures(tx, shelf);
  await plantSpareParts(tx, now);
};

/** @returns the identities of the websites, in their order */
const plantWithoutPictures = async (
  tx: Database,
  passwords: Passwords,
  now: number,
  eventDays: number,
): Promise<number[]> => {
  const sites = await plantPeople(tx, passwords, now);
  for (const module of PLAIN_MODULES) await plantPlain(tx, module, sites, now);
  await plantEvents(tx, { now, days: eventDays });
  await plantLogs(tx, now);
  return sites;
};

const plantPlain = async (
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
    await plantRows(tx, resource, rows, resource.perWebsite ? (sites[place] ?? null) : null);
};

/** @returns the identities of the websites, in their order */
const plantPeople = async (tx: Database, passwords: Passwords, now: number): Promise<number[]> => {
  const password = await passwords.hash(DEMO_PASSWORD);
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
          password: isDemo ? password : null,
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
