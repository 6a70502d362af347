import { makeStyles, mergeClasses } from '@griffel/react';
import { useState } from 'react';
import type { LibraryFile } from '../../../domain/library/library';
import { kantoorTokens as tokens } from '../../shared/theme/theme';
import { FileSign } from '../published/file-sign';

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
  picture: { width: '100%', height: '100%', objectFit: 'cover' },
  whole: { objectFit: 'contain' },
  sign: { display: 'grid' },
  large: { transform: 'scale(1.6)' },
});

interface FilePictureProps {
  readonly file: LibraryFile;
  /** Shows the whole image, without cropping. */
  readonly whole?: boolean;
  /** In one line with its name. */
  readonly small?: boolean;
}

/** The thumbnail of a file, or its type icon. */
export const FilePicture = ({ file, whole = false, small = false }: FilePictureProps) => {
  const styles = useStyles();
  const [broken, setBroken] = useState<string | null>(null);
  const {
    thumbnail,
    focusPoint: { x, y },
  } = file;
  const percent = (place: number): string => `${String((place + 1) * 50)}%`;
  return (
    <span className={styles.box}>
      {thumbnail === null || broken === thumbnail ? (
        <span className={mergeClasses(styles.sign, !small && styles.large)}>
          <FileSign extension={file.extension} />
        </span>
      ) : (
        <img
          className={mergeClasses(styles.picture, whole && styles.whole)}
          // Inline: each image has its own focus point.
          style={{ objectPosition: whole ? undefined : `${percent(x)} ${percent(y)}` }}
          src={thumbnail}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
          onError={() => {
            setBroken(thumbnail);
          }}
        />
      )}
    </span>
  );
};
