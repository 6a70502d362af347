import { Refusal } from './refusal';

/** ETag of a record version. */
export const etagOf = (id: number, version: number): string => `"${id}.${version}"`;

/** Refuses with 412 when `If-Match` names another version; without it every version is accepted. */
export const checkIfMatch = (ifMatch: string | undefined, etag: string): void => {
  if (ifMatch === undefined || ifMatch.trim() === '*') return;
  const tags = ifMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  if (!tags.includes(etag)) throw new Refusal(412, 'CHANGED');
};
