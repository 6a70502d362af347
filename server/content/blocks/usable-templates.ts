import { sql, type SQL } from 'drizzle-orm';
import { CONTENT_MODULES, type ContentModule } from '../../../src/domain/content/modules.rule';
import { canOpenModule } from '../../../src/domain/shared/permission';
import { textArray } from '../../database/database';
import type { Caller } from '../../shared/endpoint';

/** Condition: templates that a user may use, in any module that the user may open. @param module only in this module */
export const usableTemplates = (caller: Caller, module?: ContentModule): SQL => {
  const modules = CONTENT_MODULES.filter(
    (known) => (module === undefined || known === module) && canOpenModule(caller, known),
  );
  return sql`(restricted = '{}' or restricted && ${textArray(modules)})`;
};
