import { makeStyles, mergeClasses } from '@griffel/react';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import type { EtimCombinationDraft } from '../../../domain/catalogue/etim-combination';
import { templateFindings } from '../../../domain/catalogue/etim-template.rule';
import { Button } from '../../shared/controls/button';
import { LinkButton } from '../../shared/controls/link-text';
import { Icon } from '../../shared/icons/icon';
import { error, info, refresh, warning } from '../../shared/icons/shapes';
import { MessageStrip } from '../../shared/page/message-strip';
import { RailSection } from '../../shared/record/record-layout';
import { useEditing } from '../../shared/record/record-fields';
import type { LineActs } from '../../shared/rich-text/tagged-line/tagged-line.bridge';
import { useText } from '../../shared/runtime/use-text';
import { kantoorTokens as tokens } from '../../shared/theme/theme';
import type { TemplateCodes } from './etim-combination.bridge';

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  finding: {
    'display': 'grid',
    'gridTemplateColumns': '20px minmax(0, 1fr) auto',
    'columnGap': tokens.spacingHorizontalS,
    'padding': '7px 0',
    'borderBottom': `1px solid ${tokens.colorNeutralStroke2}`,
    'overflowWrap': 'anywhere',
    ':last-child': { borderBottomStyle: 'none' },
  },
  code: { fontWeight: tokens.fontWeightSemibold, fontVariantNumeric: 'tabular-nums' },
  act: { fontSize: tokens.fontSizeBase200 },
  more: {
    gridColumn: '2 / -1',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
  quiet: {
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
  danger: { color: tokens.colorStatusDangerForeground1 },
  warning: { color: tokens.colorStatusWarningForeground1 },
});

interface FindingProps {
  readonly kind: 'unknown' | 'unused' | 'doubled';
  readonly code: string;
  readonly words: string;
  readonly act: string;
  readonly onAct: (() => void) | null;
  readonly children?: ReactNode;
}

const SIGNS = { unknown: error, unused: warning, doubled: info } as const;

const Finding = ({ kind, code, words, act, onAct, children }: FindingProps) => {
  const styles = useStyles();
  return (
    <li className={styles.finding}>
      <span
        className={mergeClasses(styles.quiet, kind === 'unknown' && styles.danger, kind === 'unused' && styles.warning)}
      >
        <Icon icon={SIGNS[kind]} size={20} />
      </span>
      <span>
        <b className={styles.code}>{code}</b> {words}
      </span>
      <span className={styles.act}>
        {onAct !== null && (
          <LinkButton aria-label={`${act} ${code}`} onClick={onAct}>
            {act}
          </LinkButton>
        )}
      </span>
      {children !== undefined && <p className={styles.more}>{children}</p>}
    </li>
  );
};

interface CodeFindingsProps {
  readonly codes: TemplateCodes;
  readonly acts: LineActs | null;
}

/** Warnings about the codes of the template; they do not block saving. Rule R-CAT-06. */
export const CodeFindings = ({ codes: { codes, features, missing, unreached, retry }, acts }: CodeFindingsProps) => {
  const styles = useStyles();
  const text = useText();
  const editing = useEditing();
  const { values } = useFormikContext<EtimCombinationDraft>();
  // Codes with a pending lookup count as neither known nor unknown.
  const lookedUp = [...values.features.map(({ code }) => code), ...codes.filter((code) => !missing.has(code))];
  const { unknown, unused, doubled } = templateFindings(values.template, lookedUp);
  const twice = doubled.filter((code) => !missing.has(code));
  const labelOf = (code: string): string => features.find((feature) => feature.code === code)?.label ?? '';
  const acting = (act: (line: LineActs) => void): (() => void) | null =>
    editing && acts !== null
      ? () => {
          act(acts);
        }
      : null;
  const count = unknown.length + unused.length + twice.length;
  const used = new Set(codes).size;
  return (
    <RailSection
      title={text('catalogue.etimCodes.title')}
      aside={used + count === 0 ? undefined : text('catalogue.etimCodes.summary', { used, check: count })}
    >
      {unreached && (
        <MessageStrip
          inset
          intent="error"
          title={text('catalogue.etimCodes.failed')}
          actions={
            <Button size="small" icon={refresh} onClick={retry}>
              {text('shared.actions.retry')}
            </Button>
          }
        />
      )}
      {count === 0 && !unreached && (
        <p className={styles.quiet}>{text(used === 0 ? 'catalogue.etimCodes.none' : 'catalogue.etimCodes.fine')}</p>
      )}
      <ul className={styles.list}>
        {unknown.map((code) => (
          <Finding
            key={code}
            kind="unknown"
            code={code}
            words={text('catalogue.etimCodes.unknown')}
            act={text('catalogue.etimCodes.remove')}
            onAct={acting((line) => {
              line.remove(code);
            })}
          >
            {text('catalogue.etimCodes.unknownHint')}
          </Finding>
        ))}
        {unused.map((code) => (
          <Finding
            key={code}
            kind="unused"
            code={code}
            words={text('catalogue.etimCodes.unused', { label: labelOf(code) })}
            act={text('catalogue.etimCodes.insert')}
            onAct={acting((line) => {
              line.insert(code);
            })}
          >
            {text('catalogue.etimCodes.unusedHint')}
          </Finding>
        ))}
        {twice.map((code) => {
          const times = codes.filter((other) => other === code).length;
          const label = labelOf(code);
          return (
            <Finding
              key={code}
              kind="doubled"
              code={code}
              words={
                times === 2
                  ? text('catalogue.etimCodes.twice', { label })
                  : text('catalogue.etimCodes.doubled', { label, count: times })
              }
              act={text('catalogue.etimCodes.show')}
              onAct={acting((line) => {
                line.select(code, 1);
              })}
            />
          );
        })}
      </ul>
    </RailSection>
  );
};
