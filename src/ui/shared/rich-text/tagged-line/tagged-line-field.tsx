import { makeStyles, mergeClasses } from '@griffel/react';
import type { ReactNode } from 'react';
import { Field, type FieldTexts } from '../../controls/field';
import { MissingStrip } from '../../overlays/part-not-loaded';
import { loadable, Loaded } from '../../runtime/loadable';
import { border, borderColor } from '../../theme/border';
import { kantoorTokens as tokens } from '../../theme/theme';
import type { TaggedLineEditorProps } from './tagged-line-editor';
import { useTags } from './tags.styles';

interface TaggedLineFieldProps extends FieldTexts, Omit<TaggedLineEditorProps, 'tie' | 'label'> {
  readonly name?: string;
  readonly onBlur?: () => void;
  readonly readOnly: boolean;
  /** Temporarily read-only: the editor stays mounted and keeps caret and history. */
  readonly isReadOnly: boolean;
  /** The suggestions, below the line. */
  readonly children?: ReactNode;
}

const useStyles = makeStyles({
  around: { position: 'relative' },
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
  readOnly: { minHeight: '48px', borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  flat: { paddingRight: 0, paddingLeft: 0 },
  waiting: { height: '48px' },
});

const editor = loadable(() =>
  import(/* webpackChunkName: "tagged-line" */ './tagged-line-editor').then(({ TaggedLineEditor }) => TaggedLineEditor),
);

interface TaggedLineTextProps extends Pick<TaggedLineEditorProps, 'value' | 'syntax' | 'faceOf'> {
  readonly className?: string;
}

/** A read-only line with tags. */
export const TaggedLineText = ({ value, syntax, faceOf, className }: TaggedLineTextProps) => (
  <div className={mergeClasses(useTags(), className)}>
    {syntax.parse(value).map((part, place) => {
      if (part.kind === 'text') return part.text;
      const { kind, label } = faceOf(part.code);
      return (
        // Parts are identified by their index only.
        <span key={place} data-tag={kind}>
          {label !== '' && <span>{label} </span>}
          <i>{syntax.write(part.code)}</i>
        </span>
      );
    })}
  </div>
);

/** A labelled one-line text field with tags. */
export const TaggedLineField = ({
  name,
  label,
  hint,
  error,
  required,
  onBlur,
  readOnly,
  isReadOnly,
  children,
  ...line
}: TaggedLineFieldProps) => {
  const styles = useStyles();
  return (
    <Field name={name} shape="tags" label={label} hint={hint} error={error} required={required === true && !readOnly}>
      {(tie) =>
        readOnly && !isReadOnly ? (
          <div id={tie.id} role="group" aria-label={label} className={styles.readOnly}>
            <TaggedLineText value={line.value} syntax={line.syntax} faceOf={line.faceOf} className={styles.flat} />
          </div>
        ) : (
          <div className={styles.around} inert={isReadOnly} onBlur={onBlur}>
            <div className={mergeClasses(styles.frame, error !== undefined && styles.invalid)}>
              <Loaded
                part={editor}
                props={{ tie, label, ...line }}
                missing={(retry: () => void) => <MissingStrip onRetry={retry} />}
              >
                <div className={styles.waiting} />
              </Loaded>
            </div>
            {children}
          </div>
        )
      }
    </Field>
  );
};
