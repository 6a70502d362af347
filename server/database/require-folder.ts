import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';

/**
 * Creates the folder that a setting names, if it is missing.
 * @throws an error that says what to change
 */
export const requireFolder = async (setting: string, folder: string): Promise<void> => {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
  } catch {
    throw new Error(`${setting} must be a folder that this program may write to, not "${folder}".`);
  }
};
