import { ArrowDownload20Regular } from '@fluentui/react-icons/svg/arrow-download';
import { Crop20Regular } from '@fluentui/react-icons/svg/crop';
import { Link20Regular } from '@fluentui/react-icons/svg/link';
import { makeStyles } from '@griffel/react';
import { isEditable } from '../../../domain/library/file-type.rule';
import type { LibraryFile } from '../../../domain/library/library';
import { Button } from '../../shared/controls/button';
import { kantoorTokens as tokens } from '../../shared/theme/theme';
import { useText } from '../../shared/runtime/use-text';

const useStyles = makeStyles({
  why: {
    flex: '1 0 100%',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
});

interface PreviewCommandsProps {
  readonly file: LibraryFile;
  readonly mayEdit: boolean;
  /** In a read-only folder. */
  readonly readOnly: boolean;
  /** A download is running. */
  readonly fetching: boolean;
  readonly onOpen: () => void;
  readonly onCrop: () => void;
  readonly onDownload: () => void;
  readonly onCopy: (address: string) => void;
}

/** Commands of the selected file, by right and type. */
export const PreviewCommands = ({
  file,
  mayEdit,
  readOnly,
  fetching,
  onOpen,
  onCrop,
  onDownload,
  onCopy,
}: PreviewCommandsProps) => {
  const [styles, text] = [useStyles(), useText()];
  const off = readOnly ? text('library.overview.why.readOnlyFile') : undefined;
  const { address } = file;
  return (
    <>
      <Button disabledReason={mayEdit ? undefined : text('library.overview.why.open')} onClick={onOpen}>
        {text('library.overview.open')}
      </Button>
      {mayEdit && isEditable(file.extension) && (
        <Button
          icon={Crop20Regular}
          disabledReason={off}
          aria-label={text('library.overview.editImage')}
          onClick={onCrop}
        />
      )}
      <Button
        icon={ArrowDownload20Regular}
        disabled={fetching}
        aria-label={text('library.overview.download')}
        onClick={onDownload}
      />
      {address !== null && (
        <Button
          icon={Link20Regular}
          aria-label={text('library.overview.copyAddress')}
          onClick={() => {
            onCopy(address);
          }}
        />
      )}
      {!mayEdit && <p className={styles.why}>{text('library.overview.why.open')}</p>}
    </>
  );
};
