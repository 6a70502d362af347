import { bigint, boolean, customType, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** `YYYY-MM-DD HH:mm:ss`, UTC. */
const moment = (name: string) => timestamp(name, { mode: 'string', precision: 0 });
const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });
const id = () => integer('id').primaryKey().generatedByDefaultAsIdentity();

export const websites = pgTable('websites', {
  id: id(),
  name: text('name').notNull(),
  url: text('url').notNull(),
  environment: text('environment', { enum: ['production', 'staging'] }).notNull(),
  /** Language tag of the website's texts; null if unknown. */
  language: text('language'),
});

export const users = pgTable('users', {
  id: id(),
  firstname: text('firstname').notNull(),
  surname: text('surname').notNull(),
  email: text('email').notNull(),
  /** URL path. */
  avatar: text('avatar'),
  active: boolean('active').notNull().default(true),
  su: boolean('su').notNull().default(false),
  /** An account with a published password. */
  demo: boolean('demo').notNull().default(false),
  password: text('password'),
  language: text('language').notNull(),
  dateFormat: text('date_format').notNull(),
  timeFormat: text('time_format').notNull(),
  lastLogin: moment('last_login'),
  /** The website chosen last in any session. */
  lastWebsiteId: integer('last_website_id'),
  /** Incremented by each save. */
  version: integer('version').notNull().default(1),
  byName: text('by_name').notNull(),
  bySurname: text('by_surname').notNull(),
  search: text('search').notNull(),
});

export const usergroups = pgTable('usergroups', {
  id: id(),
  name: text('name').notNull(),
  byName: text('by_name').notNull(),
  rights: text('rights').array().notNull(),
  added: moment('added').notNull(),
  updated: moment('updated').notNull(),
  version: integer('version').notNull().default(1),
});

export const memberships = pgTable(
  'memberships',
  {
    userId: integer('user_id').notNull(),
    usergroupId: integer('usergroup_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.usergroupId] })],
);

export const userWebsites = pgTable(
  'user_websites',
  {
    userId: integer('user_id').notNull(),
    websiteId: integer('website_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.websiteId] })],
);

export const sessions = pgTable('sessions', {
  /** Hash. */
  token: text('token').primaryKey(),
  userId: integer('user_id').notNull(),
  websiteId: integer('website_id'),
  /** Hash; null for sessions that began before browsers were recorded. */
  browser: text('browser'),
  started: moment('started').notNull(),
  seen: moment('seen').notNull(),
});

/** Browsers in which a user signed in. */
export const browsers = pgTable('browsers', {
  userId: integer('user_id').notNull(),
  /** Hash. */
  browser: text('browser').notNull(),
  seen: moment('seen').notNull(),
});

/** Idempotency keys; `location` is null while the creation is in progress. */
export const creations = pgTable('creations', {
  /** Hash of user, website, path, key and body. */
  print: text('print').primaryKey(),
  userId: integer('user_id').notNull(),
  location: text('location'),
  at: moment('at').notNull(),
});

/** Rate limits. */
export const attempts = pgTable('attempts', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  last: moment('last').notNull(),
  openAt: moment('open_at').notNull(),
});

export const invitations = pgTable('invitations', {
  email: text('email').primaryKey(),
  code: text('code').notNull(),
  expires: moment('expires').notNull(),
  su: boolean('su').notNull(),
  usergroups: integer('usergroups').array().notNull().default([]),
  websites: integer('websites').array().notNull().default([]),
  /** Null for the first superuser. */
  invitedBy: integer('invited_by'),
});

export const passwordResets = pgTable('password_resets', {
  /** Hash. */
  code: text('code').primaryKey(),
  userId: integer('user_id').notNull(),
  expires: moment('expires').notNull(),
});

export const logs = pgTable('logs', {
  id: id(),
  level: text('level').notNull(),
  source: text('source').notNull(),
  module: text('module').notNull(),
  message: text('message').notNull(),
  method: text('method').notNull(),
  datetime: moment('datetime').notNull(),
  userId: integer('user_id'),
  requestUrl: text('request_url').notNull(),
  answer: jsonb('answer'),
  debug: jsonb('debug'),
  info: jsonb('info'),
  /** Set by a trigger. */
  groupId: bigint('group_id', { mode: 'number' }).notNull().default(0),
});

export const avatars = pgTable('avatars', {
  userId: integer('user_id').primaryKey(),
  /** Content hash. */
  mark: text('mark').notNull(),
  bytes: bytes('bytes').notNull(),
});

/** Holds one row once the database was filled. */
export const installation = pgTable('installation', { seed: text('seed').notNull(), at: moment('at').notNull() });
