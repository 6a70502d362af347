import { taskEither } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import type { Drawings } from '../../../application/spare-parts/ports/drawings.port';
import type { ReferenceDocuments } from '../../../application/spare-parts/ports/reference-documents.port';
import { LOGS_PER_PAGE, type ReferenceLogs } from '../../../application/spare-parts/ports/reference-logs.port';
import type { Http } from '../shared/http';
import { pageReader, writeListQuery } from '../shared/list.codec';
import { Nothing, payload, PublicAddress } from '../shared/wire';
import { sparePartLogCodec } from './spare-part-log.codec';

const Levels = payload('levels', t.array(t.string));
const Pdf = payload('spare_part_pdf', PublicAddress);
const one = (id: string): string => `spareparts/${encodeURIComponent(id)}`;

/** Log entries of a reference, over HTTP. */
export const referenceLogsHttp = (http: Http): ReferenceLogs => ({
  page: ({ reference, page, levels }, options) => {
    const query = { page, perPage: LOGS_PER_PAGE, sort: null, term: '', filter: {} } as const;
    return pipe(
      http.call(
        {
          method: 'GET',
          path: `${one(reference)}/logs`,
          query: { ...writeListQuery(query), level: levels.length === 0 ? undefined : levels.join(',') },
        },
        pageReader('logs', sparePartLogCodec.row, query),
        options,
      ),
      taskEither.map(({ body }) => body),
    );
  },
  levels: (reference, options) =>
    pipe(
      http.call({ method: 'GET', path: `${one(reference)}/logs/levels` }, Levels, options),
      taskEither.map(({ body }) => body),
    ),
});

/** Adds the time zone for displaying moments to a URL. */
const withZone = (address: string): string => {
  // oxlint-disable-next-line kantoor/one-formatter -- Reads the name of the zone; nothing is formatted.
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return `${address}${address.includes('?') ? '&' : '?'}zone=${encodeURIComponent(zone)}`;
};

/** The PDF of a reference, over HTTP. */
export const referenceDocumentsHttp = (http: Http): ReferenceDocuments => ({
  pdf: (reference, options) =>
    pipe(
      http.call({ method: 'GET', path: `spareparts/pdf/${encodeURIComponent(reference)}` }, Pdf, options),
      taskEither.map(({ body }) => withZone(body)),
    ),
});

/**
 * Exploded views over HTTP. Sends the picture first; the server keeps it pending until its details arrive. Rule
 * R-SPA-30.
 */
export const drawingsHttp = (http: Http): Drawings => ({
  save: ({ sheet, version, details, picture }, options) => {
    const at = encodeURIComponent(sheet);
    return pipe(
      picture === null
        ? taskEither.right(version)
        : pipe(
            http.call(
              {
                method: 'PUT',
                path: `spareparts/image/file/${at}`,
                raw: { body: picture, name: `sheet-${sheet}.png` },
                version,
              },
              Nothing,
              options,
            ),
            taskEither.map((answer) => answer.version),
          ),
      taskEither.chain((next) =>
        http.call(
          {
            method: 'PUT',
            path: `spareparts/image/details/${at}`,
            form: {
              x_offset: details.x,
              y_offset: details.y,
              picture_width: details.width,
              picture_height: details.height,
            },
            version: next,
          },
          Nothing,
          options,
        ),
      ),
      taskEither.map(() => undefined),
    );
  },
});
