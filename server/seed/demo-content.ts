import { sql } from 'drizzle-orm';
import { queryRows, type Database } from '../database/database';
import { addHistory, type HistoryEntry } from '../content/items/item-history';
import { insertItems, type NewItem } from '../content/items/item-rows';
import { BLANK_STATE } from '../content/items/item-state';
import { DUTCH } from './content/dutch-texts';
import { ENGLISH } from './content/english-texts';
import { hasHistory, itemOf, referenceDetails, subjectOf, titled, type Outline, type Site } from './content/items';
import { BRANCHES, linesOf, PAGES, PRESS, REFERENCES } from './content/lines';
import type { LinkableRecords } from './content/linkable-records';
import { itemAt } from './content/subjects';
import { seedTemplates } from './content/templates';

/** Number of posts and news items by website. */
const COUNTS = [
  { blog: 60, news: 70 },
  { blog: 25, news: 30 },
  { blog: 24, news: 26 },
] as const;
/** Index of the first title by website, so that the Dutch and the Belgian website differ. */
const FIRST_TEMPLATE = [0, 3, 0] as const;
/** Number of blocks of one page and one post that are extremely long. */
const LONG = 60;

/**
 * Adds several hundred items of six modules on three websites: concepts, planned, online and offline again. Only the
 * moments depend on the time of seeding.
 */
export const seedContent = async (
  tx: Database,
  linkable: LinkableRecords,
  websites: readonly number[],
  now: number,
): Promise<void> => {
  for (const [place, id] of websites.entries()) await seedSite(tx, await siteOf(tx, linkable, { id, place, now }));
};

const siteOf = async (
  tx: Database,
  linkable: LinkableRecords,
  { id, place, now }: Pick<Site, 'id' | 'place' | 'now'>,
): Promise<Site> => {
  const words = async (table: 'tags' | 'categories', name: 'label' | 'name') =>
    new Map(
      (
        await queryRows<{ id: number; word: string }>(
          tx,
          sql`
            select id, ${sql.identifier(name)} as word from ${sql.identifier(table)}
            where website_id = ${id}
            order by id`,
        )
      ).map((row) => [row.word, row.id]),
    );
  const [tags, categories] = [await words('tags', 'label'), await words('categories', 'name')];
  const people = await queryRows<{ id: number }>(
    tx,
    sql`
      select distinct u.id from users u
      join memberships m on m.user_id = u.id
      join usergroups g on g.id = m.usergroup_id
      join user_websites w on w.user_id = u.id
      where 'blog.edit' = any(g.rights) and w.website_id = ${id} and u.active
      order by u.id`,
  );
  const [first = 0] = categories.values();
  return {
    id,
    place,
    now,
    seedTexts: place === 2 ? ENGLISH : DUTCH,
    linkable: { ...linkable, categories: [...categories.values()] },
    // If no user has the right, the superuser is the author.
    people: people.length === 0 ? [1] : people.map((row) => row.id),
    tagOf: (label) => tags.get(label),
    categoryOf: (name) => categories.get(name) ?? first,
  };
};

const seedSite = async (tx: Database, bare: Site): Promise<void> => {
  const branches = await plant(tx, bare, branchesOf(bare));
  const withBranches = { ...bare, linkable: { ...bare.linkable, branches } };
  const pages = await seedPages(tx, withBranches);
  const site = { ...withBranches, linkable: { ...withBranches.linkable, pages } };
  await plant(tx, site, [...postsOf(site), ...newsOf(site), ...pressOf(site), ...referencesOf(site)]);
  await seedTemplates(tx, site);
};

/** Adds items and their later versions. @returns their ids */
const plant = async (tx: Database, site: Site, outlines: readonly Outline[]): Promise<readonly number[]> => {
  const items = outlines.map((outline) => itemOf(site, outline));
  const ids = await insertItems(tx, items);
  const saved = items.flatMap((item, place) =>
    hasHistory(outlines[place]?.place ?? 1) ? savesOf(item, ids[place] ?? 0) : [],
  );
  await addHistory(tx, ...saved);
  return ids;
};

/** Versions of an item: half of the blocks, then all, and sometimes a further version. */
const savesOf = (
  { module: _module, website: _website, initial, added, updated, by, ...state }: NewItem,
  item: number,
): readonly HistoryEntry[] => {
  const whole = { ...BLANK_STATE, ...state };
  const between = added.slice(0, 10) < updated.slice(0, 10) ? `${updated.slice(0, 10)} 06:12:00` : updated;
  return [
    { item, type: 'save', by, at: between, state: { ...whole, ...initial, name: whole.name } },
    { item, type: item % 2 === 0 ? 'update' : 'save', by, at: updated, state: whole },
  ];
};

