import { sql } from 'drizzle-orm';
import { sameValue } from '../../../src/domain/shared/same-value';
import { etimCombinationRule, MAX_COMBINATION_FEATURES } from '../../../src/domain/catalogue/etim-combination.rule';
import { codesOf } from '../../../src/domain/catalogue/etim-template.rule';
import { fold } from '../../../src/domain/shared/fold';
import { idArray, queryRow, queryRows, type Database } from '../../database/database';
import { NOTHING, ok, withAnyRightOf, withRight, type Answer, type CallOf, type Endpoint } from '../../shared/endpoint';
import { checkIfMatch, etagOf } from '../../shared/etag';
import { ids, optionalId, text } from '../../shared/reads';
import { containsPattern } from '../../shared/like-patterns';
import { allConditions, LIST, listMeta, readListQuery, readPage, wordConditions } from '../../shared/list';
import { idOf, savedAnswer } from '../../shared/record';
import { fieldsNotValid, notFound } from '../../shared/refusal';
import { withRetry } from '../../shared/retry';
import { removalEndpoints, removeCombinations } from './removals';

type Db = Pick<Database, 'execute'>;

const ENDPOINT = 'etim/combination';
const FILTERS = ['description', 'template', 'unit'] as const;
const COMBINATIONS = { query: { ...LIST, description: text(), template: text(), unit: text() } };
/** `etimCombinationRule` limits the length of the texts. */
const COMBINATION = {
  form: {
    description: text(Infinity),
    template: text(Infinity),
    unit: text(Infinity),
    features: ids(),
    note: optionalId,
  },
};
type CombinationCall = CallOf<typeof COMBINATION>;

interface FeatureReference {
  readonly id: number;
  readonly label: string;
  readonly code: string;
}

/** The stored fields of a combination, without its id. */
interface Combination {
  readonly description: string;
  readonly unit: string;
  readonly template: string;
  /** Ids, in order. */
  readonly features: readonly number[];
  readonly note: number | null;
}

const BLANK: Combination = { description: '', unit: '', template: '', features: [], note: null };

/** Handles `GET etim/combination`. Rule R-CAT-07. */
const listCombinations = async ({ services, query }: CallOf<typeof COMBINATIONS>): Promise<Answer> => {
  const columnOf = (name: string) => sql`etim_combinations.${sql.identifier(`by_${name}`)}`;
  const sortable = Object.fromEntries(FILTERS.map((name) => [name, columnOf(name)]));
  const identity = sql`etim_combinations.id`;
  const list = readListQuery(query, { id: identity, ...sortable }, columnOf('description'), identity);
  const filters = FILTERS.map((name) => ({ name, sought: query[name] ?? '' })).filter(
    ({ sought }) => sought.trim() !== '',
  );
  const { rows, total } = await readPage<object>(services, list, {
    table: 'etim_combinations',
    columns: sql`
      etim_combinations.id, description, template, unit,
      coalesce(
        (
          select json_agg(json_build_object('id', f.id, 'label', f.label, 'code', f.code) order by u.place)
          from etim_combination_features u join etim_features f on f.id = u.feature_id
          where u.combination_id = etim_combinations.id
        ),
        '[]'
      ) as features`,
    where: allConditions([
      ...wordConditions(sql`etim_combinations.search`, list.general),
      // The index on `search` preselects rows; the condition on the column decides.
      ...filters.flatMap(({ name, sought }) =>
        [sql`etim_combinations.search`, columnOf(name)].map((column) => sql`${column} like ${containsPattern(sought)}`),
      ),
    ]),
    key: [list.general, ...filters.map(({ name, sought }) => [name, sought])],
  });
  return ok({ combinations: rows, meta: listMeta(list, total) });
};

const findCombination = async (
  db: Db,
  id: number,
  lock = false,
): Promise<Combination & { readonly version: number }> => {
  const [found] = await queryRows<Combination & { readonly version: number }>(
    db,
    sql`
      select description, unit, template, note_id as note, version,
        array(select feature_id from etim_combination_features where combination_id = c.id order by place) as features
      from etim_combinations c
      where id = ${id} ${lock ? sql`for update` : sql``}`,
  );
  if (found === undefined) throw notFound();
  return found;
};

type KnownFeatures = ReadonlyMap<number, FeatureReference>;

/** Finds features by id; leaves out deleted ones. @param lock locks the rows until the end of the transaction */
const findFeatures = async (db: Db, ids: readonly number[], lock = false): Promise<KnownFeatures> => {
  const found = await queryRows<FeatureReference>(
    db,
    sql`
      select id, label, code from etim_features
      where id = any(${idArray(ids)}) order by id ${lock ? sql`for key share` : sql``}`,
  );
  return new Map(found.map((feature) => [feature.id, feature]));
};

const combinationAnswer = (
  id: number,
  version: number,
  { description, unit, template, features, note }: Combination,
  known: KnownFeatures,
): Answer =>
  ok(
    {
      combination: {
        id,
        description,
        unit,
        template,
        features: features.flatMap((feature) => known.get(feature) ?? []),
        note: note === null ? null : (known.get(note) ?? null),
      },
    },
    { ETag: etagOf(id, version) },
  );

