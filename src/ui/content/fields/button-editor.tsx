import { makeStyles, mergeClasses } from '@griffel/react';
import { useState } from 'react';
import { BUTTON_STYLES, type ButtonStyle, type ButtonValue } from '../../../domain/content/block';
import { partLabelOf, partOptionsOf } from '../../../domain/content/field-part';
import { textOrCode } from '../../../domain/shared/known-value';
import { Field } from '../../shared/controls/field';
import { phone } from '../../shared/theme/sizes';
import { LinkTarget } from '../../shared/controls/link-target';
import { TextField } from '../../shared/controls/text-field';
import { kantoorTokens as tokens } from '../../shared/theme/theme';
import { useText } from '../../shared/runtime/use-text';
import { useFieldParts } from './field-parts.bridge';
import { textsOf, type FieldEditorProps } from './field-editor';
import { RadioChoices } from './radio-choices';

const useStyles = makeStyles({
  parts: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gap: tokens.spacingHorizontalM,
    padding: tokens.spacingHorizontalM,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  wide: { gridColumnStart: '1', gridColumnEnd: '-1', minWidth: 0 },
  sample: {
    flex: 'none',
    width: '28px',
    height: '18px',
    boxSizing: 'border-box',
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  // Colours of the websites, independent of the console's theme.
  red: { backgroundColor: '#b3261e' },
  black: { backgroundColor: '#1b1b1b' },
  grey: { backgroundColor: '#6b6b6b' },
  lightgrey: { backgroundColor: '#d6d6d6' },
  white: { backgroundColor: '#fff' },
});

const Sample = ({ of }: { readonly of: ButtonStyle }) => {
  const styles = useStyles();
  return <span className={mergeClasses(styles.sample, styles[of])} aria-hidden />;
};

/** Edits a button: text, URL and colour. Rule R-SHR-60. */
export const ButtonEditor = (props: FieldEditorProps<'button'>) => {
  const { field, readOnly, onChange } = props;
  const styles = useStyles();
  const text = useText();
  const { value } = field;
  const [first] = useState(value.style);
  const change = (part: Partial<ButtonValue>): void => {
    onChange({ ...field, value: { ...value, ...part } });
  };
  const parts = useFieldParts(field.type);
  const labelOf = (part: 'label' | 'url' | 'style') => partLabelOf(parts, part, text(`content.fields.button.${part}`));
  const options = partOptionsOf(
    parts,
    'style',
    BUTTON_STYLES.map((style) => ({
      id: style,
      label: text(`content.fields.button.styles.${style}`),
      sample: <Sample of={style} />,
    })),
  );
  const others = [...new Set([first, value.style])]
    .filter((style) => options.every(({ id }) => id !== style))
    .map((style) => ({
      id: style,
      label: textOrCode(BUTTON_STYLES, style, (known) => text(`content.fields.button.styles.${known}`)),
    }));
  const choices = [...options, ...others];
  return (
    <Field {...textsOf(props)} required={field.required && !readOnly}>
      {({ id, 'aria-describedby': describedBy }) => (
        <div id={id} role="group" aria-label={field.label} aria-describedby={describedBy} className={styles.parts}>
          <TextField
            label={labelOf('label')}
            value={value.label}
            autoComplete="off"
            readOnly={readOnly}
            onChange={({ target }) => {
              change({ label: target.value });
            }}
          />
          <div>
            <TextField
              label={labelOf('url')}
              value={value.url}
              inputMode="url"
              autoComplete="off"
              spellCheck={false}
              readOnly={readOnly}
              onChange={({ target }) => {
                change({ url: target.value });
              }}
            />
            <LinkTarget address={value.url} />
          </div>
          <div className={styles.wide}>
            {readOnly ? (
              <TextField
                label={labelOf('style')}
                readOnly
                value={choices.find(({ id: look }) => look === value.style)?.label ?? ''}
              />
            ) : (
              <Field label={labelOf('style')}>
                {(tie) => (
                  <RadioChoices
                    tie={tie}
                    label={labelOf('style')}
                    value={value.style}
                    choices={choices}
                    onChange={(style) => {
                      change({ style });
                    }}
                  />
                )}
              </Field>
            )}
          </div>
        </div>
      )}
    </Field>
  );
};
