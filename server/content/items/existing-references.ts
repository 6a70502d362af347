import { sql } from 'drizzle-orm';
import type { ContentModule } from '../../../src/domain/content/modules.rule';
import { mayChoose, type OfferedKind } from '../../../src/domain/shared/offered-records.rule';
import { queryRows, type Database } from '../../database/database';
import type { Caller } from '../../shared/endpoint';
import { existingReferencesInBlocks, type ExistingReferences } from '../blocks/resolve-blocks';
import { usableTemplates } from '../blocks/usable-templates';
import { filesInItem } from './collect-references';
import { BLANK_STATE, type ItemState, type StoredBlock } from './item-state';
import { choicesInItem } from './linked-records';

/** Limits for reading older versions or templates: their compressed bytes, and their number. */
const MOST_BYTES = 500_000;
const MOST_READ = 50;

/** Kinds of record in an item whose choice needs a right. */
const WITH_RIGHTS: readonly OfferedKind[] = ['library', 'page', 'branch', 'tag', 'category'];

/** The records that versions of content items refer to, in fields and blocks; they may not be deleted. */
export const existingReferencesInItems = (states: readonly ItemState[]): ExistingReferences => {
  const chosen = states.flatMap(choicesInItem);
  return {
    files: states.flatMap(filesInItem),
    choices: (source) => chosen.filter((one) => one.source === source).flatMap(({ ids }) => ids),
  };
};

/**
 * References that a user without the rights to choose them may still store: those of older versions, which can be
 * restored, and of templates, which can be inserted. Null if the user has all of these rights. Rule R-SHR-53.
 * @param id null for a new item
 */
export const shownReferences = async (
  db: Pick<Database, 'execute'>,
  caller: Caller,
  module: ContentModule,
  id: number | null,
  stored: ItemState,
): Promise<ExistingReferences | null> => {
  if (WITH_RIGHTS.every((kind) => mayChoose(caller, kind))) return null;
  const versions = await queryRows<{ state: Partial<ItemState> }>(
    db,
    sql`
      select state from (
        select state, sum(pg_column_size(state)) over (order by id desc) as bytes from content_history
        where item_id = ${id} order by id desc limit ${MOST_READ}
      ) latest where bytes <= ${MOST_BYTES}`,
  );
  const templates = await queryRows<{ blocks: readonly StoredBlock[] }>(
    db,
    sql`
      select blocks from (
        select blocks, sum(pg_column_size(blocks)) over (order by id desc) as bytes from content_templates
        where website_id = ${caller.website} and ${usableTemplates(caller, module)}
        order by id desc limit ${MOST_READ}
      ) latest where bytes <= ${MOST_BYTES}`,
  );
  const held = existingReferencesInItems([stored, ...versions.map(({ state }) => ({ ...BLANK_STATE, ...state }))]);
  return existingReferencesInBlocks(
    templates.flatMap(({ blocks }) => blocks),
    held,
  );
};
