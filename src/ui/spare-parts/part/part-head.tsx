import { makeStyles } from '@griffel/react';
import { useFormikContext } from 'formik';
import type { SparePartDraft } from '../../../domain/spare-parts/spare-part';
import { Toggle } from '../../shared/controls/toggle';
import { useRecordFields } from '../../shared/record/record-fields';
import { useText } from '../../shared/runtime/use-text';
import { phone } from '../../shared/theme/sizes';
import { ProductField } from './product-field';

const useStyles = makeStyles({
  head: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 360px) auto',
    alignItems: 'end',
    justifyContent: 'start',
    gap: '4px 24px',
    flex: 'none',
    padding: '0 24px 10px',
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: '0 16px 10px' },
  },
  toggle: { display: 'flex', alignItems: 'center', minHeight: '32px' },
});

/** The product that a reference is, and whether it is activated; both while it is edited. */
export const PartHead = () => {
  const styles = useStyles();
  const text = useText();
  const { editing, refused } = useRecordFields();
  const { values, setFieldValue } = useFormikContext<SparePartDraft>();
  const error = refused['item'];
  return (
    <div className={styles.head}>
      <ProductField
        label={text('spareParts.part.item')}
        product={values.item}
        readOnly={!editing}
        error={error === undefined ? undefined : text(`shared.fields.codes.${error}`)}
        onChange={(item) => {
          void setFieldValue('item', item);
        }}
      />
      <div className={styles.toggle}>
        <Toggle
          checked={values.isActive}
          disabled={!editing}
          onChange={({ target }) => {
            void setFieldValue('isActive', target.checked);
          }}
        >
          {text('spareParts.part.isActive')}
        </Toggle>
      </div>
    </div>
  );
};
