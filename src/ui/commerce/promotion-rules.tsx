import { useFormikContext } from 'formik';
import { useMemo, useRef } from 'react';
import { newRule, type PromotionDraft, type RuleTerms } from '../../domain/commerce/promotion';
import { ruleWarnings } from '../../domain/commerce/promotion-checks';
import { MAX_RULES, RULE_TYPES } from '../../domain/commerce/promotion.rule';
import { byIdentity } from '../../domain/shared/by-identity';
import { withNewPart, type Parts } from '../../domain/shared/parts/part';
import { useText } from '../shared/runtime/use-text';
import { PartList, useOpenParts } from '../shared/record/part-list';
import { useParts } from '../shared/record/use-parts';
import { RuleRow } from './rule-row';

/** The rules of a promotion: add, expand, remove, restore. @param stored the stored rules */
export const PromotionRules = ({ stored }: { readonly stored: Parts<RuleTerms> }) => {
  const text = useText();
  const { parts, editing, change, remove, restore, markOf, wrong, marked } = useParts(stored);
  const { opened, open, toggle } = useOpenParts(parts, wrong);
  const { start, end } = useFormikContext<PromotionDraft>().values;
  const warningsOf = useMemo(
    () => byIdentity((rule: RuleTerms) => ruleWarnings(rule, { start, end }).join(' ')),
    [end, start],
  );
  // Memoised: a key in a field outside the rules must not re-render them.
  const rows = useMemo(
    () =>
      parts.map((part, index) => (
        <RuleRow
          key={part.key}
          part={part}
          index={index}
          mark={markOf(part, index)}
          isOpen={opened.has(part.key)}
          editing={editing}
          warnings={part.state === 'marked' ? '' : warningsOf(part.value)}
          onToggle={toggle}
          onRemove={remove}
          onRestore={restore}
        />
      )),
    [editing, markOf, opened, parts, remove, restore, toggle, warningsOf],
  );
  const list = useRef<HTMLUListElement>(null);
  const count = text('commerce.rules.count', { count: parts.length - marked });
  return (
    <PartList
      title={text('commerce.rules.title')}
      counts={marked > 0 ? `${count}, ${text('commerce.rules.marked', { count: marked })}` : count}
      parts={parts}
      none={text(editing ? 'commerce.rules.noneYet' : 'commerce.rules.none')}
      hint={marked > 0 ? text('commerce.rules.markedHint', { count: marked }) : null}
      list={list}
      addLabel={text('commerce.rules.add')}
      kinds={
        editing && parts.length < MAX_RULES
          ? RULE_TYPES.map((type) => ({
              key: type,
              label: text(`commerce.ruleTypes.${type}`),
              onChoose: () => {
                const next = withNewPart(parts, newRule(type));
                for (const { key } of next.slice(-1)) open(key);
                change(() => next);
              },
            }))
          : []
      }
    >
      {rows}
    </PartList>
  );
};
