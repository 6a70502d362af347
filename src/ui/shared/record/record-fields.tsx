import { getIn, useFormikContext } from 'formik';
import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import type { Failure, FieldCode } from '../../../domain/shared/failure';
import type { Fields } from '../../../domain/shared/merge';
import type { Kind, Listing } from '../../../domain/shared/resource';
import { sameValue } from '../../../domain/shared/same-value';
import { useProblemText } from './use-problem-text';
import { TextField } from '../controls/text-field';
import { useText } from '../runtime/use-text';
import type { FieldPath } from './field-path';

interface RecordFieldsState {
  readonly editing: boolean;
  /** A save, a comparison or a search for a draft is running: fields are inert and keep their state. */
  readonly isReadOnly?: boolean;
  /** Server errors of fields that have not changed since the save. */
  readonly refused: Readonly<Record<string, FieldCode>>;
  /** The label of a field that is given none. */
  readonly labelOf: (name: string) => string;
}

const RecordFieldsContext = createContext<RecordFieldsState>({ editing: false, refused: {}, labelOf: (name) => name });
/** A separate context: `refused` changes while a person types, and would re-render up to two hundred blocks. */
const ReadOnlyContext = createContext(false);

/** Provides the state of the form to its fields. */
export const RecordFieldsProvider = ({
  value,
  children,
}: {
  readonly value: RecordFieldsState;
  readonly children: ReactNode;
}) => (
  <RecordFieldsContext value={value}>
    <ReadOnlyContext value={value.isReadOnly === true}>{children}</ReadOnlyContext>
  </RecordFieldsContext>
);

export const useRecordFields = (): RecordFieldsState => useContext(RecordFieldsContext);

/** Whether a save or comparison is running: inputs with local state are inert and keep that state. */
export const useIsReadOnly = (): boolean => useContext(ReadOnlyContext);

/** Whether the fields take input. */
export const useEditing = (): boolean => useRecordFields().editing;

const NO_ERRORS: Readonly<Record<string, FieldCode>> = {};

/** The server's field errors, each removed when its field changes. */
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

/** Whether any problem belongs to a field of the form, and not to content beside it. */
export const isOfField = (problems: object, values: object): boolean =>
  Object.keys(problems).some((path) => getIn(values, path) !== undefined);

/** Returns the hint while editing, else undefined. */
export const useHint = (hint?: string): string | undefined => (useEditing() ? hint : undefined);

/**
 * The error message of a field: the rule's once the field was touched, else the server's; none while read-only.
 * @param form the required format, for `pattern.default`
 * @param notValid the message of `VALUE_NOT_VALID`, if it has a single cause
 * @param required the message of an empty field, if it names the field
 * @param tooEarly the message of a moment before its bound, if that bound is not the start of the period
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

/** The record's field table and strings, for the controls of its form. */
export const DefinitionContext = createContext<Pick<Listing<Kind>, 'fields' | 'strings'> | null>(null);

interface ControlProps {
  readonly name: string;
  /** Defaults to the label of the form: `<record>.<name>`. */
  readonly label?: string;
  /** Defaults to the field table. */
  readonly required?: boolean;
  readonly hint?: string;
}

/** Properties of a control of a record form. @typeParam Draft the values of the form, whose paths are its names */
export type RecordFieldProps<Draft> = ControlProps & { readonly name: NoInfer<FieldPath<Draft>> };

/** Name, label and required mark of a control. */
export const useFieldHead = ({ name, label, required }: ControlProps) => {
  const { labelOf } = useRecordFields();
  const field = useContext(DefinitionContext)?.fields?.[name];
  return {
    name,
    label: label ?? labelOf(name),
    required: required ?? field?.required === true,
  };
};

interface RecordTextFieldProps<Draft> extends RecordFieldProps<Draft> {
  readonly type?: 'text' | 'email' | 'url';
  readonly inputMode?: 'numeric';
  readonly autoComplete?: string;
  /** The required format, named in the error message. */
  readonly pattern?: string;
  /** Shows the whole error, wrapped over several lines. */
  readonly wrapsError?: boolean;
}

/** A one-line text field of a record form. */
export const RecordTextField = <Draft = never,>({
  pattern,
  hint,
  autoComplete = 'off',
  ...field
}: RecordTextFieldProps<Draft>) => {
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
