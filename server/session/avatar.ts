import { and, eq } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { LARGEST_AVATAR, photoTypeOf, sniffPhoto } from '../../src/domain/session/avatar.rule';
import { avatars, users } from '../database/schema';
import { Bytes, bytesOf, type RawBody } from '../shared/bytes';
import { ok, signedIn, type Answer, type Endpoint, type SignedInCall, type SignedInRawCall } from '../shared/endpoint';
import { idOf } from '../shared/record';
import { notFound, Refusal, unauthenticated } from '../shared/refusal';
import { hashSecret } from '../shared/text';
import { limitRate } from './attempts';
import { squarePicture } from './square-picture';

const PER_HOUR = 60;

/** The picture of a person: set or taken away by themselves, seen by everybody who is signed in. */
export const avatarEndpoints: readonly Endpoint[] = [
  signedIn.raw('PUT', 'me/avatar', LARGEST_AVATAR, saveAvatar),
  signedIn('GET', 'avatar/:id/:mark', showAvatar),
];

/** `PUT me/avatar`: a picture, or nothing at all to take the present one away. Rule R-SES-21. */
async function saveAvatar({ services: { db, now }, query, caller, body }: SignedInRawCall): Promise<Answer> {
  query.only();
  await limitRate(db, hashSecret(`avatar\n${caller.id}`), now(), PER_HOUR, 3_600);
  const bytes = await pictureIn(body);
  const mark = bytes && createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  const avatar = mark && `api/avatar/${caller.id}/${mark}`;
  await db.transaction(async (tx) => {
    // The version stays as it is: no form holds the picture, so nobody's edit of this person is out of date.
    const [own] = await tx.update(users).set({ avatar }).where(eq(users.id, caller.id)).returning({ id: users.id });
    if (own === undefined) throw unauthenticated();
    if (bytes === null || mark === null) await tx.delete(avatars).where(eq(avatars.userId, caller.id));
    else
      await tx
        .insert(avatars)
        .values({ userId: caller.id, mark, bytes })
        .onConflictDoUpdate({ target: avatars.userId, set: { mark, bytes } });
  });
  return ok({ avatar });
}

/** The picture as it is kept; null when nothing was sent. An empty file is something, and no picture. */
const pictureIn = async ({ type, name, chunks }: RawBody): Promise<Buffer | null> => {
  const bytes = await bytesOf(chunks);
  if (bytes.length === 0 && name === undefined) return null;
  const found = sniffPhoto(bytes);
  if (found === null || found !== type || found !== photoTypeOf(name ?? '')) throw new Refusal(415, 'UNSUPPORTED_TYPE');
  return squarePicture(bytes);
};

/** `GET avatar/…`: an address shows one picture for ever; a session that begins later has to ask again. */
async function showAvatar(call: SignedInCall): Promise<Answer> {
  const {
    services: { db },
    query,
    param,
  } = call;
  query.only();
  const [found] = await db
    .select({ bytes: avatars.bytes })
    .from(avatars)
    .where(and(eq(avatars.userId, idOf(call)), eq(avatars.mark, param('mark'))));
  if (found === undefined) throw notFound();
  return {
    status: 200,
    body: new Bytes('image/webp', found.bytes),
    headers: {
      'Cache-Control': 'private, max-age=31536000, immutable',
      'Vary': 'Cookie',
      'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    },
  };
}
