import { and, eq } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { MAX_AVATAR_BYTES, photoTypeOf, sniffPhoto } from '../../src/domain/session/avatar.rule';
import { avatars, users } from '../database/schema';
import { Bytes, readAll, type RawBody } from '../shared/bytes';
import { NOTHING, ok, signedIn, type Answer, type CallOf, type Endpoint, type RawCallOf } from '../shared/endpoint';
import { limitRate } from '../shared/limit-rate';
import { idOf } from '../shared/record';
import { notFound, Refusal, unauthenticated } from '../shared/refusal';
import { hashSecret } from '../shared/secrets';
import { drawAvatar } from './avatar-image';

const UPLOADS_PER_HOUR = 60;

/** Avatars: changed by their owner, visible to every signed-in user. */
export const avatarEndpoints: readonly Endpoint[] = [
  signedIn.raw('PUT', 'me/avatar', MAX_AVATAR_BYTES, NOTHING, saveAvatar),
  signedIn('GET', 'avatar/:id/:mark', NOTHING, showAvatar),
];

/** Handles `PUT me/avatar`; an empty body removes the avatar. Rule R-SES-21. */
async function saveAvatar({ services: { db, now }, caller, body }: RawCallOf): Promise<Answer> {
  await limitRate(db, hashSecret(`avatar\n${caller.id}`), now(), UPLOADS_PER_HOUR, 3_600);
  const bytes = await readImage(caller.id, body);
  const mark = bytes && createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  const avatar = mark && `api/avatar/${caller.id}/${mark}`;
  await db.transaction(async (tx) => {
    // The version stays the same: no form contains the avatar, so open edits of this user are not outdated.
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

/** Validates and draws an upload; null for an empty body without a file name. */
const readImage = async (person: number, { type, name, chunks }: RawBody): Promise<Buffer | null> => {
  const bytes = await readAll(chunks);
  if (bytes.length === 0 && name === undefined) return null;
  const found = sniffPhoto(bytes);
  if (found === null || found !== type || found !== photoTypeOf(name ?? '')) throw new Refusal(415, 'UNSUPPORTED_TYPE');
  return drawAvatar(person, bytes);
};

/** Handles `GET avatar/{id}/{hash}`: cached for ever, except across sessions (`Vary: Cookie`). */
async function showAvatar(call: CallOf): Promise<Answer> {
  const {
    services: { db },
    param,
  } = call;
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
