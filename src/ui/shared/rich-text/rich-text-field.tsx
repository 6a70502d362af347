import { makeStyles, mergeClasses } from '@griffel/react';
import { border, borderColor } from '../theme/border';
import { Field, type FieldTexts } from '../controls/field';
import { loadable, Loaded } from '../runtime/loadable';
import { MissingStrip } from '../overlays/part-not-loaded';
import { phone } from '../theme/sizes';
import type { RichTextOptions } from './rich-text-editor';
import { SIZES } from './sizes';
import { kantoorTokens as tokens } from '../theme/theme';

interface RichTextFieldProps extends FieldTexts, RichTextOptions {
  readonly name?: string;
  /** HTML; unedited parts are exported unchanged. */
  readonly value: string;
  readonly onChange: (html: string) => void;
  readonly onBlur?: () => void;
  readonly readOnly?: boolean;
  /** Temporarily read-only: the editor stays mounted and keeps caret and history. */
  readonly isReadOnly?: boolean;
}

const useStyles = makeStyles({
  frame: {
    ...borderColor(tokens.colorNeutralStroke1),
    'border': border,
    'borderBottomColor': tokens.colorNeutralStrokeAccessible,
    'borderRadius': tokens.borderRadiusMedium,
    'backgroundColor': tokens.colorNeutralBackground1,
    ':focus-within': {
      borderBottomColor: tokens.colorCompoundBrandStroke,
      boxShadow: `inset 0 -1px 0 ${tokens.colorCompoundBrandStroke}`,
    },
  },
  invalid: {
    ...borderColor(tokens.colorStatusDangerForeground1),
    borderBottomColor: tokens.colorStatusDangerForeground1,
  },
  readOnly: { paddingBottom: tokens.spacingVerticalS, borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  small: {
    height: `calc(${SIZES.toolbar} + ${SIZES.small} + ${SIZES.foot})`,
    [phone]: { height: `calc(${SIZES.phoneToolbar} + ${SIZES.small} + ${SIZES.foot})` },
  },
  tall: {
    height: `calc(${SIZES.toolbar} + ${SIZES.tall} + ${SIZES.foot})`,
    [phone]: { height: `calc(${SIZES.phoneToolbar} + ${SIZES.tall} + ${SIZES.foot})` },
  },
});

const editor = loadable(() =>
  import(/* webpackChunkName: "rich-text" */ './rich-text-editor').then(({ RichTextEditor }) => RichTextEditor),
);
/** Prefetches the editor once the reader has loaded. */
const reader = loadable(async () => {
  const { RichTextContent } = await import(/* webpackChunkName: "rich-text-content" */ './rich-text-content');
  editor.load();
  return RichTextContent;
});

/** A labelled rich-text field, 200 or 450 px high. */
export const RichTextField = ({
  name,
  label,
  hint,
  error,
  required,
  value,
  onChange,
  onBlur,
  readOnly = false,
  isReadOnly = false,
  height = 'small',
  tools,
  styles: looks,
  templates,
  pictures,
  variables,
}: RichTextFieldProps) => {
  const styles = useStyles();
  const missing = (retry: () => void) => <MissingStrip onRetry={retry} />;
  return (
    <Field name={name} shape="area" label={label} hint={hint} error={error} required={required === true && !readOnly}>
      {(tie) =>
        readOnly ? (
          <div id={tie.id} role="group" aria-label={label} className={styles.readOnly}>
            <Loaded part={reader} props={{ value, variables }} missing={missing} />
          </div>
        ) : (
          <div
            className={mergeClasses(styles.frame, error !== undefined && styles.invalid)}
            inert={isReadOnly}
            onBlur={onBlur}
          >
            <Loaded
              part={editor}
              props={{ tie, label, value, onChange, height, tools, styles: looks, templates, pictures, variables }}
              missing={missing}
            >
              <div className={styles[height]} />
            </Loaded>
          </div>
        )
      }
    </Field>
  );
};
