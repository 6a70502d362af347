import { makeStyles } from '@griffel/react';
import { useFormikContext } from 'formik';
import { useState, type ClipboardEvent } from 'react';
import { addressesInList, MAX_INVITATIONS, type Invitation } from '../../domain/access/invite.rule';
import { emailProblem, normaliseEmail } from '../../domain/shared/email.rule';
import { Button } from '../shared/controls/button';
import * as shellShapes from '../shared/icons/shell-shapes';
import { sizes, phone } from '../shared/theme/sizes';
import { useEditing, useFieldError } from '../shared/record/record-fields';
import { close } from '../shared/icons/shapes';
import { TextField } from '../shared/controls/text-field';
import { kantoorTokens as tokens } from '../shared/theme/theme';
import { useText } from '../shared/runtime/use-text';

const useStyles = makeStyles({
  part: {
    display: 'grid',
    flex: 'none',
    justifyItems: 'start',
    gap: sizes.fieldGap,
    maxWidth: sizes.form,
    boxSizing: 'content-box',
    padding: `16px ${sizes.sheetPadding} 0`,
    [phone]: { padding: `16px ${sizes.phonePadding} 0` },
  },
  title: {
    fontWeight: tokens.fontWeightSemibold,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
  },
  hint: { marginTop: `calc(-1 * ${tokens.spacingVerticalS})`, color: tokens.colorNeutralForeground3 },
  // Aligns the button with the field, whatever is below.
  line: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'start',
    columnGap: tokens.spacingHorizontalS,
    width: '100%',
  },
  remove: { marginTop: `calc(${tokens.lineHeightBase200} + ${tokens.spacingVerticalXS})` },
});

interface InviteEmailsProps {
  /** Refusal reasons by normalised address. */
  readonly refused: ReadonlyMap<string, string>;
}

/** One line per e-mail address, with its error. */
export const InviteEmails = ({ refused }: InviteEmailsProps) => {
  const styles = useStyles();
  const text = useText();
  const editing = useEditing();
  const { values, setFieldValue, setFieldTouched } = useFormikContext<Invitation>();
  const [focused, setFocused] = useState<number | null>(null);
  const change = (emails: readonly string[], focus: number): void => {
    setFocused(focus);
    void setFieldValue('emails', emails);
  };
  const paste =
    (line: number) =>
    (event: ClipboardEvent): void => {
      const pasted = addressesInList(event.clipboardData.getData('text'));
      if (pasted.length < 2) return;
      event.preventDefault();
      const kept = values.emails.filter((email, place) => place !== line || email.trim() !== '');
      change([...kept, ...pasted], kept.length + pasted.length - 1);
      // Validates pasted addresses at once.
      pasted.forEach((email, place) => {
        if (emailProblem(email) !== null) void setFieldTouched(`emails.${String(kept.length + place)}`, true, false);
      });
    };
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>{text('access.invite.emails')}</h2>
      <p className={styles.hint}>{text('access.invite.hint', { most: MAX_INVITATIONS })}</p>
      {values.emails.map((email, line) => (
        // Lines are identified by their index only.
        <div key={`${String(values.emails.length)} ${String(line)}`} className={styles.line}>
          <EmailLine
            line={line}
            refused={refused.get(normaliseEmail(email))}
            autoFocus={focused === line}
            onPaste={paste(line)}
          />
          {line > 0 && (
            <span className={styles.remove}>
              <Button
                variant="subtle"
                icon={close}
                disabled={!editing}
                aria-label={text('access.invite.remove', { number: line + 1 })}
                onClick={() => {
                  change(
                    values.emails.filter((_, place) => place !== line),
                    line - 1,
                  );
                }}
              />
            </span>
          )}
        </div>
      ))}
      <Button
        icon={shellShapes.add}
        disabled={!editing}
        onClick={() => {
          change([...values.emails, ''], values.emails.length);
        }}
      >
        {text('access.invite.add')}
      </Button>
    </section>
  );
};

interface EmailLineProps {
  readonly line: number;
  readonly refused: string | undefined;
  readonly autoFocus: boolean;
  readonly onPaste: (event: ClipboardEvent) => void;
}

const EmailLine = ({ line, refused, ...rest }: EmailLineProps) => {
  const text = useText();
  const editing = useEditing();
  const { getFieldProps } = useFormikContext<Invitation>();
  const name = `emails.${String(line)}`;
  const problem = useFieldError(name);
  return (
    <TextField
      {...getFieldProps<string>(name)}
      {...rest}
      type="email"
      inputMode="email"
      autoComplete="off"
      spellCheck={false}
      required={line === 0}
      label={text('access.invite.email', { number: line + 1 })}
      readOnly={!editing}
      error={problem ?? refused}
      wrapsError
    />
  );
};
