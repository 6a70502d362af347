import { makeStyles } from '@griffel/react';
import type { PromotionDraft, RuleTerms } from '../../domain/commerce/promotion';
import { isRuleType, scopeOf } from '../../domain/commerce/promotion.rule';
import { RecordChoices } from '../content/published/choices/record-choices';
import { RecordDay } from '../shared/record/record-day';
import { useText } from '../shared/runtime/use-text';
import { sizes, phone } from '../shared/theme/sizes';
import { kantoorTokens as tokens } from '../shared/theme/theme';
import { ItemsField } from '../content/published/choices/items-field';
import { itemOf } from './item-of';
import { RuleLevels } from './rule-levels';

const useStyles = makeStyles({
  fields: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
    gap: `${sizes.fieldGap} ${tokens.spacingHorizontalXXL}`,
    padding: `4px 12px ${sizes.fieldGap} 36px`,
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingLeft: '12px' },
  },
  scope: { display: 'grid', alignContent: 'start', gap: sizes.fieldGap, minWidth: 0 },
  dates: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
    gap: `${sizes.fieldGap} ${tokens.spacingHorizontalM}`,
  },
});

interface RuleFieldsProps {
  /** Path of the rule in the form. */
  readonly path: `parts.${number}.value`;
  readonly rule: RuleTerms;
}

/** The fields of a rule, depending on its type. Rule R-COM-02. */
export const RuleFields = ({ path, rule }: RuleFieldsProps) => {
  const styles = useStyles();
  const text = useText();
  const scope = scopeOf(rule.type);
  // A type known only to the API may have any restriction.
  const hasAny = !isRuleType(rule.type);
  return (
    <div data-field="" className={styles.fields}>
      <RuleLevels path={path} rule={rule} />
      <div className={styles.scope}>
        <div className={styles.dates}>
          <RecordDay<PromotionDraft> name={`${path}.start`} label={text('commerce.rule.start')} />
          <RecordDay<PromotionDraft> name={`${path}.end`} label={text('commerce.rule.end')} />
        </div>
        {(scope === 'assortments' || hasAny) && (
          <RecordChoices<PromotionDraft>
            source="assortment"
            name={`${path}.assortments`}
            label={text('commerce.rule.assortments')}
          />
        )}
        {(scope === 'items' || hasAny) && (
          <ItemsField name={`${path}.items`} label={text('commerce.rule.items')} itemOf={itemOf} />
        )}
        <RecordChoices<PromotionDraft>
          source="account"
          name={`${path}.accounts`}
          label={text('commerce.rule.accounts')}
          hint={text('commerce.rule.allAccounts')}
        />
      </div>
    </div>
  );
};
