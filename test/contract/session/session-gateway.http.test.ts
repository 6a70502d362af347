import { httpOffice } from '../support/http-office';
import { sessionGatewayContract } from './session-gateway.contract';

sessionGatewayContract('HTTP', httpOffice);
