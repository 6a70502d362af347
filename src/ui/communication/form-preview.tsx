import { makeStyles, mergeClasses } from '@griffel/react';
import { useFormikContext } from 'formik';
import { useId, useState } from 'react';
import type { FormDraft, FormField } from '../../domain/communication/form';
import { hasOptions } from '../../domain/communication/form.rule';
import { ViewChoice } from '../shared/commands/view-choice';
import { WebsiteText } from '../shared/controls/website-text';
import { RailSection } from '../shared/record/record-layout';
import { useText } from '../shared/runtime/use-text';
import { kantoorTokens as tokens } from '../shared/theme/theme';

const WIDTHS = [
  { view: 'wide', label: 'communication.preview.wide' },
  { view: 'narrow', label: 'communication.preview.narrow' },
] as const;

const useStyles = makeStyles({
  page: {
    marginTop: tokens.spacingVerticalM,
    padding: '20px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  // A page of 720 px, scaled to the width of the rail.
  wide: { width: '720px', zoom: '0.44', fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
  narrow: { width: '320px', maxWidth: '100%' },
  form: { display: 'grid', gap: '14px', minWidth: 0, margin: 0, padding: 0, border: '0' },
  label: {
    display: 'block',
    marginBottom: '4px',
    padding: 0,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
  },
  must: { color: tokens.colorStatusDangerForeground1 },
  box: {
    width: '100%',
    padding: '7px 10px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  choice: { display: 'flex', gap: '8px', padding: '3px 0', overflowWrap: 'anywhere' },
  choices: { minWidth: 0, margin: 0, padding: 0, border: '0' },
  send: {
    justifySelf: 'start',
    padding: '8px 18px',
    border: '0',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForegroundOnBrand,
    backgroundColor: tokens.colorBrandBackground,
  },
  quiet: { color: tokens.colorNeutralForeground3 },
});

const Must = () => <span className={useStyles().must}> *</span>;

/** A field as a visitor sees it, if the console knows its type. Rule R-SHR-60. */
const Answer = ({ field }: { readonly field: FormField }) => {
  const styles = useStyles();
  const id = useId();
  const text = useText();
  const { type, label, required, options } = field;
  if (type === 'text' || type === 'textarea')
    return (
      <div>
        <label htmlFor={id} className={styles.label}>
          <WebsiteText>{label}</WebsiteText>
          {required && <Must />}
        </label>
        {type === 'text' ? (
          <input id={id} type="text" className={styles.box} />
        ) : (
          <textarea id={id} rows={4} className={styles.box} />
        )}
      </div>
    );
  if (!hasOptions(type))
    return (
      <div>
        {label !== '' && (
          <p className={styles.label}>
            <WebsiteText>{label}</WebsiteText>
          </p>
        )}
        <p className={styles.quiet}>{text('communication.preview.unknown', { type })}</p>
      </div>
    );
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.label}>
        <WebsiteText>{label}</WebsiteText>
        {required && <Must />}
      </legend>
      {options.map((option, place) => (
        // Options are identified by their index only.
        <label key={place} className={styles.choice}>
          <input type={type} name={id} />
          <WebsiteText>{option.label}</WebsiteText>
        </label>
      ))}
    </fieldset>
  );
};

/** A preview of the form with unsaved edits, as a wide page and on a phone. Rule R-FRM-05. */
export const FormPreview = () => {
  const styles = useStyles();
  const text = useText();
  const { parts } = useFormikContext<FormDraft>().values;
  const [width, setWidth] = useState<'wide' | 'narrow'>('narrow');
  const shown = parts.filter(({ state }) => state !== 'marked');
  return (
    <RailSection title={text('communication.preview.title')}>
      <ViewChoice size="small" of="communication.preview.width" views={WIDTHS} shown={width} onShow={setWidth} />
      <div className={mergeClasses(styles.page, styles[width])}>
        {shown.length === 0 ? (
          <p className={styles.quiet}>{text('communication.preview.empty')}</p>
        ) : (
          <fieldset disabled className={styles.form} aria-label={text('communication.preview.title')}>
            {shown.map(({ key, value }) => (
              <Answer key={key} field={value} />
            ))}
            <button type="button" className={styles.send}>
              {text('communication.preview.send')}
            </button>
          </fieldset>
        )}
      </div>
    </RailSection>
  );
};
