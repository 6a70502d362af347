import { MARK_CLASS } from './combining-marks';
import type { Migration } from './migration';

/** Search log and log. */
export const insightMigrations: readonly Migration[] = [
  {
    // The log is the largest table, and deleting a user searches it by user.
    name: '0011-logs-by-user',
    sql: 'create index logs_user on logs (user_id) where user_id is not null;',
  },
  {
    // Log filters depend only on the group, so counting a million entries reads about a thousand groups. Entries are
    // never updated, so no update trigger. Counts are locked in key order to prevent deadlocks.
    name: '0026-log-groups',
    sql: `
      create function fold_text(text text) returns text language sql immutable strict parallel safe as $$
        select trim(regexp_replace(
          normalize(lower(regexp_replace(normalize(text, NFD), '${MARK_CLASS}', '', 'g') collate "und-x-icu"), NFC),
          '[\\s\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000\\uFEFF]+', ' ', 'g'))
      $$;

      create function log_group_of(level text, source text, module text, message text, method text) returns bigint
        language sql immutable parallel safe as $$
        select hashtextextended(
          level || chr(10) || source || chr(10) || module || chr(10) || method || chr(10) || message, 0)
      $$;

      alter table logs add column group_id bigint not null default 0;

      update logs set group_id = log_group_of(level, source, module, message, method);

      create table log_groups (
        id bigint primary key,
        level text collate "C" not null,
        source text collate "C" not null,
        method text collate "C" not null,
        by_module text collate "C" not null,
        by_message text collate "C" not null,
        search text collate "C" not null,
        count integer not null,
        earliest timestamp(0) not null,
        latest timestamp(0) not null
      ) with (fillfactor = 80);

      create table log_totals (
        level text collate "C" not null,
        source text collate "C" not null,
        method text collate "C" not null,
        count integer not null,
        earliest timestamp(0) not null,
        latest timestamp(0) not null,
        primary key (level, source, method)
      ) with (fillfactor = 50);

      create function group_log() returns trigger language plpgsql as $$ begin
        new.group_id := log_group_of(new.level, new.source, new.module, new.message, new.method);
        return new;
      end $$;

      create function count_added_logs() returns trigger language plpgsql as $$ begin
        insert into log_groups
        select group_id, level, source, method, fold_text(module), left(fold_text(message), 200),
          fold_text(module) || chr(10) || fold_text(message), count(*), min(datetime), max(datetime)
        from added group by group_id, level, source, module, message, method order by group_id
        on conflict (id) do update set count = log_groups.count + excluded.count,
          earliest = least(log_groups.earliest, excluded.earliest), latest = greatest(log_groups.latest, excluded.latest);
        insert into log_totals
        select level, source, method, count(*), min(datetime), max(datetime)
        from added group by level, source, method order by level, source, method
        on conflict (level, source, method) do update set count = log_totals.count + excluded.count,
          earliest = least(log_totals.earliest, excluded.earliest), latest = greatest(log_totals.latest, excluded.latest);
        return null;
      end $$;

      create function count_removed_logs() returns trigger language plpgsql as $$ begin
        perform from log_groups where id in (select group_id from removed) order by id for update;
        update log_groups g set count = g.count - r.count
        from (select group_id, count(*) as count from removed group by group_id) r where g.id = r.group_id;
        delete from log_groups where count = 0 and id in (select group_id from removed);
        perform from log_totals where (level, source, method) in (select level, source, method from removed)
        order by level, source, method for update;
        update log_totals t set count = t.count - r.count
        from (select level, source, method, count(*) as count from removed group by level, source, method) r
        where (t.level, t.source, t.method) = (r.level, r.source, r.method);
        delete from log_totals
        where count = 0 and (level, source, method) in (select level, source, method from removed);
        return null;
      end $$;

      create function count_no_logs() returns trigger language plpgsql as $$ begin
        delete from log_groups;
        delete from log_totals;
        return null;
      end $$;

      insert into log_groups
      select group_id, level, source, method, fold_text(module), left(fold_text(message), 200),
        fold_text(module) || chr(10) || fold_text(message), count(*), min(datetime), max(datetime)
      from logs group by group_id, level, source, module, message, method;

      insert into log_totals
      select level, source, method, count(*), min(datetime), max(datetime) from logs group by level, source, method;

      create index log_groups_search on log_groups using gin (search gin_trgm_ops);

      create index log_groups_order_1 on log_groups (by_message);

      drop index logs_datetime;

      create index logs_order on logs (datetime, id) include (group_id, level, source, method);

      create index logs_group on logs (group_id, datetime, id);

      create trigger logs_group_of before insert on logs for each row execute function group_log();

      create trigger logs_added after insert on logs referencing new table as added
        for each statement execute function count_added_logs();

      create trigger logs_removed after delete on logs referencing old table as removed
        for each statement execute function count_removed_logs();

      create trigger logs_emptied after truncate on logs for each statement execute function count_no_logs();
    `,
  },
];
