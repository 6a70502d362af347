import { httpOffice } from '../support/http-office';
import { runContracts } from '../support/run-contracts';

runContracts(__dirname, 'HTTP', httpOffice);
