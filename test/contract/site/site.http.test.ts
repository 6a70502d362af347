import { httpOffice } from '../support/http-office';
import { holidaysContract } from './holidays.contract';

holidaysContract('HTTP', httpOffice);
