import { useFormikContext } from 'formik';
import type { EtimFeatureDraft } from '../../../domain/catalogue/etim-feature';
import { Button } from '../../shared/controls/button';
import { SelectField } from '../../shared/controls/select-field';
import { refresh } from '../../shared/icons/shapes';
import { MessageStrip } from '../../shared/page/message-strip';
import { useFieldError, useRecordFields } from '../../shared/record/record-fields';
import { useText } from '../../shared/runtime/use-text';
import { useEtimCategories } from './etim-feature.bridge';

/** The category of a feature, or none. The stored category can be chosen before the others have loaded. */
export const CategoryField = () => {
  const text = useText();
  const { editing, labelOf } = useRecordFields();
  const { values, setFieldValue, setFieldTouched } = useFormikContext<EtimFeatureDraft>();
  const { categories, failed, retry } = useEtimCategories();
  const present = values.category;
  const known = categories ?? [];
  const all = present === null || known.some(({ id }) => id === present.id) ? known : [present, ...known];
  return (
    <>
      <SelectField
        name="category"
        label={labelOf('category')}
        value={present?.id ?? '-'}
        choices={[
          { value: '-', label: text('catalogue.etimFeature.noCategory') },
          ...all.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        readOnly={!editing}
        error={useFieldError('category')}
        onBlur={() => {
          void setFieldTouched('category');
        }}
        onChange={({ target }) => {
          void setFieldValue('category', all.find(({ id }) => id === target.value) ?? null);
        }}
      />
      {editing && failed && (
        <MessageStrip
          inset
          intent="error"
          title={text('catalogue.etimFeature.categoriesFailed')}
          actions={
            <Button size="small" icon={refresh} onClick={retry}>
              {text('shared.actions.retry')}
            </Button>
          }
        />
      )}
    </>
  );
};
