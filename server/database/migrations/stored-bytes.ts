import type { Migration } from './migration';

/** Bytes are deleted after the last row that refers to them, whichever statement removes that row. Rules R-LIB-23 and R-SPA-31. */
export const storedBytesMigrations: readonly Migration[] = [
  {
    // `infinity`: `deleteExpiredOrphans` sets the time of release by the server's clock.
    name: '0056-released-bytes',
    sql: `
      create function release_library_blobs() returns trigger language plpgsql as $$
      begin
        update library_blobs b
        set loose_since = 'infinity'
        where id in (
            select shown_id from gone_rows
            union
            select original_id from gone_rows
            union
            select previous_id from gone_rows where previous_id is not null
          )
          and not exists (select from library_files where shown_id = b.id)
          and not exists (select from library_files where original_id = b.id)
          and not exists (select from library_files where previous_id = b.id);
        return null;
      end
      $$;

      create trigger library_files_deleted after delete on library_files
        referencing old table as gone_rows for each statement execute function release_library_blobs();

      create trigger library_files_updated after update on library_files
        referencing old table as gone_rows for each statement execute function release_library_blobs();

      create function delete_released_pictures() returns trigger language plpgsql as $$
      begin
        perform from spare_part_pictures
        where name in (
          select picture from gone_rows
          union
          select pending_picture from gone_rows
        )
        order by name for update;
        delete from spare_part_pictures p
        where name in (
            select picture from gone_rows
            union
            select pending_picture from gone_rows
          )
          and not exists (select from spare_part_sheets where picture = p.name)
          and not exists (select from spare_part_sheets where pending_picture = p.name);
        return null;
      end
      $$;

      create trigger spare_part_sheets_deleted after delete on spare_part_sheets
        referencing old table as gone_rows for each statement execute function delete_released_pictures();

      create trigger spare_part_sheets_updated after update on spare_part_sheets
        referencing old table as gone_rows for each statement execute function delete_released_pictures();

      delete from spare_part_pictures p
      where not exists (select from spare_part_sheets where picture = p.name)
        and not exists (select from spare_part_sheets where pending_picture = p.name);

      update library_blobs b
      set loose_since = 'infinity'
      where loose_since is null
        and not exists (select from library_files where shown_id = b.id)
        and not exists (select from library_files where original_id = b.id)
        and not exists (select from library_files where previous_id = b.id);
    `,
  },
];
