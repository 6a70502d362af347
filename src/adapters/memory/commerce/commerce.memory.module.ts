import { ContainerModule } from 'inversify';
import { Clock } from '../../../application/shared/ports/clock.port';
import { CommerceExtras } from '../../../application/commerce/ports/commerce-extras.port';
import { CartUsage } from '../../../application/commerce/ports/cart-usage.port';
import { CartLines, ItemPrices, PromotionRules } from '../../../application/commerce/ports/commerce-parts.port';
import { gatewayOf } from '../../../application/shared/ports/resource-gateway.port';
import { provide } from '../../../application/shared/provide.module';
import { token } from '../../../application/shared/token';
import { defaultCarts } from '../../../domain/commerce/default-cart';
import { coupons } from '../../../domain/commerce/coupon';
import { netPrices } from '../../../domain/commerce/net-price';
import { promotions } from '../../../domain/commerce/promotion';
import { Staff } from '../access/published/memory-people';
import { SimulatedCalls } from '../shared/memory-calls';
import { Items } from '../../../application/commerce/ports/items.port';
import { cartUsageMemory, defaultCartsMemory } from './default-carts.memory';
import { commerceExtrasMemory } from './commerce-extras.memory';
import { couponsMemory } from './coupons.memory';
import { itemsMemory } from './items.memory';
import { netPricesMemory } from './net-prices.memory';
import { promotionsMemory } from './promotions.memory';

const Promotions = token<ReturnType<typeof promotionsMemory>>('memory-promotions');
const Carts = token<ReturnType<typeof defaultCartsMemory>>('memory-default-carts');
const NetPrices = token<ReturnType<typeof netPricesMemory>>('memory-net-prices');

/** Promotions and prices in memory. */
export const commerceMemoryModule = new ContainerModule((options) => {
  provide(options, CommerceExtras, commerceExtrasMemory, [SimulatedCalls]);
  provide(options, Items, itemsMemory, [SimulatedCalls, Staff]);
  provide(options, Carts, defaultCartsMemory, [SimulatedCalls, Staff, Clock]);
  provide(options, gatewayOf(defaultCarts), ({ record }) => record, [Carts]);
  provide(options, CartLines, ({ parts }) => parts, [Carts]);
  provide(options, CartUsage, cartUsageMemory, [SimulatedCalls, Staff]);
  provide(options, gatewayOf(coupons), couponsMemory, [SimulatedCalls, Staff, Clock]);
  provide(options, Promotions, promotionsMemory, [SimulatedCalls, Staff, Clock]);
  provide(options, gatewayOf(promotions), ({ record }) => record, [Promotions]);
  provide(options, PromotionRules, ({ parts }) => parts, [Promotions]);
  provide(options, NetPrices, netPricesMemory, [SimulatedCalls, Staff, Clock]);
  provide(options, gatewayOf(netPrices), ({ record }) => record, [NetPrices]);
  provide(options, ItemPrices, ({ parts }) => parts, [NetPrices]);
});
