import { MemoryCalls } from '../../../src/adapters/memory/shared/memory-calls';
import { memoryBackend } from '../support/memory-backend';
import { sessionGatewayContract } from './session-gateway.contract';

sessionGatewayContract('memory', (onUnauthenticated) =>
  Promise.resolve(memoryBackend(new MemoryCalls(onUnauthenticated))),
);
