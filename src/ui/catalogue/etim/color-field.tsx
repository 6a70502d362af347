import { makeStyles, mergeClasses } from '@griffel/react';
import { useFormikContext } from 'formik';
import type { EtimFeatureDraft } from '../../../domain/catalogue/etim-feature';
import { ETIM_COLORS } from '../../../domain/catalogue/etim-feature.rule';
import { Field } from '../../shared/controls/field';
import { useFieldError, useRecordFields } from '../../shared/record/record-fields';
import { useText } from '../../shared/runtime/use-text';
import { phone, sizes } from '../../shared/theme/sizes';
import { kantoorTokens as tokens } from '../../shared/theme/theme';

const CHOICES = ['', ...ETIM_COLORS] as const;

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

/** The colour of a feature: one of three, or none. Rule R-CAT-01. */
export const ColorField = () => {
  const styles = useStyles();
  const text = useText();
  const { editing, labelOf } = useRecordFields();
  const { values, setFieldValue } = useFormikContext<EtimFeatureDraft>();
  const label = labelOf('color');
  const swatch = (color: (typeof CHOICES)[number]) => (
    <>
      <span aria-hidden className={mergeClasses(styles.swatch, styles[color === '' ? 'none' : color])} />
      {text(`catalogue.etimFeature.colors.${color === '' ? 'none' : color}`)}
    </>
  );
  return (
    <Field label={label} error={useFieldError('color')}>
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
            CHOICES.map((color) => (
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