const readCombination = async ({ services: { db } }: Pick<CallOf, 'services'>, id: number): Promise<Answer> => {
  const combination = await findCombination(db, id);
  const { features, note, version } = combination;
  const known = await findFeatures(db, [...features, ...(note === null ? [] : [note])]);
  return combinationAnswer(id, version, combination, known);
};

/** The stored combination, overwritten by the sent fields. */
const withSent = (form: CombinationCall['form'], stored: Combination): Combination => ({
  description: form.description?.trim() ?? stored.description,
  unit: form.unit?.trim() ?? stored.unit,
  template: form.template ?? stored.template,
  features: form.features ?? stored.features,
  note: form.note === undefined ? stored.note : form.note,
});

/** Validates a combination; drops features whose code is not in the template. Rule R-CAT-07. */
const checked = async (
  tx: Db,
  combination: Combination,
): Promise<{ readonly combination: Combination; readonly known: KnownFeatures }> => {
  const { features, note, template } = combination;
  const known = await findFeatures(tx, [...features, ...(note === null ? [] : [note])], true);
  const wrong = [
    ...Object.keys(etimCombinationRule(combination)),
    ...(features.length > MAX_COMBINATION_FEATURES || features.some((id) => !known.has(id)) ? ['features'] : []),
    ...(note !== null && !known.has(note) ? ['note'] : []),
  ];
  if (wrong.length > 0) throw fieldsNotValid(...wrong);
  const codes = new Set(codesOf(template));
  const named = features.filter((id) => codes.has(known.get(id)?.code ?? ''));
  return { combination: { ...combination, features: named }, known };
};

/** @param former features that are stored */
const storeFeatures = async (
  tx: Db,
  id: number,
  { features }: Combination,
  former: readonly number[],
): Promise<void> => {
  if (sameValue(features, former)) return;
  if (former.length > 0) await tx.execute(sql`delete from etim_combination_features where combination_id = ${id}`);
  await tx.execute(
    sql`
      insert into etim_combination_features (combination_id, feature_id, place)
      select ${id}::integer, feature, place from unnest(${idArray(features)}) with ordinality f (feature, place)`,
  );
};

/** Texts of a combination with their folded forms, by column. */
export const combinationTexts = ({
  description,
  unit,
  template,
}: Pick<Combination, 'description' | 'unit' | 'template'>) => ({
  description,
  by_description: fold(description),
  unit,
  by_unit: fold(unit),
  template,
  by_template: fold(template),
  search: fold(`${description} ${unit} ${template}`),
});

const columnsOf = (combination: Combination) => ({ ...combinationTexts(combination), note_id: combination.note });

const addCombination = async (call: CombinationCall): Promise<Answer> => {
  const sent = withSent(call.form, BLANK);
  const { id, version, combination, known } = await withRetry(() =>
    call.services.db.transaction(async (tx) => {
      const found = await checked(tx, sent);
      const entries = Object.entries(columnsOf(found.combination));
      const names = entries.map(([name]) => sql.identifier(name));
      const values = entries.map(([, value]) => sql`${value}`);
      const added = await queryRow<{ id: number; version: number }>(
        tx,
        sql`
          insert into etim_combinations (${sql.join(names, sql`, `)}) values (${sql.join(values, sql`, `)})
          returning id, version`,
      );
      await storeFeatures(tx, added.id, found.combination, BLANK.features);
      return { ...added, ...found };
    }),
  );
  return savedAnswer(ENDPOINT, id, 201, combinationAnswer(id, version, combination, known));
};

const saveCombination = async (call: CombinationCall): Promise<Answer> => {
  const id = idOf(call);
  const saved = await withRetry(() =>
    call.services.db.transaction(async (tx) => {
      const { version, ...stored } = await findCombination(tx, id, true);
      checkIfMatch(call.header('if-match'), etagOf(id, version));
      const found = await checked(tx, withSent(call.form, stored));
      const changes = Object.entries(columnsOf(found.combination)).map(
        ([name, value]) => sql`${sql.identifier(name)} = ${value}`,
      );
      await tx.execute(
        sql`update etim_combinations set ${sql.join(changes, sql`, `)}, version = version + 1 where id = ${id}`,
      );
      await storeFeatures(tx, id, found.combination, stored.features);
      return { ...found, version: version + 1 };
    }),
  );
  return savedAnswer(ENDPOINT, id, 200, combinationAnswer(id, saved.version, saved.combination, saved.known));
};

/** Endpoints of combinations. A combination describes a product in one line, from its feature values. */
export const combinationEndpoints: readonly Endpoint[] = [
  withAnyRightOf('etim')('GET', ENDPOINT, COMBINATIONS, listCombinations),
  withRight('etim.combination.edit')('GET', `${ENDPOINT}/:id`, NOTHING, (call) => readCombination(call, idOf(call))),
  withRight('etim.combination.add')('POST', ENDPOINT, COMBINATION, addCombination),
  withRight('etim.combination.edit')('PUT', `${ENDPOINT}/:id`, COMBINATION, saveCombination),
  ...removalEndpoints(ENDPOINT, 'etim.combination.delete', removeCombinations),
];
