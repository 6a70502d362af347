import { defaultCarts, type CartLine } from '../../../domain/commerce/default-cart';
import { netPrices, type NetPrice } from '../../../domain/commerce/net-price';
import { promotions, type RuleTerms } from '../../../domain/commerce/promotion';
import { partsOf } from '../../shared/ports/record-parts.port';

/** Rules of promotions, items of carts and prices of items, each saved by calls of its own. */
export const PromotionRules = partsOf<RuleTerms>(promotions);
export const CartLines = partsOf<CartLine>(defaultCarts);
export const ItemPrices = partsOf<NetPrice>(netPrices);
