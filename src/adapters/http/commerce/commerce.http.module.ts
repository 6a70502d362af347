import { ContainerModule } from 'inversify';
import { CommerceExtras } from '../../../application/commerce/ports/commerce-extras.port';
import { CartUsage } from '../../../application/commerce/ports/cart-usage.port';
import { CartLines, ItemPrices, PromotionRules } from '../../../application/commerce/ports/commerce-parts.port';
import { gatewayOf } from '../../../application/shared/ports/resource-gateway.port';
import { provide } from '../../../application/shared/provide.module';
import { defaultCarts } from '../../../domain/commerce/default-cart';
import { coupons } from '../../../domain/commerce/coupon';
import { netPrices } from '../../../domain/commerce/net-price';
import { promotions } from '../../../domain/commerce/promotion';
import { HttpClient } from '../shared/http';
import { httpGateway } from '../shared/resource-gateway.http';
import { Items } from '../../../application/commerce/ports/items.port';
import { cartUsageHttp } from './cart-usage.http';
import { cartLineCodec, defaultCartCodec } from './default-cart.codec';
import { commerceExtrasHttp } from './commerce-extras.http';
import { couponCodec } from './coupon.codec';
import { itemsHttp } from './items.http';
import { netPriceRuleCodec, netPricesCodec } from './net-price.codec';
import { promotionCodec, promotionRuleCodec } from './promotion.codec';
import { recordPartsHttp } from '../shared/record-parts.http';

/** Promotions and prices over HTTP. */
export const commerceHttpModule = new ContainerModule((options) => {
  provide(options, CommerceExtras, commerceExtrasHttp, [HttpClient]);
  provide(options, Items, itemsHttp, [HttpClient]);
  provide(options, gatewayOf(defaultCarts), (http) => httpGateway(http, defaultCartCodec), [HttpClient]);
  provide(options, CartLines, (http) => recordPartsHttp(http, cartLineCodec), [HttpClient]);
  provide(options, CartUsage, cartUsageHttp, [HttpClient]);
  provide(options, gatewayOf(coupons), (http) => httpGateway(http, couponCodec), [HttpClient]);
  provide(options, gatewayOf(promotions), (http) => httpGateway(http, promotionCodec), [HttpClient]);
  provide(options, PromotionRules, (http) => recordPartsHttp(http, promotionRuleCodec), [HttpClient]);
  provide(options, gatewayOf(netPrices), (http) => httpGateway(http, netPricesCodec), [HttpClient]);
  provide(options, ItemPrices, (http) => recordPartsHttp(http, netPriceRuleCodec), [HttpClient]);
});
