import { either } from 'fp-ts';
import type { Either } from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { EtimChoices } from '../../../application/catalogue/ports/etim-choices.port';
import type { ProofProduct, ProofProducts } from '../../../application/catalogue/ports/proof-products.port';
import { etimCombinations, usedFeatures } from '../../../domain/catalogue/etim-combination';
import { isLookup, MAX_FOUND } from '../../../domain/catalogue/etim-lookup.rule';
import { PROOF_SIZE } from '../../../domain/catalogue/etim-proof.rule';
import type { Failure } from '../../../domain/shared/failure';
import { fold } from '../../../domain/shared/fold';
import { matchesWords } from '../../../domain/shared/list-query';
import type { Callers } from '../shared/caller';
import type { MemoryCalls } from '../shared/memory-calls';
import { plainMemory, viewer } from '../shared/plain.memory';
import { ETIM_COMBINATIONS, PROOF_PRODUCTS } from './etim-combinations.seed';
import type { EtimMemory } from './etim-store.memory';

/** Combinations in memory. Rule R-CAT-07. */
export const etimCombinationsMemory = plainMemory(etimCombinations, {
  seed: ETIM_COMBINATIONS,
  reading: { text: ({ description, unit, template }) => `${description} ${unit} ${template}` },
  complete: (draft, _, id) => ({
    ...draft,
    id,
    description: draft.description.trim(),
    unit: draft.unit.trim(),
    features: usedFeatures(draft),
  }),
});

/** Those with each word of the text, by code; what begins with it comes first. Rule R-CAT-42. */
const found = <Named extends { readonly code: string }>(
  all: readonly Named[],
  text: string,
  labelOf: (one: Named) => string,
): readonly Named[] => {
  const begins = (one: Named): number =>
    [one.code, labelOf(one)].some((name) => fold(name).startsWith(fold(text.trim()))) ? 0 : 1;
  return isLookup(text)
    ? all
        .filter((one) => matchesWords(`${one.code} ${labelOf(one)}`, text))
        .toSorted((one, other) => begins(one) - begins(other) || one.code.localeCompare(other.code))
        .slice(0, MAX_FOUND)
    : [];
};

/** What the forms of ETIM choose from, in memory. */
export const etimChoicesMemory = (calls: MemoryCalls, people: Callers, store: EtimMemory): EtimChoices => ({
  features: (text, options) =>
    calls.answer(
      () =>
        pipe(
          viewer(people, { right: 'etim' }),
          either.map(() =>
            found(store.features.all(), text, ({ label }) => label).map(({ id, label, code, unit }) => ({
              id,
              label,
              code,
              unit,
            })),
          ),
        ),
      options,
    ),
  categories: (options) =>
    calls.answer(
      () =>
        pipe(
          viewer(people, { right: 'etim' }),
          either.map(() => store.categoriesInOrder().map(({ id, name }) => ({ id, name }))),
        ),
      options,
    ),
});

const filled = ({ values }: ProofProduct, codes: readonly string[]): number =>
  codes.filter((code) => (values.get(code) ?? '') !== '').length;

/** Products that a combination is tried on, in memory. Rule R-CAT-40. */
export const proofProductsMemory = (calls: MemoryCalls, people: Callers): ProofProducts => ({
  sample: (codes, skip, options) =>
    calls.answer(
      () =>
        pipe(
          viewer(people, { right: 'etim' }),
          either.map(() => {
            const having = PROOF_PRODUCTS.filter(({ values }) => codes.some((code) => values.has(code)));
            const products = having
              .toSorted((one, other) => filled(other, codes) - filled(one, codes) || one.code.localeCompare(other.code))
              .slice(skip, skip + PROOF_SIZE);
            return { products, total: having.length };
          }),
        ),
      options,
    ),
  search: (text, options) =>
    calls.answer(
      () =>
        pipe(
          viewer(people, { right: 'etim' }),
          either.map(() =>
            found(PROOF_PRODUCTS, text, ({ label }) => label).map(({ id, code, label }) => ({ id, code, label })),
          ),
        ),
      options,
    ),
  valuesOf: (product, options) =>
    calls.answer(
      () =>
        pipe(
          viewer(people, { right: 'etim' }),
          either.chain((): Either<Failure, ReadonlyMap<string, string>> => {
            const one = PROOF_PRODUCTS.find(({ id }) => id === product);
            return one === undefined ? either.left({ kind: 'NotFound' }) : either.right(one.values);
          }),
        ),
      options,
    ),
});
