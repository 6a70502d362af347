import { useCallback } from 'react';
import type { Choice } from '../../../domain/content/block';
import { Field } from '../../shared/controls/field';
import { MomentField } from '../../shared/dates/moment-field';
import { useMomentForm } from '../../shared/dates/use-moment-format';
import { SelectField } from '../../shared/controls/select-field';
import { TextField } from '../../shared/controls/text-field';
import { ToggleRow } from '../../shared/controls/toggle';
import { useText } from '../../shared/runtime/use-text';
import { ChoiceField } from '../choices/choice-field';
import { textsOf, type FieldEditorProps } from './field-editor';
import { RadioChoices } from './radio-choices';

/** What can be chosen, with none where nothing has to be, and with what is held though it is offered no more. */
const useOptions = ({ value, options, required }: FieldEditorProps<'select' | 'radio'>['field']): readonly Choice[] => {
  const text = useText();
  const isOffered = value === '' || options.some(({ id }) => id === value);
  return [
    ...(required || options.some(({ id }) => id === '') ? [] : [{ id: '', label: text('content.fields.noChoice') }]),
    ...options,
    ...(isOffered ? [] : [{ id: value, label: value }]),
  ];
};

/** One of a list. */
export const SelectEditor = (props: FieldEditorProps<'select'>) => {
  const { field, readOnly, onChange } = props;
  const choices = useOptions(field).map(({ id, label }) => ({ value: id, label }));
  return (
    <SelectField
      {...textsOf(props)}
      value={field.value}
      choices={choices}
      readOnly={readOnly}
      onChange={({ target }) => {
        onChange({ ...field, value: target.value });
      }}
    />
  );
};

/** One of a few, all of them in sight. */
export const RadioEditor = (props: FieldEditorProps<'radio'>) => {
  const { field, readOnly, onChange } = props;
  const choices = useOptions(field);
  if (readOnly)
    return <TextField label={field.label} readOnly value={choices.find(({ id }) => id === field.value)?.label ?? ''} />;
  return (
    <Field {...textsOf(props)}>
      {(tie) => (
        <RadioChoices
          tie={tie}
          label={field.label}
          value={field.value}
          choices={choices}
          onChange={(value) => {
            onChange({ ...field, value });
          }}
        />
      )}
    </Field>
  );
};

/** Yes or no. */
export const CheckboxEditor = ({ field, readOnly, onChange }: FieldEditorProps<'checkbox'>) => (
  <ToggleRow
    checked={field.value}
    disabled={readOnly}
    onChange={({ target }) => {
      onChange({ ...field, value: target.checked });
    }}
  >
    {field.label}
  </ToggleRow>
);

/** A day and a time. */
export const DateTimeEditor = (props: FieldEditorProps<'datetime'>) => {
  const { field, readOnly, error, onChange } = props;
  const wrong = useMomentForm('in24Hours');
  return (
    <MomentField
      {...textsOf(props)}
      error={error !== undefined && typeof field.value === 'string' ? wrong : error}
      value={field.value}
      readOnly={readOnly}
      pattern="in24Hours"
      onChange={(value) => {
        onChange({ ...field, value });
      }}
    />
  );
};

/** What is chosen from a list that the server keeps, one or more. */
export const PickerEditor = (props: FieldEditorProps<'autocomplete' | 'custom-autocomplete'>) => {
  const { field, readOnly, onChange } = props;
  const change = useCallback(
    (value: readonly Choice[]) => {
      onChange({ ...field, value });
    },
    [field, onChange],
  );
  return (
    <ChoiceField
      {...textsOf(props)}
      source={field.source}
      multiple={field.multiple}
      value={field.value}
      readOnly={readOnly}
      onChange={change}
    />
  );
};
