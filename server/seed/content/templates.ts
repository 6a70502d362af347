import { sql } from 'drizzle-orm';
import type { ContentModule } from '../../../src/domain/content/modules.rule';
import { fold } from '../../../src/domain/shared/fold';
import type { BlockCode } from '../../content/blocks/block-types';
import type { Database } from '../../database/database';
import { blocksLike } from './blocks';
import type { Site } from './items';
import { itemAt } from './subjects';

interface Outline {
  readonly name: string;
  /** Module of the item that the template is made from. */
  readonly module: ContentModule;
  /** Modules that may use it; empty means all. */
  readonly restricted: readonly ContentModule[];
  readonly blocks: readonly BlockCode[];
}

const EXPLAINED: Outline = {
  name: 'Productuitleg met verkooppunten',
  module: 'blog',
  restricted: [],
  blocks: ['default-text-plain', 'custom-text-image', 'custom-usp', 'custom-text-cta'],
};
const FOR_PRESS: Outline = {
  name: 'Persbericht',
  module: 'press',
  restricted: ['press'],
  blocks: ['default-text-plain', 'custom-quote', 'custom-downloads'],
};

/** Templates of each website. */
const TEMPLATES: readonly (readonly Outline[])[] = [
  [
    EXPLAINED,
    FOR_PRESS,
    {
      name: 'Projectverslag met citaat',
      module: 'reference',
      restricted: ['reference', 'blog'],
      blocks: [
        'default-header',
        'default-text-plain',
        'custom-text-image',
        'custom-quote',
        'custom-assortment-category',
      ],
    },
  ],
  [EXPLAINED, FOR_PRESS],
  [
    {
      name: 'Page with a contact form',
      module: 'page',
      restricted: [],
      blocks: ['custom-header-small', 'default-text-plain', 'custom-widget'],
    },
    {
      name: 'Repair, step by step',
      module: 'blog',
      restricted: ['blog', 'page'],
      blocks: [
        'default-text-plain',
        'default-header',
        'custom-text-image',
        'default-header',
        'custom-text-image',
        'custom-downloads',
      ],
    },
    {
      name: 'Service bulletin',
      module: 'news',
      restricted: ['news'],
      blocks: ['custom-text-image-news', 'default-text-plain', 'custom-downloads'],
    },
  ],
];

/** Adds the templates of a website. Rule R-CON-09. */
export const seedTemplates = async (tx: Database, { id, place, seedTexts, linkable }: Site): Promise<void> => {
  const tuples = itemAt(TEMPLATES, place).map(({ name, module, restricted, blocks }, turn) => {
    const written = blocksLike(
      { seedTexts, linkable, subject: itemAt(seedTexts.subjects, turn), turn },
      `${place} template ${turn}`,
      blocks,
    );
    return sql`
      (
        ${id}, ${name}, ${fold(name)}, ${module}, ${`{${restricted.join(',')}}`}::text[],
          ${JSON.stringify(written)}::jsonb
      )`;
  });
  await tx.execute(
    sql`
      insert into content_templates (website_id, name, by_name, module, restricted, blocks)
      values ${sql.join(tuples, sql`, `)}`,
  );
};
