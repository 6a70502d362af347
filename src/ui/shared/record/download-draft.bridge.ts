import { useCallback } from 'react';
import { FileSaves } from '../../../application/shared/ports/file-saves.port';
import { useService } from '../runtime/use-service';

/** Offers a file as a browser download. */
export const useDownload = (): FileSaves['save'] => {
  const files = useService(FileSaves);
  return useCallback(
    (file: Parameters<FileSaves['save']>[0]) => {
      files.save(file);
    },
    [files],
  );
};
