import type { Container } from 'inversify';
import { gatewayOf, type ResourceGateway } from '../../../../src/application/shared/ports/resource-gateway.port';
import type { Kind, Resource } from '../../../../src/domain/shared/resource';

/**
 * Holds reads of records of this kind until they are released; lists are answered. Call it before a record is opened.
 */
export const holdRecord = <K extends Kind>(services: Container, resource: Resource<K>): (() => void) => {
  const name = gatewayOf(resource);
  const gateway = services.get<ResourceGateway<K>>(name);
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  services.unbind(name);
  services
    .bind<ResourceGateway<K>>(name)
    .toConstantValue({ ...gateway, get: (id, options) => () => held.then(gateway.get(id, options)) });
  return () => {
    letGo();
  };
};
