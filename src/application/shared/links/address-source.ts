import { taskEither } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import { defaultQuery, type ListQuery } from '../../../domain/shared/list-query';
import type { Kind } from '../../../domain/shared/resource';
import type { Answer, CallOptions } from '../ports/call';
import type { RecentRecord } from '../ports/recent-records.port';
import type { ListGateway } from '../ports/resource-gateway.port';
import { recordPath } from '../record-path';
import { token, type Token } from '../token';

/** Finds the records of a module by their website URL. Rule R-SHR-72. */
export type AddressSource = (address: string, options?: CallOptions) => Answer<readonly RecentRecord[]>;

export const addressesOf = (resource: { readonly key: string }): Token<AddressSource> =>
  token(`addresses.${resource.key}`);

interface Addressed<K extends Kind> {
  /** List filter for a URL; it may also match records that contain it. */
  readonly filterOf: (address: string) => K['filter'];
  readonly addressOf: (row: K['row']) => string;
  readonly titleOf: (row: K['row']) => string;
}

export const wireAddresses =
  <K extends Kind>({ key }: { readonly key: string }, { filterOf, addressOf, titleOf }: Addressed<K>) =>
  (gateway: Pick<ListGateway<K>, 'list'>): AddressSource =>
  (address, options) => {
    const query: ListQuery<K['filter']> = defaultQuery(filterOf(address), 100);
    return pipe(
      gateway.list(query, options),
      taskEither.map(({ rows }) =>
        rows
          .filter((row) => addressOf(row) === address)
          .map((row) => ({ module: key, path: recordPath(`/${key}`, row.id), title: titleOf(row) })),
      ),
    );
  };
