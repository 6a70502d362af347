import { overHttp } from '../support/http-office';
import { contractsIn } from '../support/run-contracts';

// The reference API has no statistics yet.
overHttp(...contractsIn(__dirname).filter(({ name }) => name !== 'statisticsContract'));
