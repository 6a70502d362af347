import { makeStyles } from '@griffel/react';
import { etimCategories, type EtimCategory, type EtimCategoryDraft } from '../../../domain/catalogue/etim-category';
import { useRecordLock } from '../../content/published/record-lock.bridge';
import { RecordNumber, RecordTextArea } from '../../shared/record/plain-fields';
import { PlainRecord } from '../../shared/record/plain-record';
import { RecordTextField } from '../../shared/record/record-fields';
import { FieldGrid, RailSection, RecordLayout, Wide } from '../../shared/record/record-layout';
import type { ScreenProps } from '../../shared/page/screen';
import { usePending } from '../../shared/runtime/pending';
import { useAllowed } from '../../shared/runtime/use-session';
import { useText } from '../../shared/runtime/use-text';
import { kantoorTokens as tokens } from '../../shared/theme/theme';
import { CATEGORY_PLACE } from './etim-place';

const nameOf = ({ name }: Pick<EtimCategory, 'name'>): string => name;
/**
 * A category with features cannot be deleted; if the API does not send their number, its refusal is shown. Rule
 * R-CAT-10.
 */
const isDeletable = ({ features }: EtimCategory): boolean => features === null || features === 0;

const useStyles = makeStyles({
  quiet: {
    marginTop: tokens.spacingVerticalXS,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
});

const CategoryUse = ({ features }: { readonly features: number | null }) => {
  const styles = useStyles();
  const text = useText();
  const isPending = usePending();
  const count = features ?? 0;
  if (features === null && !isPending) return null;
  return (
    <RailSection title={text('catalogue.etimCategory.features')}>
      {count > 0 && <p>{text('catalogue.etimCategory.count', { count })}</p>}
      <p className={styles.quiet}>
        {text(count > 0 ? 'catalogue.etimCategory.usedHint' : 'catalogue.etimCategory.emptyHint')}
      </p>
    </RailSection>
  );
};

/** The form of an ETIM category; keyed by id, because each category has its own lock. */
export const EtimCategoryView = (props: ScreenProps) => <OpenCategory key={props.params['id'] ?? ''} {...props} />;

const OpenCategory = (props: ScreenProps) => {
  const text = useText();
  const { unlock } = useAllowed(etimCategories.right);
  const isNew = props.params['id'] === undefined;
  const hold = useRecordLock(etimCategories.key, props.params['id'] ?? null, unlock);
  return (
    <PlainRecord
      {...props}
      editLock={hold}
      resource={etimCategories}
      place={CATEGORY_PLACE}
      nameOf={nameOf}
      deletable={isDeletable}
    >
      {(category) => (
        <RecordLayout
          rail={
            isNew || (category !== null && category.features === null) ? null : (
              <CategoryUse features={category?.features ?? null} />
            )
          }
        >
          <FieldGrid>
            <Wide>
              <RecordTextField<EtimCategoryDraft> name="name" />
            </Wide>
            <Wide>
              <RecordTextArea<EtimCategoryDraft> name="description" />
            </Wide>
            <RecordNumber<EtimCategoryDraft> name="position" hint={text('catalogue.etimCategory.positionHint')} />
          </FieldGrid>
        </RecordLayout>
      )}
    </PlainRecord>
  );
};
