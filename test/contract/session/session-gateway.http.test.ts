import { overHttp } from '../support/http-backend';
import { sessionGatewayContract } from './session-gateway.contract';

overHttp(sessionGatewayContract);
