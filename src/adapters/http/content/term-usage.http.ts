import { taskEither } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import type { TermUsage } from '../../../application/content/ports/term-usage.port';
import type { TermUse } from '../../../domain/content/term';
import type { Http } from '../shared/http';
import { defaulted, Id, mapped } from '../shared/wire';

const Use = mapped(t.type({ type: t.string, id: Id, title: defaulted(t.string, '') }), 'use', ({ type, id, title }): TermUse => ({ module: type, id, title }));
const Usage = mapped(t.type({ usage: t.array(Use) }), 'usage', ({ usage }): readonly TermUse[] => usage);

/** Where tags and categories are used, over HTTP. */
export const termUsageHttp = (http: Http): TermUsage => ({
  usage: (module, id, options) => pipe(http.call({ method: 'GET', path: `${module}/${encodeURIComponent(id)}/usage` }, Usage, options), taskEither.map(({ body }) => body)),
});
