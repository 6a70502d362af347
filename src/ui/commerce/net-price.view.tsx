import { useCallback } from 'react';
import { netPrices, type NetPrices, type NetPricesDraft } from '../../domain/commerce/net-price';
import type { PromotionRow } from '../../domain/commerce/promotion';
import { isMoney } from '../../domain/shared/money';
import { partOfPath } from '../../domain/shared/parts/merge-parts';
import { RecordChoices } from '../content/published/choices/record-choices';
import { PlainList } from '../shared/list/plain-list';
import type { ScreenProps } from '../shared/page/screen';
import { PlainRecord } from '../shared/record/plain-record';
import type { PartTextOf } from '../shared/record/record-conflict';
import { RecordDay } from '../shared/record/record-day';
import { RecordTextField } from '../shared/record/record-fields';
import { RecordLayout } from '../shared/record/record-layout';
import { useFormat } from '../shared/runtime/use-session';
import { useText } from '../shared/runtime/use-text';
import { itemLabelOf } from '../../domain/commerce/published/item-label';
import { PERIOD_COLUMNS, PERIOD_FILTERS } from './period-list';
import { PriceConflicts } from './price-conflicts';
import { PriceList } from './price-list';
import { PromotionHead, WideField } from './promotion-head';

const nameOf = ({ name }: Pick<PromotionRow, 'name'>): string => name;

const NO_PRICES: NetPrices['parts'] = [];

const NetPriceRecord = (props: ScreenProps) => {
  const text = useText();
  const format = useFormat();
  const partText = useCallback<PartTextOf<NetPricesDraft>>(
    (path, { parts }) => {
      const { key: wanted } = partOfPath(path);
      const part = parts.find(({ key }) => key === wanted);
      if (part === undefined) return { label: text('commerce.prices.title'), value: text('commerce.rule.gone') };
      const { item, price } = part.value;
      return {
        label: itemLabelOf(item),
        value: part.state === 'marked' ? text('parts.marks.marked') : isMoney(price) ? format.money(price) : '',
      };
    },
    [format, text],
  );
  return (
    <PlainRecord {...props} resource={netPrices} nameOf={nameOf} mayEdit deletable partText={partText}>
      {(prices) => (
        <RecordLayout rail={null}>
          <PromotionHead>
            <RecordTextField<NetPricesDraft> name="name" />
            <RecordDay<NetPricesDraft> name="start" required />
            <RecordDay<NetPricesDraft> name="end" />
            <WideField>
              <RecordChoices<NetPricesDraft>
                source="account"
                name="accounts"
                hint={text('commerce.rule.allAccounts')}
              />
            </WideField>
          </PromotionHead>
          <PriceConflicts id={prices?.id ?? null} />
          <PriceList stored={prices?.parts ?? NO_PRICES} />
        </RecordLayout>
      )}
    </PlainRecord>
  );
};

export const netPriceViews = {
  list: () => (
    <PlainList
      resource={netPrices}
      strings="commerce.netPrices"
      columns={PERIOD_COLUMNS}
      filters={PERIOD_FILTERS}
      nameOf={nameOf}
    />
  ),
  record: NetPriceRecord,
};
