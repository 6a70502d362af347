import { useMemo } from 'react';
import { FILE_TYPES, iconOf } from '../../domain/library/file-type.rule';
import type { LibraryFile } from '../../domain/library/library';
import { useFormat } from '../shared/runtime/use-session';
import { useDynamicText } from '../shared/runtime/use-dynamic-text';
import { useText } from '../shared/runtime/use-text';

/** Texts about files used in several places. */
export const useFileTexts = () => {
  const [text, dynamic, format] = [useText(), useDynamicText(), useFormat()];
  return useMemo(
    () => ({
      /** "JPEG image"; for unknown extensions, the extension. */
      type: ({ extension }: LibraryFile): string => {
        if (FILE_TYPES[extension] !== undefined) return dynamic(`library.type.${extension}`);
        return extension === '' ? text(`library.kind.${iconOf(extension)}`) : extension.toUpperCase();
      },
      /** "1,920 × 1,280 px"; null for other types. */
      dimensions: ({ dimensions }: LibraryFile): string | null =>
        dimensions === null
          ? null
          : text('library.overview.pixels', {
              width: format.number(dimensions.width),
              height: format.number(dimensions.height),
            }),
    }),
    [dynamic, format, text],
  );
};
