import { useCallback } from 'react';
import { FileSaves, type SavedText } from '../../../application/shared/ports/file-saves.port';
import { useService } from '../runtime/use-service';

/** Offers a text as a browser download. */
export const useDownload = (): ((file: SavedText) => void) => {
  const files = useService(FileSaves);
  return useCallback(
    (file: SavedText) => {
      files.save(file);
    },
    [files],
  );
};
