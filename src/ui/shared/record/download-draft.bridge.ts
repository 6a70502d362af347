import { useCallback } from 'react';
import { FileSaves, type SavedText } from '../../../application/shared/ports/file-saves.port';
import { useService } from '../runtime/use-service';

/** Hands a text to the browser's downloads. */
export const useTakeHome = (): ((file: SavedText) => void) => {
  const files = useService(FileSaves);
  return useCallback(
    (file: SavedText) => {
      files.save(file);
    },
    [files],
  );
};
