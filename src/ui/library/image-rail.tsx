import { makeStyles, mergeClasses } from '@griffel/react';
import { roundedPoint, viewAround } from '../../domain/library/focus-view';
import type { Rectangle } from '../../domain/library/image-geometry';
import { sizeOf, type Edited } from '../../domain/library/image-steps';
import type { Dimensions } from '../../domain/library/library';
import type { Format } from '../../domain/shared/format';
import { NamedKey } from '../shared/kbd';
import { RailSection } from '../shared/record-layout';
import { kantoorTokens as tokens } from '../shared/theme';
import { useText } from '../shared/use-text';

const useStyles = makeStyles({
  figure: { margin: 0 },
  about: { marginTop: '-4px', marginBottom: tokens.spacingVerticalMNudge, fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200, color: tokens.colorNeutralForeground3 },
  pair: { display: 'flex', alignItems: 'flex-start', gap: tokens.spacingHorizontalMNudge, marginTop: tokens.spacingVerticalM },
  caption: { marginTop: tokens.spacingVerticalXS, fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200, color: tokens.colorNeutralForeground3 },
  room: { position: 'relative', overflow: 'hidden', borderRadius: tokens.borderRadiusMedium, backgroundColor: tokens.colorNeutralBackground6 },
  wide: { width: '248px', height: '139px' },
  square: { width: '124px', height: '124px' },
  portrait: { width: '93px', height: '124px' },
  picture: { position: 'absolute', maxWidth: 'none' },
  mark: {
    position: 'absolute', width: '10px', height: '10px', marginLeft: '-5px', marginTop: '-5px', borderRadius: tokens.borderRadiusCircular,
    border: '2px solid #fff', boxSizing: 'border-box', boxShadow: '0 0 0 1px rgba(0, 0, 0, .5)', backgroundColor: 'rgba(0, 0, 0, .35)',
  },
  facts: {
    'display': 'grid', 'gridTemplateColumns': 'auto 1fr', 'gap': '6px 16px', 'fontSize': tokens.fontSizeBase200, 'lineHeight': '18px',
    '& > dt': { color: tokens.colorNeutralForeground3 },
    '& > dd': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  },
});

const ROOMS = { wide: { width: 16, height: 9 }, square: { width: 1, height: 1 }, portrait: { width: 3, height: 4 } } as const;
const percent = (part: number, whole: number): string => `${(part / whole) * 100}%`;

interface PreviewProps {
  readonly room: keyof typeof ROOMS;
  readonly address: string | null;
  /** What the address shows, and the part of it that would be left. */
  readonly whole: Dimensions;
  readonly part: Rectangle;
  readonly foreseen: Edited;
}

/** The picture as a page with room of another ratio shows it. */
const Preview = ({ room, address, whole, part, foreseen: { focus } }: PreviewProps) => {
  const styles = useStyles();
  const text = useText();
  const view = viewAround(part, ROOMS[room], focus);
  const place = { left: percent(((focus.x + 1) / 2) * part.width - view.x, view.width), top: percent(((focus.y + 1) / 2) * part.height - view.y, view.height) };
  const picture = {
    width: percent(whole.width, view.width), height: percent(whole.height, view.height),
    left: percent(-part.x - view.x, view.width), top: percent(-part.y - view.y, view.height),
  };
  return (
    <figure className={styles.figure}>
      <div className={mergeClasses(styles.room, styles[room])}>
        {/* Inline: where it lies follows the pointer. */}
        {address !== null && <img className={styles.picture} src={address} alt="" draggable={false} style={picture} />}
        {/* Inline, too. */}
        {address !== null && <span className={styles.mark} style={place} />}
      </div>
      <figcaption className={styles.caption}>{text(`library.image.previews.${room}`)}</figcaption>
    </figure>
  );
};

interface ImageRailProps {
  readonly address: string | null;
  readonly edited: Edited;
  readonly foreseen: Edited;
  /** What would be cropped. */
  readonly box: Rectangle | null;
  readonly format: Format;
}

/** Beside the picture: what pages make of it, its values, and the keys. */
export const ImageRail = ({ address, edited, foreseen, box, format }: ImageRailProps) => {
  const styles = useStyles();
  const text = useText();
  const whole = sizeOf(edited);
  const focus = roundedPoint(foreseen.focus);
  const shared = { address, whole, part: box ?? { ...whole, x: 0, y: 0 }, foreseen };
  const px = (value: number): string => text('library.image.values.px', { number: format.number(value) });
  return (
    <>
      <RailSection title={text('library.image.previews.title')}>
        <p className={styles.about}>{text('library.image.previews.about')}</p>
        <Preview {...shared} room="wide" />
        <div className={styles.pair}>
          <Preview {...shared} room="square" />
          <Preview {...shared} room="portrait" />
        </div>
      </RailSection>
      <RailSection title={text('library.image.values.title')}>
        <dl className={styles.facts}>
          <dt>{text('library.image.values.width')}</dt><dd>{px(whole.width)}</dd>
          <dt>{text('library.image.values.height')}</dt><dd>{px(whole.height)}</dd>
          <dt>{text('library.image.values.x')}</dt><dd>{format.decimals(focus.x, 3)}</dd>
          <dt>{text('library.image.values.y')}</dt><dd>{format.decimals(focus.y, 3)}</dd>
        </dl>
      </RailSection>
      <RailSection title={text('library.image.keys.title')}>
        <dl className={styles.facts}>
          <dt>{text('library.image.keys.one')}</dt>
          <dd><NamedKey name="left" /> <NamedKey name="right" /> <NamedKey name="up" /> <NamedKey name="down" /></dd>
          <dt>{text('library.image.keys.ten')}</dt>
          <dd><NamedKey name="shift" /> {text('library.image.keys.arrow')}</dd>
          <dt>{text('library.image.keys.resize')}</dt>
          <dd><NamedKey name="ctrl" /> {text('library.image.keys.arrow')}</dd>
          <dt>{text('library.image.keys.settle')}</dt>
          <dd><NamedKey name="enter" /> <NamedKey name="escape" /></dd>
        </dl>
      </RailSection>
    </>
  );
};
