/**
 * Restores a database: keeps a copy of every table, marks tables that were written to, and the last transaction of
 * the copy. Rows of later transactions are deleted, then missing rows are inserted. Triggers set the marks; a restore
 * disables triggers and foreign keys, and returns the tables that may have deleted rows.
 */
export const PRISTINE = `
  create schema pristine;
  create table pristine.touched (name text primary key);
  create table pristine.counters as select schemaname || '.' || sequencename as name, last_value from pg_sequences;
  create table pristine.state as select pg_current_xact_id()::text::bigint as last_transaction;
  create table pristine.keys as
    select tablename as name, coalesce((
      select string_agg(format('a.%1$I = b.%1$I', attname), ' and ')
      from pg_index join pg_attribute on attrelid = indrelid and attnum = any(indkey)
      where indisprimary and indrelid = format('public.%I', tablename)::regclass
    ), 'a::text = b::text') as is_same
    from pg_tables where schemaname = 'public';
  create function pristine.touch() returns trigger language plpgsql as $$ begin
    insert into pristine.touched values (tg_table_name) on conflict do nothing;
    return null;
  end $$;
  do $$ declare one text; begin
    for one in select name from pristine.keys loop
      execute format('create table pristine.%I as table public.%I', one, one);
      execute format('create trigger touched after insert or update or delete or truncate on public.%I
        for each statement execute function pristine.touch()', one);
    end loop;
  end $$;
  create function pristine.restore() returns text language plpgsql as $$ declare one record; changed text; begin
    select string_agg(format('%I.%I', schemaname, tablename), ', ') into changed from pg_tables
      where schemaname <> all ('{pg_catalog,information_schema,pristine,public}')
      or schemaname = 'pristine' and tablename in ('touched', 'state')
      or schemaname = 'public' and tablename in (select name from pristine.touched);
    set local session_replication_role = replica;
    for one in select name, is_same from pristine.touched join pristine.keys using (name) loop
      execute format('delete from public.%I where xmin::text::bigint > (select last_transaction from pristine.state)', one.name);
      execute format('insert into public.%I overriding system value select * from pristine.%I b
        where not exists (select from public.%I a where %s)', one.name, one.name, one.name, one.is_same);
    end loop;
    delete from pristine.touched;
    update pristine.state set last_transaction = pg_current_xact_id()::text::bigint;
    perform setval(name, coalesce(last_value, 1), last_value is not null) from pristine.counters;
    return changed;
  end $$;
`;
