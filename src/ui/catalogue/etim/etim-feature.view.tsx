import { makeStyles, mergeClasses } from '@griffel/react';
import { useMemo } from 'react';
import { etimCategories } from '../../../domain/catalogue/etim-category';
import { etimFeatures, type EtimFeature, type EtimFeatureDraft } from '../../../domain/catalogue/etim-feature';
import { useRecordLock } from '../../content/published/record-lock.bridge';
import { Button } from '../../shared/controls/button';
import { Skeleton } from '../../shared/controls/skeleton';
import { RecordToggle } from '../../shared/record/plain-fields';
import { RecordRichText } from '../../shared/record/record-rich-text';
import { PlainRecord } from '../../shared/record/plain-record';
import { FieldGrid, RailSection, RecordLayout, Wide } from '../../shared/record/record-layout';
import type { ScreenProps } from '../../shared/page/screen';
import { useChoiceText } from '../../shared/runtime/use-dynamic-text';
import { useAllowed } from '../../shared/runtime/use-session';
import { useText } from '../../shared/runtime/use-text';
import { phone, sizes } from '../../shared/theme/sizes';
import { kantoorTokens as tokens } from '../../shared/theme/theme';
import { CategoryField } from './category-field';
import { ColorField } from './color-field';
import { useCopyCode } from './etim-feature.bridge';
import { FEATURE_PLACE } from './etim-place';

const useStyles = makeStyles({
  facts: {
    display: 'grid',
    gridTemplateColumns: 'max-content minmax(0, 1fr)',
    columnGap: tokens.spacingHorizontalL,
    rowGap: tokens.spacingVerticalSNudge,
    margin: 0,
    padding: '10px 12px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 0 },
  },
  fact: { display: 'contents' },
  name: { color: tokens.colorNeutralForeground3, [phone]: { fontSize: tokens.fontSizeBase200 } },
  value: { margin: 0, overflowWrap: 'anywhere', [phone]: { marginBottom: tokens.spacingVerticalS } },
  code: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    minHeight: sizes.controlSmall,
    [phone]: { minHeight: sizes.phoneControl },
    fontVariantNumeric: 'tabular-nums',
    fontWeight: tokens.fontWeightSemibold,
  },
  text: { userSelect: 'all' },
  none: { color: tokens.colorNeutralForeground3 },
  hint: {
    marginTop: tokens.spacingVerticalXS,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
});

const nameOf = ({ label }: Pick<EtimFeatureDraft, 'label'>): string => label;
const FACTS = ['code', 'label', 'description', 'unit', 'postfix'] as const;

/** The facts of a feature from the ETIM standard; `null` while loading. */
const FeatureFacts = ({ feature }: { readonly feature: EtimFeature | null }) => {
  const styles = useStyles();
  const text = useText();
  const copy = useCopyCode();
  return (
    <>
      <dl className={styles.facts} aria-label={text('catalogue.etimFeature.standard')}>
        {FACTS.map((fact) => (
          <div key={fact} className={styles.fact}>
            <dt className={styles.name}>{text(`catalogue.etimFeature.${fact}`)}</dt>
            <dd className={styles.value}>
              {feature === null ? (
                <span className={mergeClasses(fact === 'code' && styles.code)}>
                  <Skeleton />
                </span>
              ) : fact === 'code' ? (
                <span className={styles.code}>
                  <span className={styles.text}>{feature.code}</span>
                  <Button
                    size="small"
                    variant="subtle"
                    onClick={() => {
                      copy(feature.code);
                    }}
                  >
                    {text('catalogue.etimFeature.copy', { code: feature.code })}
                  </Button>
                </span>
              ) : feature[fact] === '' ? (
                <span className={styles.none}>{text('catalogue.etimFeature.nothing')}</span>
              ) : (
                feature[fact]
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.hint}>{text('catalogue.etimFeature.standardHint')}</p>
    </>
  );
};

/**
 * The form of an ETIM feature, which cannot be added or deleted here. Keyed by id, because each feature has its own
 * lock.
 */
export const EtimFeatureView = (props: ScreenProps) => <OpenFeature key={props.params['id']} {...props} />;

const OpenFeature = (props: ScreenProps) => {
  const text = useText();
  const choiceText = useChoiceText();
  // Features have no right of their own for taking over a lock. Rule R-CAT-08.
  const { unlock } = useAllowed(etimCategories.right);
  const hold = useRecordLock(etimFeatures.key, props.params['id'] ?? '', unlock);
  const words = useMemo(
    () => ({
      category: (category: EtimFeatureDraft['category']): string =>
        category?.name ?? text('catalogue.etimFeature.noCategory'),
      color: (color: EtimFeatureDraft['color']): string =>
        choiceText('catalogue.etimFeature.colors', color === '' ? 'none' : color),
    }),
    [choiceText, text],
  );
  return (
    <PlainRecord
      {...props}
      resource={etimFeatures}
      place={FEATURE_PLACE}
      editLock={hold}
      copyable={false}
      nameOf={nameOf}
      words={words}
    >
      {(feature) => (
        <RecordLayout
          rail={
            <RailSection handlesPending title={text('catalogue.etimFeature.shown')}>
              <RecordToggle<EtimFeatureDraft> name="visible" />
              <RecordToggle<EtimFeatureDraft> name="filterable" />
              <RecordToggle<EtimFeatureDraft> name="brochure" />
            </RailSection>
          }
        >
          <FieldGrid>
            <Wide>
              <FeatureFacts feature={feature} />
            </Wide>
            <CategoryField />
            <ColorField />
            <Wide>
              <RecordRichText<EtimFeatureDraft> name="information" />
            </Wide>
          </FieldGrid>
        </RecordLayout>
      )}
    </PlainRecord>
  );
};
