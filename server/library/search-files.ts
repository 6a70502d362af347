import { sql } from 'drizzle-orm';
import { MAX_SEARCH_RESULTS } from '../../src/domain/library/search.rule';
import { MAX_TERM_LENGTH } from '../../src/domain/shared/list-query';
import { ok, type Answer, type CallOf } from '../shared/endpoint';
import { required, text } from '../shared/reads';
import { fieldsNotValid } from '../shared/refusal';
import { allConditions, wordConditions } from '../shared/list';
import { fold } from '../../src/domain/shared/fold';
import { containsPattern } from '../shared/like-patterns';
import { findFiles, fileToWire } from './file-rows';
import type { PathNames } from './paths';
import { visibleTo } from './visible-files';

export const SEARCHED = { query: { search: required(text(MAX_TERM_LENGTH)) } };

/**
 * Handles `GET library/search`: names that start with the text first, then names that contain it, then other matches.
 */
export const searchFiles = async ({
  services: { db },
  query: { search: words },
  caller,
}: CallOf<typeof SEARCHED>): Promise<Answer> => {
  if (words.trim() === '') throw fieldsNotValid('search');
  const pattern = containsPattern(words);
  // Joins only the returned matches with their details.
  const found = await findFiles<{ folder: PathNames }>(
    db,
    sql`
      select id, name, parent_id, row_number() over () as place
      from (
        select n.id, n.name, n.parent_id from library_files f
        join library_nodes n on n.id = f.node_id
        where ${allConditions(wordConditions(sql`f.search`, words))} and ${visibleTo(caller)}
        order by case when starts_with(n.by_name, ${fold(words)}) then 0 when n.by_name like ${pattern} then 1 else 2 end,
          n.by_name, n.id
        limit ${MAX_SEARCH_RESULTS}
      ) best`,
    sql`, library_names(n.parent_id) as folder`,
  );
  return ok({ files: found.map((file) => fileToWire(file, file.folder)) });
};
