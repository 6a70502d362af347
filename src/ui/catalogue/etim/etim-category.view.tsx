import { makeStyles } from '@griffel/react';
import { etimCategories, type EtimCategory } from '../../../domain/catalogue/etim-category';
import { useRecordLock } from '../../content/published/record-lock.bridge';
import { RecordNumber, RecordTextArea } from '../../shared/record/plain-fields';
import { PlainRecord } from '../../shared/record/plain-record';
import { RecordTextField } from '../../shared/record/record-fields';
import { FieldGrid, RailSection, RecordLayout, Wide } from '../../shared/record/record-layout';
import type { ScreenProps } from '../../shared/page/screen';
import { useAllowed } from '../../shared/runtime/use-session';
import { useText } from '../../shared/runtime/use-text';
import { kantoorTokens as tokens } from '../../shared/theme/theme';
import { CATEGORY_PLACE } from './etim-place';

const nameOf = ({ name }: Pick<EtimCategory, 'name'>): string => name;
/** A category with features stays; where the API does not count them, it says so itself. Rule R-CAT-10. */
const isDeletable = ({ features }: EtimCategory): boolean => features === null || features === 0;

const useStyles = makeStyles({
  quiet: {
    marginTop: tokens.spacingVerticalXS,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
});

const CategoryUse = ({ features }: { readonly features: number }) => {
  const styles = useStyles();
  const text = useText();
  return (
    <RailSection title={text('catalogue.etimCategory.features')}>
      {features > 0 && <p>{text('catalogue.etimCategory.count', { count: features })}</p>}
      <p className={styles.quiet}>
        {text(features > 0 ? 'catalogue.etimCategory.usedHint' : 'catalogue.etimCategory.emptyHint')}
      </p>
    </RailSection>
  );
};

/** The form of an ETIM category; each has its own lock. */
export const EtimCategoryView = (props: ScreenProps) => <OpenCategory key={props.params['id'] ?? ''} {...props} />;

const OpenCategory = (props: ScreenProps) => {
  const text = useText();
  const { unlock } = useAllowed(etimCategories.right);
  const hold = useRecordLock(etimCategories.key, props.params['id'] ?? null, unlock);
  return (
    <PlainRecord
      {...props}
      hold={hold}
      resource={etimCategories}
      place={CATEGORY_PLACE}
      nameOf={nameOf}
      deletable={isDeletable}
    >
      {(category) => (
        <RecordLayout
          rail={category === null || category.features === null ? null : <CategoryUse features={category.features} />}
        >
          <FieldGrid>
            <Wide>
              <RecordTextField name="name" required />
            </Wide>
            <Wide>
              <RecordTextArea name="description" />
            </Wide>
            <RecordNumber name="position" hint={text('catalogue.etimCategory.positionHint')} />
          </FieldGrid>
        </RecordLayout>
      )}
    </PlainRecord>
  );
};
