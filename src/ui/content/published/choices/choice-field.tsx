import { makeStyles } from '@griffel/react';
import { useCallback } from 'react';
import type { AddableSource, ChoiceSource } from '../../../../application/content/ports/choices.port';
import type { Choice } from '../../../../domain/content/block';
import { withChoice, withoutChoice } from '../../../../domain/content/choices';
import type { Id } from '../../../../domain/shared/id';
import { useAllowed } from '../../../shared/runtime/use-session';
import { Field, type FieldTexts } from '../../../shared/controls/field';
import { sizes } from '../../../shared/theme/sizes';
import { useIsReadOnly } from '../../../shared/record/record-fields';
import { kantoorTokens as tokens } from '../../../shared/theme/theme';
import { useText } from '../../../shared/runtime/use-text';
import { Chips } from './chips';
import { ChoiceBox } from './choice-box';

interface ChoiceFieldProps extends FieldTexts {
  /** Name of the value in the surrounding form. */
  readonly name?: string | undefined;
  readonly source: ChoiceSource;
  readonly value: readonly Choice[];
  readonly onChange: (value: readonly Choice[]) => void;
  readonly readOnly: boolean;
  /** Allows several values; without it, the next choice replaces the value. */
  readonly multiple?: boolean;
  /** Id of the record that has this field; it is excluded from the suggestions. */
  readonly chooser?: Id | null | undefined;
  /** Lets a person with the right add a missing term. */
  readonly addable?: AddableSource | undefined;
  readonly onLeave?: () => void;
  /** Maximum number of suggestions; the default limit without it. */
  readonly limit?: number | undefined;
}

const useStyles = makeStyles({
  chips: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    minHeight: sizes.control,
  },
  none: { color: tokens.colorNeutralForeground3 },
});

/** The chosen values, read-only. */
export const ChosenField = ({ name, value, ...texts }: Pick<ChoiceFieldProps, 'name' | 'value'> & FieldTexts) => {
  const styles = useStyles();
  const text = useText();
  return (
    <Field {...texts} name={name} shape="chips" required={false}>
      {({ id, 'aria-describedby': describedBy }) => (
        <div id={id} role="group" aria-label={texts.label} aria-describedby={describedBy} className={styles.chips}>
          {value.length === 0 && <span className={styles.none}>{text('content.choices.none')}</span>}
          {value.length > 0 && <Chips label={texts.label} value={value} />}
        </div>
      )}
    </Field>
  );
};

/** Removable chips of the chosen values, and a box that searches for more. Rule R-CON-16. */
export const ChoiceField = ({
  name,
  source,
  value,
  onChange,
  readOnly,
  multiple = true,
  chooser,
  addable,
  onLeave,
  limit,
  ...texts
}: ChoiceFieldProps) => {
  const text = useText();
  const isReadOnly = useIsReadOnly();
  // Adding a term from a record form requires the right to add records of its module.
  const allowed = useAllowed(addable?.split('/')[0] ?? '');
  const choose = useCallback(
    ({ id, label }: Choice) => {
      onChange(withChoice(value, { id, label }, multiple));
    },
    [multiple, onChange, value],
  );
  const remove = ({ id }: Choice): void => {
    onChange(withoutChoice(value, id));
  };
  if (readOnly && !isReadOnly) return <ChosenField {...texts} name={name} value={value} />;
  return (
    <Field {...texts} name={name}>
      {(tie) => (
        <ChoiceBox
          tie={tie}
          label={texts.label}
          source={source}
          chosen={value}
          chooser={chooser}
          limit={limit}
          placeholder={text(!multiple && value.length > 0 ? 'content.choices.replace' : 'content.choices.placeholder')}
          addable={addable !== undefined && allowed.add ? addable : null}
          onChoose={choose}
          onRemove={remove}
          onLeave={onLeave}
        />
      )}
    </Field>
  );
};
