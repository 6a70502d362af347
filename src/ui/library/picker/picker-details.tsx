import { makeStyles } from '@griffel/react';
import type { LibraryFile } from '../../../domain/library/library';
import { narrow } from '../../shared/theme/sizes';
import { kantoorTokens as tokens } from '../../shared/theme/theme';
import { useFileTexts } from '../file-texts';
import { FilePicture } from '../overview/row-picture';

const useStyles = makeStyles({
  glance: {
    display: 'none',
    [narrow]: {
      display: 'flex',
      alignItems: 'center',
      gap: tokens.spacingHorizontalM,
      minWidth: 0,
      padding: '10px 20px 0',
      overflowWrap: 'anywhere',
    },
  },
  picture: { flex: 'none', width: '84px', height: '56px' },
});

/** Preview and facts of the chosen file on narrow screens. Rule R-LIB-11. */
export const PickerDetails = ({ file }: { readonly file: LibraryFile }) => {
  const [styles, words] = [useStyles(), useFileTexts()];
  return (
    <p className={styles.glance}>
      <span className={styles.picture}>
        <FilePicture file={file} whole />
      </span>
      {[file.name, words.dimensions(file) ?? words.type(file)].join(', ')}
    </p>
  );
};
