import { makeStyles } from '@griffel/react';
import { useState } from 'react';
import type { Dimensions, FileDetail } from '../../../domain/library/library';
import { sizes, phone } from '../../shared/theme/sizes';
import { kantoorTokens as tokens } from '../../shared/theme/theme';
import { useText } from '../../shared/runtime/use-text';
import { FilePicture } from '../overview/row-picture';

const useStyles = makeStyles({
  sight: {
    'display': 'grid',
    'placeItems': 'center',
    'flex': 'none',
    'height': '300px',
    'margin': `16px ${sizes.sheetPadding} 0`,
    'maxWidth': sizes.form,
    'overflow': 'hidden',
    'borderRadius': tokens.borderRadiusLarge,
    'backgroundColor': tokens.colorNeutralBackground3,
    [phone]: { height: '220px', margin: `12px ${sizes.phonePadding} 0` },
    'gridTemplateRows': 'minmax(0, 1fr)',
    '& > img': { maxWidth: '100%', maxHeight: '100%', objectFit: 'contain' },
  },
});

interface FileImageProps {
  /** `null` while loading. */
  readonly file: FileDetail | null;
  readonly address: string | null;
  /** Called with the size of the image once it has loaded. */
  readonly onSize: (size: Dimensions) => void;
}

/** The image of a file, or its type icon. */
export const FileImage = ({ file, address, onSize }: FileImageProps) => {
  const styles = useStyles();
  const text = useText();
  const [broken, setBroken] = useState<string | null>(null);
  if (file === null) return <div className={styles.sight} data-skeleton="" aria-hidden />;
  return (
    <div className={styles.sight}>
      {address === null || address === broken ? (
        <FilePicture file={file} whole />
      ) : (
        <img
          src={address}
          alt={file.alt || text('library.file.preview', { name: file.name })}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => {
            onSize({ width, height });
          }}
          onError={() => {
            setBroken(address);
          }}
        />
      )}
    </div>
  );
};
