import { useFormikContext } from 'formik';
import type { Fields } from '../../../domain/shared/merge';
import { useFieldError, useHint, useRecordFields, type RecordFieldProps } from './record-fields';
import { SelectField, type Choice } from '../controls/select-field';
import { TextArea } from '../controls/text-area';
import { ToggleRow } from '../controls/toggle';

/** Lines of text in the form of a record. */
export const RecordTextArea = ({ name, label, hint, ...field }: RecordFieldProps) => {
  const { editing, labelOf } = useRecordFields();
  const { getFieldProps } = useFormikContext<Fields>();
  return (
    <TextArea
      {...getFieldProps<string>(name)}
      {...field}
      hint={useHint(hint)}
      label={label ?? labelOf(name)}
      readOnly={!editing}
      error={useFieldError(name)}
    />
  );
};

interface RecordSelectProps extends RecordFieldProps {
  readonly choices: readonly Choice<string | number>[];
}

/** One of some values in the form of a record. */
export const RecordSelect = ({ name, label, choices, ...field }: RecordSelectProps) => {
  const { editing, labelOf } = useRecordFields();
  const { getFieldProps, setFieldValue } = useFormikContext<Fields>();
  const { value, onBlur } = getFieldProps<string | number>(name);
  const choose = (chosen: string): void => {
    void setFieldValue(name, choices.find((choice) => String(choice.value) === chosen)?.value ?? '');
  };
  return (
    <SelectField
      {...field}
      name={name}
      label={label ?? labelOf(name)}
      value={String(value)}
      choices={choices}
      readOnly={!editing}
      error={useFieldError(name)}
      onBlur={onBlur}
      onChange={({ target }) => {
        choose(target.value);
      }}
    />
  );
};

/** A switch in the form of a record. */
export const RecordToggle = ({ name, label }: Pick<RecordFieldProps, 'name' | 'label'>) => {
  const { editing, labelOf } = useRecordFields();
  const { values, setFieldValue } = useFormikContext<Fields>();
  return (
    <ToggleRow
      name={name}
      checked={values[name] === true}
      disabled={!editing}
      onChange={({ target }) => {
        void setFieldValue(name, target.checked);
      }}
    >
      {label ?? labelOf(name)}
    </ToggleRow>
  );
};
