import { sql } from 'drizzle-orm';
import { MAX_PICTURE_BYTES, MAX_PICTURE_SIDE } from '../../../src/domain/spare-parts/spare-part.rule';
import { queryRows, type Database } from '../../database/database';
import { Bytes, readAll } from '../../shared/bytes';
import { NOTHING, ok, open, withRight, type Answer, type CallOf, type Endpoint } from '../../shared/endpoint';
import { integer, required } from '../../shared/reads';
import { idOf } from '../../shared/record';
import { notFound } from '../../shared/refusal';
import type { Resource } from '../../shared/resource';
import { nothing, whole } from '../../shared/specified';
import { findPicture, readPicture, storePicture } from './pictures';
import { changingReference } from './save-reference';

type Db = Pick<Database, 'execute'>;

interface Drawing {
  readonly reference: number;
  readonly width: number;
  readonly height: number;
  /** A picture of another size; it is shown once its details are saved. */
  readonly pending: { readonly name: string; readonly width: number; readonly height: number } | null;
}

const drawingOf = async (db: Db, sheet: number): Promise<Drawing> => {
  const [found] = await queryRows<Drawing>(
    db,
    sql`
      select s.spare_part_id as reference, s.picture_width as width, s.picture_height as height,
        case when p.name is not null then json_build_object('name', p.name, 'width', p.width, 'height', p.height) end
          as pending
      from spare_part_sheets s left join spare_part_pictures p on p.name = s.pending_picture
      where s.id = ${sheet}`,
  );
  if (found === undefined) throw notFound();
  return found;
};

/** Announces the change under the path of the reference, which contains the drawing. */
const savedDrawing = ({ endpoint }: Resource, reference: number, etag: string): Answer => ({
  ...ok({}, { ETag: etag }),
  changed: [{ path: `${endpoint}/${reference}` }],
});

const OFFSET = required(integer(0, MAX_PICTURE_SIDE));
const SIDE = required(integer(1, MAX_PICTURE_SIDE));
/** In integer pixels. */
const DETAILS = { form: { x_offset: OFFSET, y_offset: OFFSET, picture_width: SIDE, picture_height: SIDE } };

const saveDetails = async (resource: Resource, call: CallOf<typeof DETAILS>) => {
  const { x_offset: x, y_offset: y, picture_width: width, picture_height: height } = call.form;
  const sheet = idOf(call);
  const { reference } = await drawingOf(call.services.db, sheet);
  const { etag } = await changingReference(resource, call, reference, async (tx) => {
    const { pending } = await drawingOf(tx, sheet);
    const isPendingDone = pending?.width === width && pending.height === height;
    await tx.execute(sql`
      update spare_part_sheets
      set x_offset = ${x}, y_offset = ${y}, picture_width = ${width}, picture_height = ${height},
        picture = case when ${isPendingDone} then pending_picture else picture end,
        pending_picture = case when ${isPendingDone} then null else pending_picture end
      where id = ${sheet}`);
  });
  return savedDrawing(resource, reference, etag);
};

/**
 * Endpoints for the picture of an exploded view and its offset in the original. Both calls may come first: a picture
 * of another size stays pending until its details arrive, so boxes always match. Rules R-SPA-30 and R-SPA-31.
 */
export const drawingEndpoints = (resource: Resource): readonly Endpoint[] => [
  {
    ...withRight('spareparts.edit')('PUT', 'spareparts/image/details/:id', DETAILS, (call) =>
      saveDetails(resource, call),
    ),
    specified: { answer: nothing },
  },
  {
    ...withRight('spareparts.edit').raw(
      'PUT',
      'spareparts/image/file/:id',
      MAX_PICTURE_BYTES,
      NOTHING,
      async (call) => {
        const sheet = idOf(call);
        const { reference } = await drawingOf(call.services.db, sheet);
        const picture = await readPicture(call.caller.id, await readAll(call.body.chunks));
        const { etag } = await changingReference(resource, call, reference, async (tx) => {
          await storePicture(tx, picture);
          const { width, height } = await drawingOf(tx, sheet);
          const fits = picture.width === width && picture.height === height;
          await tx.execute(sql`
          update spare_part_sheets
          set picture = case when ${fits} then ${picture.name} else picture end,
            pending_picture = case when ${fits} then null else ${picture.name} end
          where id = ${sheet}`);
        });
        return savedDrawing(resource, reference, etag);
      },
    ),
    specified: { answer: nothing },
  },
  {
    ...open('GET', 'spareparts/picture/:name', NOTHING, async ({ services: { db }, param }) => {
      const found = await findPicture(db, param('name'));
      if (found === undefined) throw notFound();
      return {
        status: 200,
        body: new Bytes(found.type, found.bytes),
        headers: {
          'Cache-Control': 'public, max-age=31536000, immutable',
          'X-Content-Type-Options': 'nosniff',
          'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'",
        },
      };
    }),
    specified: { answer: whole },
  },
];
