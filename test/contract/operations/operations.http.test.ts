import { overHttp } from '../support/http-backend';
import { contractsIn } from '../support/run-contracts';

overHttp(...contractsIn(__dirname));
