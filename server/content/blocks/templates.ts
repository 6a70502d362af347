import { sql } from 'drizzle-orm';
import { CONTENT_MODULES, isContentModule, type ContentModule } from '../../../src/domain/content/modules.rule';
import { MAX_TEMPLATE_NAME, templateProblem } from '../../../src/domain/content/template.rule';
import { can } from '../../../src/domain/shared/permission';
import { fold } from '../../../src/domain/shared/fold';
import { queryRow, queryRows } from '../../database/database';
import { NOTHING, ok, withAnyRightOf, type Answer, type CallOf, type Endpoint } from '../../shared/endpoint';
import { id, required, text, texts } from '../../shared/reads';
import { idOf, refuseDuplicates } from '../../shared/record';
import { fieldsNotValid, forbidden, notFound } from '../../shared/refusal';
import { findItem } from '../items/item-rows';
import { BLANK_STATE, type StoredBlock } from '../items/item-state';
import { blockToWire } from './block-to-wire';
import { loadLinkedRecords } from '../items/linked-records';
import { textsFor } from '../texts';
import { usableTemplates } from './usable-templates';
import { normalizeText } from '../../../src/domain/shared/normalize';

interface Row {
  readonly id: number;
  readonly name: string;
  readonly module: string;
  readonly restrict: readonly string[];
}

/** Accepts `branches` for the module `branch`. */
const moduleOf = (name: string): ContentModule | undefined =>
  [name, name === 'branches' ? 'branch' : ''].find(isContentModule);

const readModule = (name: string, field: string): ContentModule => {
  const module = moduleOf(name);
  if (module === undefined) throw fieldsNotValid(field);
  return module;
};

const TEMPLATES = { query: { restricted: text() } };
const NEW_TEMPLATE = {
  form: { name: required(text(MAX_TEMPLATE_NAME)), id: required(id), module: required(text()), restrict: texts() },
};

/** Handles `GET block/templates`; `restricted` limits the list to templates that a module may use. Rule R-CON-09. */
const listTemplates = async ({
  services: { db },
  query: { restricted: requested = '' },
  caller,
}: CallOf<typeof TEMPLATES>): Promise<Answer> => {
  const module = requested === '' ? undefined : readModule(requested, 'restricted');
  return ok({
    templates: await queryRows<Row>(
      db,
      sql`
        select id, name, module, restricted as restrict from content_templates
        where website_id = ${caller.website} and ${usableTemplates(caller, module)}
        order by by_name, id`,
    ),
  });
};

/** Handles `GET block/templates/{id}`. Clients assign new guids to the blocks. Rule R-CON-09. */
const readTemplate = async (call: CallOf): Promise<Answer> => {
  const {
    services: { db },
    caller,
  } = call;
  const [found] = await queryRows<Row & { blocks: readonly StoredBlock[] }>(
    db,
    sql`
      select id, name, module, restricted as restrict, blocks from content_templates
      where website_id = ${caller.website} and id = ${idOf(call)} and ${usableTemplates(caller)}`,
  );
  if (found === undefined) throw notFound();
  const { blocks, ...template } = found;
  const linked = await loadLinkedRecords(db, caller.website, [{ ...BLANK_STATE, blocks }]);
  return ok({ template: { ...template, blocks: blocks.map((block) => blockToWire(block, linked, textsFor(caller))) } });
};

/** Handles `POST block/templates`: stores the blocks of an item without their visibility windows. Rule R-CON-09. */
const addTemplate = async ({ services: { db }, form, caller }: CallOf<typeof NEW_TEMPLATE>): Promise<Answer> => {
  const [name, item] = [normalizeText(form.name.trim()), form.id];
  const module = readModule(form.module, 'module');
  const restricted = [...new Set(form.restrict.map((name) => readModule(name, 'restrict')))];
  if (templateProblem(name) !== null) throw fieldsNotValid('name');
  if (!can(caller, `${module}.edit`)) throw forbidden(`${module}.edit`);
  const found = await findItem(db, module, caller.website, item);
  if (found === undefined) throw notFound();
  const blocks = found.state.blocks.map((block) => ({ ...block, publication: null }));
  const added = await refuseDuplicates(
    { content_templates_name: ['name'] },
    queryRow<{ id: number }>(
      db,
      sql`
        insert into content_templates (website_id, name, by_name, module, restricted, blocks)
        values (
          ${caller.website}, ${name}, ${fold(name)}, ${module}, ${`{${restricted.join(',')}}`}::text[],
            ${JSON.stringify(blocks)}::jsonb
        )
        returning id`,
    ),
    'NAME_IN_USE',
  );
  return {
    status: 201,
    body: { code: 'OK', template: { ...added, name, module, restrict: restricted } },
    headers: { Location: `api/block/templates/${added.id}` },
  };
};

const view = withAnyRightOf(...CONTENT_MODULES);

export const templateEndpoints: readonly Endpoint[] = [
  view('GET', 'block/templates', TEMPLATES, listTemplates),
  view('GET', 'block/templates/:id', NOTHING, readTemplate),
  view('POST', 'block/templates', NEW_TEMPLATE, addTemplate),
];
