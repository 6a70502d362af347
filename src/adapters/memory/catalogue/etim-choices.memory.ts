import { either } from 'fp-ts';
import type { EtimChoices } from '../../../application/catalogue/ports/etim-choices.port';
import type { PreviewProduct, PreviewProducts } from '../../../application/catalogue/ports/preview-products.port';
import { etimCombinations, etimCombinationTable, usedFeatures } from '../../../domain/catalogue/etim-combination';
import { isLookup, MAX_FOUND } from '../../../domain/catalogue/etim-lookup.rule';
import { PROOF_SIZE } from '../../../domain/catalogue/etim-proof.rule';
import { fold } from '../../../domain/shared/fold';
import { matchesWords } from '../../../domain/shared/list-query';
import { answerTo, mayOpen } from '../shared/answer-to';
import type { Callers } from '../shared/caller';
import type { MemoryCalls } from '../shared/memory-calls';
import { plainMemory } from '../shared/plain.memory';
import { found } from '../shared/refusals';
import { storedOf } from '../shared/table-memory';
import { ETIM_COMBINATIONS, PROOF_PRODUCTS } from './etim-combinations.seed';
import type { EtimMemory } from './etim-store.memory';

/** Combinations in memory. Rule R-CAT-07. */
export const etimCombinationsMemory = plainMemory(etimCombinations, {
  seed: ETIM_COMBINATIONS,
  complete: (draft, before, id, now) =>
    storedOf(etimCombinationTable, { ...draft, features: usedFeatures(draft) }, before, id, now),
});

/** Records that match every word, by code; prefix matches come first. Rule R-CAT-42. */
const matching = <Named extends { readonly code: string; readonly label: string }>(
  all: readonly Named[],
  text: string,
): readonly Named[] => {
  const begins = ({ code, label }: Named): number =>
    [code, label].some((name) => fold(name).startsWith(fold(text.trim()))) ? 0 : 1;
  return isLookup(text)
    ? all
        .filter(({ code, label }) => matchesWords(`${code} ${label}`, text))
        .toSorted((one, other) => begins(one) - begins(other) || one.code.localeCompare(other.code))
        .slice(0, MAX_FOUND)
    : [];
};

/** Choices in ETIM forms, in memory. */
export const etimChoicesMemory = (calls: MemoryCalls, people: Callers, store: EtimMemory): EtimChoices => {
  const answer = answerTo(calls, people);
  return {
    features: (text, options) =>
      answer(mayOpen('etim'), options, () =>
        either.right(
          matching(store.features.all(), text).map(({ id, label, code, unit }) => ({ id, label, code, unit })),
        ),
      ),
    categories: (options) =>
      answer(mayOpen('etim'), options, () =>
        either.right(store.categoriesInOrder().map(({ id, name }) => ({ id, name }))),
      ),
  };
};

const filled = ({ values }: PreviewProduct, codes: readonly string[]): number =>
  codes.filter((code) => (values.get(code) ?? '') !== '').length;

/** Products for testing a combination, in memory. Rule R-CAT-40. */
export const previewProductsMemory = (calls: MemoryCalls, people: Callers): PreviewProducts => {
  const answer = answerTo(calls, people);
  return {
    sample: (codes, skip, options) =>
      answer(mayOpen('etim'), options, () => {
        const having = PROOF_PRODUCTS.filter(({ values }) => codes.some((code) => values.has(code)));
        const products = having
          .toSorted((one, other) => filled(other, codes) - filled(one, codes) || one.code.localeCompare(other.code))
          .slice(skip, skip + PROOF_SIZE);
        return either.right({ products, total: having.length });
      }),
    search: (text, options) =>
      answer(mayOpen('etim'), options, () =>
        either.right(matching(PROOF_PRODUCTS, text).map(({ id, code, label }) => ({ id, code, label }))),
      ),
    valuesOf: (product, options) =>
      answer(mayOpen('etim'), options, () => found(PROOF_PRODUCTS.find(({ id }) => id === product)?.values)),
  };
};
