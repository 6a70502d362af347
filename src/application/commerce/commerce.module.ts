import { ContainerModule } from 'inversify';
import { coupons } from '../../domain/commerce/coupon';
import { defaultCarts } from '../../domain/commerce/default-cart';
import { netPrices } from '../../domain/commerce/net-price';
import { promotions } from '../../domain/commerce/promotion';
import { Contexts } from '../shared/contexts';
import { gatewayOf } from '../shared/ports/resource-gateway.port';
import { provide } from '../shared/provide.module';
import { CommerceExtras } from './ports/commerce-extras.port';
import { Items } from './ports/items.port';
import { WiredCalendar, wireCalendar } from './wire-calendar';
import { WiredCartNames, wireCartNames } from './wire-cart-names';
import { WiredCouponTwin, wireCouponTwin } from './wire-coupon-twin';
import { WiredExplaining, wireExplaining } from './wire-explaining';
import { WiredPriceLists, wirePriceLists } from './wire-price-lists';
import { WiredPricePaste, wirePricePaste } from './wire-price-paste';
import { CartUsage } from './ports/cart-usage.port';
import { WiredCartUsage, wireCartUsage } from './wire-cart-usage';
import { CartLines, ItemPrices, PromotionRules } from './ports/commerce-parts.port';
import { wireResource } from '../shared/wire-resource.module';
import { wireRecordInParts } from '../shared/record/wire-record-in-parts.module';

/** Wiring of promotions and prices. */
export const commerceModule = new ContainerModule((options) => {
  provide(options, WiredPricePaste, wirePricePaste, [Items]);
  provide(options, WiredCartUsage, wireCartUsage, [CartUsage]);
  const terms = [gatewayOf(promotions), gatewayOf(netPrices), gatewayOf(coupons)] as const;
  provide(options, WiredExplaining, wireExplaining, [CommerceExtras, Items, gatewayOf(defaultCarts), ...terms]);
  provide(options, WiredCartNames, wireCartNames, [gatewayOf(defaultCarts)]);
  provide(options, WiredCouponTwin, wireCouponTwin, [gatewayOf(coupons)]);
  provide(options, WiredPriceLists, wirePriceLists, [CommerceExtras, gatewayOf(netPrices)]);
  provide(options, WiredCalendar, wireCalendar, [CommerceExtras, ...terms, Contexts]);
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
