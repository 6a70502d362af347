import { makeStyles, mergeClasses } from '@griffel/react';
import { memo, useId, useRef } from 'react';
import type { RuleTerms } from '../../domain/commerce/promotion';
import { WARNINGS, type RuleWarning } from '../../domain/commerce/promotion-checks';
import { isRuleType, type RuleType } from '../../domain/commerce/promotion.rule';
import type { Part } from '../../domain/shared/parts/part';
import { box, cart, chart, help, structure } from '../shared/icons/shell-shapes';
import { Icon, type IconSource } from '../shared/icons/icon';
import { warning } from '../shared/icons/shapes';
import { useFormat } from '../shared/runtime/use-session';
import { useChoiceText } from '../shared/runtime/use-dynamic-text';
import { useNearViewport } from '../shared/runtime/near-viewport.bridge';
import { useText } from '../shared/runtime/use-text';
import { phone, sizes } from '../shared/theme/sizes';
import { kantoorTokens as tokens } from '../shared/theme/theme';
import { PartTools } from '../shared/record/part-tools';
import { PartTag, type PartMark } from '../shared/record/part-tag';
import { RuleFields } from './rule-fields';
import { periodText, ruleAccountText, ruleText } from './rule-text';

const ICONS: Readonly<Record<RuleType, IconSource>> = {
  revenue: chart,
  assortment_revenue: structure,
  assortment_quantity: structure,
  item_quantity: box,
  order: cart,
};

const useStyles = makeStyles({
  row: {
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    contentVisibility: 'auto',
    containIntrinsicHeight: '45px',
  },
  open: { backgroundColor: tokens.colorNeutralBackground2 },
  line: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    minHeight: '44px',
    padding: '0 4px',
    [phone]: { flexWrap: 'wrap', padding: '6px 0' },
  },
  icon: {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: '22px',
    height: '22px',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorBrandForeground2,
    backgroundColor: tokens.colorBrandBackground2,
  },
  words: { flex: '1', minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  type: { marginRight: tokens.spacingHorizontalS, fontWeight: tokens.fontWeightSemibold },
  far: { minHeight: sizes.touch, overflow: 'hidden', whiteSpace: 'nowrap' },
  quiet: { color: tokens.colorNeutralForeground3 },
  period: { flex: 'none', fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
  struck: { textDecorationLine: 'line-through', color: tokens.colorNeutralForeground3 },
  warning: { color: tokens.colorStatusWarningForeground1 },
  warnings: {
    margin: '0 12px 12px 36px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorStatusWarningForeground1,
    [phone]: { marginLeft: '12px' },
  },
});

const isWarning = (text: string): text is RuleWarning => WARNINGS.some((known) => known === text);
const warningsIn = (text: string): readonly RuleWarning[] => text.split(' ').filter(isWarning);

/** Number of rows rendered at once: more than fit on a screen. */
const FIRST = 40;

interface RuleRowProps {
  readonly part: Part<RuleTerms>;
  readonly index: number;
  readonly mark: PartMark | null;
  readonly isOpen: boolean;
  readonly editing: boolean;
  /** Warnings of the rule, separated by spaces: a string, because memoised props compare by identity. */
  readonly warnings: string;
  /** Each callback keeps its identity. */
  readonly onToggle: (key: string) => void;
  readonly onRemove: (key: string) => void;
  readonly onRestore: (key: string) => void;
}

/** A rule: a summary line, and its fields while expanded. Rules R-COM-02, R-COM-04 and R-SHR-60. */
export const RuleRow = memo(function RuleRow(props: RuleRowProps) {
  const { part, index, mark, isOpen, editing, warnings, onToggle, onRemove, onRestore } = props;
  const styles = useStyles();
  const [text, format, id] = [useText(), useFormat(), useId()];
  const { key, state, value: rule } = part;
  const type = useChoiceText()('commerce.ruleTypes', rule.type);
  const does = ruleText(rule, text, format);
  const words = `${does} · ${ruleAccountText(rule, text)}`;
  const period = periodText(rule, text, format);
  const isMarked = state === 'marked';
  const named = { rule: `${type}, ${does}` };
  const row = useRef<HTMLLIElement>(null);
  const isNear = useNearViewport(row, index < FIRST);
  if (!isNear && !isOpen && mark !== 'wrong')
    return (
      <li ref={row} className={mergeClasses(styles.row, styles.far)} data-key={key}>
        {`${type} ${words}`}
      </li>
    );
  return (
    <li ref={row} className={mergeClasses(styles.row, isOpen && !isMarked && styles.open)} data-key={key}>
      <div className={styles.line}>
        <span className={styles.icon}>
          <Icon icon={isRuleType(rule.type) ? ICONS[rule.type] : help} size={16} />
        </span>
        <span className={mergeClasses(styles.words, isMarked && styles.struck)}>
          <span className={styles.type}>{isMarked ? <s>{type}</s> : type}</span>
          <span className={styles.quiet}>{isMarked ? <s>{words}</s> : words}</span>
        </span>
        {warnings !== '' && !isMarked && (
          <Icon
            icon={warning}
            size={16}
            className={styles.warning}
            label={warningsIn(warnings)
              .map((one) => text(`commerce.warnings.${one}`))
              .join(' ')}
          />
        )}
        {mark !== null && <PartTag mark={mark} />}
        {period !== null && <span className={mergeClasses(styles.period, isMarked && styles.struck)}>{period}</span>}
        <PartTools
          partKey={key}
          isMarked={isMarked}
          editing={editing}
          removeLabel={text('commerce.rules.remove', named)}
          restoreLabel={text('commerce.rules.restoreNamed', named)}
          restoreText={text('parts.restore')}
          opening={{
            isOpen,
            isWrong: mark === 'wrong',
            controls: id,
            label: text(isOpen ? 'commerce.rules.collapse' : 'commerce.rules.expand', named),
            onToggle,
          }}
          onRemove={onRemove}
          onRestore={onRestore}
        />
      </div>
      {isOpen && !isMarked && (
        <div id={id}>
          {warnings !== '' && (
            <div className={styles.warnings}>
              {warningsIn(warnings).map((one) => (
                <p key={one}>{text(`commerce.warnings.${one}`)}</p>
              ))}
            </div>
          )}
          <RuleFields path={`parts.${index}.value`} rule={rule} />
        </div>
      )}
    </li>
  );
});
