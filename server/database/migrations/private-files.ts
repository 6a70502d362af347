import type { Migration } from './migration';

/** File names (folded) of exports since the first version. */
const EXPORT_NAME = String.raw`^[a-z][a-z/-]*-\d{4}-\d\d-\d\d-[a-z0-9]{16,24}\.csv$`;

/**
 * Files that only their owner and superusers see, on one website; without an owner, superusers only. `module` is the
 * module part of the right that the owner needs. Rule R-LIB-16. Existing exports take these from their job run,
 * or are deleted without one.
 */
export const privateFilesMigration: Migration = {
  name: '0062-private-files',
  sql: `
    alter table library_nodes
      add column private boolean not null default false,
      add column owner_id integer references users on delete cascade,
      add column website_id integer references websites on delete cascade,
      add column module text;

    create index library_nodes_private on library_nodes (parent_id) where private;

    create index library_nodes_owner on library_nodes (owner_id) where owner_id is not null;

    create index library_nodes_website on library_nodes (website_id) where website_id is not null;

    create temporary table earlier_exports on commit drop as
      with names as (
        select id, folded from library_nodes where not is_folder
        union
        select node_id, f.folded from library_former f join library_nodes n on n.id = f.node_id where not n.is_folder
      ),
      runs as (
        select id, started_by, website_id, parameters ->> 'module' as module,
          replace(regexp_replace(file, '^.*/', ''), '%2F', '-') as name,
          lower(replace(regexp_replace(file, '^.*/', ''), '%2F', '/')) as folded
        from job_runs
        where task = 'export-module' and file is not null and started_by is not null
      )
      select distinct on (n.id) n.id as node_id, r.started_by, r.website_id, r.name,
        case r.module
          when 'netpricepromotion' then 'promotion'
          when 'spareparts/categories' then 'spare-part-categories'
          else split_part(r.module, '/', 1)
        end as module
      from names n
      left join runs r on r.folded = n.folded
      where r.id is not null or n.folded ~ '${EXPORT_NAME}'
      order by n.id, r.id desc nulls last;

    delete from library_nodes where id in (
        select e.node_id from earlier_exports e
        where e.started_by is null
          or exists (select from earlier_exports other where other.name = e.name and other.node_id > e.node_id)
      );

    insert into library_nodes (parent_id, name, folded, by_name, is_folder)
      select 0, 'Exports', 'exports', 'exports', true
      where exists (select from earlier_exports where started_by is not null)
      on conflict do nothing;

    delete from library_nodes n using earlier_exports e, library_nodes folder, library_nodes other
      where n.id = e.node_id and folder.parent_id = 0 and folder.folded = 'exports' and folder.is_folder
        and other.parent_id = folder.id and other.folded = lower(e.name) and other.id <> n.id;

    update library_nodes n
      set private = true, owner_id = e.started_by, website_id = e.website_id, module = e.module, parent_id = folder.id,
        name = e.name, folded = lower(e.name), by_name = lower(e.name)
      from earlier_exports e, library_nodes folder
      where n.id = e.node_id and e.started_by is not null
        and folder.parent_id = 0 and folder.folded = 'exports' and folder.is_folder;

    update library_files f
      set search = lower(e.name) || ' ' || search
      from earlier_exports e
      where f.node_id = e.node_id and not f.search like lower(e.name) || '%';

    update job_runs
      set file = case when started_by is not null then replace(file, '%2F', '-') end
      where task = 'export-module' and file is not null;

    delete from library_former where node_id in (select node_id from earlier_exports);

    with recursive below as (
        select id, is_folder from library_nodes where parent_id = 0 and folded = 'exports' and is_folder and not gone
        union all
        select n.id, n.is_folder from below join library_nodes n on n.parent_id = below.id
      )
      update library_nodes n
      set read_only = read_only or n.is_folder, private = not n.is_folder
      from below
      where n.id = below.id;

    drop table earlier_exports;
  `,
};
