import { either } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import { promotionTable, type RuleTerms } from '../../../domain/commerce/promotion';
import {
  gainOf,
  hasOneLevel,
  minimumOf,
  RULE_TYPES,
  type Level,
  type Period,
  type RuleType,
} from '../../../domain/commerce/promotion.rule';
import { amountOf, isMoney } from '../../../domain/shared/money';
import { storedPart } from '../../../domain/shared/parts/part';
import type { TypedFigure } from '../../../domain/shared/typed-number';
import { unlessEmpty, type FormFields } from '../shared/form';
import { tableCodec } from '../shared/table.codec';
import { defaulted, Id, mapped, optional, type Reader } from '../shared/wire';
import { DateOnly, JsonOf, Numeral, oneOf, otherThan, textOf } from '../shared/wire-fields';
import { Euros } from '../shared/wire-money';
import type { PartCodec } from '../shared/record-parts.http';
import { idsOf, WireAccount, WireAssortment, WireItem } from './references.codec';

/** One level is an object, several are a list; both may be JSON text. */
const Levels = t.union([
  t.array(t.UnknownRecord),
  t.UnknownRecord,
  JsonOf(t.union([t.array(t.UnknownRecord), t.UnknownRecord])),
]);

const figure = (kind: 'money' | 'pieces' | 'percent'): Reader<TypedFigure> => (kind === 'money' ? Euros : Numeral);

const Level = (type: RuleType): t.Type<Level, unknown> =>
  new t.Type<Level, unknown>(
    'level',
    (value): value is Level => value !== undefined,
    (value, context) =>
      pipe(
        t.type({ min: t.unknown, value: t.unknown }).validate(value, context),
        either.chain((wire) =>
          pipe(
            figure(minimumOf(type)).decode(wire.min),
            either.chain((min) =>
              pipe(
                figure(gainOf(type)).decode(wire.value),
                either.map((gain): Level => ({ min, value: gain })),
              ),
            ),
            either.orElse(() => t.failure<Level>(value, context)),
          ),
        ),
      ),
    t.identity,
  );

const ruleShape = {
  id: Id,
  date_start: optional(DateOnly),
  date_end: optional(DateOnly),
  assortments: defaulted(t.array(WireAssortment), []),
  items: defaulted(t.array(WireItem), []),
  accounts: defaulted(t.array(WireAccount), []),
};
const WireRule = t.type({ ...ruleShape, type: oneOf('RuleType', RULE_TYPES), data: defaulted(Levels, []) });

interface StoredRule {
  readonly id: string;
  readonly terms: RuleTerms;
}

/** A rule with its levels, which are read by its type. */
const KnownRule = new t.Type<StoredRule, unknown>(
  'rule',
  (value): value is StoredRule => value !== undefined,
  (value, context) =>
    pipe(
      WireRule.validate(value, context),
      either.chain(({ id, data, date_start: start, date_end: end, ...rule }) =>
        pipe(
          t
            .array(Level(rule.type))
            .validate(Array.isArray(data) ? data : [data], t.appendContext(context, 'data', t.UnknownArray, data)),
          either.map((levels) => ({ id, terms: { ...rule, start: start ?? '', end: end ?? '', levels } })),
        ),
      ),
    ),
  t.identity,
);

/** A rule of a type that the console does not know. */
const OtherRule = mapped(
  t.type({ ...ruleShape, type: otherThan(RULE_TYPES), data: t.unknown }),
  'rule',
  ({ id, data, date_start: start, date_end: end, ...rule }): StoredRule => ({
    id,
    terms: { ...rule, start: start ?? '', end: end ?? '', levels: [], kept: textOf(data) },
  }),
);

const WireRuleTerms = t.union([KnownRule, OtherRule]);

const writePeriod = ({ start, end }: Period, before: Period): FormFields => ({
  date_start: unlessEmpty(start, before.start),
  date_end: unlessEmpty(end, before.end),
});

/** Promotions on the wire; their rules have their own calls. */
export const promotionCodec = tableCodec(promotionTable, {
  endpoint: 'promotion',
  plural: 'promotions',
  singular: 'promotion',
  wireNames: { start: 'date_start', end: 'date_end' },
  byHand: {
    parts: {
      reader: mapped(t.type({ rules: defaulted(t.array(WireRuleTerms), []) }), 'promotion', ({ rules }) =>
        rules.map(({ id, terms }) => storedPart(id, terms)),
      ),
      write: () => ({}),
    },
  },
});

const written = (typed: TypedFigure): number | string | null => (isMoney(typed) ? Number(amountOf(typed)) : typed);

const dataOf = ({ type, levels, kept }: RuleTerms): string => {
  if (kept !== undefined) return kept;
  const data = levels.map(({ min, value }) => ({ min: written(min), value: written(value) }));
  return JSON.stringify(hasOneLevel(type) ? (data[0] ?? { min: 0, value: 0 }) : data);
};

const NO_PERIOD = { start: '', end: '' };

/** A list that was empty and still is, is not sent. */
const changedList = (
  chosen: readonly { readonly id: string }[],
  before: readonly { readonly id: string }[],
): readonly string[] | undefined => (chosen.length === 0 && before.length === 0 ? undefined : idsOf(chosen));

/** Rules of promotions. A creation may not accept the lists, so a change fills them. */
export const promotionRuleCodec: PartCodec<RuleTerms> = {
  endpoint: 'promotion',
  path: 'rule',
  create: (rule) => ({ type: rule.type, data: dataOf(rule), ...writePeriod(rule, NO_PERIOD) }),
  created: (rule) => ({ ...rule, assortments: [], items: [], accounts: [] }),
  change: (rule, before) => ({
    data: dataOf(rule),
    ...writePeriod(rule, before),
    assortment: changedList(rule.assortments, before.assortments),
    item: changedList(rule.items, before.items),
    account: changedList(rule.accounts, before.accounts),
  }),
  names: {
    date_start: 'start',
    date_end: 'end',
    data: 'levels',
    assortment: 'assortments',
    item: 'items',
    account: 'accounts',
  },
};
