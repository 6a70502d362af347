import { recordPath } from './record-path';
import { taskEither } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import { defaultQuery } from '../../domain/shared/list-query';
import type { Kind, Resource } from '../../domain/shared/resource';
import type { Answer, CallOptions } from './ports/call';
import type { RecentRecord } from './ports/recent-records.port';
import type { ResourceGateway } from './ports/resource-gateway.port';
import { token, type Token } from './token';

/** Palette search of one module. */
export interface SearchSource {
  readonly module: string;
  readonly search: (term: string, options: CallOptions) => Answer<readonly RecentRecord[]>;
}

export const searchOf = (resource: { readonly key: string }): Token<SearchSource> => token(`search.${resource.key}`);

/** First rows of the module's general search. */
export const wireSearch =
  <K extends Kind>({ key, noFilter }: Resource<K>, titleOf: (row: K['row']) => string) =>
  (gateway: ResourceGateway<K>): SearchSource => ({
    module: key,
    search: (term, options) =>
      pipe(
        gateway.list({ ...defaultQuery(noFilter), term }, options),
        taskEither.map(({ rows }) =>
          rows.map((row) => ({ module: key, path: recordPath(`/${key}`, row.id), title: titleOf(row) })),
        ),
      ),
  });

/** For lists whose rows do not open. */
export const noSearch = ({ key }: { readonly key: string }): SearchSource => ({
  module: key,
  search: () => taskEither.right([]),
});
