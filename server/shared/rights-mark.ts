import { createHash } from 'node:crypto';
import type { Caller } from './endpoint';

/** Header of every answer to somebody who is signed in. */
export const RIGHTS_MARK = 'Kantoor-Rights';

/**
 * Another one whenever what a person may do changes: a console that sees it change asks who it is talking for. Rule
 * R-ACC-13.
 */
export const rightsMark = ({ id, su, rights, websites }: Caller): string =>
  createHash('sha256')
    .update(JSON.stringify([id, su, rights, websites]))
    .digest('base64url')
    .slice(0, 16);
