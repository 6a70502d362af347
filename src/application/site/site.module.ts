import { ContainerModule } from 'inversify';
import { holidays } from '../../domain/site/holiday';
import { popups } from '../../domain/site/popup';
import { redirects } from '../../domain/site/redirect';
import { addressesOf } from '../shared/links/address-source';
import { gatewayOf } from '../shared/ports/resource-gateway.port';
import { provide } from '../shared/provide.module';
import { wireResource } from '../shared/wire-resource.module';
import { popupDates } from './dated-rows';
import { PopupDates } from './ports/dated.port';
import { redirectsFrom } from './redirects-from';
import { WiredRedirectCheck, wireRedirectCheck } from './wire-redirect-check';

/** Wiring of holidays, popups and redirects. */
export const siteModule = new ContainerModule((options) => {
  wireResource(options, holidays, ({ reason }) => reason);
  wireResource(options, redirects, ({ from }) => from);
  wireResource(options, popups, ({ title }) => title);
  provide(options, addressesOf(redirects), redirectsFrom, [gatewayOf(redirects)]);
  provide(options, PopupDates, popupDates, [gatewayOf(popups)]);
  provide(options, WiredRedirectCheck, wireRedirectCheck, [gatewayOf(redirects)]);
});
