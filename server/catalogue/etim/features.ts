import { sql, type SQL } from 'drizzle-orm';
import { ETIM_COLORS, ETIM_FLAGS, etimFeatureRule, OTHER_GROUP } from '../../../src/domain/catalogue/etim-feature.rule';
import { sanitizeHtml } from '../../content/published/sanitize-html';
import { queryRow, type Database } from '../../database/database';
import { NOTHING, ok, withAnyRightOf, withRight, type Answer, type CallOf, type Endpoint } from '../../shared/endpoint';
import { withAlternative } from '../../shared/endpoint-variants';
import { checkIfMatch, etagOf } from '../../shared/etag';
import { readId } from '../../shared/fields';
import { map, text } from '../../shared/reads';
import { idOf, savedAnswer } from '../../shared/record';
import { fieldsNotValid, notFound } from '../../shared/refusal';
import { checkLock, checkLockIsHeld, lockToWire, RELEASED, type Lock } from '../../shared/record-locks';
import { withRetry } from '../../shared/retry';
import { findWithLock, lockEndpoints, LOCKED_FEATURES } from '../locked-records';
import { FEATURES, listFeatures, suggestFeatures } from './feature-list';
import { checkCategory } from './categories';
import { closeGaps, featureList, lastPosition, lockOrder, readPositions, sortList } from './list-order';
import { removalEndpoints, removeFeatures } from './removals';
import { SUGGESTED } from '../../content/published/suggested';

type Db = Pick<Database, 'execute'>;

interface StoredFeature {
  readonly id: number;
  readonly code: string;
  readonly label: string;
  readonly description: string;
  readonly information: string;
  readonly unit: string;
  readonly postfix: string;
  readonly color: string | null;
  readonly visible: boolean;
  readonly filterable: boolean;
  readonly brochure: boolean;
  readonly sort_id: number;
  readonly version: number;
  readonly category: { readonly id: number; readonly name: string } | null;
}

/** Select list of a feature; the table alias must be `r`. */
const FEATURE_COLUMNS = sql`
  r.id, r.code, r.label, r.description, r.information, r.unit, r.postfix, r.color, r.visible, r.filterable, r.brochure,
    r.sort_id, r.version,
    (select json_build_object('id', c.id, 'name', c.name) from etim_categories c where c.id = r.category_id) as category`;

const featureAnswer = ({ version, ...feature }: StoredFeature, lock: Lock | null): Answer => {
  const { id } = feature;
  const flags = Object.fromEntries(ETIM_FLAGS.map((name) => [name, feature[name] ? 1 : 0]));
  return ok(
    { feature: { ...feature, ...flags, feature_id: id, locked: lockToWire(lock) } },
    { ETag: etagOf(id, version) },
  );
};

const FEATURE = {
  form: {
    information: text(Infinity),
    category: text(),
    color: text(),
    visible: text(),
    filterable: text(),
    brochure: text(),
  },
};
type FeatureCall = CallOf<typeof FEATURE>;
/** Fields that the list saves one at a time, without holding the lock. Rules R-CAT-04 and R-CAT-08. */
const SINGLE: readonly string[] = ['category', ...ETIM_FLAGS];

interface FeatureChange {
  /** Assignments of all columns except the category. */
  readonly columns: readonly SQL[];
  /** Undefined: unchanged. Null: no category. */
  readonly category: number | null | undefined;
  readonly isSingle: boolean;
}

/** Parses the six editable fields; absent ones stay unchanged. */
const readChange = (sent: FeatureCall['form']): FeatureChange => {
  const { information: written, color, category } = sent;
  const information = written === undefined ? undefined : sanitizeHtml(written);
  const flags = ETIM_FLAGS.flatMap((name) => {
    const written = sent[name];
    return written === undefined ? [] : [{ name, written }];
  });
  const wrong = [
    ...Object.keys(etimFeatureRule({ information: information ?? '' })),
    ...(['', undefined, ...ETIM_COLORS].some((known) => known === color) ? [] : ['color']),
    ...flags.filter(({ written }) => written !== '1' && written !== '0').map(({ name }) => name),
    ...(category === undefined || ['', OTHER_GROUP].includes(category) || readId(category) !== undefined
      ? []
      : ['category']),
  ];
  if (wrong.length > 0) throw fieldsNotValid(...wrong);
  const names = Object.entries(sent).flatMap(([name, value]) => (value === undefined ? [] : [name]));
  return {
    columns: [
      ...(information === undefined ? [] : [sql`information = ${information}`]),
      ...(color === undefined ? [] : [sql`color = ${color === '' ? null : color}`]),
      ...flags.map(({ name, written }) => sql`${sql.identifier(name)} = ${written === '1'}`),
    ],
    category: category === undefined ? undefined : (readId(category) ?? null),
    isSingle: names.length === 1 && SINGLE.includes(names[0] ?? ''),
  };
};

