import { makeStyles } from '@griffel/react';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import type { FormDraft } from '../../domain/communication/form';
import { MAX_OPTIONS, type FieldOption } from '../../domain/communication/form.rule';
import { Button } from '../shared/controls/button';
import { focusSibling } from '../shared/focus/focus-sibling';
import { focusFirstInput } from '../shared/focus/take-focus';
import { add } from '../shared/icons/shell-shapes';
import { close } from '../shared/icons/shapes';
import { RecordTextField, useFieldError, useRecordFields } from '../shared/record/record-fields';
import { useText } from '../shared/runtime/use-text';
import { sizes } from '../shared/theme/sizes';
import { kantoorTokens as tokens } from '../shared/theme/theme';

const useStyles = makeStyles({
  options: { minWidth: 0, margin: 0, padding: 0, border: '0' },
  title: { padding: 0, fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
  option: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
    alignItems: 'end',
    gap: tokens.spacingHorizontalS,
    padding: `4px 0 ${sizes.fieldGap}`,
  },
  wrong: { fontSize: tokens.fontSizeBase200, color: tokens.colorStatusDangerForeground1 },
});

interface FieldOptionsProps {
  /** Path of the options in the form. */
  readonly path: `parts.${number}.value.options`;
  readonly options: readonly FieldOption[];
}

/** The options of a choice field: add, change, remove. Rule R-FRM-02. */
export const FieldOptions = ({ path, options }: FieldOptionsProps) => {
  const styles = useStyles();
  const text = useText();
  const { editing } = useRecordFields();
  const { setFieldValue } = useFormikContext<FormDraft>();
  const [added, setAdded] = useState<number | null>(null);
  const error = useFieldError(path, undefined, undefined, text('communication.field.optionsRequired'));
  return (
    <fieldset className={styles.options} data-lines="">
      <legend className={styles.title}>{text('communication.field.options')}</legend>
      {options.map((_, place) => {
        const at = { place: place + 1 };
        return (
          // Options are identified by their index only.
          <div key={place} ref={place === added ? focusFirstInput : undefined} className={styles.option} data-line="">
            <RecordTextField<FormDraft>
              required
              name={`${path}.${place}.label`}
              label={text('communication.field.optionLabel', at)}
            />
            <RecordTextField<FormDraft>
              required
              name={`${path}.${place}.value`}
              label={text('communication.field.optionValue', at)}
            />
            {editing && (
              <Button
                variant="subtle"
                icon={close}
                data-remove=""
                aria-label={text('communication.field.removeOption', at)}
                onClick={({ currentTarget }) => {
                  setAdded(null);
                  // The next option moves into this position, and the focus stays on its button.
                  if (place === options.length - 1) focusSibling(currentTarget);
                  void setFieldValue(path, options.toSpliced(place, 1));
                }}
              />
            )}
          </div>
        );
      })}
      {error !== undefined && <p className={styles.wrong}>{error}</p>}
      {editing && options.length < MAX_OPTIONS && (
        <Button
          variant="subtle"
          size="small"
          icon={add}
          data-add=""
          onClick={() => {
            setAdded(options.length);
            void setFieldValue(path, [...options, { label: '', value: '' }]);
          }}
        >
          {text('communication.field.addOption')}
        </Button>
      )}
    </fieldset>
  );
};
