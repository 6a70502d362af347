import { overHttp } from '../support/http-office';
import { sessionGatewayContract } from './session-gateway.contract';

overHttp(sessionGatewayContract);
