import { getIn, useFormikContext } from 'formik';
import { createContext, useContext, type ReactNode } from 'react';
import type { FieldCode } from '../../../domain/shared/failure';
import type { Fields } from '../../../domain/shared/merge';
import { useProblemText } from './use-problem-text';
import { TextField } from '../controls/text-field';
import { useText } from '../runtime/use-text';

interface RecordForm {
  readonly editing: boolean;
  /** What was typed is on its way and may come back: closed for typing, and yet as it was. */
  readonly held?: boolean;
  /** What the server said of fields that have not been changed since. */
  readonly refused: Readonly<Record<string, FieldCode>>;
  /** The label of a field, where the field itself brings none. */
  readonly labelOf: (name: string) => string;
}

const RecordFormContext = createContext<RecordForm>({ editing: false, refused: {}, labelOf: (name) => name });
/**
 * Apart from the rest of the form, which is another one with every key after a refusal: two hundred blocks would be
 * drawn with each.
 */
const HeldContext = createContext(false);

/** Tells the fields in it of the form around them. */
export const RecordFormProvider = ({
  value,
  children,
}: {
  readonly value: RecordForm;
  readonly children: ReactNode;
}) => (
  <RecordFormContext value={value}>
    <HeldContext value={value.held === true}>{children}</HeldContext>
  </RecordFormContext>
);

export const useRecordForm = (): RecordForm => useContext(RecordFormContext);

/**
 * Whether what was typed is on its way and may come back: what would lose something by it is closed, and stays as it
 * is.
 */
export const useHeld = (): boolean => useContext(HeldContext);

/** Whether the fields of the form around are open for typing. */
export const useEditing = (): boolean => useRecordForm().editing;

/** A hint on what to type, where something can be typed. */
export const useHint = (hint?: string): string | undefined => (useEditing() ? hint : undefined);

/**
 * The message of one field (`form` says which form it must have, where a general sentence would not do; `notValid` why
 * the server does not take it, where that can be only one thing): what its rule says once it was left, else what the
 * server said of it; nothing where nothing can be typed.
 */
export const useFieldError = (name: string, form?: string, notValid?: string): string | undefined => {
  const text = useText();
  const wordsFor = useProblemText();
  const { editing, refused } = useRecordForm();
  const { errors, touched } = useFormikContext<Fields>();
  if (!editing) return undefined;
  const problem = errors[name];
  const said = getIn(touched, name) === undefined ? undefined : wordsFor(problem);
  if (said !== undefined) return problem === 'pattern.default' ? (form ?? said) : said;
  const code = refused[name];
  if (code === 'VALUE_NOT_VALID' && notValid !== undefined) return notValid;
  return code === undefined ? undefined : text(`shared.fields.codes.${code}`);
};

export interface RecordFieldProps {
  readonly name: string;
  /** Else the form's own: `<record>.<name>`. */
  readonly label?: string;
  readonly required?: boolean;
  readonly hint?: string;
}

interface RecordTextFieldProps extends RecordFieldProps {
  readonly type?: 'text' | 'email' | 'url';
  readonly inputMode?: 'numeric';
  /** What a browser may fill in; nothing unless told. */
  readonly autoComplete?: string;
  /** What it may hold, said when it holds something else. */
  readonly pattern?: string;
}

/** A line of text in the form of a record. */
export const RecordTextField = ({
  name,
  pattern,
  label,
  hint,
  autoComplete = 'off',
  ...field
}: RecordTextFieldProps) => {
  const { editing, labelOf } = useRecordForm();
  const { getFieldProps } = useFormikContext<Fields>();
  const error = useFieldError(name, pattern);
  const { value, ...tie } = getFieldProps<string | number | null>(name);
  return (
    <TextField
      {...tie}
      value={value === null ? '' : String(value)}
      {...field}
      hint={useHint(hint)}
      label={label ?? labelOf(name)}
      autoComplete={autoComplete}
      readOnly={!editing}
      error={error}
    />
  );
};
