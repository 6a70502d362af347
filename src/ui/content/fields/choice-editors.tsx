import { useCallback } from 'react';
import type { Choice } from '../../../domain/content/block';
import { Field } from '../../shared/controls/field';
import { MomentField } from '../../shared/dates/moment-field';
import { useMomentFormat } from '../../shared/dates/use-moment-format';
import { SelectField } from '../../shared/controls/select-field';
import { TextField } from '../../shared/controls/text-field';
import { ToggleRow } from '../../shared/controls/toggle';
import { useText } from '../../shared/runtime/use-text';
import { ChoiceField } from '../published/choices/choice-field';
import { textsOf, type FieldEditorProps } from './field-editor';
import { RadioChoices } from './radio-choices';

/** The options, with "none" if optional, and the current value if it is no longer offered. */
const useOptions = ({ value, options, required }: FieldEditorProps<'select' | 'radio'>['field']): readonly Choice[] => {
  const text = useText();
  const isOffered = value === '' || options.some(({ id }) => id === value);
  return [
    ...(required || options.some(({ id }) => id === '') ? [] : [{ id: '', label: text('content.fields.noChoice') }]),
    ...options,
    ...(isOffered ? [] : [{ id: value, label: value }]),
  ];
};

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

export const DateTimeEditor = (props: FieldEditorProps<'datetime'>) => {
  const { field, readOnly, error, onChange } = props;
  const wrong = useMomentFormat();
  return (
    <MomentField
      {...textsOf(props)}
      error={error !== undefined && typeof field.value === 'string' ? wrong : error}
      value={field.value}
      readOnly={readOnly}
      onChange={(value) => {
        onChange({ ...field, value });
      }}
    />
  );
};

/** One or more choices from a server list. */
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
