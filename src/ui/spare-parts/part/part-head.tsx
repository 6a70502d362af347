import { makeStyles } from '@griffel/react';
import { useFormikContext } from 'formik';
import type { SparePartDraft } from '../../../domain/spare-parts/spare-part';
import { Toggle } from '../../shared/controls/toggle';
import { useRecordFields } from '../../shared/record/record-fields';
import { useText } from '../../shared/runtime/use-text';
import { phone } from '../../shared/theme/sizes';
import { kantoorTokens as tokens } from '../../shared/theme/theme';
import { ProductField } from './product-field';

const useStyles = makeStyles({
  // The label is in front of the field, because there is a single line only.
  product: {
    'width': '400px',
    '& > div': { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS },
    '& > div > :first-child': { margin: 0 },
    '& > div > :last-child': { flex: '1', minWidth: 0 },
    [phone]: { width: '100%' },
  },
});

/** The product of a reference, and whether the reference is active; both editable. */
export const PartHead = () => {
  const styles = useStyles();
  const text = useText();
  const { editing, refused } = useRecordFields();
  const { values, setFieldValue } = useFormikContext<SparePartDraft>();
  const error = refused['item'];
  return (
    <>
      <div className={styles.product} data-wide="">
        <ProductField
          name="item"
          label={text('spareParts.part.item')}
          product={values.item}
          readOnly={!editing}
          error={error === undefined ? undefined : text(`shared.fields.codes.${error}`)}
          onChange={(item) => {
            void setFieldValue('item', item);
          }}
        />
      </div>
      <Toggle
        name="isActive"
        checked={values.isActive}
        disabled={!editing}
        onChange={({ target }) => {
          void setFieldValue('isActive', target.checked);
        }}
      >
        {text('spareParts.part.isActive')}
      </Toggle>
    </>
  );
};
