import { makeStyles } from '@griffel/react';
import { useState } from 'react';
import { kantoorTokens as tokens } from '../../shared/theme/theme';
import { FileSign } from './file-sign';

const useStyles = makeStyles({
  // As wide as an icon.
  box: {
    display: 'grid',
    flex: 'none',
    placeItems: 'center',
    width: '28px',
    height: '28px',
    margin: '0 -4px',
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground3,
  },
  picture: { width: '100%', height: '100%', objectFit: 'cover' },
});

/** An inline thumbnail, or the type icon. */
export const FileThumb = ({
  extension,
  thumbnail,
}: {
  readonly extension: string;
  readonly thumbnail: string | null;
}) => {
  const styles = useStyles();
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <span className={styles.box}>
      {thumbnail === null || thumbnail === broken ? (
        <FileSign extension={extension} />
      ) : (
        <img
          className={styles.picture}
          src={thumbnail}
          alt=""
          onError={() => {
            setBroken(thumbnail);
          }}
        />
      )}
    </span>
  );
};
