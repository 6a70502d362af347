import type { Answer, Services } from '../shared/endpoint';
import { ByteStream } from '../shared/bytes';
import { Refusal } from '../shared/refusal';
import { mediaOf, type FileRow } from './file-rows';
import { readBytes } from './store';

/** Nothing in a file acts, wherever it is opened. Rule R-LIB-09. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; media-src 'self'; sandbox; frame-ancestors 'none'";

type Header = (name: string) => string | undefined;

/** The bytes that a file shows, or the part that was asked for; 304 to who has them. Rule R-LIB-09. */
export const serveBytes = (
  services: Pick<Services, 'db' | 'now'>,
  file: FileRow,
  header: Header,
  more: Readonly<Record<string, string>>,
): Answer => {
  const etag = `"${file.mark}"`;
  const headers = {
    'ETag': etag,
    'Accept-Ranges': 'bytes',
    'Cache-Control': 'private, no-cache',
    'Vary': 'Cookie',
    'Content-Security-Policy': POLICY,
    ...more,
  };
  if (isKnown(header('if-none-match'), etag)) return { status: 304, headers };
  const { size } = file;
  const part = (header('if-range') ?? etag) === etag ? readRange(header('range'), size) : null;
  const [from, until] = part ?? [0, size];
  return {
    status: part === null ? 200 : 206,
    body: new ByteStream(mediaOf(file.extension), until - from, () =>
      readBytes(services, { id: file.blob, size }, from, until),
    ),
    headers: { ...headers, ...(part === null ? {} : { 'Content-Range': `bytes ${from}-${until - 1}/${size}` }) },
  };
};

const isKnown = (ifNoneMatch: string | undefined, etag: string): boolean =>
  (ifNoneMatch ?? '')
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === etag || tag === '*');

/**
 * The first byte asked for and the one after the last; null where all are asked for, or several parts, which nobody has
 * to give.
 */
const readRange = (range: string | undefined, size: number): readonly [number, number] | null => {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range?.trim() ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return null;
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const until = first === '' || last === '' ? size : Math.min(size, Number(last) + 1);
  if (last !== '' && first !== '' && Number(last) < Number(first)) return null;
  if (from >= until) throw new Refusal(416, 'VALUE_NOT_VALID', { headers: { 'Content-Range': `bytes */${size}` } });
  return [from, until];
};
