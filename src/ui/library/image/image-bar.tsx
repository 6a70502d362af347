import { ArrowFit20Regular } from '@fluentui/react-icons/svg/arrow-fit';
import { Subtract20Regular } from '@fluentui/react-icons/svg/subtract';
import { makeStyles } from '@griffel/react';
import { ratioName } from '../../../domain/shared/picture/crop-box';
import type { FocusPoint } from '../../../domain/library/focus-point.rule';
import type { ImageMode } from '../../../domain/library/image-editor';
import type { Rectangle } from '../../../domain/library/image-geometry';
import type { Format } from '../../../domain/shared/format';
import { Button } from '../../shared/controls/button';
import type { View } from '../../shared/cropper/image-stage.bridge';
import * as shellShapes from '../../shared/icons/shell-shapes';
import { phone } from '../../shared/theme/sizes';
import { kantoorTokens as tokens } from '../../shared/theme/theme';
import { useText } from '../../shared/runtime/use-text';

const useStyles = makeStyles({
  bar: {
    position: 'absolute',
    bottom: tokens.spacingVerticalL,
    left: '50%',
    transform: 'translateX(-50%)',
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    padding: '6px 6px 6px 14px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralCardBackground,
    boxShadow: tokens.shadow16,
    whiteSpace: 'nowrap',
    [phone]: {
      bottom: tokens.spacingVerticalS,
      flexWrap: 'wrap',
      justifyContent: 'center',
      width: 'max-content',
      maxWidth: 'calc(100% - 16px)',
      padding: '6px',
    },
  },
  figures: { fontWeight: tokens.fontWeightSemibold, fontVariantNumeric: 'tabular-nums' },
  // Hidden on a phone, because the Cancel above the image does the same.
  cancel: { [phone]: { display: 'none' } },
  ratio: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
});

interface ImageBarProps {
  readonly mode: ImageMode | null;
  readonly box: Rectangle | null;
  readonly point: FocusPoint;
  readonly view: View;
  readonly format: Format;
  readonly onApply: () => void;
  readonly onCancel: () => void;
}

/** The bar of the active mode: values, apply and cancel. */
export const ImageBar = ({ mode, box, point, view, format, onApply, onCancel }: ImageBarProps) => {
  const styles = useStyles();
  const text = useText();
  if (mode === null) return null;
  if (mode === 'move') {
    return (
      <div className={styles.bar}>
        <span>{text('library.image.move')}</span>
        <Button
          variant="subtle"
          icon={Subtract20Regular}
          aria-label={text('shared.crop.farther')}
          onClick={() => {
            view.zoom(-1);
          }}
        />
        <Button
          variant="subtle"
          icon={shellShapes.add}
          aria-label={text('shared.crop.nearer')}
          onClick={() => {
            view.zoom(1);
          }}
        />
        <Button variant="subtle" icon={ArrowFit20Regular} onClick={view.fit}>
          {text('library.image.bar.fit')}
        </Button>
        <Button variant="primary" icon={shellShapes.check} onClick={onApply}>
          {text('library.image.bar.done')}
        </Button>
      </div>
    );
  }
  const ratio = box === null ? null : ratioName(box);
  return (
    <div className={styles.bar}>
      <span>
        {text(`library.image.${mode}`)}{' '}
        <b className={styles.figures}>
          {box === null
            ? text('library.image.bar.point', { x: format.decimals(point.x, 3), y: format.decimals(point.y, 3) })
            : text('library.image.bar.size', { width: format.number(box.width), height: format.number(box.height) })}
        </b>
      </span>
      {ratio !== null && <span className={styles.ratio}>{ratio}</span>}
      <span className={styles.cancel}>
        <Button variant="subtle" onClick={onCancel}>
          {text(mode === 'crop' ? 'library.image.bar.cancelCrop' : 'library.image.bar.cancelFocus')}
        </Button>
      </span>
      <Button variant="primary" icon={shellShapes.check} onClick={onApply}>
        {text(mode === 'crop' ? 'library.image.bar.applyCrop' : 'library.image.bar.applyFocus')}
      </Button>
    </div>
  );
};
