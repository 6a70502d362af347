import { createHash } from 'node:crypto';
import type { Caller } from './endpoint';

/** Sent with every response to a signed-in user. */
export const RIGHTS_FINGERPRINT_HEADER = 'Kantoor-Rights';

/** Changes whenever the caller's rights change, so that the console can reload `me`. Rule R-ACC-13. */
export const rightsFingerprint = ({ id, su, rights, websites }: Caller): string =>
  createHash('sha256')
    .update(JSON.stringify([id, su, rights, websites]))
    .digest('base64url')
    .slice(0, 16);
