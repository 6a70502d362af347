import { violatedConstraint } from '../database/errors';
import type { Answer, CallOf, Endpoint } from './endpoint';
import { noContent, NOTHING, ok, withAnyRightOf, withRight } from './endpoint';
import { filterKind, readFilter } from './filters';
import { allConditions, LIST, listMeta, readListQuery, readPage, wordConditions } from './list';
import { idOf, refuseDuplicates, savedAnswer } from './record';
import { withRetry } from './retry';
import { forbidden, notFound } from './refusal';
import { BULK_REMOVAL, bulkRemovalAnswer } from './bulk-removal';
import { readForm, recordForm, refuseInvalidFields, storableValues, invalidFieldsOf, type Sent } from './resource-form';
import { actionsOf, type Columns, type Resource, type Saving } from './resource';
import {
  blankOf,
  columnReference,
  deleteRows,
  findRow,
  insertRow,
  columnDefinition,
  selectionOf,
  sortKeyOf,
  updateRow,
  visibleTo,
  type Row,
  type Values,
} from './resource-rows';
import { utc } from './utc';
import { withSpecified } from './specified-resource';
import { checkIfMatch, etagOf } from './etag';

/**
 * The endpoints of a plain module for which rights exist: list, record, add, save (also of a single flag), delete one
 * and delete several.
 */
export const serveResource = <Own extends Columns>(declared: Resource<Own>): readonly Endpoint[] => {
  // Widens the type: `defineResource` has already checked the names.
  const resource: Resource = declared;
  const { endpoint, right } = resource;
  const record = `${endpoint}/:id`;
  const form = recordForm(resource);
  const calls: Readonly<Record<string, readonly Endpoint[]>> = {
    view: [withAnyRightOf(right)('GET', endpoint, listOf(resource), (call) => listRows(resource, call))],
    edit: [
      withRight(`${right}.edit`)('GET', record, NOTHING, (call) => readRecord(resource, call, idOf(call))),
      withRight(`${right}.edit`)('PUT', record, { form }, (call) => saveRecord(resource, call)),
    ],
    add: [withRight(`${right}.add`)('POST', endpoint, { form }, (call) => addRecord(resource, call))],
    delete: [
      withRight(`${right}.delete`)('DELETE', endpoint, BULK_REMOVAL, (call) => removeRecords(resource, call)),
      withRight(`${right}.delete`)('DELETE', record, NOTHING, (call) => removeRecord(resource, call)),
    ],
  };
  const offered = actionsOf(right).flatMap((action) => calls[action] ?? []);
  return withSpecified(resource, offered);
};

/** Endpoints of a read-only resource: list and record, with any right of the module. */
export const serveReadOnly = <Own extends Columns>(declared: Resource<Own>): readonly Endpoint[] => {
  const resource: Resource = declared;
  const { endpoint, right } = resource;
  return withSpecified(resource, [
    withAnyRightOf(right)('GET', endpoint, listOf(resource), (call) => listRows(resource, call)),
    withAnyRightOf(right)('GET', `${endpoint}/:id`, NOTHING, (call) => readRecord(resource, call, idOf(call))),
  ]);
};

const onWire = (resource: Resource, names: readonly string[], row: Row): Values => ({
  id: row.id,
  ...Object.fromEntries(names.map((name) => [name, columnDefinition(resource, name).onWire(row[name])])),
});

type FilterKind = ReturnType<typeof filterKind>;

/** The query fields of a resource's list. */
const listOf = (
  resource: Resource,
): { readonly query: typeof LIST & Readonly<Record<string, (typeof LIST)[keyof typeof LIST] | FilterKind>> } => ({
  query: {
    ...Object.fromEntries(
      Object.entries(resource.filters).map(([name, filter]) => [
        name,
        filterKind(filter, columnDefinition(resource, filter.column)),
      ]),
    ),
    ...LIST,
  },
});

const listRows = async (
  resource: Resource,
  { services, query, caller: { website } }: CallOf<ReturnType<typeof listOf>>,
): Promise<Answer> => {
  const { table, plural, listed, filters } = resource;
  const identity = columnReference(resource, 'id');
  const sortable = Object.fromEntries(resource.sortable.map((name) => [name, sortKeyOf(resource, name)]));
  const list = readListQuery(query, { id: identity, ...sortable }, sortKeyOf(resource, resource.defaultSort), identity);
  const narrowed = Object.entries(filters).flatMap(([name, filter]) => {
    const narrowing = readFilter(query[name], name, filter, columnDefinition(resource, filter.column), (column) =>
      columnReference(resource, column),
    );
    return narrowing === null ? [] : [{ name, ...narrowing }];
  });
  const free = wordConditions(columnReference(resource, 'search'), list.general);
  const { rows, total } = await readPage<Row>(services, list, {
    table,
    columns: selectionOf(resource, listed),
    where: allConditions([visibleTo(resource, website), ...free, ...narrowed.map(({ condition }) => condition)]),
    key: [resource.perWebsite ? website : null, list.general, ...narrowed.map(({ name, value }) => [name, value])],
  });
  return ok({ [plural]: rows.map((row) => onWire(resource, listed, row)), meta: listMeta(list, total) });
};

