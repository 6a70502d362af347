import { makeStyles, mergeClasses } from '@griffel/react';
import { useState } from 'react';
import { iconOf, type FileIcon } from '../../domain/library/file-type.rule';
import type { LibraryFile } from '../../domain/library/library';
import { Icon, type Shape } from '../shared/icon';
import * as deskShapes from '../shared/desk-shapes';
import { kantoorTokens as tokens } from '../shared/theme';
import * as libraryShapes from './library-shapes';

const SHAPES: Readonly<Record<FileIcon, Shape>> = {
  image: deskShapes.image, pdf: libraryShapes.pdf, text: deskShapes.document, word: deskShapes.document, sheet: libraryShapes.sheet,
  slides: libraryShapes.slides, archive: deskShapes.box, audio: libraryShapes.audio, video: libraryShapes.video, unknown: libraryShapes.file,
};

const useStyles = makeStyles({
  box: {
    display: 'grid',
    gridTemplateRows: 'minmax(0, 1fr)',
    gridTemplateColumns: 'minmax(0, 1fr)',
    placeItems: 'center',
    overflow: 'hidden',
    width: '100%',
    height: '100%',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground2,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  // A file that cannot be drawn keeps the size of one that can.
  picture: { width: '100%', height: '100%', objectFit: 'cover' },
  whole: { objectFit: 'contain' },
  pdf: { color: tokens.colorStatusDangerForeground1 },
  large: { transform: 'scale(1.6)' },
});

/** The sign of a file's kind. */
export const FileSign = ({ extension, size = 20 }: { readonly extension: string; readonly size?: 16 | 20 }) => {
  const styles = useStyles();
  const icon = iconOf(extension);
  return <Icon shape={SHAPES[icon]} size={size} className={icon === 'pdf' ? styles.pdf : undefined} />;
};

/** A small picture of a file; the sign of its kind where there is none, or it does not come. */
export const FilePicture = ({ file, whole = false }: { readonly file: LibraryFile; readonly whole?: boolean }) => {
  const styles = useStyles();
  const [broken, setBroken] = useState<string | null>(null);
  const { thumbnail, focusPoint: { x, y } } = file;
  const percent = (place: number): string => `${String((place + 1) * 50)}%`;
  return (
    <span className={styles.box}>
      {thumbnail === null || broken === thumbnail
        ? <span className={styles.large}><FileSign extension={file.extension} /></span>
        : (
          <img
            className={mergeClasses(styles.picture, whole && styles.whole)}
            // Inline: each picture has a point of its own that stays in view.
            style={{ objectPosition: whole ? undefined : `${percent(x)} ${percent(y)}` }}
            src={thumbnail}
            alt=""
            loading="lazy"
            decoding="async"
            draggable={false}
            onError={() => { setBroken(thumbnail); }}
          />
        )}
    </span>
  );
};
