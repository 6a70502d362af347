import type { Migration } from './migration';

/** Every call runs this query. A function keeps its plan, because planning takes longer than executing. */
export const findSessionsMigration: Migration = {
  name: '0070-find-sessions',
  sql: `
    create function find_sessions(tokens text[], is_public boolean, started_after timestamp, seen_after timestamp)
      returns table (
        token text, id integer, su boolean, language text, seen text, website integer, rights text[], websites integer[]
      )
      language plpgsql stable as $$
      #variable_conflict use_column
      begin
        return query
          select s.token, u.id, u.su, u.language, s.seen::text, s.website_id,
            array(
              select distinct r from memberships m
              join usergroups g on g.id = m.usergroup_id, unnest(g.rights) r
              where m.user_id = u.id
              order by r
            ),
            case
              when u.su then array(select w.id from websites w order by w.id)
              else array(select o.website_id from user_websites o where o.user_id = u.id order by o.website_id)
            end
          from sessions s
          join users u on u.id = s.user_id
          where s.token = any(tokens)
            and u.active
            and not (u.demo and is_public)
            and s.started > started_after
            and s.seen > seen_after;
      end
      $$;
  `,
};
