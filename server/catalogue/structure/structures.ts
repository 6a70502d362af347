import { sql } from 'drizzle-orm';
import { structureRule } from '../../../src/domain/catalogue/structure.rule';
import type { Database } from '../../database/database';
import { libraryPdf } from '../../library/published/image-column';
import { flag, readOnly, line } from '../../shared/columns';
import { NOTHING, ok, withRight, type Answer, type CallOf, type Endpoint } from '../../shared/endpoint';
import { checkIfMatch, etagOf } from '../../shared/etag';
import { contains, equals } from '../../shared/filters';
import { savedAnswer } from '../../shared/record';
import { notFound } from '../../shared/refusal';
import { defineResource, type Resource } from '../../shared/resource';
import { readForm, recordForm, refuseInvalidFields, storableValues, invalidFieldsOf } from '../../shared/resource-form';
import { columnDefinition, findRowWhere, updateRow, type Row } from '../../shared/resource-rows';
import { withRetry } from '../../shared/retry';
import { serveResource } from '../../shared/serve-resource';
import { listNodes } from './node-list';

type Db = Pick<Database, 'execute'>;

/** Catalogue trees. Only their cover can be edited. Rule R-CAT-50. */
export const structures = defineResource({
  endpoint: 'structure',
  plural: 'structures',
  singular: 'structure',
  table: 'structures',
  right: 'structure',
  perWebsite: false,
  columns: {
    code: readOnly(line(64)),
    description: readOnly(line()),
    active: readOnly(flag()),
    cover: libraryPdf(),
  },
  listed: ['code', 'description', 'active'],
  sortable: ['code', 'description'],
  defaultSort: 'code',
  searched: ['code', 'description'],
  filters: { code: contains('code'), description: contains('description'), active: equals('active') },
  problems: ({ cover }) => structureRule({ cover: cover && { path: cover.names.join('/') } }),
});

const resource: Resource = structures;
const RECORD = 'structure/:structure';

/** @param lock until the transaction ends */
const structureIn = async (db: Db, call: Pick<CallOf, 'param' | 'caller'>, lock = false): Promise<Row> => {
  const row = await findRowWhere(db, resource, call.caller.website, sql`code = ${call.param('structure')}`, lock);
  if (row === undefined) throw notFound();
  return row;
};

/** `GET structure/{structure}`: the structure and the first level of its nodes. Rule R-CAT-51. */
const readStructure = async (call: Pick<CallOf, 'param' | 'caller' | 'services'>): Promise<Answer> =>
  structureAnswer(call, await structureIn(call.services.db, call));

const structureAnswer = async ({ services: { db } }: Pick<CallOf, 'services'>, row: Row): Promise<Answer> => {
  const shown = Object.keys(resource.columns).map(
    (name) => [name, columnDefinition(resource, name).onWire(row[name])] as const,
  );
  const nodes = await listNodes(db, row.id, null);
  return ok({ structure: { ...Object.fromEntries(shown), nodes } }, { ETag: etagOf(row.id, row.version) });
};

const STRUCTURE = { form: recordForm(resource) };

/** `PUT structure/{structure}`: sets or clears the cover. Rule R-CAT-50. */
const saveStructure = async (call: CallOf<typeof STRUCTURE>): Promise<Answer> => {
  const read = readForm(resource, call.form, null);
  const row = await withRetry(() =>
    call.services.db.transaction(async (tx) => {
      const stored = await structureIn(tx, call, true);
      checkIfMatch(call.header('if-match'), etagOf(stored.id, stored.version));
      const { values, unread } = await storableValues(tx, resource, read, call.caller, stored);
      const record = { ...stored, ...values };
      refuseInvalidFields([...unread, ...invalidFieldsOf(resource, record)]);
      return updateRow(tx, resource, stored, record, call.caller);
    }),
  );
  const code = call.param('structure');
  return {
    ...savedAnswer('structure', encodeURIComponent(code), 200, await structureAnswer(call, row)),
    changed: [{ path: `structure/${code}` }],
  };
};

/** Endpoints of structures; the list is the generic one of plain modules. */
export const structureEndpoints: readonly Endpoint[] = [
  ...serveResource(structures).filter(({ method, path }) => method === 'GET' && path === resource.endpoint),
  withRight('structure.edit')('GET', RECORD, NOTHING, readStructure),
  withRight('structure.edit')('PUT', RECORD, STRUCTURE, saveStructure),
];