const subjectsOf = ({ seedTexts }: Site) => seedTexts.subjects;
const about = (site: Site, place: number) => itemAt(subjectsOf(site), place);
const withStem = (site: Site, place: number, stem: string | undefined) => ({
  ...about(site, place),
  ...(stem === undefined ? {} : { stem }),
});

const branchesOf = (site: Site): readonly Outline[] =>
  linesOf(BRANCHES, site.place).map((line, place) => {
    const [name = '', stem] = line.trim().split(' | ');
    return { module: 'branch', name, place, subject: withStem(site, place, stem), more: { firstOnline: null } };
  });

const seedPages = async (tx: Database, site: Site): Promise<readonly number[]> => {
  const lines = linesOf(PAGES, site.place).map((line, place) => ({
    place,
    isBelow: line.startsWith('  '),
    internal: line.startsWith('*'),
    name: line.trim().replace('*', ''),
  }));
  const outline = ({ place, internal, name }: (typeof lines)[number], parent: number | null): Outline => ({
    module: 'page',
    name,
    place,
    subject: subjectOf(site, name),
    standing: parent === null,
    ...(name.startsWith('Handboek') ? { blocks: LONG } : {}),
    more: { internal, parent, readConfirmation: internal },
  });
  const above = lines.filter(({ isBelow }) => !isBelow);
  const top = await plant(
    tx,
    site,
    above.map((line) => outline(line, null)),
  );
  const parentOf = (place: number): number | null => top[above.findLastIndex((line) => line.place < place)] ?? null;
  const below = lines.filter(({ isBelow }) => isBelow);
  return [
    ...top,
    ...(await plant(
      tx,
      { ...site, linkable: { ...site.linkable, pages: top } },
      below.map((line) => outline(line, parentOf(line.place))),
    )),
  ];
};

/** A title for each subject and template; neighbours differ in both. */
const titlesOf = (
  site: Site,
  templates: readonly string[],
  count: number,
): readonly Pick<Outline, 'name' | 'place' | 'subject'>[] => {
  const subjects = subjectsOf(site);
  return Array.from({ length: Math.min(count, templates.length * subjects.length) }, (_, place) => {
    const [subject, template] = [
      itemAt(subjects, place),
      itemAt(templates, Math.floor(place / subjects.length) + itemAt(FIRST_TEMPLATE, site.place)),
    ];
    return { place, subject, name: titled(template, subject) };
  });
};

const postsOf = (site: Site): readonly Outline[] =>
  titlesOf(site, site.seedTexts.blogTitles, itemAt(COUNTS, site.place).blog).map((post) => ({
    module: 'blog',
    ...post,
    ...(site.place === 0 && post.place === 0 ? { blocks: LONG } : {}),
    more: { author: post.place % 5 === 3 ? null : itemAt(site.linkable.authors, post.place) },
  }));

const newsOf = (site: Site): readonly Outline[] =>
  titlesOf(site, site.seedTexts.newsTitles, itemAt(COUNTS, site.place).news).map((item) => ({
    module: 'news',
    ...item,
    more: { internal: item.place % 9 === 5, readConfirmation: item.place % 18 === 5 },
  }));

const pressOf = (site: Site): readonly Outline[] =>
  linesOf(PRESS, site.place).map((line, place) => ({
    module: 'press',
    name: line.trim(),
    place,
    subject: subjectOf(site, line),
  }));

const referencesOf = (site: Site): readonly Outline[] => {
  const year = new Date(site.now).getUTCFullYear();
  return linesOf(REFERENCES, site.place).map((line, place) => {
    const parts = line.trim().split(' | ');
    const subject = withStem(site, place, parts[5]);
    return {
      module: 'reference',
      name: parts[0] ?? '',
      place,
      subject,
      more: {
        ...referenceDetails(place, year, parts),
        intro: `<p>${itemAt(subject.facts, place)} ${itemAt(site.seedTexts.remarks, place)}</p>`,
        map: place % 4 !== 3,
        isOnline: place % 7 !== 4,
        project: site.linkable.projects[Number(parts[4])] ?? null,
        cover: itemAt(site.linkable.pictures(subject.stem), place + 1),
        categories: [],
      },
    };
  });
};
