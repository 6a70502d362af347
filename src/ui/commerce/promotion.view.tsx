import { useCallback } from 'react';
import { promotions, type Promotion, type PromotionDraft, type PromotionRow } from '../../domain/commerce/promotion';
import { partOfPath } from '../../domain/shared/parts/merge-parts';
import { CommandButton } from '../shared/commands/command-button';
import { useSwitch } from '../shared/commands/command.bridge';
import { cart } from '../shared/icons/shell-shapes';
import { PlainList } from '../shared/list/plain-list';
import type { ScreenProps } from '../shared/page/screen';
import { PlainRecord } from '../shared/record/plain-record';
import type { PartTextOf } from '../shared/record/record-conflict';
import { RecordDay } from '../shared/record/record-day';
import { RecordTextField } from '../shared/record/record-fields';
import { RecordLayout } from '../shared/record/record-layout';
import { useChoiceText } from '../shared/runtime/use-dynamic-text';
import { useFormat } from '../shared/runtime/use-session';
import { useText } from '../shared/runtime/use-text';
import { PERIOD_COLUMNS, PERIOD_FILTERS } from './period-list';
import { ExplainPanel } from './explain/explain-panel';
import { PromotionHead } from './promotion-head';
import { PromotionRules } from './promotion-rules';
import { periodText, ruleText } from './rule-text';

const nameOf = ({ name }: Pick<PromotionRow, 'name'>): string => name;

const NO_RULES: Promotion['parts'] = [];

const PromotionRecord = (props: ScreenProps) => {
  const [text, choiceText] = [useText(), useChoiceText()];
  const format = useFormat();
  const [explains, explain] = useSwitch({ key: 'explain', label: 'commerce.explain.title', icon: cart });
  const partText = useCallback<PartTextOf<PromotionDraft>>(
    (path, { parts }) => {
      const { key: wanted, field } = partOfPath(path);
      const part = parts.find(({ key }) => key === wanted);
      if (part === undefined) return { label: text('commerce.rule.title'), value: text('commerce.rule.gone') };
      const period = periodText(part.value, text, format);
      const title = choiceText('commerce.ruleTypes', part.value.type);
      if (field === 'type') return { label: title, value: ruleText(part.value, text, format) };
      if (field === 'start')
        return {
          label: `${title}: ${text('commerce.rule.start')} – ${text('commerce.rule.end')}`,
          value: period ?? '',
        };
      if (field === 'accounts')
        return {
          label: `${title}: ${text('commerce.rule.accounts')}`,
          value: part.value.accounts.map(({ label }) => label).join(', '),
        };
      return {
        label: title,
        value: [
          part.state === 'marked' ? text('parts.marks.marked') : ruleText(part.value, text, format),
          ...(period === null ? [] : [period]),
        ].join(', '),
      };
    },
    [choiceText, format, text],
  );
  return (
    <PlainRecord
      {...props}
      resource={promotions}
      nameOf={nameOf}
      mayEdit
      deletable
      partText={partText}
      view={<CommandButton command={explain} />}
    >
      {(promotion) => (
        <RecordLayout rail={explains ? <ExplainPanel id={promotion?.id ?? null} /> : null} wideRail>
          <PromotionHead>
            <RecordTextField<PromotionDraft> name="name" />
            <RecordDay<PromotionDraft> name="start" required />
            <RecordDay<PromotionDraft> name="end" />
          </PromotionHead>
          <PromotionRules stored={promotion?.parts ?? NO_RULES} />
        </RecordLayout>
      )}
    </PlainRecord>
  );
};

export const promotionViews = {
  list: () => (
    <PlainList
      resource={promotions}
      strings="commerce.promotions"
      columns={PERIOD_COLUMNS}
      filters={PERIOD_FILTERS}
      nameOf={nameOf}
    />
  ),
  record: PromotionRecord,
};
