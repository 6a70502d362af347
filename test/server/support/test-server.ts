import { resolve } from 'node:path';
import { searchColumns } from '../../../server/access/published/search-columns';
import { memberships, usergroups, users, userWebsites, websites } from '../../../server/database/schema';
import type { Mail } from '../../../server/mail/mail';
import type { ServerServices } from '../../../server/routes';
import { createServer, type RunningServer, type ServerOptions } from '../../../server/server';
import { hashSecret } from '../../../server/shared/secrets';
import { utc } from '../../../server/shared/utc';
import { sessions } from '../../../server/database/schema';
import { Browser } from './browser';
import { CHEAP, DEMO, NOW } from './constants';
import { demoDatabase } from './demo-database';

export const ROOT = resolve(__dirname, '../../..');
export const PASSWORD = 'Zeer-Geheim-2026!';

export interface TestServer {
  readonly server: RunningServer;
  readonly services: ServerServices;
  /** Lines of the request log and error reports, newest last. */
  readonly lines: string[];
  readonly defects: string[];
  /** The clock of the server, which only the test advances. */
  readonly clock: { now: number };
  /** Sent mails, newest last. */
  readonly mails: Mail[];
  readonly close: () => Promise<void>;
}

/** A server with the demonstration data, in memory by default. */
export const openTestServer = async (options: Partial<ServerOptions> = {}): Promise<TestServer> => {
  const lines: string[] = [];
  const defects: string[] = [];
  const mails: Mail[] = [];
  const clock = { now: NOW };
  // With other options the database is created from scratch, as on a first start.
  const isUsual =
    options.image === undefined &&
    options.seed === undefined &&
    options.database === undefined &&
    options.databaseUrl === undefined &&
    options.dataDir === undefined;
  const server = await createServer({
    root: ROOT,
    dataDir: 'memory://',
    seed: DEMO,
    passwordCost: CHEAP,
    now: () => clock.now,
    log: (line) => lines.push(line),
    logDefect: (text) => defects.push(text),
    mailer: {
      send: (mail) => {
        mails.push(mail);
        return Promise.resolve();
      },
      close: () => undefined,
    },
    ...(isUsual && { database: await demoDatabase() }),
    ...options,
  });
  if (server.services === null) throw new Error('This test server has no database');
  return { server, services: server.services, lines, defects, clock, mails, close: () => server.stop() };
};

export interface Person {
  readonly id: number;
  readonly email: string;
}

interface PersonOptions {
  readonly su?: boolean;
  readonly active?: boolean;
  readonly rights?: readonly string[];
  readonly websites?: readonly number[];
  readonly groups?: readonly number[];
  readonly firstname?: string;
  readonly surname?: string;
  readonly email?: string;
}

let made = 0;

export const aGroup = async (
  { services: { db } }: TestServer,
  rights: readonly string[],
  name = `Groep ${(made += 1)}`,
): Promise<number> => {
  const [group] = await db
    .insert(usergroups)
    .values({ name, byName: name.toLowerCase(), rights: [...rights], added: utc(0), updated: utc(0) })
    .returning({ id: usergroups.id });
  if (group === undefined) throw new Error('No group was made');
  return group.id;
};

export const aWebsite = async ({ services: { db } }: TestServer): Promise<number> => {
  const [website] = await db
    .insert(websites)
    .values({ name: `Site ${(made += 1)}`, url: 'https://site.example', environment: 'production' })
    .returning({ id: websites.id });
  if (website === undefined) throw new Error('No website was made');
  return website.id;
};

/** Adds a user directly to the database, with a unique address and the shared password. */
export const aPerson = async (testServer: TestServer, options: PersonOptions = {}): Promise<Person> => {
  const { db, passwords } = testServer.services;
  const number = (made += 1);
  const fields = {
    firstname: options.firstname ?? 'Test',
    surname: options.surname ?? 'Persoon',
    email: options.email ?? `persoon${number}@test.example`,
  };
  const [user] = await db
    .insert(users)
    .values({
      ...fields,
      ...searchColumns(fields),
      su: options.su ?? false,
      active: options.active ?? true,
      password: await passwords.hash(PASSWORD),
      language: 'en',
      dateFormat: 'yyyy-MM-dd',
      timeFormat: 'HH:mm',
    })
    .returning({ id: users.id });
  if (user === undefined) throw new Error('No user was made');
  const groups = [
    ...(options.groups ?? []),
    ...(options.rights === undefined ? [] : [await aGroup(testServer, options.rights)]),
  ];
  if (groups.length > 0)
    await db.insert(memberships).values(groups.map((usergroupId) => ({ userId: user.id, usergroupId })));
  const sites = options.websites ?? [1];
  if (sites.length > 0)
    await db.insert(userWebsites).values(sites.map((websiteId) => ({ userId: user.id, websiteId })));
  return { id: user.id, email: fields.email };
};

/** A browser with a session of this person, created without the sign-in page. */
export const browserOf = async (testServer: TestServer, person: Person): Promise<Browser> => {
  const token = `token-${person.id}-${(made += 1)}`;
  await testServer.services.db.insert(sessions).values({
    token: hashSecret(token),
    userId: person.id,
    started: utc(testServer.clock.now),
    seen: utc(testServer.clock.now),
  });
  return new Browser(testServer, `kantoor=${token}`);
};

export const signedInAs = async (testServer: TestServer, options: PersonOptions): Promise<Browser & Person> => {
  const person = await aPerson(testServer, options);
  return Object.assign(await browserOf(testServer, person), person);
};
