import { useFormikContext } from 'formik';
import { useCallback } from 'react';
import type { Suggestion } from '../../../../application/content/ports/choices.port';
import type { Id } from '../../../../domain/shared/id';
import { itemLabelOf } from '../../../../domain/commerce/published/item-label';
import type { Fields } from '../../../../domain/shared/merge';
import { Field } from '../../../shared/controls/field';
import { useFieldError, useIsReadOnly, useRecordFields } from '../../../shared/record/record-fields';
import { useText } from '../../../shared/runtime/use-text';
import { ChoiceBox } from './choice-box';
import { ChosenField } from './choice-field';

interface ShownItem {
  readonly id: Id;
  readonly code: string;
  readonly label?: string;
}

interface ItemsFieldProps<Item extends ShownItem> {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  /** Maps a suggestion to the stored item; keep its identity. */
  readonly itemOf: (suggestion: Suggestion) => Item;
}

/** A field with several items, shown by code and name, in a record form. Rule R-CON-16. */
export const ItemsField = <Item extends ShownItem>({ name, label, hint, itemOf }: ItemsFieldProps<Item>) => {
  const text = useText();
  const isReadOnly = useIsReadOnly();
  const { editing } = useRecordFields();
  const { getFieldProps, setFieldValue } = useFormikContext<Fields>();
  const { value } = getFieldProps<readonly Item[]>(name);
  const error = useFieldError(name);
  const choose = useCallback(
    (suggestion: Suggestion) => {
      if (value.every(({ id }) => id !== suggestion.id)) void setFieldValue(name, [...value, itemOf(suggestion)]);
    },
    [itemOf, name, setFieldValue, value],
  );
  const chips = value.map((item) => ({ id: item.id, label: itemLabelOf(item) }));
  if (!editing && !isReadOnly) return <ChosenField name={name} label={label} value={chips} />;
  return (
    <Field name={name} label={label} hint={hint} error={error}>
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
