import { sql } from 'drizzle-orm';
import { queryRows, type Database } from '../database/database';
import { seedRows } from './seed-rows';
import { utc } from '../shared/utc';
import { events } from '../site/events';
import { workingMoment } from './working-hours';

/** Title, status, days until the start, duration in hours, and whether it is for staff only. */
const EVENTS = [
  ['Open dag Zwolle', 'published', 9, 7, false],
  ['Training warmtepompen voor installateurs', 'published', 21, 6, false],
  ['Webinar subsidies', 'draft', 34, 1, false],
  ['Nieuwjaarsborrel', 'published', 43, 3, true],
  ['Najaarsbeurs', 'unpublished', -40, 8, false],
  ['Productpresentatie ventilatie', 'published', -12, 2, false],
] as const;

/** Adds events to the first website. */
export const seedSiteEvents = async (tx: Database, sites: readonly number[], now: number): Promise<void> => {
  const website = sites[0] ?? null;
  const categories = await queryRows<{ id: number }>(
    tx,
    sql`select id from categories where website_id = ${website} order by id limit 3`,
  );
  const targets = await queryRows<{ id: number }>(tx, sql`select id from targets order by place limit 2`);
  await seedRows(
    tx,
    events,
    EVENTS.map(([title, status, days, hours, internal], place) => {
      const start = workingMoment(now, days, place);
      return {
        title,
        description: 'Kom langs en laat je bijpraten door onze adviseurs.',
        status,
        online: status === 'draft' ? null : utc(workingMoment(now, Math.min(days, 0) - 20, place)),
        start: utc(start),
        end: utc(start + hours * 3_600_000),
        categories: [categories[place % Math.max(1, categories.length)]?.id ?? 0],
        target: targets.map(({ id }) => id),
        internal,
        datetime: utc(workingMoment(now, -25, place)),
      };
    }),
    website,
  );
};
