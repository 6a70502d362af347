import { makeStyles, mergeClasses } from '@griffel/react';
import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldTexts } from './field';
import { useWebsiteLanguage } from '../runtime/website-language';
import { kantoorTokens as tokens } from '../theme/theme';

interface TextAreaProps extends FieldTexts, Omit<ComponentPropsWithRef<'textarea'>, 'className' | 'required'> {}

const useStyles = makeStyles({
  area: {
    'display': 'block',
    'boxSizing': 'border-box',
    'width': '100%',
    'minHeight': '96px',
    'padding': `${tokens.spacingVerticalSNudge} ${tokens.spacingHorizontalMNudge}`,
    'border': `1px solid ${tokens.colorNeutralStroke1}`,
    'borderBottomColor': tokens.colorNeutralStrokeAccessible,
    'borderRadius': tokens.borderRadiusMedium,
    'font': 'inherit',
    'color': 'inherit',
    'backgroundColor': tokens.colorNeutralBackground1,
    'resize': 'vertical',
    'fieldSizing': 'content',
    // A long word must not widen the form.
    'overflowWrap': 'anywhere',
    ':focus': {
      outlineStyle: 'none',
      borderBottomColor: tokens.colorCompoundBrandStroke,
      boxShadow: `inset 0 -1px 0 ${tokens.colorCompoundBrandStroke}`,
    },
  },
  invalid: {
    borderTopColor: tokens.colorStatusDangerForeground1,
    borderRightColor: tokens.colorStatusDangerForeground1,
    borderBottomColor: tokens.colorStatusDangerForeground1,
    borderLeftColor: tokens.colorStatusDangerForeground1,
  },
  readOnly: {
    borderTopColor: 'transparent',
    borderRightColor: 'transparent',
    borderBottomColor: tokens.colorNeutralStroke2,
    borderLeftColor: 'transparent',
    backgroundColor: 'transparent',
    paddingLeft: 0,
    resize: 'none',
  },
});

/** A labelled text area that grows with its content. */
export const TextArea = ({ label, hint, error, required, ...area }: TextAreaProps) => {
  const styles = useStyles();
  const lang = useWebsiteLanguage();
  const readOnly = area.readOnly === true;
  return (
    <Field
      name={area.name}
      shape="area"
      label={label}
      hint={hint}
      error={error}
      required={required === true && !readOnly}
    >
      {(tie) => (
        <textarea
          lang={lang}
          {...area}
          {...tie}
          className={mergeClasses(styles.area, readOnly && styles.readOnly, error !== undefined && styles.invalid)}
        />
      )}
    </Field>
  );
};
