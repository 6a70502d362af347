import { Kbd, NamedKey } from '../shared/controls/kbd';
import { useText } from '../shared/runtime/use-text';
import { usePaletteStyles } from './palette.styles';

export const PaletteFoot = ({ onShortcuts }: { readonly onShortcuts: () => void }) => {
  const styles = usePaletteStyles();
  const text = useText();
  return (
    <div className={styles.foot}>
      <span>
        <NamedKey name="up" /> <NamedKey name="down" /> {text('shell.palette.choose')}
      </span>
      <span>
        <NamedKey name="enter" /> {text('shell.palette.open')}
      </span>
      <span>
        <NamedKey name="ctrl" /> <NamedKey name="enter" /> {text('shell.palette.newTab')}
      </span>
      <button type="button" onClick={onShortcuts}>
        <Kbd>?</Kbd> {text('shell.palette.allShortcuts')}
      </button>
    </div>
  );
};
