import { NOTHING, ok, withRight, type Endpoint } from '../../shared/endpoint';
import { Bytes } from '../../shared/bytes';
import { inlineDisposition } from '../../shared/encoding/encode-name';
import { idOf } from '../../shared/record';
import { text } from '../../shared/reads';
import { pick, whole } from '../../shared/specified';
import { pdfTextsFor } from './pdf-texts';
import { readPdfContent, readPdfHead } from './read-content';
import { writePdf } from './write-pdf';

/** Path of a reference's PDF. */
const pdfPath = (id: number): string => `api/spareparts/pdf/${id}/file`;

/** IANA name of the user's time zone. */
const ZONED = { query: { zone: text() } };

/**
 * `GET spareparts/pdf/{id}` returns the URL of a reference's PDF, which is generated when requested. Both need the
 * right to read the reference. Rule R-SPA-32.
 */
export const pdfEndpoints: readonly Endpoint[] = [
  {
    ...withRight('spareparts.edit')('GET', 'spareparts/pdf/:id', NOTHING, async (call) => {
      const id = idOf(call);
      await readPdfHead(call.services.db, id);
      return ok({ spare_part_pdf: pdfPath(id) });
    }),
    specified: { answer: pick('spare_part_pdf') },
  },
  {
    ...withRight('spareparts.edit')('GET', 'spareparts/pdf/:id/file', ZONED, async (call) => {
      const { services, caller, query } = call;
      const content = await readPdfContent(services.db, idOf(call), caller.id);
      return {
        status: 200,
        body: new Bytes('application/pdf', await writePdf(content, pdfTextsFor(caller, query.zone))),
        headers: {
          'Content-Disposition': inlineDisposition(`${content.reference}.pdf`),
          'X-Content-Type-Options': 'nosniff',
        },
      };
    }),
    specified: { answer: whole },
  },
];
