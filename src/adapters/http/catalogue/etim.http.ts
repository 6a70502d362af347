import { taskEither } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import type { EtimChoices } from '../../../application/catalogue/ports/etim-choices.port';
import type {
  ProductReference,
  PreviewProduct,
  PreviewProducts,
  ProofSample,
} from '../../../application/catalogue/ports/preview-products.port';
import type { ResourceGateway } from '../../../application/shared/ports/resource-gateway.port';
import { isLookup, MAX_FOUND } from '../../../domain/catalogue/etim-lookup.rule';
import type { Kind } from '../../../domain/shared/resource';
import type { Http } from '../shared/http';
import { httpGateway, type ResourceCodec } from '../shared/resource-gateway.http';
import { defaulted, Id, mapped, Nothing, payload } from '../shared/wire';
import { Numeral } from '../shared/wire-fields';
import { WireCategoryReference, WireFoundFeature } from './etim.codec';

/**
 * Records that the API saves only with a lock. The form acquires it; the save renews and releases it. A refused save
 * leaves it to the form. Rule R-CAT-43.
 */
export const lockedHttp = <K extends Kind>(http: Http, codec: ResourceCodec<K>): ResourceGateway<K> => {
  const gateway = httpGateway<K>(http, codec);
  return {
    ...gateway,
    save: (request, options) => {
      if (request.id === null) return gateway.save(request, options);
      const path = `${codec.endpoint}/${encodeURIComponent(request.id)}`;
      return pipe(
        http.call({ method: 'PUT', path: `${path}/lock`, form: {} }, Nothing, options),
        taskEither.chain(() => gateway.save(request, options)),
      );
    },
  };
};

/** Choices in ETIM forms, over HTTP. */
export const etimChoicesHttp = (http: Http): EtimChoices => ({
  features: (text, options) =>
    isLookup(text)
      ? pipe(
          http.call(
            { method: 'GET', path: 'etim/feature', query: { autocomplete: text.trim() } },
            payload('features', t.array(WireFoundFeature)),
            options,
          ),
          taskEither.map(({ body }) => body.slice(0, MAX_FOUND)),
        )
      : taskEither.right([]),
  categories: (options) =>
    pipe(
      http.call(
        { method: 'GET', path: 'etim/category' },
        payload('categories', t.array(WireCategoryReference)),
        options,
      ),
      taskEither.map(({ body }) => body.map(({ id, name }) => ({ id, name }))),
    ),
});

const Text = defaulted(t.string, '');
const Product = mapped(
  t.type({ id: Id, code: Text, label: Text }),
  'product',
  ({ id, code, label }): ProductReference => ({ id, code, label }),
);
const Values = mapped(
  t.array(t.type({ code: t.string, value: Text })),
  'values',
  (values): ReadonlyMap<string, string> => new Map(values.map(({ code, value }) => [code, value])),
);
const Sample = mapped(
  t.type({
    items: t.array(t.intersection([t.type({ id: Id, code: Text, label: Text }), t.type({ features: Values })])),
    meta: t.type({ total: Numeral }),
  }),
  'sample',
  ({ items, meta }): ProofSample => ({
    products: items.map(({ id, code, label, features }): PreviewProduct => ({ id, code, label, values: features })),
    total: meta.total,
  }),
);

/** Products for testing a combination, over HTTP. */
export const previewProductsHttp = (http: Http): PreviewProducts => ({
  sample: (codes, skip, options) =>
    pipe(
      http.call({ method: 'GET', path: 'item/features', query: { codes, skip } }, Sample, options),
      taskEither.map(({ body }) => body),
    ),
  search: (text, options) =>
    isLookup(text)
      ? pipe(
          http.call(
            { method: 'GET', path: 'item', query: { autocomplete: text.trim() } },
            payload('items', t.array(Product)),
            options,
          ),
          taskEither.map(({ body }) => body.slice(0, MAX_FOUND)),
        )
      : taskEither.right([]),
  valuesOf: (product, options) =>
    pipe(
      http.call(
        { method: 'GET', path: `item/${encodeURIComponent(product)}/features` },
        payload('features', Values),
        options,
      ),
      taskEither.map(({ body }) => body),
    ),
});
