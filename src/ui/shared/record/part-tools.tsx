import { makeStyles } from '@griffel/react';
import { useSwapFocus } from '../focus/swap-focus.bridge';
import { chevronUp, reset, trash } from '../icons/desk-shapes';
import { chevronDown } from '../icons/shapes';
import { Button } from '../controls/button';
import { sizes } from '../theme/sizes';

const useStyles = makeStyles({
  tools: { display: 'flex', flex: 'none', alignItems: 'center', minHeight: sizes.control, marginLeft: 'auto' },
});

interface PartToolsProps {
  readonly partKey: string;
  readonly isMarked: boolean;
  readonly editing: boolean;
  /** What the commands are called, with the name of the part. */
  readonly removeLabel: string;
  readonly restoreLabel: string;
  /** The visible text of the command that restores. */
  readonly restoreText: string;
  /** How the part is opened and closed; without it, it has nothing to open. */
  readonly opening?: {
    readonly isOpen: boolean;
    /** Has an error: Save leads here while it is closed. */
    readonly isWrong: boolean;
    /** Id of what is opened. */
    readonly controls: string;
    readonly label: string;
    readonly onToggle: (key: string) => void;
  };
  readonly onRemove: (key: string) => void;
  readonly onRestore: (key: string) => void;
}

/** Remove, restore, open and close a part of a record; the focus goes to the command that takes the place of another. */
export const PartTools = (props: PartToolsProps) => {
  const { partKey, isMarked, editing, removeLabel, restoreLabel, restoreText, opening, onRemove, onRestore } = props;
  const styles = useStyles();
  const { note, take } = useSwapFocus();
  return (
    <span className={styles.tools}>
      {isMarked && editing && (
        <Button
          ref={take}
          size="small"
          icon={reset}
          aria-label={restoreLabel}
          onClick={() => {
            note();
            onRestore(partKey);
          }}
        >
          {restoreText}
        </Button>
      )}
      {!isMarked && editing && (
        <Button
          ref={take}
          look="subtle"
          icon={trash}
          aria-label={removeLabel}
          onClick={() => {
            note();
            onRemove(partKey);
          }}
        />
      )}
      {!isMarked && opening !== undefined && (
        <Button
          look="subtle"
          icon={opening.isOpen ? chevronUp : chevronDown}
          aria-expanded={opening.isOpen}
          data-wrong={opening.isWrong || undefined}
          aria-controls={opening.isOpen ? opening.controls : undefined}
          aria-label={opening.label}
          onClick={() => {
            opening.onToggle(partKey);
          }}
        />
      )}
    </span>
  );
};