const readRecord = async (
  resource: Resource,
  call: Pick<CallOf, 'services' | 'caller'>,
  id: number,
): Promise<Answer> => {
  const row = await findRow(call.services.db, resource, call.caller.website, id);
  if (row === undefined) throw notFound();
  return recordAnswer(resource, call, row);
};

const recordAnswer = async (
  resource: Resource,
  { services: { db }, caller }: Pick<CallOf, 'services' | 'caller'>,
  row: Row,
): Promise<Answer> => {
  const { id } = row;
  const record = onWire(resource, Object.keys(resource.columns), row);
  const shaped = resource.shaped?.(record) ?? record;
  const whole = (await resource.completed?.(db, id, shaped, caller)) ?? shaped;
  return ok({ [resource.singular]: whole }, { ETag: etagOf(id, row.version) });
};

type RecordCall = CallOf<{ readonly form: ReturnType<typeof recordForm> }>;

const addRecord = async (resource: Resource, call: RecordCall): Promise<Answer> => {
  const {
    services: { db, now },
    caller,
    caller: { website },
    form,
  } = call;
  const read = readForm(resource, form, null);
  const row = await refuseDuplicates(
    resource.unique ?? {},
    inTurns(resource, read, (turn) =>
      db.transaction(async (tx) => {
        const sent = await storableValues(tx, resource, read, call.caller, null);
        const values = derived(
          resource,
          { ...blankOf(resource), ...sent.values },
          { now: utc(now()), isNew: true, attempt: turn, isSent: (name) => name in sent.values },
        );
        refuseInvalidFields([...sent.unread, ...invalidFieldsOf(resource, values)]);
        if (resource.perWebsite && website === null) throw forbidden();
        return insertRow(tx, resource, values, website, caller);
      }),
    ),
    resource.taken,
  );
  return savedAnswer(resource.endpoint, row.id, 201, await recordAnswer(resource, call, row));
};

const saveRecord = async (resource: Resource, call: RecordCall): Promise<Answer> => {
  const {
    services: { db, now },
    caller,
    caller: { website },
    form,
    header,
  } = call;
  const id = idOf(call);
  const read = readForm(resource, form, id);
  const row = await refuseDuplicates(
    resource.unique ?? {},
    inTurns(resource, read, (turn) =>
      db.transaction(async (tx) => {
        const stored = await findRow(tx, resource, website, id, true);
        if (stored === undefined) throw notFound();
        checkIfMatch(header('if-match'), etagOf(id, stored.version));
        const sent = await storableValues(tx, resource, read, call.caller, stored);
        const values = derived(
          resource,
          { ...stored, ...sent.values },
          { now: utc(now()), isNew: false, attempt: turn, isSent: (name) => name in sent.values },
        );
        // Unchanged fields may stay invalid, because they may be older than the rule.
        const known = invalidFieldsOf(resource, stored);
        refuseInvalidFields([
          ...sent.unread,
          ...invalidFieldsOf(resource, values).filter((name) => name in sent.values || !known.includes(name)),
        ]);
        return updateRow(tx, resource, stored, values, caller);
      }),
    ),
    resource.taken,
  );
  return savedAnswer(resource.endpoint, id, 200, await recordAnswer(resource, call, row));
};

const derived = (resource: Resource, values: Values, saving: Saving): Values =>
  resource.derive?.(values, saving) ?? values;

/** Maximum number of attempts. */
const MOST_TURNS = 100;

/** Saves a record; retries when a derived value that was not sent already exists. */
const inTurns = <Result>(
  resource: Resource,
  { values }: Sent,
  save: (turn: number) => Promise<Result>,
  turn = 1,
): Promise<Result> =>
  withRetry(() => save(turn)).catch((failure: unknown) => {
    const taken = resource.unique?.[violatedConstraint(failure) ?? ''];
    const follows = taken?.every((name) => (values[name] ?? '') === '') === true;
    if (!follows || turn === MOST_TURNS) throw failure;
    return inTurns(resource, { values, unread: [] }, save, turn + 1);
  });

/** Deletes existing records and reports the others. Rule R-SHR-13. */
const removeRecords = async (
  resource: Resource,
  { services: { db }, caller: { website }, form: { groups } }: CallOf<typeof BULK_REMOVAL>,
): Promise<Answer> => {
  const removed = await deleteRows(db, resource, website, groups);
  return bulkRemovalAnswer(groups.filter((id) => !removed.includes(id)).map((id) => ({ id, code: 'NOT_FOUND' })));
};

const removeRecord = async (resource: Resource, call: CallOf): Promise<Answer> => {
  const {
    services: { db },
    caller: { website },
    header,
  } = call;
  const id = idOf(call);
  await db.transaction(async (tx) => {
    const stored = await findRow(tx, resource, website, id, true);
    if (stored === undefined) throw notFound();
    checkIfMatch(header('if-match'), etagOf(id, stored.version));
    await deleteRows(tx, resource, website, [id]);
  });
  return noContent;
};
