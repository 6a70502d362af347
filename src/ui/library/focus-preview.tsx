import { makeStyles, mergeClasses } from '@griffel/react';
import type { FocusPoint } from '../../domain/library/focus-point.rule';
import { viewAround } from '../../domain/library/focus-view';
import type { Dimensions } from '../../domain/library/library';
import { kantoorTokens as tokens } from '../shared/theme';
import { useText } from '../shared/use-text';

const useStyles = makeStyles({
  figure: { margin: 0 },
  pair: { display: 'flex', alignItems: 'flex-start', gap: tokens.spacingHorizontalMNudge, marginTop: tokens.spacingVerticalM },
  caption: { marginTop: tokens.spacingVerticalXS, fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200, color: tokens.colorNeutralForeground3 },
  room: { position: 'relative', overflow: 'hidden', borderRadius: tokens.borderRadiusMedium, backgroundColor: tokens.colorNeutralBackground6 },
  wide: { width: '248px', height: '139px' },
  square: { width: '124px', height: '124px' },
  portrait: { width: '93px', height: '124px' },
  picture: { position: 'absolute', maxWidth: 'none' },
});

const ROOMS = { wide: { width: 16, height: 9 }, square: { width: 1, height: 1 }, portrait: { width: 3, height: 4 } } as const;
const percent = (part: number, whole: number): string => `${(part / whole) * 100}%`;

interface FocusPreviewProps {
  readonly address: string;
  readonly dimensions: Dimensions;
  readonly focus: FocusPoint;
}

/** A stored picture as pages with room of three ratios show it. Rule R-LIB-05. */
export const FocusPreviews = ({ address, dimensions, focus }: FocusPreviewProps) => {
  const styles = useStyles();
  const text = useText();
  const preview = (room: keyof typeof ROOMS) => {
    const view = viewAround(dimensions, ROOMS[room], focus);
    const place = {
      width: percent(dimensions.width, view.width), height: percent(dimensions.height, view.height),
      left: percent(-view.x, view.width), top: percent(-view.y, view.height),
    };
    return (
      <figure className={styles.figure}>
        {/* Inline: the part that is seen is known at run time only. */}
        <div className={mergeClasses(styles.room, styles[room])}><img className={styles.picture} src={address} alt="" draggable={false} style={place} /></div>
        <figcaption className={styles.caption}>{text(`library.image.previews.${room}`)}</figcaption>
      </figure>
    );
  };
  return <>{preview('wide')}<div className={styles.pair}>{preview('square')}{preview('portrait')}</div></>;
};
