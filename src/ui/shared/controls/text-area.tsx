import { makeStyles, mergeClasses } from '@griffel/react';
import type { ChangeEvent, ComponentPropsWithRef, KeyboardEvent } from 'react';
import { Field, type FieldTexts } from './field';
import { useWebsiteLanguage } from '../runtime/website-language';
import { sizes, phone } from '../theme/sizes';
import { kantoorTokens as tokens } from '../theme/theme';

interface TextAreaProps extends FieldTexts, Omit<ComponentPropsWithRef<'textarea'>, 'className' | 'required'> {
  /** One paragraph in a text area, for text too long for a one-line field: Enter submits, line breaks become spaces. */
  readonly oneParagraph?: boolean;
}

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
  oneParagraph: { minHeight: sizes.control, resize: 'none', [phone]: { minHeight: sizes.phoneControl } },
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

const LINE_BREAKS = /[\r\n]+/g;

const submitOnEnter = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
};

/** A labelled text area that grows with its content. */
export const TextArea = ({ label, hint, error, required, oneParagraph = false, ...area }: TextAreaProps) => {
  const styles = useStyles();
  const lang = useWebsiteLanguage();
  const readOnly = area.readOnly === true;
  return (
    <Field
      name={area.name}
      shape={oneParagraph ? 'line' : 'area'}
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
          {...(oneParagraph && {
            rows: 1,
            onKeyDown: submitOnEnter,
            onChange: (event: ChangeEvent<HTMLTextAreaElement>) => {
              const { target } = event;
              const line = target.value.replace(LINE_BREAKS, ' ');
              // Assigning the same value would move the caret.
              if (line !== target.value) target.value = line;
              area.onChange?.(event);
            },
          })}
          className={mergeClasses(
            styles.area,
            oneParagraph && styles.oneParagraph,
            readOnly && styles.readOnly,
            error !== undefined && styles.invalid,
          )}
        />
      )}
    </Field>
  );
};
