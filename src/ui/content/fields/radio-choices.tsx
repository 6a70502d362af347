import { makeStyles } from '@griffel/react';
import { useId, type ReactNode } from 'react';
import type { FieldControlProps } from '../../shared/controls/field';
import { sizes, phone } from '../../shared/theme/sizes';
import { kantoorTokens as tokens } from '../../shared/theme/theme';

const useStyles = makeStyles({
  group: { display: 'flex', flexWrap: 'wrap', columnGap: tokens.spacingHorizontalL },
  choice: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalSNudge,
    minHeight: sizes.control,
    minWidth: 0,
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    [phone]: { minHeight: sizes.touch },
  },
  radio: { flex: 'none', width: '16px', height: '16px', margin: 0, accentColor: tokens.colorCompoundBrandBackground },
});

interface RadioChoicesProps {
  readonly tie: FieldControlProps;
  readonly label: string;
  readonly value: string;
  readonly choices: readonly { readonly id: string; readonly label: string; readonly sample?: ReactNode }[];
  readonly onChange: (id: string) => void;
}

/** Native radio buttons. */
export const RadioChoices = ({ tie, label, value, choices, onChange }: RadioChoicesProps) => {
  const styles = useStyles();
  const name = useId();
  return (
    <div {...tie} role="radiogroup" aria-label={label} className={styles.group}>
      {choices.map((choice) => (
        <label key={choice.id} className={styles.choice}>
          <input
            type="radio"
            className={styles.radio}
            name={name}
            checked={choice.id === value}
            onChange={() => {
              onChange(choice.id);
            }}
          />
          {choice.sample}
          {choice.label}
        </label>
      ))}
    </div>
  );
};
