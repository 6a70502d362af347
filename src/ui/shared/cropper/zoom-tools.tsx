import { ArrowMaximize20Regular } from '@fluentui/react-icons/svg/arrow-maximize';
import { Subtract20Regular } from '@fluentui/react-icons/svg/subtract';
import { makeStyles } from '@griffel/react';
import { Button } from '../controls/button';
import { add } from '../icons/shell-shapes';
import { useFormat } from '../runtime/use-session';
import { useText } from '../runtime/use-text';
import { kantoorTokens as tokens } from '../theme/theme';

const useStyles = makeStyles({
  tools: { display: 'inline-flex', alignItems: 'center', gap: '2px' },
  zoom: { minWidth: '52px', textAlign: 'center', fontSize: tokens.fontSizeBase200 },
});

interface ZoomToolsProps {
  /** The zoom; 1 is 100 %. */
  readonly share: number;
  readonly onZoom: (steps: 1 | -1) => void;
  /** Shows the whole picture. */
  readonly onWhole: () => void;
}

/** Zoom controls of a picture; they do not change the picture. */
export const ZoomTools = ({ share, onZoom, onWhole }: ZoomToolsProps) => {
  const styles = useStyles();
  const [text, format] = [useText(), useFormat()];
  return (
    <span className={styles.tools}>
      <Button
        size="small"
        variant="subtle"
        icon={Subtract20Regular}
        aria-label={text('shared.crop.farther')}
        onClick={() => {
          onZoom(-1);
        }}
      />
      <span className={styles.zoom} role="status">
        {format.percent(share)}
      </span>
      <Button
        size="small"
        variant="subtle"
        icon={add}
        aria-label={text('shared.crop.nearer')}
        onClick={() => {
          onZoom(1);
        }}
      />
      <Button
        size="small"
        variant="subtle"
        icon={ArrowMaximize20Regular}
        aria-label={text('shared.crop.whole')}
        onClick={onWhole}
      />
    </span>
  );
};
