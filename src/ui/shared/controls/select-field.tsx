import { makeStyles } from '@griffel/react';
import type { ComponentPropsWithRef } from 'react';
import { Field, type ErrorLayout, type FieldTexts } from './field';
import { InputBox } from './input-box';
import { kantoorTokens as tokens } from '../theme/theme';
import { useText } from '../runtime/use-text';
import { useWebsiteLanguage } from '../runtime/website-language';

export interface Choice<Value> {
  readonly value: Value;
  readonly label: string;
}

/** The choices, plus the stored value if it is not among them. Rule R-SHR-60. */
export const withStored = <Value extends string | number>(
  choices: readonly Choice<Value>[],
  value: Value | null,
  labelOf: (value: Value) => string = String,
): readonly Choice<Value>[] =>
  value === null || value === '' || choices.some((choice) => choice.value === value)
    ? choices
    : [...choices, { value, label: labelOf(value) }];

interface SelectFieldProps
  extends
    FieldTexts,
    ErrorLayout,
    Omit<ComponentPropsWithRef<'select'>, 'className' | 'size' | 'required' | 'children' | 'value'> {
  readonly choices: readonly Choice<string | number>[];
  readonly value: string;
  readonly readOnly: boolean;
  /** The choices are in the language of the website. Rule R-SHR-71. */
  readonly isContent?: boolean;
}

const useStyles = makeStyles({
  select: {
    'appearance': 'none',
    'flex': '1',
    'minWidth': 0,
    'height': '100%',
    'padding': '0 30px 0 0',
    'border': '0',
    'outlineStyle': 'none',
    'color': 'inherit',
    'backgroundColor': 'transparent',
    ':focus-visible': { outlineStyle: 'none' },
    '& > option': { backgroundColor: tokens.colorNeutralBackground1 },
  },
});

/** A labelled select; shows the chosen text while read-only. */
export const SelectField = ({
  label,
  hint,
  error,
  required,
  wrapsError,
  choices,
  readOnly,
  value,
  isContent = false,
  ...select
}: SelectFieldProps) => {
  const styles = useStyles();
  const text = useText();
  const website = useWebsiteLanguage();
  const lang = isContent ? website : undefined;
  const chosen = choices.find((choice) => String(choice.value) === value);
  return (
    <Field
      name={select.name}
      label={label}
      hint={hint}
      error={error}
      required={required === true && !readOnly}
      wrapsError={wrapsError}
    >
      {(tie) => (
        <InputBox invalid={error !== undefined} readOnly={readOnly}>
          {readOnly ? (
            <input type="text" {...tie} lang={lang} readOnly value={chosen?.label ?? ''} />
          ) : (
            <select {...select} {...tie} value={value} className={styles.select}>
              {chosen === undefined && <option value="">{text('shared.field.choose')}</option>}
              {choices.map((choice) => (
                <option key={choice.value} value={choice.value} lang={lang}>
                  {choice.label}
                </option>
              ))}
            </select>
          )}
        </InputBox>
      )}
    </Field>
  );
};
