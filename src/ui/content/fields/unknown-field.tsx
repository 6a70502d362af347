import { makeStyles } from '@griffel/react';
import { Field } from '../../shared/controls/field';
import { kantoorTokens as tokens } from '../../shared/theme/theme';
import { useText } from '../../shared/runtime/use-text';
import type { FieldEditorProps } from './field-editor';

const useStyles = makeStyles({
  value: {
    margin: 0,
    maxHeight: '200px',
    overflow: 'auto',
    padding: tokens.spacingHorizontalS,
    borderRadius: tokens.borderRadiusMedium,
    fontFamily: 'Consolas, monospace',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    backgroundColor: tokens.colorNeutralBackground3,
  },
});

const isNothing = (value: unknown): boolean => value === null || value === undefined || value === '';

/** A field of an unknown type, shown read-only and kept. */
export const UnknownField = ({ field }: FieldEditorProps<'unknown'>) => {
  const styles = useStyles();
  const text = useText();
  const { value, wireType } = field;
  return (
    <Field label={field.label} hint={text('content.fields.unknown.hint', { type: wireType })}>
      {({ id, 'aria-describedby': describedBy }) => (
        <pre
          id={id}
          role="group"
          aria-label={field.label}
          aria-describedby={describedBy}
          tabIndex={0}
          className={styles.value}
        >
          {isNothing(value)
            ? text('content.fields.unknown.empty')
            : typeof value === 'string'
              ? value
              : JSON.stringify(value, null, 2)}
        </pre>
      )}
    </Field>
  );
};
