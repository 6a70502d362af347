import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';

/**
 * Creates the data folder if missing; the outbox needs it with any database. @throws an error that says what to
 * change
 */
export const requireFolder = async (folder: string): Promise<void> => {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
  } catch {
    throw new Error(`DATA_DIR must be a folder that this program may write to, not "${folder}".`);
  }
};
