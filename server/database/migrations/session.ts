import type { Migration } from './migration';

/** Links sent by e-mail, and avatars. */
export const sessionMigrations: readonly Migration[] = [
  {
    // An invitation is deleted with the account that sent it.
    name: '0005-mailed-links',
    sql: `
      alter table invitations
        add column usergroups integer[] not null default '{}',
        add column websites integer[] not null default '{}',
        add column invited_by integer references users on delete cascade;

      create table password_resets (
        code text primary key,
        user_id integer not null references users on delete cascade,
        expires timestamp(0) not null
      );

      create index password_resets_user on password_resets (user_id);
    `,
  },
  {
    name: '0010-avatars',
    sql: `
      create table avatars (
        user_id integer primary key references users on delete cascade,
        mark text not null,
        bytes bytea not null
      );
    `,
  },
  {
    name: '0013-invitations-by-inviter',
    sql: 'create index invitations_inviter on invitations (invited_by);',
  },
  {
    // Unlogged: a crash ends the streams, so their viewers may be lost too.
    name: '0051-viewers',
    sql: `
      create unlogged table viewers (
        stream text primary key,
        path text not null,
        website integer,
        user_id integer not null references users on delete cascade,
        seen timestamp(0) not null
      );

      create index viewers_path on viewers (path);

      create index viewers_user on viewers (user_id);
    `,
  },
  {
    // Library paths can be longer than a B-tree index allows.
    name: '0069-viewers-of-long-paths',
    sql: `
      drop index viewers_path;

      create index viewers_path on viewers using hash (path);
    `,
  },
  {
    // Ended sessions are deleted; the user's last website is kept.
    name: '0022-last-websites',
    sql: `
      alter table users add column last_website_id integer references websites on delete set null;

      update users set last_website_id = (
        select website_id from sessions where user_id = users.id and website_id is not null order by seen desc limit 1
      );
    `,
  },
  {
    name: '0023-creations',
    sql: `
      create table creations (
        print text primary key,
        user_id integer not null references users on delete cascade,
        location text,
        at timestamp(0) not null
      );

      create index creations_at on creations (at);

      create index creations_user on creations (user_id);
    `,
  },
  {
    name: '0024-browsers',
    sql: `
      create table browsers (
        user_id integer not null references users on delete cascade,
        browser text not null,
        seen timestamp(0) not null,
        unique (user_id, browser)
      );

      create index browsers_seen on browsers (seen);

      alter table sessions add column browser text;
    `,
  },
];
