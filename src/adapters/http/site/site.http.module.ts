import { ContainerModule } from 'inversify';
import { gatewayOf } from '../../../application/shared/ports/resource-gateway.port';
import { provide } from '../../../application/shared/provide.module';
import { holidays } from '../../../domain/site/holiday';
import { HttpClient } from '../shared/http';
import { httpGateway } from '../shared/resource-gateway.http';
import { holidayCodec } from './holiday.codec';

/** What belongs to a website, over HTTP. */
export const siteHttpModule = new ContainerModule((options) => {
  provide(options, gatewayOf(holidays), (http) => httpGateway(http, holidayCodec), [HttpClient]);
});
