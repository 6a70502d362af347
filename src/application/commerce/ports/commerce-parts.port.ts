import { defaultCarts, type CartLine } from '../../../domain/commerce/default-cart';
import { netPrices, type NetPrice } from '../../../domain/commerce/net-price';
import { promotions, type RuleTerms } from '../../../domain/commerce/promotion';
import { partsOf } from '../../shared/ports/record-parts.port';

/** Promotion rules, cart items and net prices, each saved by calls of its own. */
export const PromotionRules = partsOf<RuleTerms>(promotions);
export const CartLines = partsOf<CartLine>(defaultCarts);
export const ItemPrices = partsOf<NetPrice>(netPrices);
