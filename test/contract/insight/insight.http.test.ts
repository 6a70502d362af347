import { httpOffice } from '../support/http-office';
import { searchLogContract } from './search-log.contract';

searchLogContract('HTTP', httpOffice);
