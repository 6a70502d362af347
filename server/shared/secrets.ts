import { createHash, randomBytes } from 'node:crypto';

/** Creates a random 256-bit secret for a cookie or a link, URL-safe. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** The secret in the URL of a preview. */
export const newPreviewHash = (): string => randomBytes(16).toString('base64url');

/** Hashes a secret for storage. SHA-256 suffices, because secrets are random. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
