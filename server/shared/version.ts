import { Refusal } from './refusal';

/** ETag of a record: its identity and the number of its saves. */
export const etagOf = (id: number, version: number): string => `"${id}.${version}"`;

/** Refuses with 412 when the caller edited another version than the stored one; without `If-Match` anything goes. */
export const checkVersion = (ifMatch: string | undefined, etag: string): void => {
  if (ifMatch === undefined || ifMatch.trim() === '*') return;
  const tags = ifMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  if (!tags.includes(etag)) throw new Refusal(412, 'CHANGED');
};
