import { makeStyles } from '@griffel/react';
import { useFormikContext } from 'formik';
import {
  sparePartCategories,
  type SparePartCategoryDraft,
  type SparePartCategoryRow,
} from '../../domain/spare-parts/spare-part-category';
import { sparePartCategoryFields } from '../../domain/spare-parts/spare-part-category.rule';
import { Button } from '../shared/controls/button';
import { PlainList } from '../shared/list/plain-list';
import { columnsOf, filtersOf } from '../shared/list/table-list';
import { MessageStrip } from '../shared/page/message-strip';
import type { ScreenProps } from '../shared/page/screen';
import { RecordSelect } from '../shared/record/plain-fields';
import { PlainRecord } from '../shared/record/plain-record';
import { RecordTextField } from '../shared/record/record-fields';
import { FieldGrid, RailSection, RecordLayout, Wide } from '../shared/record/record-layout';
import { Pending } from '../shared/runtime/pending';
import { useText } from '../shared/runtime/use-text';
import { IconDrawing } from './icon-drawing';
import { useSparePartIcons } from './icons.bridge';

const STRINGS = 'spareParts.categories';
const COLUMNS = columnsOf(sparePartCategoryFields, { label: { phone: 'title' } });
const FILTERS = filtersOf(sparePartCategoryFields);
const nameOf = ({ label }: SparePartCategoryRow): string => label;
const draftName = ({ label }: SparePartCategoryDraft): string => label;

const useStyles = makeStyles({
  icon: { display: 'flex', alignItems: 'end', gap: '10px', minWidth: 0 },
  choice: { flex: '1', minWidth: 0 },
  preview: { display: 'grid', placeItems: 'center', width: '32px', height: '32px' },
});

const IconField = () => {
  const styles = useStyles();
  const text = useText();
  const { icons, failure, retry } = useSparePartIcons();
  const { values } = useFormikContext<SparePartCategoryDraft>();
  const chosen = icons?.find(({ id }) => id === values.iconId);
  // A stored icon that the API no longer offers stays chosen.
  const isUnknown = values.iconId !== '' && chosen === undefined;
  return (
    <>
      <div className={styles.icon}>
        <div className={styles.choice}>
          <Pending when={icons === null && failure === null}>
            <RecordSelect<SparePartCategoryDraft>
              name="iconId"
              choices={[
                { value: '', label: text('spareParts.category.noIcon') },
                ...(isUnknown ? [{ value: values.iconId, label: values.iconId }] : []),
                ...(icons ?? []).map(({ id, name }) => ({ value: id, label: name })),
              ]}
            />
          </Pending>
        </div>
        <div className={styles.preview}>{chosen !== undefined && <IconDrawing svg={chosen.svg} />}</div>
      </div>
      {failure !== null && (
        <MessageStrip
          inset
          intent="warning"
          title={text('spareParts.category.iconsFailed')}
          actions={<Button onClick={retry}>{text('shared.actions.retry')}</Button>}
        />
      )}
    </>
  );
};

const CategoryFields = () => {
  const text = useText();
  return (
    <RecordLayout
      rail={
        <RailSection handlesPending>
          <IconField />
        </RailSection>
      }
    >
      <FieldGrid>
        <Wide>
          <RecordTextField<SparePartCategoryDraft> name="label" />
        </Wide>
        <RecordTextField<SparePartCategoryDraft>
          name="codeToMatch"
          hint={text('spareParts.category.hint.codeToMatch')}
        />
      </FieldGrid>
    </RecordLayout>
  );
};

export const sparePartCategoryViews = {
  list: () => (
    <PlainList resource={sparePartCategories} strings={STRINGS} columns={COLUMNS} filters={FILTERS} nameOf={nameOf} />
  ),
  record: (props: ScreenProps) => (
    <PlainRecord {...props} resource={sparePartCategories} nameOf={draftName} deletable>
      {() => <CategoryFields />}
    </PlainRecord>
  ),
};
