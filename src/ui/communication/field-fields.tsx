import { makeStyles } from '@griffel/react';
import { useFormikContext } from 'formik';
import { withType, type FormDraft, type FormField } from '../../domain/communication/form';
import { cleanFieldName, FIELD_TYPES, hasOptions } from '../../domain/communication/form.rule';
import { filtered } from '../shared/controls/filtered-input';
import { SelectField, withStored } from '../shared/controls/select-field';
import { TextField } from '../shared/controls/text-field';
import { ToggleRow } from '../shared/controls/toggle';
import { RecordTextField, useFieldError, useHint, useRecordFields } from '../shared/record/record-fields';
import { useText } from '../shared/runtime/use-text';
import { phone, sizes } from '../shared/theme/sizes';
import { kantoorTokens as tokens } from '../shared/theme/theme';
import { FieldOptions } from './field-options';

const useStyles = makeStyles({
  fields: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gap: `${sizes.fieldGap} 16px`,
    padding: `4px 12px ${sizes.fieldGap} 40px`,
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingLeft: '12px' },
  },
  wide: { gridColumnStart: '1', gridColumnEnd: '-1' },
  warning: { fontSize: tokens.fontSizeBase200, color: tokens.colorStatusWarningForeground1 },
});

interface FieldFieldsProps {
  /** Path of the field in the form. */
  readonly path: `parts.${number}.value`;
  readonly partKey: string;
  readonly field: FormField;
  readonly isRepeated: boolean;
}

/** The properties of a field, depending on its type. Rules R-FRM-02, R-FRM-03 and R-SHR-60. */
export const FieldFields = ({ path, partKey, field, isRepeated }: FieldFieldsProps) => {
  const styles = useStyles();
  const text = useText();
  const { editing } = useRecordFields();
  const { initialValues, setFieldValue, getFieldProps } = useFormikContext<FormDraft>();
  const stored = initialValues.parts.find(({ key }) => key === partKey)?.value ?? field;
  const { onBlur } = getFieldProps<string>(`${path}.name`);
  const error = useFieldError(`${path}.name`);
  const hint = useHint(text('communication.field.nameHint'));
  return (
    <div className={styles.fields}>
      <div data-field="">
        <RecordTextField<FormDraft> name={`${path}.label`} label={text('communication.field.label')} required />
      </div>
      <div>
        <TextField
          name={`${path}.name`}
          label={text('communication.field.name')}
          required
          value={field.name}
          hint={hint}
          error={error}
          readOnly={!editing}
          autoComplete="off"
          spellCheck={false}
          onBlur={onBlur}
          onChange={({ target, nativeEvent }) => {
            // Do not filter during composition: a dead key is not a letter yet.
            const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
            void setFieldValue(`${path}.name`, isComposing ? target.value : filtered(target, cleanFieldName));
          }}
          onCompositionEnd={({ currentTarget }) => {
            void setFieldValue(`${path}.name`, filtered(currentTarget, cleanFieldName));
          }}
        />
        {isRepeated && <p className={styles.warning}>{text('communication.field.repeated')}</p>}
      </div>
      <SelectField
        name={`${path}.type`}
        label={text('communication.field.type')}
        value={field.type}
        readOnly={!editing}
        choices={withStored<string>(
          FIELD_TYPES.map((type) => ({ value: type, label: text(`communication.fieldTypes.${type}`) })),
          stored.type,
        )}
        onChange={({ target }) => {
          void setFieldValue(path, withType(field, target.value, stored));
        }}
      />
      <ToggleRow
        checked={field.required}
        disabled={!editing}
        onChange={({ target }) => {
          void setFieldValue(`${path}.required`, target.checked);
        }}
      >
        {text('communication.field.required')}
      </ToggleRow>
      {hasOptions(field.type) && (
        <div className={styles.wide}>
          <FieldOptions path={`${path}.options`} options={field.options} />
        </div>
      )}
    </div>
  );
};
