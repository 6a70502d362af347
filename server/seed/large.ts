import { sql } from 'drizzle-orm';
import { fold } from '../../src/domain/shared/fold';
import { queryRow, type Database } from '../database/database';
import { utc } from '../shared/utc';
import { DEMO_PASSWORD } from './demo';
import { seedCommand } from './seed-command';

const MOST = 10_000_000;

/** Parses `USERS`, the number of users; 100,000 by default. @throws an Error with a message for the terminal */
export const wantedUsers = (text: string | undefined): number => {
  const wanted = Number((text ?? '') === '' ? 100_000 : /^[1-9]\d*$/.test(text ?? '') ? text : NaN);
  if (!(wanted <= MOST)) throw new Error(`USERS must be a number from 1 to ${MOST}, not "${text}".`);
  return wanted;
};

const FIRST = [
  'Jan',
  'Émilie',
  'Pieter',
  'Fatima',
  'Joris',
  'Sofie',
  'Bram',
  'Zoë',
  'Daan',
  'Noor',
  'Sanne',
  'Thijs',
  'Wout',
  'Renée',
  'Håkon',
  'María',
  'Priya',
  'Oliver',
  'Grace',
  'Tomáš',
  'Yara',
  'Koen',
  'Hanne',
];
const LAST = [
  'de Vries',
  'Jansen',
  'Bakker',
  'El Amrani',
  'Peeters',
  'Janssens',
  'Van den Broeck',
  'Smit',
  'Visser',
  'Mulder',
  'Bos',
  'Dekker',
  'Lefèvre',
  'Östberg',
  'Whitfield',
  'Okonkwo',
  'Goossens',
  'Wójcik',
  'Timmermans',
];
const SYLLABLES = ['ba', 'de', 'ki', 'lo', 'mu', 'na', 'pe', 'ri', 'so', 'tu', 'va', 'we', 'zi', 'ha', 'jo'];

/** Names and their folded form, side by side. */
const pairs = (names: readonly string[]) =>
  sql.join(
    names.map((name) => sql`(${name}, ${fold(name)})`),
    sql`, `,
  );

/** Adds users up to the wanted number in a few statements; all share one password hash. */
export const seedMany = async (db: Database, password: string, now: number, wanted: number): Promise<number> => {
  const { present, next } = await queryRow<{ present: number; next: number }>(
    db,
    sql`select count(*)::integer as present, coalesce(max(id), 0)::integer + 1 as next from users`,
  );
  const missing = Math.max(0, wanted - present);
  if (missing === 0) return 0;
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      with first (name, folded) as (values ${pairs(FIRST)}),
      firsts as (select array_agg(name) as names, array_agg(folded) as folded from first),
      last (name, folded) as (values ${pairs(LAST)}),
      lasts as (select array_agg(name) as names, array_agg(folded) as folded from last),
      syllable (text) as (values ${sql.join(
        SYLLABLES.map((text) => sql`(${text})`),
        sql`, `,
      )}),
      syllables as (select array_agg(text) as texts from syllable),
      person as (
        select n, f.names[1 + n % ${FIRST.length}] as firstname, f.folded[1 + n % ${FIRST.length}] as first_folded,
          l.names[1 + n / ${FIRST.length} % ${LAST.length}] || ' ' || ending as surname,
          l.folded[1 + n / ${FIRST.length} % ${LAST.length}] || ' ' || lower(ending) as last_folded,
          'p' || n || '.' || lower(ending) || '@installateurs.example' as email
        from firsts f, lasts l, syllables s, generate_series(${next}::integer, ${next + missing - 1}::integer) n,
          lateral (
            select initcap(s.texts[1 + n % 15] || s.texts[1 + n / 15 % 15] || s.texts[1 + n / 225 % 15]) as ending
          ) made
      )
      insert into users (
        firstname, surname, email, active, password, language, date_format, time_format, last_login, by_name,
          by_surname, search
      )
      select firstname, surname, email, n % 7 <> 0, ${password}, case when n % 3 = 0 then 'en' else 'nl' end,
        'dd-MM-yyyy', 'HH:mm',
        case when n % 9 = 0 then null else ${utc(now)}::timestamp - make_interval(mins => n * 7 % 500000) end,
        first_folded || ' ' || last_folded, last_folded || ' ' || first_folded,
        first_folded || ' ' || last_folded || ' ' || email
      from person`);
    await tx.execute(sql`
      insert into memberships (user_id, usergroup_id)
      select u.id, g.id from users u
      join (
        select id, row_number() over (order by id) as place, count(*) over () as total from usergroups
      ) g on g.place = 1 + u.id % g.total
      where u.id >= ${next}`);
    await tx.execute(sql`
      insert into user_websites (user_id, website_id)
      select u.id, w.id from users u
      join (
        select id, row_number() over (order by id) as place, count(*) over () as total from websites
      ) w on w.place = 1 + u.id % w.total
      where u.id >= ${next}`);
  });
  return missing;
};

// `npm run seed:large`: adds users up to `USERS` to the database of `npm start`, for measuring.
seedCommand({
  name: 'seed:large',
  file: 'seed/large.ts',
  what: 'users',
  read: ({ USERS }) => wantedUsers(USERS),
  plant: async (db, wanted, _, passwords) => seedMany(db, await passwords.hash(DEMO_PASSWORD), Date.now(), wanted),
});
