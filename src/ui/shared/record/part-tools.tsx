import { makeStyles } from '@griffel/react';
import { useSwapFocus } from '../focus/swap-focus.bridge';
import { chevronUp, reset, trash } from '../icons/shell-shapes';
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
  /** Accessible names of the commands, including the name of the part. */
  readonly removeLabel: string;
  readonly restoreLabel: string;
  /** Visible text of the restore command. */
  readonly restoreText: string;
  /** The expand and collapse button; absent for a part without content to expand. */
  readonly opening?: {
    readonly isOpen: boolean;
    /** The part has an error. Save moves the focus to this button while the part is collapsed. */
    readonly isWrong: boolean;
    /** Id of the expanded content, for `aria-controls`. */
    readonly controls: string;
    readonly label: string;
    readonly onToggle: (key: string) => void;
  };
  readonly onRemove: (key: string) => void;
  readonly onRestore: (key: string) => void;
}

/** Remove, restore, expand and collapse a part. When a command replaces another, the focus moves to the new one. */
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
          variant="subtle"
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
          variant="subtle"
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
