import { ContainerModule } from 'inversify';
import { gatewayOf } from '../../../application/shared/ports/resource-gateway.port';
import { provide } from '../../../application/shared/provide.module';
import { events } from '../../../domain/site/event';
import { HttpClient } from '../shared/http';
import { httpGateway } from '../shared/resource-gateway.http';
import { eventCodec } from './event.codec';

/** Events over HTTP. */
export const eventHttpModule = new ContainerModule((options) => {
  provide(options, gatewayOf(events), (http) => httpGateway(http, eventCodec), [HttpClient]);
});
