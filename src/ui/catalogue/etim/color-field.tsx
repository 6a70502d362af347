import { makeStyles, mergeClasses } from '@griffel/react';
import { useFormikContext } from 'formik';
import type { EtimFeatureDraft } from '../../../domain/catalogue/etim-feature';
import { ETIM_COLORS } from '../../../domain/catalogue/etim-feature.rule';
import { knownIn } from '../../../domain/shared/known-value';
import { Field } from '../../shared/controls/field';
import { useFieldError, useRecordFields } from '../../shared/record/record-fields';
import { useChoiceText } from '../../shared/runtime/use-dynamic-text';
import { phone, sizes } from '../../shared/theme/sizes';
import { kantoorTokens as tokens } from '../../shared/theme/theme';

const useStyles = makeStyles({
  choices: { display: 'flex', flexWrap: 'wrap', gap: `0 ${tokens.spacingHorizontalS}`, minHeight: sizes.control },
  choice: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    minHeight: sizes.control,
    cursor: 'pointer',
    [phone]: { minHeight: sizes.touch },
  },
  shown: { cursor: 'default' },
  radio: { margin: 0, accentColor: tokens.colorCompoundBrandBackground },
  swatch: {
    width: '14px',
    height: '14px',
    boxSizing: 'border-box',
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: tokens.borderRadiusSmall,
    forcedColorAdjust: 'none',
  },
  none: {
    backgroundImage: `linear-gradient(to top right, transparent 46%, ${tokens.colorNeutralStrokeAccessible} 46% 54%, transparent 54%)`,
  },
  red: { backgroundColor: tokens.kantoorChartRed },
  blue: { backgroundColor: tokens.kantoorChartBlue },
  green: { backgroundColor: tokens.kantoorStatusPublished },
});

/** The colour of a feature: one of three, none, or the stored one. Rules R-CAT-01 and R-SHR-60. */
export const ColorField = () => {
  const styles = useStyles();
  const choiceText = useChoiceText();
  const { editing, labelOf } = useRecordFields();
  const { values, initialValues, setFieldValue } = useFormikContext<EtimFeatureDraft>();
  const label = labelOf('color');
  const swatch = (color: string) => {
    const look = color === '' ? 'none' : knownIn(ETIM_COLORS, color);
    return (
      <>
        {look !== undefined && <span aria-hidden className={mergeClasses(styles.swatch, styles[look])} />}
        {choiceText('catalogue.etimFeature.colors', look ?? color)}
      </>
    );
  };
  return (
    <Field name="color" label={label} error={useFieldError('color')}>
      {({ id, 'aria-describedby': describedBy }) => (
        <div
          id={id}
          role={editing ? 'radiogroup' : 'group'}
          aria-label={label}
          aria-describedby={describedBy}
          className={styles.choices}
        >
          {!editing && <span className={mergeClasses(styles.choice, styles.shown)}>{swatch(values.color)}</span>}
          {editing &&
            [...new Set(['', ...ETIM_COLORS, initialValues.color])].map((color) => (
              <label key={color} className={styles.choice}>
                <input
                  type="radio"
                  name="color"
                  className={styles.radio}
                  checked={values.color === color}
                  onChange={() => {
                    void setFieldValue('color', color);
                  }}
                />
                {swatch(color)}
              </label>
            ))}
        </div>
      )}
    </Field>
  );
};
