import { sql } from 'drizzle-orm';
import { CONTENT_MODULES, isContentModule, type ContentModule } from '../../src/domain/content/modules.rule';
import { LONGEST_TEMPLATE_NAME, templateProblem } from '../../src/domain/content/template.rule';
import { can } from '../../src/domain/shared/permission';
import { fold } from '../../src/domain/shared/fold';
import { rowOf, rowsOf } from '../database/database';
import { ok, withAnyRightOf, type Answer, type Endpoint, type SignedInCall } from '../shared/endpoint';
import { idOf, refusingDoubles } from '../shared/record';
import { fieldsNotValid, forbidden, notFound } from '../shared/refusal';
import { findItem } from './item-rows';
import { BLANK_STATE, type StoredBlock } from './item-state';
import { showBlock } from './show-blocks';
import { gatherShown } from './shown';
import { textsFor } from './texts';

interface Row {
  readonly id: number;
  readonly name: string;
  readonly module: string;
  readonly restrict: readonly string[];
}

/** A module by its name; that of branches is also called by its plural. */
const moduleOf = (name: string): ContentModule | undefined =>
  [name, name === 'branches' ? 'branch' : ''].find(isContentModule);

const readModule = (text: string, field: string): ContentModule => {
  const module = moduleOf(text);
  if (module === undefined) throw fieldsNotValid(field);
  return module;
};

/** `GET block/templates`: those of the website; with `restricted` the ones that this module may use. Rule R-CON-09. */
const listTemplates = async ({ services: { db }, query, caller: { website } }: SignedInCall): Promise<Answer> => {
  const asked = query.only('restricted').text('restricted') ?? '';
  const usable =
    asked === '' ? sql`true` : sql`(restricted = '{}' or ${readModule(asked, 'restricted')} = any(restricted))`;
  return ok({
    templates: await rowsOf<Row>(
      db,
      sql`
        select id, name, module, restricted as restrict from content_templates
        where website_id = ${website} and ${usable}
        order by by_name, id`,
    ),
  });
};

/**
 * `GET block/templates/{id}`: with its blocks as they are read; who uses them gives them identities of their own. Rule
 * R-CON-09.
 */
const readTemplate = async (call: SignedInCall): Promise<Answer> => {
  const {
    services: { db },
    query,
    caller,
  } = call;
  query.only();
  const [found] = await rowsOf<Row & { blocks: readonly StoredBlock[] }>(
    db,
    sql`
      select id, name, module, restricted as restrict, blocks from content_templates
      where website_id = ${caller.website} and id = ${idOf(call)}`,
  );
  if (found === undefined) throw notFound();
  const { blocks, ...template } = found;
  const shown = await gatherShown(db, caller.website, [{ ...BLANK_STATE, blocks }]);
  return ok({ template: { ...template, blocks: blocks.map((block) => showBlock(block, shown, textsFor(caller))) } });
};

/**
 * `POST block/templates`: the blocks of a stored item under a name of their own; their windows stay behind. Rule
 * R-CON-09.
 */
const addTemplate = async ({ services: { db }, form, caller }: SignedInCall): Promise<Answer> => {
  form.only('name', 'id', 'module', 'restrict');
  const [name, item] = [form.required('name', LONGEST_TEMPLATE_NAME).trim().normalize('NFC'), form.id('id')];
  const module = readModule(form.required('module'), 'module');
  const restricted = [...new Set(form.texts('restrict').map((text) => readModule(text, 'restrict')))];
  if (templateProblem(name) !== null) throw fieldsNotValid('name');
  if (item === undefined) throw fieldsNotValid('id');
  if (!can(caller, `${module}.edit`)) throw forbidden();
  const found = await findItem(db, module, caller.website, item);
  if (found === undefined) throw notFound();
  const blocks = found.state.blocks.map((block) => ({ ...block, publication: null }));
  const { id } = await refusingDoubles(
    { content_templates_name: ['name'] },
    rowOf<{ id: number }>(
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

const look = withAnyRightOf(...CONTENT_MODULES);

/** Blocks that were kept to begin with. */
export const templateEndpoints: readonly Endpoint[] = [
  look('GET', 'block/templates', listTemplates),
  look('GET', 'block/templates/:id', readTemplate),
  look('POST', 'block/templates', addTemplate),
];
