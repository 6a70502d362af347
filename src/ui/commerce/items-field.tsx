import { useFormikContext } from 'formik';
import { useCallback } from 'react';
import type { Suggestion } from '../../application/content/ports/choices.port';
import type { ItemReference } from '../../domain/commerce/references';
import type { Fields } from '../../domain/shared/merge';
import { ChoiceBox } from '../content/published/choices/choice-box';
import { ChosenField } from '../content/published/choices/choice-field';
import { Field } from '../shared/controls/field';
import { useFieldError, useHeld, useRecordFields } from '../shared/record/record-fields';
import { useText } from '../shared/runtime/use-text';

/** An item as a chip shows it. */
export const itemLabelOf = ({ code, label }: Pick<ItemReference, 'code' | 'label'>): string =>
  label === '' || label === code ? code : `${code} ${label}`;

/** The item of a suggestion. */
export const itemOf = ({ id, label, code = '', grossPrice = null }: Suggestion): ItemReference => ({
  id,
  label,
  code,
  grossPrice,
});

interface ItemsFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
}

/** Several items in the form of a record, with their codes and prices. Rule R-CON-16. */
export const ItemsField = ({ name, label, hint }: ItemsFieldProps) => {
  const text = useText();
  const held = useHeld();
  const { editing } = useRecordFields();
  const { getFieldProps, setFieldValue } = useFormikContext<Fields>();
  const { value } = getFieldProps<readonly ItemReference[]>(name);
  const error = useFieldError(name);
  const choose = useCallback(
    (suggestion: Suggestion) => {
      if (value.every(({ id }) => id !== suggestion.id)) void setFieldValue(name, [...value, itemOf(suggestion)]);
    },
    [name, setFieldValue, value],
  );
  const chips = value.map((item) => ({ id: item.id, label: itemLabelOf(item) }));
  if (!editing && !held) return <ChosenField label={label} value={chips} />;
  return (
    <Field label={label} hint={hint} error={error}>
      {(tie) => (
        <ChoiceBox
          tie={tie}
          label={label}
          source="item"
          chosen={chips}
          placeholder={text('content.choices.placeholder')}
          onChoose={choose}
          onRemove={({ id }) => {
            void setFieldValue(
              name,
              value.filter((item) => item.id !== id),
            );
          }}
        />
      )}
    </Field>
  );
};
