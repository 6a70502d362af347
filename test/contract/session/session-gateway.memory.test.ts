import { MemoryCalls } from '../../../src/adapters/memory/shared/memory-calls';
import { memoryOffice } from '../support/memory-office';
import { sessionGatewayContract } from './session-gateway.contract';

sessionGatewayContract('memory', (onUnauthenticated) =>
  Promise.resolve(memoryOffice(new MemoryCalls(onUnauthenticated))),
);
