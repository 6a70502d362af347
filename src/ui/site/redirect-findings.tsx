import { recordPath } from '../../application/shared/record-path';
import { makeStyles } from '@griffel/react';
import { Fragment } from 'react';
import { useLocation } from 'wouter';
import type { CheckedRedirect, FindingKind, RedirectFinding } from '../../domain/site/redirect-check.rule';
import { FINDING_KINDS } from '../../domain/site/redirect-check.rule';
import { useFormat } from '../shared/runtime/use-session';
import * as shellShapes from '../shared/icons/shell-shapes';
import { followLinks } from '../shared/runtime/follow-links';
import { Icon } from '../shared/icons/icon';
import { LinkText } from '../shared/controls/link-text';
import { IntentIcon, type Intent } from '../shared/page/message-strip';
import { kantoorTokens as tokens } from '../shared/theme/theme';
import { useText } from '../shared/runtime/use-text';

/** Findings shown per kind. */
const MOST_SHOWN = 50;
const INTENTS: Readonly<Record<FindingKind, Intent>> = {
  loop: 'error',
  chain: 'warning',
  shadowed: 'info',
  needless: 'info',
};

const useStyles = makeStyles({
  group: { marginTop: tokens.spacingVerticalM },
  head: { display: 'flex', gap: tokens.spacingHorizontalS, fontWeight: tokens.fontWeightSemibold },
  why: {
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
  line: {
    padding: '4px 0',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    overflowWrap: 'anywhere',
  },
  joint: { color: tokens.colorNeutralForeground3 },
});

interface RedirectFindingsProps {
  readonly findings: readonly RedirectFinding[];
  /** The redirect that this screen edits. */
  readonly own?: CheckedRedirect;
  readonly mayOpen: boolean;
}

/** Findings by kind, worst first. */
export const RedirectFindings = ({ findings, own, mayOpen }: RedirectFindingsProps) => {
  const styles = useStyles();
  const text = useText();
  const format = useFormat();
  const [, navigate] = useLocation();
  const groups = FINDING_KINDS.map((kind) => ({
    kind,
    found: findings.filter((finding) => finding.kind === kind),
  })).filter(({ found }) => found.length > 0);
  const ruleOf = (rule: CheckedRedirect) => {
    const name = rule.catchAll ? `${rule.from}*` : rule.from;
    if (rule === own) return <b data-tooltip={name}>{text('site.check.own')}</b>;
    return mayOpen ? (
      // In a new tab, so that typed values are kept. Rule R-SHR-72.
      <LinkText
        href={recordPath('/redirect', rule.id)}
        {...(own !== undefined && { target: '_blank', rel: 'noopener' })}
      >
        {name}
      </LinkText>
    ) : (
      <span>{name}</span>
    );
  };
  const joint = (kind: FindingKind) => (
    <span className={styles.joint}>
      {' '}
      {kind === 'loop' || kind === 'chain' ? (
        <Icon icon={shellShapes.arrow} size={12} label={text(`site.check.joints.${kind}`)} />
      ) : (
        text(`site.check.joints.${kind}`)
      )}{' '}
    </span>
  );
  return groups.map(({ kind, found }) => (
    <section key={kind} className={styles.group} onClick={followLinks(navigate)}>
      <h3 className={styles.head}>
        <IntentIcon intent={INTENTS[kind]} />
        {text(`site.check.kinds.${kind}`, { count: found.length })}
      </h3>
      <p className={styles.why}>{text(`site.check.why.${kind}`)}</p>
      <ul>
        {found.slice(0, MOST_SHOWN).map(({ rules, more, into }) => (
          <li key={rules.map(({ id }) => id).join()} className={styles.line}>
            {rules.map((rule, place) => (
              <Fragment key={`${rule.id} ${place === 0 ? '' : (rules[place - 1]?.id ?? '')}`}>
                {place > 0 && joint(kind)}
                {ruleOf(rule)}
              </Fragment>
            ))}
            {more > 0 && (
              <>
                {joint(kind)}
                {text('site.check.more', { count: more })}
              </>
            )}
            {into.count > 0 && (
              <p className={styles.why}>
                {text('site.check.into', { count: into.count })}
                {into.named.map((rule) => (
                  <Fragment key={rule.id}> {ruleOf(rule)}</Fragment>
                ))}
                {into.count > into.named.length && ' …'}
              </p>
            )}
            {kind === 'chain' && more === 0 && (
              <>
                {joint(kind)}
                {rules.at(-1)?.to}
              </>
            )}
          </li>
        ))}
      </ul>
      {found.length > MOST_SHOWN && (
        <p className={styles.why}>{text('site.check.rest', { number: format.number(found.length - MOST_SHOWN) })}</p>
      )}
    </section>
  ));
};
