import { itemLabelOf } from '../../../domain/commerce/published/item-label';
import type { PartProduct } from '../../../domain/spare-parts/spare-item';
import { ChoiceBox } from '../../content/published/choices/choice-box';
import { ChosenField } from '../../content/published/choices/choice-field';
import { Field } from '../../shared/controls/field';
import { useText } from '../../shared/runtime/use-text';

interface ProductFieldProps {
  /** Name of the value in the surrounding form. */
  readonly name?: string;
  readonly label?: string;
  readonly product: PartProduct | null;
  readonly readOnly: boolean;
  readonly error?: string | undefined;
  readonly onChange: (product: PartProduct | null) => void;
  readonly onLeave?: () => void;
}

/** A field for one product, found by code or name. Rule R-CON-16. */
export const ProductField = ({ name, label, product, readOnly, error, onChange, onLeave }: ProductFieldProps) => {
  const text = useText();
  const called = label ?? text('spareParts.item.product');
  const chosen = product === null ? [] : [{ id: product.id, label: itemLabelOf(product) }];
  if (readOnly) return <ChosenField name={name} label={called} value={chosen} />;
  return (
    <Field name={name} label={called} error={error}>
      {(tie) => (
        <ChoiceBox
          tie={tie}
          label={called}
          source="item"
          chosen={chosen}
          placeholder={text('content.choices.placeholder')}
          onChoose={({ id, code = '', label: chosenLabel }) => {
            onChange({ id, code, label: chosenLabel });
          }}
          onRemove={() => {
            onChange(null);
          }}
          onLeave={onLeave}
        />
      )}
    </Field>
  );
};
