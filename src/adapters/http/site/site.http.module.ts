import { ContainerModule } from 'inversify';
import { gatewayOf } from '../../../application/shared/ports/resource-gateway.port';
import { provide } from '../../../application/shared/provide.module';
import { holidays } from '../../../domain/site/holiday';
import { popups } from '../../../domain/site/popup';
import { redirects } from '../../../domain/site/redirect';
import { HttpClient } from '../shared/http';
import { httpGateway } from '../shared/resource-gateway.http';
import { holidayCodec } from './holiday.codec';
import { popupCodec } from './popup.codec';
import { redirectCodec } from './redirect.codec';

/** Holidays, redirects and popups over HTTP. */
export const siteHttpModule = new ContainerModule((options) => {
  provide(options, gatewayOf(holidays), (http) => httpGateway(http, holidayCodec), [HttpClient]);
  provide(options, gatewayOf(redirects), (http) => httpGateway(http, redirectCodec), [HttpClient]);
  provide(options, gatewayOf(popups), (http) => httpGateway(http, popupCodec), [HttpClient]);
});
