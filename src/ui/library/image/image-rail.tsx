import { makeStyles } from '@griffel/react';
import { roundedPoint } from '../../../domain/library/focus-view';
import type { Rectangle } from '../../../domain/library/image-geometry';
import { sizeOf, type EditedImage } from '../../../domain/library/image-steps';
import type { Format } from '../../../domain/shared/format';
import { NamedKey } from '../../shared/controls/kbd';
import { RailSection } from '../../shared/record/record-layout';
import { kantoorTokens as tokens } from '../../shared/theme/theme';
import { useText } from '../../shared/runtime/use-text';
import { FocusPreviews } from './focus-preview';

const useStyles = makeStyles({
  about: {
    marginTop: '-4px',
    marginBottom: tokens.spacingVerticalMNudge,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
  facts: {
    'display': 'grid',
    'gridTemplateColumns': 'auto 1fr',
    'gap': '6px 16px',
    'fontSize': tokens.fontSizeBase200,
    'lineHeight': '18px',
    '& > dt': { color: tokens.colorNeutralForeground3 },
    '& > dd': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  },
});

interface ImageRailProps {
  readonly address: string | null;
  readonly edited: EditedImage;
  readonly foreseen: EditedImage;
  /** The crop box. */
  readonly box: Rectangle | null;
  readonly format: Format;
}

/** Page previews, values and keys. */
export const ImageRail = ({ address, edited, foreseen, box, format }: ImageRailProps) => {
  const styles = useStyles();
  const text = useText();
  const [whole, size] = [sizeOf(edited), sizeOf(foreseen)];
  const focus = roundedPoint(foreseen.focus);
  const px = (value: number): string => text('library.image.values.px', { number: format.number(value) });
  return (
    <>
      <RailSection title={text('library.image.previews.title')}>
        <p className={styles.about}>{text('library.image.previews.about')}</p>
        <FocusPreviews marked address={address} whole={whole} part={box} focus={foreseen.focus} />
      </RailSection>
      <RailSection title={text('library.image.values.title')}>
        <dl className={styles.facts}>
          <dt>{text('library.image.values.width')}</dt>
          <dd>{px(size.width)}</dd>
          <dt>{text('library.image.values.height')}</dt>
          <dd>{px(size.height)}</dd>
          <dt>{text('library.image.values.x')}</dt>
          <dd>{format.decimals(focus.x, 3)}</dd>
          <dt>{text('library.image.values.y')}</dt>
          <dd>{format.decimals(focus.y, 3)}</dd>
        </dl>
      </RailSection>
      <RailSection title={text('library.image.keys.title')}>
        <dl className={styles.facts}>
          <dt>{text('library.image.keys.one')}</dt>
          <dd>
            <NamedKey name="left" /> <NamedKey name="right" /> <NamedKey name="up" /> <NamedKey name="down" />
          </dd>
          <dt>{text('library.image.keys.ten')}</dt>
          <dd>
            <NamedKey name="shift" /> {text('library.image.keys.arrow')}
          </dd>
          <dt>{text('library.image.keys.resize')}</dt>
          <dd>
            <NamedKey name="ctrl" /> {text('library.image.keys.arrow')}
          </dd>
          <dt>{text('library.image.keys.applyCancel')}</dt>
          <dd>
            <NamedKey name="enter" /> <NamedKey name="escape" />
          </dd>
        </dl>
      </RailSection>
    </>
  );
};
