import { makeStyles } from '@griffel/react';
import { useFormikContext } from 'formik';
import { useCallback, useRef, useState } from 'react';
import { newRule, type PromotionDraft, type RuleTerms } from '../../domain/commerce/promotion';
import { ruleWarnings } from '../../domain/commerce/promotion-checks';
import { MAX_RULES, RULE_TYPES } from '../../domain/commerce/promotion.rule';
import { withNewPart, type Parts } from '../../domain/shared/parts/part';
import { Button } from '../shared/controls/button';
import { add } from '../shared/icons/desk-shapes';
import { chevronDown } from '../shared/icons/shapes';
import { useListFocus } from '../shared/focus/list-focus.bridge';
import { Menu } from '../shared/overlays/menu';
import { useText } from '../shared/runtime/use-text';
import { phone, sizes } from '../shared/theme/sizes';
import { kantoorTokens as tokens } from '../shared/theme/theme';
import { useParts } from './use-parts';
import { RuleRow } from './rule-row';

const useStyles = makeStyles({
  rules: { padding: `8px ${sizes.sheetPadding} 24px`, [phone]: { padding: `8px ${sizes.phonePadding} 24px` } },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    minHeight: '44px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  title: { fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold },
  counts: { flex: '1', fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  quiet: { padding: '12px 0', color: tokens.colorNeutralForeground3 },
});

/** The rules of a promotion: add, open, remove, restore. @param stored the rules as they are stored */
export const PromotionRules = ({ stored }: { readonly stored: Parts<RuleTerms> }) => {
  const styles = useStyles();
  const text = useText();
  const { parts, editing, change, remove, restore, markOf, wrong, marked } = useParts(stored);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback((key: string) => {
    setOpened((known) => {
      const next = new Set(known);
      if (!next.delete(key)) next.add(key);
      return next;
    });
  }, []);
  const { start, end } = useFormikContext<PromotionDraft>().values;
  const period = { start, end };
  const list = useRef<HTMLUListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const noteFocus = useListFocus({ list, items: parts, part: 'button[aria-expanded]', beside: addButton });
  return (
    <section className={styles.rules} aria-label={text('commerce.rules.title')}>
      <div className={styles.head}>
        <h2 className={styles.title}>{text('commerce.rules.title')}</h2>
        <span className={styles.counts}>
          {text('commerce.rules.count', { count: parts.length - marked })}
          {marked > 0 && `, ${text('commerce.rules.marked', { count: marked })}`}
        </span>
        {editing && parts.length < MAX_RULES && (
          <Menu
            label={text('commerce.rules.add')}
            align="end"
            entries={RULE_TYPES.map((type) => ({
              key: type,
              label: text(`commerce.ruleTypes.${type}`),
              onChoose: () => {
                const next = withNewPart(parts, newRule(type));
                setOpened((known) => new Set([...known, ...next.slice(-1).map(({ key }) => key)]));
                change(() => next);
              },
            }))}
            trigger={(tie) => (
              <Button {...tie} ref={addButton} icon={add} endIcon={chevronDown}>
                {text('commerce.rules.add')}
              </Button>
            )}
          />
        )}
      </div>
      {parts.length === 0 && (
        <p className={styles.quiet}>{text(editing ? 'commerce.rules.noneYet' : 'commerce.rules.none')}</p>
      )}
      <ul ref={list} className={styles.list} onFocus={noteFocus}>
        {parts.map((part, index) => (
          <RuleRow
            key={part.key}
            part={part}
            index={index}
            mark={markOf(part, index)}
            isOpen={opened.has(part.key) || wrong.has(index)}
            editing={editing}
            warnings={part.state === 'marked' ? '' : ruleWarnings(part.value, period).join(' ')}
            onToggle={toggle}
            onRemove={remove}
            onRestore={restore}
          />
        ))}
      </ul>
      {marked > 0 && <p className={styles.quiet}>{text('commerce.rules.markedHint', { count: marked })}</p>}
    </section>
  );
};
