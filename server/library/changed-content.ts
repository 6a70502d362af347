import { sql } from 'drizzle-orm';
import { isEditable } from '../../src/domain/library/file-type.rule';
import { queryRows } from '../database/database';
import type { Services } from '../shared/endpoint';
import { notFound, Refusal } from '../shared/refusal';
import { readDataUrl } from './data-url';
import { createPublicCopy, storeBuffer, type FileContent } from './file-content';
import type { FileRow } from './file-rows';
import { createPublicImage } from './image';

type ContentServices = Pick<Services, 'db' | 'now'>;

/** Content of an image edited in the console; the original stays. */
export const editedContent = async (
  services: ContentServices,
  person: number,
  file: FileRow,
  dataUrl: string,
): Promise<FileContent> => {
  if (!isEditable(file.extension)) throw new Refusal(415, 'UNSUPPORTED_TYPE');
  const { bytes, kind } = await readDataUrl(dataUrl);
  const { reencoded, size, thumbnail } = await createPublicImage(
    person,
    () => Promise.resolve(bytes),
    file.extension,
    kind,
  );
  const publicCopy = await storeBuffer(services, reencoded ?? bytes);
  return { original: file.original, publicCopy: publicCopy.id, size, thumbnail };
};

/** Content to restore: the original, or the previous one when the file shows the original. Rule R-LIB-08. */
export const restoredContent = async (
  services: ContentServices,
  person: number,
  file: FileRow,
): Promise<FileContent> => {
  const wanted = file.altered ? file.original : (file.previous ?? file.original);
  const [original] = await queryRows<{ id: number; size: number; mark: string }>(
    services.db,
    sql`select id, size, mark from library_blobs where id = ${wanted}`,
  );
  if (original === undefined) throw notFound();
  return createPublicCopy(services, person, file.extension, original);
};
