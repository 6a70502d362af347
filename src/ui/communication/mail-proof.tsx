import { makeStyles } from '@griffel/react';
import { useState, type ReactNode, type Ref } from 'react';
import { problemCount, type MailFindings } from '../../domain/communication/mail-findings';
import { CommandButton } from '../shared/commands/command-button';
import { ViewChoice } from '../shared/commands/view-choice';
import { Button } from '../shared/controls/button';
import { WebsiteText } from '../shared/controls/website-text';
import { Icon } from '../shared/icons/icon';
import { error, moon, success, warning } from '../shared/icons/shapes';
import { useEditing } from '../shared/record/record-fields';
import { RailSection } from '../shared/record/record-layout';
import { useText } from '../shared/runtime/use-text';
import { kantoorTokens as tokens } from '../shared/theme/theme';
import { valueFieldId } from './email-variables';
import type { MailProof } from './emails.bridge';
import { MailPreview, type MailPreviewMode } from './mail-preview';

const MODES = (['wide', 'narrow', 'text'] as const).map((view) => ({
  view,
  label: `communication.proof.looks.${view}` as const,
}));

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalS,
    marginBottom: tokens.spacingVerticalS,
  },
  findings: { margin: '0 0 8px', padding: 0, listStyleType: 'none' },
  finding: {
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    minHeight: '32px',
    padding: '2px 0',
    borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    overflowWrap: 'anywhere',
  },
  danger: { color: tokens.colorStatusDangerForeground1 },
  warned: { color: tokens.colorStatusWarningForeground1 },
  fine: { color: tokens.colorStatusSuccessForeground1 },
  quiet: { color: tokens.colorNeutralForeground3 },
  inexact: { margin: '0 0 8px', fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
  facts: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: '2px 8px',
    margin: '0 0 8px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  subject: { margin: 0, fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
});

interface FindingsProps {
  readonly findings: MailFindings;
  /** Replaces a variable by another one; `null` while not editing. */
  readonly onReplace: ((name: string, next: string) => void) | null;
}

/**
 * The problems of an e-mail: unknown, missing, misspelt, empty or unused variables, unreadable parts, invalid
 * addresses. Rule R-EML-11.
 */
const Findings = ({ findings, onReplace }: FindingsProps) => {
  const styles = useStyles();
  const text = useText();
  const editing = useEditing();
  const { unknown, missing, misspelt, unfilled, unused, links, unreadable } = findings;
  const line = (key: string, icon: typeof error, className: string, words: string, act?: ReactNode) => (
    <li key={key} className={styles.finding}>
      <span className={className}>
        <Icon icon={icon} />
      </span>
      <span>{words}</span>
      {act}
    </li>
  );
  return (
    <ul className={styles.findings} aria-label={text('communication.proof.findings')}>
      {unknown.map(({ name, meant }) =>
        line(
          `unknown ${name}`,
          error,
          styles.danger,
          meant === null
            ? text('communication.proof.unknown', { name })
            : text('communication.proof.unknownMeant', { name, meant }),
          meant !== null && onReplace !== null ? (
            <Button
              size="small"
              aria-label={text('communication.proof.replaceNamed', { name, meant })}
              onClick={() => {
                onReplace(name, meant);
              }}
            >
              {text('communication.proof.replace')}
            </Button>
          ) : undefined,
        ),
      )}
      {missing.map((name) =>
        line(
          `missing ${name}`,
          warning,
          styles.warned,
          text('communication.proof.missing', { name }),
          editing ? (
            <Button
              size="small"
              aria-label={text('communication.proof.addValueNamed', { name })}
              onClick={() => {
                document.getElementById(valueFieldId(name))?.focus();
              }}
            >
              {text('communication.proof.addValue')}
            </Button>
          ) : undefined,
        ),
      )}
      {misspelt.map((name) =>
        line(`misspelt ${name}`, error, styles.danger, text('communication.proof.misspelt', { name: `{{${name}}}` })),
      )}
      {unfilled.map((name) =>
        line(`unfilled ${name}`, warning, styles.warned, text('communication.proof.unfilled', { name })),
      )}
      {unreadable && line('unreadable', error, styles.danger, text('communication.proof.unreadable'))}
      {links.map(({ address, problem }, place) =>
        line(`link ${place}`, warning, styles.warned, text(`communication.proof.links.${problem}`, { address })),
      )}
      {problemCount(findings) === 0 && line('fine', success, styles.fine, text('communication.proof.fine'))}
      {unused.length > 0 &&
        line(
          'unused',
          warning,
          styles.quiet,
          text('communication.proof.unused', { count: unused.length, names: unused.join(', ') }),
        )}
    </ul>
  );
};

interface MailProofPanelProps extends Pick<FindingsProps, 'onReplace'> {
  readonly proof: MailProof;
  readonly ref?: Ref<HTMLElement>;
}

/** The proof of an e-mail, rendered with sample values: wide, narrow or plain text, light or dark. Rule R-EML-05. */
export const MailProofPanel = ({ proof: { findings, mail, isExact }, onReplace, ref }: MailProofPanelProps) => {
  const styles = useStyles();
  const text = useText();
  const [mode, setMode] = useState<MailPreviewMode>('wide');
  const [isDark, setDark] = useState(false);
  return (
    <RailSection ref={ref} title={text('communication.proof.title')} aside={text('communication.proof.samples')}>
      <div className={styles.bar}>
        <ViewChoice size="small" of="communication.proof.look" views={MODES} shown={mode} onShow={setMode} />
        <CommandButton
          iconOnly
          size="small"
          variant="subtle"
          command={{
            key: 'dark',
            label: 'communication.proof.dark',
            icon: moon,
            on: isDark,
            disabledReason: mode === 'text' ? { key: 'communication.proof.darkOff' } : null,
            run: () => {
              setDark(!isDark);
            },
          }}
        />
      </div>
      {!isExact && <p className={styles.inexact}>{text('communication.proof.addresses')}</p>}
      <Findings findings={findings} onReplace={onReplace} />
      <dl className={styles.facts}>
        <dt className={styles.quiet}>{text('communication.email.subject')}</dt>
        <dd className={styles.subject}>
          <WebsiteText>{mail.subject}</WebsiteText>
        </dd>
      </dl>
      <MailPreview mail={mail} mode={mode} isDark={isDark} />
    </RailSection>
  );
};