/** Moves a feature to the end of another category. Rule R-CAT-03. */
const moveFeature = async (tx: Db, { id, category: stored }: StoredFeature, category: number | null): Promise<void> => {
  const from = stored?.id ?? null;
  if (category === from) return;
  if (category !== null) await checkCategory(tx, category, fieldsNotValid('category'));
  const last = await lastPosition(tx, featureList(category));
  await tx.execute(sql`update etim_features set category_id = ${category}, sort_id = ${last + 1} where id = ${id}`);
  await closeGaps(tx, featureList(from));
};

/** Handles `PUT etim/feature/{id}`. Rules R-CAT-01, R-CAT-04, R-CAT-08 and R-SHR-78. */
const saveFeature = async (call: FeatureCall): Promise<Answer> => {
  const {
    services: { db, now },
    caller,
    header,
  } = call;
  const id = idOf(call);
  const { columns, category, isSingle } = readChange(call.form);
  const { saved, lock } = await withRetry(() =>
    db.transaction(async (tx) => {
      if (category !== undefined) await lockOrder(tx);
      const state = await findWithLock<StoredFeature>(tx, LOCKED_FEATURES, FEATURE_COLUMNS, {
        id,
        now: now(),
        forUpdate: true,
      });
      checkLock(state.lock, caller.session);
      // Checked before the lock: a user who lost the lock to another save gets 412 for that save.
      checkIfMatch(header('if-match'), etagOf(id, state.version));
      if (!isSingle) checkLockIsHeld(state, caller.session);
      if (category !== undefined) await moveFeature(tx, state, category);
      const released = isSingle ? [] : [RELEASED];
      const changes = sql.join([...columns, ...released, sql`version = version + 1`], sql`, `);
      return {
        saved: await queryRow<StoredFeature>(
          tx,
          sql`update etim_features r set ${changes} where r.id = ${id} returning ${FEATURE_COLUMNS}`,
        ),
        lock: isSingle ? state.lock : null,
      };
    }),
  );
  return savedAnswer('etim/feature', id, 200, featureAnswer(saved, lock));
};

const SORTED = { form: { feature: map } };

const sortFeatures = async (call: CallOf<typeof SORTED>): Promise<Answer> => {
  const text = call.param('category');
  const category = text === OTHER_GROUP ? null : readId(text);
  if (category === undefined) throw notFound();
  const listed = readPositions(call.form.feature, 'feature');
  return sortList(call, featureList(category), listed, async (tx) => {
    if (category !== null) await checkCategory(tx, category, notFound());
  });
};

/** Endpoints of ETIM features. There is none to add one, because the standard defines them. */
export const featureEndpoints: readonly Endpoint[] = [
  withAlternative(
    'autocomplete',
    withAnyRightOf('etim')('GET', 'etim/feature', SUGGESTED, suggestFeatures),
    withAnyRightOf('etim')('GET', 'etim/feature', FEATURES, listFeatures),
  ),
  withRight('etim.category.sort')('PUT', 'etim/feature/sort/:category', SORTED, sortFeatures),
  withRight('etim.feature.edit')('GET', 'etim/feature/:id', NOTHING, async (call) => {
    const {
      lock,
      lastHolder: _,
      ...feature
    } = await findWithLock<StoredFeature>(call.services.db, LOCKED_FEATURES, FEATURE_COLUMNS, {
      id: idOf(call),
      now: call.services.now(),
    });
    return featureAnswer(feature, lock);
  }),
  withRight('etim.feature.edit')('PUT', 'etim/feature/:id', FEATURE, saveFeature),
  ...lockEndpoints(LOCKED_FEATURES, 'etim/feature', 'etim.feature.edit'),
  ...removalEndpoints('etim/feature', 'etim.feature.delete', removeFeatures),
];
