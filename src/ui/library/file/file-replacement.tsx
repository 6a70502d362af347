import { makeStyles } from '@griffel/react';
import type { ReactNode } from 'react';
import type { SentFile } from '../../../application/library/ports/library.port';
import { iconOf } from '../../../domain/library/file-type.rule';
import type { Dimensions, FileDetail, FileUse } from '../../../domain/library/library';
import { extensionOf } from '../../../domain/library/name.rule';
import { useFormat } from '../../shared/runtime/use-session';
import { Button } from '../../shared/controls/button';
import { usePicture } from '../../shared/cropper/picture.bridge';
import { Dialog } from '../../shared/overlays/dialog';
import { phone } from '../../shared/theme/sizes';
import { kantoorTokens as tokens } from '../../shared/theme/theme';
import { useText } from '../../shared/runtime/use-text';
import { shownAddressOf } from './file-picture-address';
import { FileSign } from '../published/file-sign';
import { FilePicture } from '../overview/row-picture';
import { FirstUses } from './uses-list';

const useStyles = makeStyles({
  pair: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gap: tokens.spacingHorizontalL,
    marginTop: tokens.spacingVerticalM,
    [phone]: { gap: tokens.spacingHorizontalS },
  },
  side: { margin: 0, minWidth: 0 },
  sight: {
    'display': 'grid',
    'placeItems': 'center',
    'height': '180px',
    'overflow': 'hidden',
    'borderRadius': tokens.borderRadiusLarge,
    'color': tokens.colorNeutralForeground2,
    'backgroundColor': tokens.colorNeutralBackground3,
    'gridTemplateRows': 'minmax(0, 1fr)',
    '& > img': { maxWidth: '100%', maxHeight: '100%', objectFit: 'contain' },
    [phone]: { height: '120px' },
  },
  which: {
    marginTop: tokens.spacingVerticalS,
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground3,
  },
  name: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  facts: {
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontVariantNumeric: 'tabular-nums',
    color: tokens.colorNeutralForeground3,
  },
  uses: { marginTop: tokens.spacingVerticalM, color: tokens.colorNeutralForeground2 },
});

const HEARD_ELSEWHERE = { onOpened: () => undefined, onUnreadable: () => undefined };

interface SideProps {
  readonly which: string;
  readonly name: string;
  readonly size: number;
  readonly dimensions: Dimensions | null;
  readonly children: ReactNode;
}

const Side = ({ which, name, size, dimensions, children }: SideProps) => {
  const [styles, text, format] = [useStyles(), useText(), useFormat()];
  const pixels =
    dimensions === null
      ? []
      : [
          text('library.overview.pixels', {
            width: format.number(dimensions.width),
            height: format.number(dimensions.height),
          }),
        ];
  return (
    <figure className={styles.side}>
      <div className={styles.sight}>{children}</div>
      <figcaption>
        <p className={styles.which}>{which}</p>
        <p className={styles.name}>{name}</p>
        <p className={styles.facts}>{[format.bytes(size), ...pixels].join(', ')}</p>
      </figcaption>
    </figure>
  );
};

interface FileReplacementProps {
  readonly seen: FileDetail;
  readonly sent: SentFile;
  /** Null while loading or unknown. */
  readonly uses: readonly FileUse[] | null;
  /** Number of uses that the person may not see. */
  readonly hidden: number;
  readonly looking: boolean;
  /** The API does not offer a usage call. */
  readonly isUnsupported: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Confirms a replacement: both files side by side, and uses. Rules R-LIB-08 and R-LIB-12. */
export const FileReplacement = ({
  seen,
  sent,
  uses,
  hidden,
  looking,
  isUnsupported,
  onConfirm,
  onCancel,
}: FileReplacementProps) => {
  const [styles, text] = [useStyles(), useText()];
  const picture = usePicture(iconOf(seen.extension) === 'image' ? sent.body : null, HEARD_ELSEWHERE);
  const address = shownAddressOf(seen);
  return (
    <Dialog
      alert
      width="wide"
      title={text('library.file.replace.title', { name: seen.name })}
      onClose={onCancel}
      actions={
        <>
          <Button variant="danger" onClick={onConfirm}>
            {text('library.file.replace.confirm')}
          </Button>
          <Button data-focus="" onClick={onCancel}>
            {text('shared.actions.cancel')}
          </Button>
        </>
      }
    >
      <p>{text('library.file.replace.body')}</p>
      <div className={styles.pair}>
        <Side which={text('library.file.replace.now')} name={seen.name} size={seen.size} dimensions={seen.dimensions}>
          {address === null ? <FilePicture file={seen} whole /> : <img src={address} alt="" />}
        </Side>
        <Side
          which={text('library.file.replace.new')}
          name={sent.name}
          size={sent.body.size}
          dimensions={picture && { width: picture.naturalWidth, height: picture.naturalHeight }}
        >
          {picture === null ? <FileSign extension={extensionOf(sent.name)} /> : <img src={picture.src} alt="" />}
        </Side>
      </div>
      {!isUnsupported && <ReplacedUses uses={uses} hidden={hidden} looking={looking} />}
    </Dialog>
  );
};

/** Places that will show the new file. */
const ReplacedUses = ({ uses, hidden, looking }: Pick<FileReplacementProps, 'uses' | 'hidden' | 'looking'>) => {
  const [styles, text, format] = [useStyles(), useText(), useFormat()];
  if (uses === null || uses.length + hidden === 0) {
    return (
      <p role="note" className={styles.uses}>
        {text(
          looking
            ? 'library.overview.removal.looking'
            : uses === null
              ? 'library.file.replace.usesUnknown'
              : 'library.file.replace.unused',
        )}
      </p>
    );
  }
  return (
    <div role="note" className={styles.uses}>
      <p>
        {text('library.file.replace.used', {
          count: uses.length + hidden,
          shown: format.number(uses.length + hidden),
        })}
      </p>
      <FirstUses uses={uses} hidden={hidden} />
    </div>
  );
};
