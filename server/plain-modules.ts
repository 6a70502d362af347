import { defaultCartModule } from './commerce/default-carts';
import { couponModule } from './commerce/coupons';
import { netPriceModule } from './commerce/net-prices';
import { promotionModule } from './commerce/promotions';
import { emailModule } from './communication/emails';
import { formModule } from './communication/forms';
import { searchLogModule } from './insight/search-log';
import { dnsModule } from './operations/dns';
import { errorCodeModule } from './operations/error-codes';
import { whitelistModule } from './operations/whitelist';
import type { PlainModule } from './shared/plain-module';
import { eventModule } from './site/events';
import { holidayModule } from './site/holidays';
import { menuModule } from './site/navigation/menus';
import { popupModule } from './site/popups';
import { redirectModule } from './site/redirects';
import { sparePartCategoryModule } from './spare-parts/categories';
import { sparePartLogModule } from './spare-parts/logs';
import { sparePartModule } from './spare-parts/references/references';

/** Routes, migrations, demonstration data and API tests are derived from this list. */
export const PLAIN_MODULES: readonly PlainModule[] = [
  holidayModule,
  redirectModule,
  popupModule,
  errorCodeModule,
  whitelistModule,
  dnsModule,
  searchLogModule,
  promotionModule,
  netPriceModule,
  couponModule,
  defaultCartModule,
  eventModule,
  formModule,
  emailModule,
  menuModule,
  sparePartCategoryModule,
  sparePartLogModule,
  sparePartModule,
];
