import { ArrowMaximize20Regular } from '@fluentui/react-icons/svg/arrow-maximize';
import { Subtract20Regular } from '@fluentui/react-icons/svg/subtract';
import { makeStyles } from '@griffel/react';
import { Button } from '../controls/button';
import { add } from '../icons/desk-shapes';
import { useFormat } from '../runtime/use-session';
import { useText } from '../runtime/use-text';
import { kantoorTokens as tokens } from '../theme/theme';

const useStyles = makeStyles({
  tools: { display: 'inline-flex', alignItems: 'center', gap: '2px' },
  zoom: { minWidth: '52px', textAlign: 'center', fontSize: tokens.fontSizeBase200 },
});

interface ZoomToolsProps {
  /** 1 for 100 %. */
  readonly share: number;
  /** By steps. */
  readonly onZoom: (steps: 1 | -1) => void;
  /** Shows all of it. */
  readonly onWhole: () => void;
}

/** The zoom of a picture that is looked at; it changes nothing. */
export const ZoomTools = ({ share, onZoom, onWhole }: ZoomToolsProps) => {
  const styles = useStyles();
  const [text, format] = [useText(), useFormat()];
  return (
    <span className={styles.tools}>
      <Button
        size="small"
        look="subtle"
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
        look="subtle"
        icon={add}
        aria-label={text('shared.crop.nearer')}
        onClick={() => {
          onZoom(1);
        }}
      />
      <Button
        size="small"
        look="subtle"
        icon={ArrowMaximize20Regular}
        aria-label={text('shared.crop.whole')}
        onClick={onWhole}
      />
    </span>
  );
};
