import { ContainerModule } from 'inversify';
import { coupons } from '../../domain/commerce/coupon';
import { defaultCarts } from '../../domain/commerce/default-cart';
import { netPrices } from '../../domain/commerce/net-price';
import { promotions } from '../../domain/commerce/promotion';
import { provide } from '../shared/provide.module';
import { Items } from './ports/items.port';
import { WiredPricePaste, wirePricePaste } from './wire-price-paste';
import { CartUsage } from './ports/cart-usage.port';
import { WiredCartUsage, wireCartUsage } from './wire-cart-usage';
import { CartLines, ItemPrices, PromotionRules } from './ports/commerce-parts.port';
import { wireResource } from '../shared/wire-resource.module';
import { wireRecordInParts } from '../shared/record/wire-record-in-parts.module';

/** Promotions and prices, wired once. */
export const commerceModule = new ContainerModule((options) => {
  provide(options, WiredPricePaste, wirePricePaste, [Items]);
  provide(options, WiredCartUsage, wireCartUsage, [CartUsage]);
  wireRecordInParts(
    options,
    defaultCarts,
    CartLines,
    ({ name }) => name,
    (draft, id) => ({ ...draft, id, code: '' }),
  );
  wireResource(options, coupons, ({ code }) => code);
  wireRecordInParts(
    options,
    promotions,
    PromotionRules,
    ({ name }) => name,
    (draft, id) => ({ ...draft, id }),
  );
  wireRecordInParts(
    options,
    netPrices,
    ItemPrices,
    ({ name }) => name,
    (draft, id) => ({ ...draft, id }),
  );
});
