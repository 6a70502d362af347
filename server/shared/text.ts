import { createHash, randomBytes } from 'node:crypto';
import { fold } from '../../src/domain/shared/fold';

/** Pattern for `like` that finds the folded text anywhere; its own wildcards are taken literally. */
export const containing = (text: string): string => `%${fold(text).replace(/[\\%_]/g, '\\$&')}%`;

/** Pattern for `like` that finds what begins with the folded text. */
export const beginningWith = (text: string): string => containing(text).slice(1);

/** A moment as the database and the wire write it: `YYYY-MM-DD HH:mm:ss`, UTC. */
export const utc = (instant: number): string => new Date(instant).toISOString().slice(0, 19).replace('T', ' ');

/** Milliseconds since 1970 of a moment written by `utc`. */
export const fromUtc = (text: string): number => Date.parse(`${text.replace(' ', 'T')}Z`);

/** A secret for a cookie or a link: 256 random bits in characters that need no encoding. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What is stored of a secret, so that a stolen database opens nothing. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
