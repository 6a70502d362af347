import type { Container } from 'inversify';
import { gatewayOf, type ResourceGateway } from '../../../../src/application/shared/ports/resource-gateway.port';
import type { FilterShape } from '../../../../src/domain/shared/list-query';
import type { Fields } from '../../../../src/domain/shared/merge';
import type { Identified, Resource } from '../../../../src/domain/shared/resource';

/**
 * Records of this kind stay on their way until they are let go; its lists answer as ever. Call it before one is opened.
 */
export const holdRecord = <
  Row extends Identified,
  Detail extends Draft & Identified,
  Draft extends Fields,
  Filter extends FilterShape,
>(
  services: Container,
  resource: Resource<Row, Detail, Draft, Filter>,
): (() => void) => {
  const name = gatewayOf(resource);
  const gateway = services.get<ResourceGateway<Row, Detail, Draft, Filter>>(name);
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  services.unbind(name);
  services
    .bind<ResourceGateway<Row, Detail, Draft, Filter>>(name)
    .toConstantValue({ ...gateway, get: (id, options) => () => held.then(gateway.get(id, options)) });
  return () => {
    letGo();
  };
};
