import { overHttp } from '../support/http-office';
import { contractsIn } from '../support/run-contracts';

overHttp(...contractsIn(__dirname));
