import { makeStyles, mergeClasses } from '@griffel/react';
import { useId, type ReactNode } from 'react';
import { Icon } from '../icons/icon';
import * as shapes from '../icons/shapes';
import { usePending } from '../runtime/pending';
import { kantoorTokens as tokens } from '../theme/theme';
import { Skeleton, type SkeletonShape } from './skeleton';

/** Texts of a form field. `error` is a complete sentence and covers the hint. */
export interface FieldTexts {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly required?: boolean | undefined;
}

/** How a field shows its error. */
export interface ErrorLayout {
  /** A long error: shown in full over several lines, and not only while the field has the focus. Rule R-SHR-43. */
  readonly wrapsError?: boolean | undefined;
}

interface FieldProps extends FieldTexts, ErrorLayout {
  /** Name of the value in the surrounding form; a skeleton replaces the value while it loads. Rule R-SHR-68. */
  readonly name?: string | undefined;
  /** Shape of the skeleton. */
  readonly shape?: SkeletonShape;
  /** The parsed value, shown below the field; an error covers it. */
  readonly echo?: string | undefined;
  /** Renders the control with the attributes that link it to label and message. */
  readonly children: (tie: FieldControlProps) => ReactNode;
}

export interface FieldControlProps {
  readonly 'id': string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': boolean | undefined;
  readonly 'aria-required': boolean | undefined;
}

const useStyles = makeStyles({
  label: {
    display: 'inline-block',
    marginBottom: tokens.spacingVerticalXS,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground2,
  },
  asterisk: {
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorStatusDangerForeground1,
  },
  message: {
    display: 'flex',
    gap: tokens.spacingHorizontalXS,
    marginTop: tokens.spacingVerticalXS,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
  covered: { visibility: 'hidden' },
  // Hint and error take the same grid cell, so its height is that of the longer one.
  stack: { 'display': 'grid', '& > p': { gridArea: '1 / 1' } },
  danger: { color: tokens.colorStatusDangerForeground1 },
  wrapped: {
    '& > svg': { flex: 'none', marginTop: '1px' },
    '& > span': { minWidth: 0, overflowWrap: 'anywhere' },
  },
  // The message is in the gap below the field (`sizes.fieldGap`), so that nothing moves.
  gap: {
    // The text must not widen the field.
    'contain': 'inline-size',
    'height': tokens.lineHeightBase200,
    'margin': `1px 0 calc(-1px - ${tokens.lineHeightBase200})`,
    '& > svg': { marginTop: '1px' },
    '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    // On focus or hover, the whole message covers the content below.
    ':hover > span, div:focus-within > & > span': {
      zIndex: 1,
      alignSelf: 'start',
      whiteSpace: 'normal',
      backgroundColor: tokens.colorNeutralBackground1,
    },
  },
});

/** Label, required mark, control and message of a field. */
export const Field = ({
  name,
  shape = 'line',
  label,
  hint,
  error,
  echo,
  required = false,
  wrapsError = false,
  children,
}: FieldProps) => {
  const styles = useStyles();
  const id = useId();
  if (usePending(name))
    return (
      <div aria-busy>
        <span className={styles.label}>{label}</span>
        <Skeleton shape={shape} />
        {hint !== undefined && <p className={styles.message}>{hint}</p>}
      </div>
    );
  const isEchoed = echo !== undefined && error === undefined;
  const described = [
    ...((error ?? hint) === undefined ? [] : [`${id}-message`]),
    ...(isEchoed ? [`${id}-echo`] : []),
  ].join(' ');
  const tie: FieldControlProps = {
    id,
    'aria-describedby': described === '' ? undefined : described,
    'aria-invalid': error !== undefined || undefined,
    'aria-required': required || undefined,
  };
  const messages = (
    <>
      {error !== undefined && (
        <p
          id={`${id}-message`}
          className={mergeClasses(styles.message, styles.danger, wrapsError ? styles.wrapped : styles.gap)}
        >
          <Icon icon={shapes.error} size={14} />
          <span>{error}</span>
        </p>
      )}
      {hint !== undefined && (
        <p
          id={error === undefined ? `${id}-message` : undefined}
          className={mergeClasses(styles.message, error !== undefined && styles.covered)}
        >
          {hint}
        </p>
      )}
      {isEchoed && (
        <p id={`${id}-echo`} className={mergeClasses(styles.message, styles.gap)}>
          <span>{echo}</span>
        </p>
      )}
    </>
  );
  return (
    <div>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {required && (
        <b className={styles.asterisk} aria-hidden>
          {' '}
          *
        </b>
      )}
      {children(tie)}
      {wrapsError ? <div className={styles.stack}>{messages}</div> : messages}
    </div>
  );
};
