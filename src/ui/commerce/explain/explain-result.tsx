import { makeStyles, mergeClasses } from '@griffel/react';
import { useState } from 'react';
import type { Explanation, Judged, Step } from '../../../domain/commerce/explain';
import type { Id } from '../../../domain/shared/id';
import type { Money } from '../../../domain/shared/money';
import { Button } from '../../shared/controls/button';
import { checked, clock, dot, person } from '../../shared/icons/shell-shapes';
import { Icon } from '../../shared/icons/icon';
import { MessageStrip } from '../../shared/page/message-strip';
import { useFormat } from '../../shared/runtime/use-session';
import { useText } from '../../shared/runtime/use-text';
import { kantoorTokens as tokens } from '../../shared/theme/theme';
import { kindText, missedShareOf, verdictText } from './verdict-text';

const useStyles = makeStyles({
  conflicts: { display: 'grid', gap: tokens.spacingVerticalS, marginBottom: tokens.spacingVerticalM },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 8px', padding: '8px 0' },
  title: { fontWeight: tokens.fontWeightSemibold },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  line: {
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr) auto',
    gap: `0 ${tokens.spacingHorizontalS}`,
    padding: '7px 0',
    borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  words: { minWidth: 0, overflowWrap: 'anywhere' },
  link: { 'color': 'inherit', 'textDecorationLine': 'none', ':hover': { textDecorationLine: 'underline' } },
  quiet: {
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
  kind: { color: tokens.colorNeutralForeground3 },
  figure: { fontVariantNumeric: 'tabular-nums', textAlign: 'right', whiteSpace: 'nowrap' },
  applies: { color: tokens.colorStatusSuccessForeground1 },
  way: {
    display: 'block',
    width: '56px',
    height: '4px',
    marginTop: '8px',
    borderRadius: tokens.borderRadiusSmall,
    backgroundColor: tokens.colorNeutralBackground6,
  },
  gone: {
    display: 'block',
    height: '4px',
    borderRadius: tokens.borderRadiusSmall,
    backgroundColor: tokens.colorCompoundBrandBackground,
  },
  more: { padding: '6px 0' },
});

const PATHS = { rule: '/promotion', netPrice: '/netPricepromotion', coupon: '/coupon' } as const;

interface NameProps {
  readonly judged: Judged;
  /** Id of the edited promotion: undefined without one, `null` until it is stored. */
  readonly edited: Id | null | undefined;
}

/** The name of an offer; beside a form its link opens a new tab, so that typed values are kept. */
const Name = ({ judged, edited }: NameProps) => {
  const styles = useStyles();
  const text = useText();
  const name = judged.name === '' ? text('commerce.explain.unnamed') : judged.name;
  return (
    <>
      {judged.id === null || (judged.kind === 'rule' && judged.id === edited) ? (
        name
      ) : (
        <a
          href={`${PATHS[judged.kind]}/${judged.id}`}
          className={styles.link}
          {...(edited !== undefined && { target: '_blank', rel: 'noopener' })}
        >
          {name}
        </a>
      )}{' '}
      <span className={styles.kind}>{kindText(judged, text)}</span>
    </>
  );
};

const Applied = ({ step, edited }: { readonly step: Step } & Pick<NameProps, 'edited'>) => {
  const styles = useStyles();
  const [text, format] = [useText(), useFormat()];
  return (
    <li className={styles.line}>
      <Icon icon={checked} className={styles.applies} />
      <div className={styles.words}>
        <Name judged={step} edited={edited} />
        <p className={styles.quiet}>{verdictText(step, text, format)}</p>
      </div>
      <div className={styles.figure}>
        {`− ${format.money(step.gain)}`}
        <p className={styles.quiet}>{step.left === null ? '' : format.money(step.left)}</p>
      </div>
    </li>
  );
};

const SIGNS = { early: clock, over: clock, otherAccount: person } as const;
const signOf = (kind: string) => (kind === 'early' || kind === 'over' || kind === 'otherAccount' ? SIGNS[kind] : dot);

const Unapplied = ({ judged, edited }: NameProps) => {
  const styles = useStyles();
  const [text, format] = [useText(), useFormat()];
  const share = missedShareOf(judged);
  return (
    <li className={styles.line}>
      <Icon icon={signOf(judged.verdict.kind)} />
      <div className={styles.words}>
        <Name judged={judged} edited={edited} />
        <p className={styles.quiet}>{verdictText(judged, text, format)}</p>
      </div>
      {share !== null && (
        <span className={styles.way} aria-hidden>
          {/* An inline style, because the share is known only at run time. */}
          <span className={styles.gone} style={{ width: `${share * 100}%` }} />
        </span>
      )}
    </li>
  );
};

/** Sort weight: nearly reached offers first, coupons that were not entered last. */
const WEIGHTS: Readonly<Record<string, number>> = { missing: 0, notEntered: 2, notInCart: 3 };
const byWeight = (one: Judged, other: Judged): number =>
  (WEIGHTS[one.verdict.kind] ?? 1) - (WEIGHTS[other.verdict.kind] ?? 1);

/** Maximum number of inapplicable offers shown at first; offers unrelated to the cart are not shown at first. */
const MOST_SHOWN = 50;

interface ExplainResultProps {
  readonly explanation: Explanation;
  /** Id of the edited promotion; `null` until it is stored. */
  readonly edited?: Id | null;
}

/**
 * The offers that apply to a cart, in order of application, then the others with the reason. Rules R-COM-30 to
 * R-COM-36.
 */
export const ExplainResult = ({ explanation, edited }: ExplainResultProps) => {
  const { steps, others, conflicts } = explanation;
  const styles = useStyles();
  const [text, format] = [useText(), useFormat()];
  const [showsAll, setShowsAll] = useState(false);
  const concerned = others.filter(({ verdict }) => verdict.kind !== 'notInCart').sort(byWeight);
  const shown = showsAll ? [...others].sort(byWeight) : concerned.slice(0, MOST_SHOWN);
  const cut = Math.max(0, concerned.length - MOST_SHOWN);
  const unconcerned = others.length - concerned.length;
  const priceText = ({ name, price }: { readonly name: string; readonly price: Money }): string =>
    text('commerce.explain.priceOf', { name, price: format.money(price) });
  return (
    <>
      {conflicts.length > 0 && (
        <div className={styles.conflicts}>
          {conflicts.map(({ item, prices }) => (
            <MessageStrip
              key={item.id}
              inset
              intent="warning"
              title={text('commerce.explain.conflict', { item: item.code })}
            >
              {text('commerce.explain.conflictBody', { prices: format.list(prices.map(priceText)) })}
            </MessageStrip>
          ))}
        </div>
      )}
      <div className={styles.head}>
        <h3 className={styles.title}>{text('commerce.explain.applies')}</h3>
        <span className={styles.quiet}>
          {steps.length === 0 ? text('commerce.explain.appliesNone') : text('commerce.explain.inOrder')}
        </span>
      </div>
      <ol className={styles.list} aria-label={text('commerce.explain.applies')}>
        {steps.map((step) => (
          <Applied edited={edited} key={step.key} step={step} />
        ))}
      </ol>
      {others.length > 0 && (
        <>
          <div className={styles.head}>
            <h3 className={styles.title}>{text('commerce.explain.doesNotApply')}</h3>
          </div>
          <ul className={styles.list} aria-label={text('commerce.explain.doesNotApply')}>
            {shown.map((judged) => (
              <Unapplied edited={edited} key={judged.key} judged={judged} />
            ))}
          </ul>
          {cut + unconcerned > 0 && (
            <p className={mergeClasses(styles.quiet, styles.more)}>
              {cut > 0 && `${text('commerce.explain.othersCut', { count: cut })}. `}
              {unconcerned > 0 && `${text('commerce.explain.notConcerned', { count: unconcerned })}. `}
              <Button
                variant="subtle"
                size="small"
                aria-expanded={showsAll}
                onClick={() => {
                  setShowsAll(!showsAll);
                }}
              >
                {text(showsAll ? 'commerce.explain.hide' : 'commerce.explain.show')}
              </Button>
            </p>
          )}
        </>
      )}
    </>
  );
};
