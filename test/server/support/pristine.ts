/**
 * What puts a database back as it was: a copy of every table, and a note of those that were written to since; of these,
 * only rows that differ are written, because of what their indexes cost. Writing is noted by triggers, which restoring
 * itself leaves out, as it does the checks between tables that are all put back together.
 */
export const PRISTINE = `
  create schema pristine;
  create table pristine.touched (name text primary key);
  create table pristine.counters as select schemaname || '.' || sequencename as name, last_value from pg_sequences;
  create function pristine.touch() returns trigger language plpgsql as $$ begin
    insert into pristine.touched values (tg_table_name) on conflict do nothing;
    return null;
  end $$;
  do $$ declare one text; begin
    for one in select tablename from pg_tables where schemaname = 'public' loop
      execute format('create table pristine.%I as table public.%I', one, one);
      execute format('create trigger touched after insert or update or delete or truncate on public.%I
        for each statement execute function pristine.touch()', one);
    end loop;
  end $$;
  create function pristine.restore() returns void language plpgsql as $$ declare one text; begin
    set local session_replication_role = replica;
    for one in select name from pristine.touched loop
      execute format('delete from public.%I a where not exists (select from pristine.%I b where b::text = a::text)', one, one);
      execute format('insert into public.%I overriding system value select * from pristine.%I b
        where not exists (select from public.%I a where a::text = b::text)', one, one, one);
    end loop;
    delete from pristine.touched;
    perform setval(name, coalesce(last_value, 1), last_value is not null) from pristine.counters;
  end $$;
`;
