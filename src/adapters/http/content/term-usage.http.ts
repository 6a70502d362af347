import { taskEither } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import type { TermUsage } from '../../../application/content/ports/term-usage.port';
import type { TermUse, TermUses } from '../../../domain/content/term';
import type { Http } from '../shared/http';
import { defaulted, Id, mapped, optional } from '../shared/wire';

const Use = mapped(
  t.type({ type: t.string, id: Id, title: defaulted(t.string, '') }),
  'use',
  ({ type, id, title }): TermUse => ({ module: type, id, title }),
);
/** Without `meta`, the API sends all uses. */
const Usage = mapped(
  t.type({ usage: t.array(Use), meta: optional(t.type({ pagination: t.type({ total: t.number }) })) }),
  'usage',
  ({ usage, meta }): TermUses => ({ uses: usage, total: meta?.pagination.total ?? usage.length }),
);

/** Where tags and categories are used, over HTTP. */
export const termUsageHttp = (http: Http): TermUsage => ({
  usage: (module, id, options) =>
    pipe(
      http.call({ method: 'GET', path: `${module}/${encodeURIComponent(id)}/usage` }, Usage, options),
      taskEither.map(({ body }) => body),
    ),
});
