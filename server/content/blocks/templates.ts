import { sql } from 'drizzle-orm';
import { CONTENT_MODULES, isContentModule, type ContentModule } from '../../../src/domain/content/modules.rule';
import { MAX_TEMPLATE_NAME, templateProblem } from '../../../src/domain/content/template.rule';
import { can } from '../../../src/domain/shared/permission';
import { fold } from '../../../src/domain/shared/fold';
import { queryRow, queryRows } from '../../database/database';
import { ok, withAnyRightOf, type Answer, type Endpoint, type SignedInCall } from '../../shared/endpoint';
import { idOf, refuseDuplicates } from '../../shared/record';
import { fieldsNotValid, forbidden, notFound } from '../../shared/refusal';
import { findItem } from '../items/item-rows';
import { BLANK_STATE, type StoredBlock } from '../items/item-state';
import { blockToWire } from './block-to-wire';
import { loadLinkedRecords } from '../items/linked-records';
import { textsFor } from '../texts';
import { usableTemplates } from './usable-templates';

interface Row {
  readonly id: number;
  readonly name: string;
  readonly module: string;
  readonly restrict: readonly string[];
}

/** Accepts `branches` for the module `branch`. */
const moduleOf = (name: string): ContentModule | undefined =>
  [name, name === 'branches' ? 'branch' : ''].find(isContentModule);

const readModule = (text: string, field: string): ContentModule => {
  const module = moduleOf(text);
  if (module === undefined) throw fieldsNotValid(field);
  return module;
};

/** Handles `GET block/templates`; `restricted` limits the list to what a module may use. Rule R-CON-09. */
const listTemplates = async ({ services: { db }, query, caller }: SignedInCall): Promise<Answer> => {
  const requested = query.only('restricted').text('restricted') ?? '';
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

/** Handles `GET block/templates/{id}`. Clients give the blocks new guids. Rule R-CON-09. */
const readTemplate = async (call: SignedInCall): Promise<Answer> => {
  const {
    services: { db },
    query,
    caller,
  } = call;
  query.only();
  const [found] = await queryRows<Row & { blocks: readonly StoredBlock[] }>(
    db,
    sql`
      select id, name, module, restricted as restrict, blocks from content_templates
      where website_id = ${caller.website} and id = ${idOf(call)} and ${usableTemplates(caller)}`,
  );
  if (found === undefined) throw notFound();
  const { blocks, ...template } = found;
  const linked = await loadLinkedRecords(db, caller, [{ ...BLANK_STATE, blocks }]);
  return ok({ template: { ...template, blocks: blocks.map((block) => blockToWire(block, linked, textsFor(caller))) } });
};

/** Handles `POST block/templates`: stores the blocks of an item without their visibility windows. Rule R-CON-09. */
const addTemplate = async ({ services: { db }, form, caller }: SignedInCall): Promise<Answer> => {
  form.only('name', 'id', 'module', 'restrict');
  const [name, item] = [form.required('name', MAX_TEMPLATE_NAME).trim().normalize('NFC'), form.id('id')];
  const module = readModule(form.required('module'), 'module');
  const restricted = [...new Set(form.texts('restrict').map((text) => readModule(text, 'restrict')))];
  if (templateProblem(name) !== null) throw fieldsNotValid('name');
  if (item === undefined) throw fieldsNotValid('id');
  if (!can(caller, `${module}.edit`)) throw forbidden(`${module}.edit`);
  const found = await findItem(db, module, caller.website, item);
  if (found === undefined) throw notFound();
  const blocks = found.state.blocks.map((block) => ({ ...block, publication: null }));
  const { id } = await refuseDuplicates(
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
    body: { code: 'OK', template: { id, name, module, restrict: restricted } },
    headers: { Location: `api/block/templates/${id}` },
  };
};

const view = withAnyRightOf(...CONTENT_MODULES);

export const templateEndpoints: readonly Endpoint[] = [
  view('GET', 'block/templates', listTemplates),
  view('GET', 'block/templates/:id', readTemplate),
  view('POST', 'block/templates', addTemplate),
];
