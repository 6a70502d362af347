import { makeStyles } from '@griffel/react';
import { useId } from 'react';
import { InputBox } from '../controls/input-box';
import type { Choice } from '../controls/select-field';
import { Skeleton } from '../controls/skeleton';
import { MissingDialog } from '../overlays/part-not-loaded';
import { useOpener } from '../overlays/use-opener';
import { choicesPopup } from '../overlays/widgets';
import { Loaded } from '../runtime/loadable';
import { useText } from '../runtime/use-text';
import { kantoorTokens as tokens } from '../theme/theme';

const NONE: readonly Choice<string>[] = [];

interface ChoicesFilterProps {
  readonly label: string;
  /** Empty for all. */
  readonly value: readonly string[];
  /** `null` while loading. */
  readonly choices: readonly Choice<string>[] | null;
  readonly onChange: (value: readonly string[]) => void;
}

const useStyles = makeStyles({
  anchor: { position: 'relative', minWidth: 0, width: '100%' },
  button: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    flex: '1',
    minWidth: 0,
    height: '100%',
    padding: '0 30px 0 0',
    border: '0',
    textAlign: 'left',
    color: 'inherit',
    backgroundColor: 'transparent',
    cursor: 'pointer',
    outlineStyle: 'none',
  },
  label: { flex: 'none', color: tokens.colorNeutralForeground3 },
  words: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});

/** Filters by several values: a button with the count, and checkboxes under it. */
export const ChoicesFilter = ({ label, value, choices: known, onChange }: ChoicesFilterProps) => {
  const styles = useStyles();
  const text = useText();
  const id = useId();
  const { opener, keys, close, tie } = useOpener(choicesPopup);
  const choices = known ?? NONE;
  const chosen = choices.filter((choice) => value.includes(choice.value));
  const pick = (picked: string): void => {
    onChange(
      choices
        .map((choice) => choice.value)
        .filter((known) => (known === picked ? !value.includes(known) : value.includes(known))),
    );
  };
  // Without loaded choices, selected values have no names but still filter the list.
  const count = choices.length === 0 ? value.length : chosen.length;
  const words =
    count > chosen.length || count > 1
      ? text('shared.filter.chosen', { count })
      : (chosen[0]?.label ?? text('shared.filter.any'));
  return (
    <span className={styles.anchor}>
      <InputBox>
        <button
          type="button"
          {...tie}
          className={styles.button}
          disabled={known === null}
          aria-busy={known === null}
          aria-controls={opener === null ? undefined : id}
          data-tooltip={chosen.length > 1 ? chosen.map((choice) => choice.label).join(', ') : undefined}
        >
          <span className={styles.label}>{label}</span>{' '}
          <span className={styles.words}>{known === null && value.length > 0 ? <Skeleton /> : words}</span>
        </button>
      </InputBox>
      {opener !== null && (
        <Loaded
          part={choicesPopup}
          props={{
            id,
            label,
            value,
            choices,
            opener,
            keys,
            onPick: pick,
            onClear: () => {
              onChange([]);
            },
            onClose: close,
          }}
          missing={(retry) => <MissingDialog onRetry={retry} onClose={close} />}
        />
      )}
    </span>
  );
};
