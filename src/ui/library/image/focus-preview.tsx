import { makeStyles, mergeClasses } from '@griffel/react';
import type { FocusPoint } from '../../../domain/library/focus-point.rule';
import { cropAround } from '../../../domain/library/focus-view';
import type { Rectangle } from '../../../domain/library/image-geometry';
import type { Dimensions } from '../../../domain/library/library';
import { chequered } from '../../shared/cropper/cropper.styles';
import { kantoorTokens as tokens } from '../../shared/theme/theme';
import { useText } from '../../shared/runtime/use-text';

const useStyles = makeStyles({
  figure: { margin: 0 },
  pair: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: tokens.spacingHorizontalMNudge,
    marginTop: tokens.spacingVerticalM,
  },
  caption: {
    marginTop: tokens.spacingVerticalXS,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
  room: {
    position: 'relative',
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground6,
  },
  wide: { width: '248px', height: '139px' },
  square: { width: '124px', height: '124px' },
  portrait: { width: '93px', height: '124px' },
  picture: { position: 'absolute', maxWidth: 'none', ...chequered },
  mark: {
    position: 'absolute',
    width: '10px',
    height: '10px',
    marginLeft: '-5px',
    marginTop: '-5px',
    borderRadius: tokens.borderRadiusCircular,
    border: '2px solid #fff',
    boxSizing: 'border-box',
    boxShadow: '0 0 0 1px rgba(0, 0, 0, .5)',
    backgroundColor: 'rgba(0, 0, 0, .35)',
  },
});

const ROOMS = {
  wide: { width: 16, height: 9 },
  square: { width: 1, height: 1 },
  portrait: { width: 3, height: 4 },
} as const;
const percent = (part: number, whole: number): string => `${(part / whole) * 100}%`;

interface FocusPreviewsProps {
  readonly address: string | null;
  /** Size of the image at that URL. */
  readonly whole: Dimensions;
  /** The cropped part; null for the whole. */
  readonly part?: Rectangle | null;
  /** Relative to `part`. */
  readonly focus: FocusPoint;
  /** Shows the focus point. */
  readonly marked?: boolean;
}

/** The image in three page ratios. Rule R-LIB-05. */
export const FocusPreviews = ({ address, whole, part, focus, marked = false }: FocusPreviewsProps) => {
  const styles = useStyles();
  const text = useText();
  const left = part ?? { ...whole, x: 0, y: 0 };
  const preview = (room: keyof typeof ROOMS) => {
    const view = cropAround(left, ROOMS[room], focus);
    const place = {
      left: percent(((focus.x + 1) / 2) * left.width - view.x, view.width),
      top: percent(((focus.y + 1) / 2) * left.height - view.y, view.height),
    };
    const picture = {
      width: percent(whole.width, view.width),
      height: percent(whole.height, view.height),
      left: percent(-left.x - view.x, view.width),
      top: percent(-left.y - view.y, view.height),
    };
    return (
      <figure className={styles.figure}>
        <div className={mergeClasses(styles.room, styles[room])}>
          {address !== null && (
            // An inline style, because the position follows the pointer at run time.
            <img className={styles.picture} src={address} alt="" draggable={false} style={picture} />
          )}
          {/* An inline style, because the position follows the pointer at run time. */}
          {address !== null && marked && <span className={styles.mark} style={place} />}
        </div>
        <figcaption className={styles.caption}>{text(`library.image.previews.${room}`)}</figcaption>
      </figure>
    );
  };
  return (
    <>
      {preview('wide')}
      <div className={styles.pair}>
        {preview('square')}
        {preview('portrait')}
      </div>
    </>
  );
};
