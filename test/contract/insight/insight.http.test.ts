import { overHttp } from '../support/over-http';
import { contractsIn } from '../support/run-contracts';

overHttp(...contractsIn(__dirname));
