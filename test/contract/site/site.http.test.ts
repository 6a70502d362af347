import { httpOffice } from '../support/http-office';
import { runContracts } from '../support/run-contracts';
import { wholeQueryContract } from '../shared/whole-query.contract';

runContracts(__dirname, 'HTTP', httpOffice);
wholeQueryContract('HTTP', httpOffice);
