import { overHttp } from '../support/over-http';
import { sessionGatewayContract } from './session-gateway.contract';

overHttp(sessionGatewayContract);
