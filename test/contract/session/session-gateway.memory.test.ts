import { memoryOffice } from '../support/memory-office';
import { sessionGatewayContract } from './session-gateway.contract';

sessionGatewayContract('memory', () => Promise.resolve(memoryOffice()));
