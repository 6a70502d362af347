import { taskEither } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import { canonicalPath, withoutSlash } from '../../domain/shared/links/website-target.rule';
import { defaultQuery } from '../../domain/shared/list-query';
import { redirects, type RedirectKind } from '../../domain/site/redirect';
import type { AddressSource } from '../shared/links/address-source';
import type { ListGateway } from '../shared/ports/resource-gateway.port';
import { recordPath } from '../shared/record-path';

const queryOf = (from: string) =>
  ({ ...defaultQuery({ ...redirects.noFilter, from }, 100), sort: { field: 'from', order: 'asc' } }) as const;

/** Finds the redirects from a path in any notation: encoded or not, with its query or for any query. Rule R-SHR-72. */
export const redirectsFrom =
  (gateway: Pick<ListGateway<RedirectKind>, 'list'>): AddressSource =>
  (path, options) => {
    const any = withoutSlash(path.replace(/\?.*/s, ''));
    const wanted = [any, withoutSlash(path)];
    return pipe(
      [...new Set([any, encodeURI(any)])],
      taskEither.traverseArray((from) => gateway.list(queryOf(from), options)),
      taskEither.map((answers) => {
        const found = answers
          .flatMap(({ rows }) => rows)
          .filter(({ from }) => wanted.includes(withoutSlash(canonicalPath(from))));
        return [...new Map(found.map((row) => [row.id, row])).values()].map(({ id, from }) => ({
          module: redirects.key,
          path: recordPath(`/${redirects.key}`, id),
          title: from,
        }));
      }),
    );
  };
