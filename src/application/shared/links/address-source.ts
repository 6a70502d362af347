import { taskEither } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import { defaultQuery, type FilterShape, type ListQuery } from '../../../domain/shared/list-query';
import type { Identified } from '../../../domain/shared/resource';
import type { Answer, CallOptions } from '../ports/call';
import type { RecentRecord } from '../ports/recent-records.port';
import type { ListGateway } from '../ports/resource-gateway.port';
import { recordPath } from '../record-path';
import { token, type Token } from '../token';

/** Finds the records of one module that have an address on the website. Rule R-SHR-72. */
export type AddressSource = (address: string, options?: CallOptions) => Answer<readonly RecentRecord[]>;

export const addressesOf = (resource: { readonly key: string }): Token<AddressSource> =>
  token(`addresses.${resource.key}`);

interface Addressed<Row, Filter> {
  /** The filter of the list for an address; it may find others that contain it. */
  readonly filterOf: (address: string) => Filter;
  readonly addressOf: (row: Row) => string;
  readonly titleOf: (row: Row) => string;
}

export const wireAddresses =
  <Row extends Identified, Filter extends FilterShape>(
    { key }: { readonly key: string },
    { filterOf, addressOf, titleOf }: Addressed<Row, Filter>,
  ) =>
  (gateway: Pick<ListGateway<Row, Filter>, 'list'>): AddressSource =>
  (address, options) => {
    const query: ListQuery<Filter> = defaultQuery(filterOf(address), 100);
    return pipe(
      gateway.list(query, options),
      taskEither.map(({ rows }) =>
        rows
          .filter((row) => addressOf(row) === address)
          .map((row) => ({ module: key, path: recordPath(`/${key}`, row.id), title: titleOf(row) })),
      ),
    );
  };
