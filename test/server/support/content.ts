import { sql } from 'drizzle-orm';
import { queryRow } from '../../../server/database/database';
import { insertItem, type NewItem } from '../../../server/content/items/item-rows';
import { fold } from '../../../src/domain/shared/fold';
import type { Browser, FormValues, Reply } from './browser';
import type { TestServer } from './test-server';

export interface BlockOnWire {
  readonly guid: string;
  readonly id: string;
  readonly code: string;
  readonly label: string;
  readonly fields: readonly {
    readonly code: string;
    readonly type: string;
    readonly label: string;
    readonly value: unknown;
  }[];
  readonly publication: object | null;
  readonly disabled: number;
}

export interface ItemOnWire extends Readonly<Record<string, unknown>> {
  readonly id: number;
  readonly title?: string;
  readonly name?: string;
  readonly url: string;
  readonly status: string;
  readonly preview_hash: string;
  readonly locked: { readonly user: { readonly name: string }; readonly since: string } | null;
  readonly history: readonly {
    readonly id: number;
    readonly type: string;
    readonly datetime: string;
    readonly user: { readonly name: string } | null;
  }[];
  readonly content: readonly BlockOnWire[];
}

/** Records that items can refer to. */
export interface Surroundings {
  readonly website: number;
  readonly target: number;
  readonly category: number;
  readonly tag: number;
  readonly branch: number;
  /** Location of a picture, and its id. */
  readonly image: string;
  readonly imageId: number;
}

let made = 0;
const AT = '2026-11-01 09:00:00';

const aTerm = async (
  { services: { db } }: TestServer,
  table: 'tags' | 'categories',
  column: 'label' | 'name',
  website: number,
): Promise<number> => {
  const words = `${column} ${(made += 1)}`;
  const { id } = await queryRow<{ id: number }>(
    db,
    sql`
    insert into ${sql.identifier(table)} (website_id, ${sql.identifier(column)}, ${sql.identifier(`by_${column}`)},
      url, by_url, datetime, meta_seo_title, meta_seo_description, meta_og_title, meta_og_description, meta_canonical,
      search)
    values (${website}, ${words}, ${fold(words)}, '', '', ${AT}, '', '', '', '', '', ${fold(words)}) returning id`,
  );
  return id;
};

/** One record of each kind that an item of this website can refer to. */
export const surroundingsOf = async (testServer: TestServer, website = 1): Promise<Surroundings> => {
  const { db } = testServer.services;
  const { id: target } = await queryRow<{ id: number }>(
    db,
    sql`insert into targets (label, place) values ('Installers', 1) returning id`,
  );
  const { id: imageId } = await queryRow<{ id: number }>(
    db,
    sql`select n.id from library_nodes n join library_files f on f.node_id = n.id where n.name = 'bus-01.jpg'`,
  );
  const branch = await insertItem(db, { ...stored({ website, target, imageId }), module: 'branch', name: 'Delft' });
  return {
    website,
    target,
    imageId,
    branch,
    image: 'api/library/Vestigingen/bus-01.jpg',
    category: await aTerm(testServer, 'categories', 'name', website),
    tag: await aTerm(testServer, 'tags', 'label', website),
  };
};

/** A complete item as a database row. */
export const stored = ({
  website,
  target,
  imageId,
}: Pick<Surroundings, 'website' | 'target' | 'imageId'>): Omit<NewItem, 'module'> => ({
  website,
  by: null,
  added: AT,
  updated: AT,
  name: 'An item',
  url: `item-${(made += 1)}`,
  targets: [target],
  image: imageId,
  blocks: [
    {
      guid: 'first',
      code: 'default-header',
      id: '',
      publication: null,
      disabled: false,
      data: { title: 'Heading', level: 'h2' },
    },
  ],
});

/** A block as sent to the API. */
export const aBlock = (more: Readonly<Record<string, unknown>> = {}): Readonly<Record<string, unknown>> => ({
  guid: `block-${(made += 1)}`,
  code: 'default-header',
  id: '',
  data: { title: 'Heading', level: 'h2' },
  publication: null,
  disabled: 0,
  ...more,
});

/** The form of a complete blog post. */
export const blogForm = ({ target, category, branch, image }: Surroundings, more: FormValues = {}): FormValues => ({
  title: 'A post',
  url: `post-${(made += 1)}`,
  status: 'draft',
  image,
  target: [target],
  categories: [category],
  branches: [branch],
  content: JSON.stringify([aBlock()]),
  ...more,
});

/** Saves an item with its lock, as an editor does. @param path of the item, such as `blog/12` */
export const savedWithLock = async (
  by: Browser,
  path: string,
  values: FormValues,
  headers: Readonly<Record<string, string>> = {},
): Promise<Reply> => {
  await by.call('PUT', `${path}/lock`);
  return by.call('PUT', path, values, headers);
};
