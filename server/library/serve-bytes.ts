import type { Answer, Services } from '../shared/endpoint';
import { ByteStream } from '../shared/bytes';
import { Refusal } from '../shared/refusal';
import { mediaTypeOf, type FileRow } from './file-rows';
import { readBlob } from './blob-store';

/** Prevents scripts and external requests when a file is opened in a browser. Rule R-LIB-09. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; media-src 'self'; sandbox; frame-ancestors 'none'";

type Header = (name: string) => string | undefined;

/** Serves the public copy: whole, one range, or 304. Rule R-LIB-09. */
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
  if (matchesEtag(header('if-none-match'), etag)) return { status: 304, headers };
  const { size } = file;
  const range = (header('if-range') ?? etag) === etag ? readRange(header('range'), size) : null;
  const [from, until] = range ?? [0, size];
  return {
    status: range === null ? 200 : 206,
    body: new ByteStream(mediaTypeOf(file.extension), until - from, () =>
      readBlob(services, { id: file.blob, size }, from, until),
    ),
    headers: { ...headers, ...(range === null ? {} : { 'Content-Range': `bytes ${from}-${until - 1}/${size}` }) },
  };
};

const matchesEtag = (ifNoneMatch: string | undefined, etag: string): boolean =>
  (ifNoneMatch ?? '')
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === etag || tag === '*');

/** Parses a `Range` header to [first, last + 1]. Null means the whole file; RFC 9110 allows ignoring several ranges. */
const readRange = (range: string | undefined, size: number): readonly [number, number] | null => {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range?.trim() ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return null;
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const until = first === '' || last === '' ? size : Math.min(size, Number(last) + 1);
  if (last !== '' && first !== '' && Number(last) < Number(first)) return null;
  if (from >= until) throw new Refusal(416, 'VALUE_NOT_VALID', { headers: { 'Content-Range': `bytes */${size}` } });
  return [from, until];
};
