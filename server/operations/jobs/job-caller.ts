import { sql } from 'drizzle-orm';
import { queryRows } from '../../database/database';
import type { Caller, Services } from '../../shared/endpoint';

/** The user who started a run, with current rights; null if the account is inactive or may not use the website. */
export const callerOf = async (
  { db, isPublic }: Pick<Services, 'db' | 'isPublic'>,
  person: number,
  website: number | null,
): Promise<Caller | null> => {
  const [found] = await queryRows<Pick<Caller, 'id' | 'su' | 'language'> & { rights: string[]; websites: number[] }>(
    db,
    sql`
      select u.id, u.su, u.language,
        array(
          select distinct r from memberships m
          join usergroups g on g.id = m.usergroup_id, unnest(g.rights) r
          where m.user_id = u.id
        ) as rights,
        array(
          select w.id from websites w
          where u.su or exists (select from user_websites o where o.user_id = u.id and o.website_id = w.id)
          order by w.id
        ) as websites
      from users u
      where u.id = ${person} and u.active and not (u.demo and ${isPublic})`,
  );
  if (found === undefined || (website !== null && !found.websites.includes(website))) return null;
  return { ...found, session: '', website };
};
