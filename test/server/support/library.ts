import { sql } from 'drizzle-orm';
import { queryRow } from '../../../server/database/database';
import type { Browser, Reply } from './browser';
import { bodyOf } from './browser';
import type { TestServer } from './test-server';

export interface FileOnWire {
  readonly id: number;
  readonly name: string;
  readonly ext: string;
  readonly type: string;
  readonly size: number;
  readonly location: string;
  readonly folder: { readonly name: string; readonly location: string };
  readonly update: string;
  readonly datetime: string;
  readonly status: string;
  readonly path: string;
  readonly title: string;
  readonly alt: string;
  readonly no_index: number;
  readonly focuspoint: { readonly x: number; readonly y: number };
  readonly width: number | null;
  readonly height: number | null;
  readonly thumbnail: string | null;
  readonly altered: number;
  readonly replaced: number;
}

export interface FolderOnWire {
  readonly id: number;
  readonly name: string;
  readonly type: string;
  readonly location: string;
  readonly folders: readonly FolderOnWire[];
  readonly files: number;
}

/** Headers of a raw file upload. */
export const named = (name: string, type = 'application/octet-stream'): Readonly<Record<string, string>> => ({
  'Content-Type': type,
  'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
});

/** The path of a library call from readable names. */
export const at = (...names: readonly string[]): string => ['library', ...names.map(encodeURIComponent)].join('/');

export const upload = (
  browser: Browser,
  folder: string,
  name: string,
  bytes: Uint8Array,
  type?: string,
): Promise<Reply> => browser.send('POST', folder, new Uint8Array(bytes), named(name, type));

/** Makes a new folder in the root. @returns the path of its calls */
export const aFolder = async (browser: Browser, name = `Map ${(made += 1)}`): Promise<string> => {
  const reply = await browser.call('POST', 'library', { name });
  if (reply.status !== 201) throw new Error(`No folder was made: ${reply.text}`);
  return at(name);
};
let made = 0;

/** The file at the path of a call. */
export const fileAt = async (browser: Browser, path: string): Promise<FileOnWire> =>
  bodyOf<{ file: FileOnWire }>(await browser.get(path)).file;

/** The names of the files in a folder, in order. */
export const namesIn = async (browser: Browser, folder: string): Promise<string[]> =>
  bodyOf<{ folder: { files: { name: string }[] } }>(await browser.get(folder)).folder.files.map(({ name }) => name);

export const TEXT = Buffer.from('Zeg het met een pomp.\n');

/** All stored file data, byte for byte. */
export const keptIn = (testServer: Pick<TestServer, 'services'>): Promise<object> =>
  queryRow(
    testServer.services.db,
    sql`
  select
    (select count(*) from library_nodes)::integer as nodes,
    (select count(*) from library_blobs)::integer as blobs,
    (select count(*) from library_pieces)::integer as pieces,
    (select md5(string_agg(
      shown_id || ' ' || original_id || ' ' || coalesce(previous_id, 0) || ' ' || version, ',' order by node_id
    )) from library_files) as files`,
  );
