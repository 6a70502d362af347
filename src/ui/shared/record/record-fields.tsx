import { getIn, useFormikContext } from 'formik';
import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import type { Failure, FieldCode } from '../../../domain/shared/failure';
import type { Fields } from '../../../domain/shared/merge';
import type { Kind, Listing } from '../../../domain/shared/resource';
import { sameValue } from '../../../domain/shared/same-value';
import { useProblemText } from './use-problem-text';
import { TextField } from '../controls/text-field';
import { useText } from '../runtime/use-text';

interface RecordFieldsState {
  readonly editing: boolean;
  /** A save, comparison or look for a draft is under way: the fields take no input and keep their state. */
  readonly held?: boolean;
  /** The server's errors of fields that were not changed since. */
  readonly refused: Readonly<Record<string, FieldCode>>;
  /** The label of a field that has none of its own. */
  readonly labelOf: (name: string) => string;
}

const RecordFieldsContext = createContext<RecordFieldsState>({ editing: false, refused: {}, labelOf: (name) => name });
/** A context of its own: `refused` changes with keys, and two hundred blocks would render with each. */
const HeldContext = createContext(false);

/** Gives the fields in it the state of their form. */
export const RecordFieldsProvider = ({
  value,
  children,
}: {
  readonly value: RecordFieldsState;
  readonly children: ReactNode;
}) => (
  <RecordFieldsContext value={value}>
    <HeldContext value={value.held === true}>{children}</HeldContext>
  </RecordFieldsContext>
);

export const useRecordFields = (): RecordFieldsState => useContext(RecordFieldsContext);

/** Whether a save or comparison is under way: inputs with state of their own are inert and keep it. */
export const useHeld = (): boolean => useContext(HeldContext);

/** Whether the fields take input. */
export const useEditing = (): boolean => useRecordFields().editing;

const NO_ERRORS: Readonly<Record<string, FieldCode>> = {};

/** The server's field errors, each until its field is changed. */
export const useRefused = <Draft extends Fields>(
  failure: Failure | null,
  values: Draft,
): Readonly<Record<string, FieldCode>> => {
  const [refusal, setRefusal] = useState({ failure, values });
  if (refusal.failure !== failure) setRefusal({ failure, values });
  return useMemo(
    () =>
      failure?.kind !== 'FieldsRejected'
        ? NO_ERRORS
        : Object.fromEntries(
            Object.entries(failure.fields).filter(([field]) =>
              sameValue(getIn(values, field), getIn(refusal.values, field)),
            ),
          ),
    [failure, refusal.values, values],
  );
};

/** Whether a problem is of a field of the form, and not of something beside it. */
export const isOfField = (problems: object, values: object): boolean =>
  Object.keys(problems).some((path) => getIn(values, path) !== undefined);

/** A hint, only where the field can be edited. */
export const useHint = (hint?: string): string | undefined => (useEditing() ? hint : undefined);

/**
 * The message of one field: its rule's once it was touched, else the server's; none where the field is read-only.
 * @param form the format it must have, for `pattern.default`
 * @param notValid the message of `VALUE_NOT_VALID`, where it has one cause only
 * @param required the message of an empty field, where it names the field
 * @param tooEarly the message of a moment before another, where that is not its start
 */
export const useFieldError = (
  name: string,
  form?: string,
  notValid?: string,
  required?: string,
  tooEarly?: string,
): string | undefined => {
  const text = useText();
  const wordsFor = useProblemText();
  const { editing, refused } = useRecordFields();
  const { errors, touched } = useFormikContext<Fields>();
  if (!editing) return undefined;
  const problem = errors[name];
  const said = getIn(touched, name) === undefined ? undefined : wordsFor(problem);
  if (said !== undefined && problem === 'required') return required ?? said;
  if (said !== undefined && problem === 'tooEarly') return tooEarly ?? said;
  if (said !== undefined) return problem === 'pattern.default' ? (form ?? said) : said;
  const code = refused[name];
  if (code === 'VALUE_NOT_VALID' && notValid !== undefined) return notValid;
  return code === undefined ? undefined : text(`shared.fields.codes.${code}`);
};

/** The definition of the record, for what its controls take from the field table. */
export const DefinitionContext = createContext<Pick<Listing<Kind>, 'fields' | 'strings'> | null>(null);

export interface RecordFieldProps {
  readonly name: string;
  /** By default the form's: `<record>.<name>`. */
  readonly label?: string;
  /** By default as the field table says. */
  readonly required?: boolean;
  readonly hint?: string;
}

/** Name, label and required mark of a control. */
export const useFieldHead = ({ name, label, required }: RecordFieldProps) => {
  const { labelOf } = useRecordFields();
  const field = useContext(DefinitionContext)?.fields?.[name];
  return {
    name,
    label: label ?? labelOf(name),
    required: required ?? field?.required === true,
  };
};

interface RecordTextFieldProps extends RecordFieldProps {
  readonly type?: 'text' | 'email' | 'url';
  readonly inputMode?: 'numeric';
  readonly autoComplete?: string;
  /** The format it must have, named when it has another. */
  readonly pattern?: string;
  /** All of the error is shown, in lines of its own. */
  readonly wrapsError?: boolean;
}

/** A line of text in the form of a record. */
export const RecordTextField = ({ pattern, hint, autoComplete = 'off', ...field }: RecordTextFieldProps) => {
  const editing = useEditing();
  const { getFieldProps } = useFormikContext<Fields>();
  const error = useFieldError(field.name, pattern);
  const { value, ...tie } = getFieldProps<string | number | null>(field.name);
  return (
    <TextField
      {...tie}
      value={value === null ? '' : String(value)}
      {...field}
      {...useFieldHead(field)}
      hint={useHint(hint)}
      autoComplete={autoComplete}
      readOnly={!editing}
      error={error}
    />
  );
};
