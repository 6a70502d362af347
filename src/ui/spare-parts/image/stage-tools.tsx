import { ArrowMaximize20Regular } from '@fluentui/react-icons/svg/arrow-maximize';
import { Subtract20Regular } from '@fluentui/react-icons/svg/subtract';
import { makeStyles } from '@griffel/react';
import { Button } from '../../shared/controls/button';
import type { View } from '../../shared/cropper/image-stage.bridge';
import { add } from '../../shared/icons/desk-shapes';
import { useFormat } from '../../shared/runtime/use-session';
import { useText } from '../../shared/runtime/use-text';
import { kantoorTokens as tokens } from '../../shared/theme/theme';

const useStyles = makeStyles({
  tools: {
    position: 'absolute',
    right: '12px',
    bottom: '8px',
    display: 'flex',
    alignItems: 'center',
    gap: '2px',
    padding: '2px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralCardBackground,
  },
  zoom: { minWidth: '52px', textAlign: 'center', fontSize: tokens.fontSizeBase200 },
});

/** Zoom of a picture; it changes nothing. @param share screen pixels per pixel */
export const StageTools = ({ view, share }: { readonly view: View; readonly share: number }) => {
  const styles = useStyles();
  const [text, format] = [useText(), useFormat()];
  return (
    <span className={styles.tools}>
      <Button
        size="small"
        look="subtle"
        icon={Subtract20Regular}
        aria-label={text('spareParts.part.stage.farther')}
        onClick={() => {
          view.zoom(-1);
        }}
      />
      <span className={styles.zoom} role="status">
        {format.percent(share)}
      </span>
      <Button
        size="small"
        look="subtle"
        icon={add}
        aria-label={text('spareParts.part.stage.nearer')}
        onClick={() => {
          view.zoom(1);
        }}
      />
      <Button
        size="small"
        look="subtle"
        icon={ArrowMaximize20Regular}
        aria-label={text('spareParts.part.stage.whole')}
        onClick={view.fit}
      />
    </span>
  );
};
